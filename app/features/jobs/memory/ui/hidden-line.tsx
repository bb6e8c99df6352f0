import { hideJob } from "#app/features/jobs/memory/hide-job.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

/** In place of a card that has just been hidden; leaves with the page. */
export function HiddenLine({ id, title }: { id: string; title: string }) {
  const messages = useMessages().memory;
  const root = useRootData();
  const own = Boolean(root?.memory);
  const undo = () =>
    hideJob({ id, title }, false, { own, isShared: root?.isSharedDevice ?? false });
  return (
    <p className="hidden-job row flex-nowrap" role="status">
      <Icon name="eye-off" />
      <span className="min-w-0 grow wrap-anywhere">
        <bdi>{messages.hidden({ title })}</bdi>
      </span>
      <button type="button" className="btn btn-text" onClick={undo}>
        {messages.undo}
      </button>
    </p>
  );
}
