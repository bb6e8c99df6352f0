import { type MouseEvent, useState } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { canSave, removeJob, saveForm, saveJob } from "#app/offline/saved.ts";
import { readSavedIds, useSavedIds } from "#app/offline/saved-ids.ts";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

const formId = "save-job";

/** The form of a list's save buttons without scripts: it leads to the page that explains what saving needs. */
export function SaveForm() {
  const root = useRootData();
  // Anyone who may apply can do so offline, if the form is there.
  const withForm = root?.account?.userType === "customer_employee";
  return (
    <form id={formId} action={paths.savedJobs()} hidden data-apply={withForm ? "" : undefined} />
  );
}

/** Saves a job on this device, or removes it; `SaveForm` stands on the same page. */
export function SaveMark({ jobId }: { jobId: string }) {
  const messages = useMessages().offline.saved;
  const language = useLanguage();
  const saved = useSavedIds()?.has(jobId);
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");

  async function toggle(event: MouseEvent<HTMLButtonElement>) {
    if (!canSave()) return;
    event.preventDefault();
    if (state === "saving") return;
    const withForm = event.currentTarget.form?.dataset.apply !== undefined;
    setState("saving");
    try {
      await (saved ? removeJob(jobId) : saveJob(jobId, language));
      await readSavedIds();
      setState("idle");
    } catch {
      return setState("failed");
    }
    if (withForm && !saved) await saveForm(jobId).catch(() => {});
  }

  return (
    <>
      <button
        type="submit"
        form={formId}
        name="job"
        value={jobId}
        className={classNames("icon-btn save above", saved && "on")}
        aria-label={messages.saveMark}
        aria-pressed={saved}
        aria-busy={state === "saving" || undefined}
        onClick={toggle}
        data-js=""
      >
        <Icon name="bookmark" />
      </button>
      {state === "failed" && (
        <p className="hint col-span-full" role="alert">
          {messages.notSaved}
        </p>
      )}
    </>
  );
}
