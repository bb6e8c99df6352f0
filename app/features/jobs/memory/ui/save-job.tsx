import { type FormEvent, useState } from "react";
import { memoryKey } from "#app/features/job/memory-key.ts";
import { copyForm, copyInStep } from "#app/features/jobs/memory/offline-copy.ts";
import { sendOwnAct, useOwnAct } from "#app/features/jobs/memory/use-memory.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { canSave, useSavedIds } from "#app/offline/saved-ids.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

/**
 * Saves a job, in the account or on a visitor's device. Without scripts a visitor is led to the
 * page about saving.
 */
export function SaveJob({ jobId }: { jobId: string }) {
  const root = useRootData();
  // Anyone who may apply can do so offline, if the form is there.
  const withForm = root?.account?.userType === "customer_employee";
  const { offline } = useMessages();
  const messages = offline.saved;
  const language = useLanguage();
  const own = root?.memory ?? null;
  const act = useOwnAct("saved", jobId);
  const onDevice = useSavedIds()?.has(jobId) ?? false;
  const isSaved = own ? (act ?? own.saved.includes(memoryKey(jobId))) : onDevice;
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  // An account's is marked at the press; a device has it only once its copy is there.
  const [meant, setMeant] = useState<boolean>();
  const saved = meant ?? isSaved;

  async function toggle(event: FormEvent) {
    if (!own && !canSave()) return;
    event.preventDefault();
    if (state === "saving") return;
    setState("saving");
    if (own) setMeant(!saved);
    const copied = copyInStep(jobId, !saved, language);
    const done = own
      ? await sendOwnAct(saved ? "unsave" : "save", jobId, { kind: "saved", is: !saved })
      : await copied;
    setState(done ? "idle" : "failed");
    setMeant(undefined);
    if (done && (await copied) && withForm && !saved) await copyForm(jobId);
  }

  return (
    <form
      method={own ? "post" : "get"}
      action={own ? paths.memory() : paths.savedJobs()}
      onSubmit={toggle}
      className="save-job row no-print"
    >
      {own && <input type="hidden" name="next" value={paths.job(jobId)} />}
      <input type="hidden" name={own ? (saved ? "unsave" : "save") : "job"} value={jobId} />
      <Button
        icon={saved ? "check" : "bookmark"}
        busy={state === "saving" && !own && messages.save}
        data-js=""
      >
        {saved ? messages.saved : messages.save}
        {saved && <span className="sr">: {messages.remove}</span>}
      </Button>
      {saved && (
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
