import { type MouseEvent, useState } from "react";
import { hideJob } from "#app/features/jobs/memory/hide-job.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { formId } from "./save-mark.tsx";

type HideMarkProps = { jobId: string; title: string; own: boolean };

/** Hides a job in a list: a form's button for an account, a script's, and there with it, for a visitor. */
export function HideMark({ jobId, title, own }: HideMarkProps) {
  const messages = useMessages().memory;
  const [failed, setFailed] = useState(false);
  const hydrated = useHydrated();

  async function hide(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const isShared = document.getElementById(formId)?.dataset.shared !== undefined;
    setFailed(!(await hideJob({ id: jobId, title }, true, { own, isShared })));
  }

  if (!own && !hydrated) return null;
  return (
    <>
      <button
        type={own ? "submit" : "button"}
        form={own ? formId : undefined}
        name={own ? "hide" : undefined}
        value={own ? jobId : undefined}
        className="icon-btn save hide above"
        aria-label={messages.hide}
        onClick={hide}
        data-js={own ? "" : undefined}
      >
        <Icon name="eye-off" />
      </button>
      {failed && (
        <p className="hint col-span-full" role="alert">
          {messages.notStored}
        </p>
      )}
    </>
  );
}
