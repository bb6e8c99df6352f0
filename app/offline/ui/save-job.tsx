import { type FormEvent, useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { canSave, isSaved, removeJob, saveForm, saveJob } from "#app/offline/saved.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

/** Saves a job on this device. Without scripts it leads to the page that explains what saving needs. */
export function SaveJob({ jobId }: { jobId: string }) {
  const root = useRootData();
  // Anyone who may apply can do so offline, if the form is there.
  const withForm = root?.account?.userType === "customer_employee";
  const messages = useMessages().offline.saved;
  const language = useLanguage();
  const [state, setState] = useState<"not" | "saving" | "saved" | "failed">("not");

  useEffect(() => {
    if (canSave()) isSaved(jobId).then((saved) => setState(saved ? "saved" : "not"));
  }, [jobId]);

  async function toggle(event: FormEvent) {
    if (!canSave()) return;
    event.preventDefault();
    if (state === "saving") return;
    if (state === "saved") {
      await removeJob(jobId);
      return setState("not");
    }
    setState("saving");
    try {
      await saveJob(jobId, language);
      setState("saved");
    } catch {
      return setState("failed");
    }
    if (withForm) await saveForm(jobId).catch(() => {});
  }

  return (
    <form action={paths.savedJobs()} onSubmit={toggle} className="save-job row no-print">
      <input type="hidden" name="job" value={jobId} />
      <Button
        icon={state === "saved" ? "check" : "bookmark"}
        busy={state === "saving" && messages.saving}
        data-js=""
      >
        {state === "saved" ? messages.saved : messages.save}
        {state === "saved" && <span className="sr">: {messages.remove}</span>}
      </Button>
      {state === "saved" && (
        <a className="tap" href={paths.savedJobs()}>
          {messages.title}
        </a>
      )}
      {state === "failed" && (
        <p className="hint" role="alert">
          {messages.notSaved}
        </p>
      )}
    </form>
  );
}
