import { memoryKey } from "#app/features/job/memory-key.ts";
import { hideJob } from "#app/features/jobs/memory/hide-job.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

/** The button that was pressed has left the page, or its menu has closed. */
const focusOn = (button: HTMLElement | null) => button?.focus();

/** Says that a job has just been hidden, in place of its card or on its page; leaves with the page. */
export function HiddenLine({ id, title }: { id: string; title: string }) {
  const messages = useMessages().memory;
  const root = useRootData();
  const own = Boolean(root?.memory);
  const text = messages.hidden({ title });

  async function undo() {
    await hideJob({ id, title }, false, { own, isShared: root?.isSharedDevice ?? false });
    focusOn(
      document.querySelector(`.job[data-job="${memoryKey(id)}"] a,.job-acts .row-menu summary`),
    );
  }

  return (
    <p className="hidden-job row flex-nowrap" role="status">
      <Icon name="eye-off" />
      <span className="min-w-0 grow wrap-anywhere">
        <bdi>{text}</bdi>
      </span>
      <button
        type="button"
        className="btn btn-text"
        aria-label={`${messages.undo}: ${text}`}
        onClick={undo}
        ref={focusOn}
      >
        {messages.undo}
      </button>
    </p>
  );
}
