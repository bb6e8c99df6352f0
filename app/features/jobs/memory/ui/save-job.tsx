import { memoryKey } from "#app/features/job/memory-key.ts";
import { useSaving } from "#app/features/jobs/memory/use-saving.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
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
  const messages = useMessages().offline.saved;
  const own = root?.memory ?? null;
  const { isSaved, hasFailed, toggle } = useSaving(jobId, own?.saved.includes(memoryKey(jobId)));

  return (
    <form
      method={own ? "post" : "get"}
      action={own ? paths.memory() : paths.savedJobs()}
      onSubmit={(event) => toggle(event, withForm)}
      className="save-job row no-print"
      data-job={own ? undefined : memoryKey(jobId)}
    >
      {own && <input type="hidden" name="next" value={paths.job(jobId)} />}
      <input type="hidden" name={own ? (isSaved ? "unsave" : "save") : "job"} value={jobId} />
      <Button icon={isSaved ? "check" : "bookmark"} data-js="">
        {isSaved || own ? (
          <span>{isSaved ? messages.saved : messages.save}</span>
        ) : (
          <>
            <span className="not-saved">{messages.save}</span>
            <span className="is-saved">{messages.saved}</span>
          </>
        )}
        {isSaved && <span className="sr">: {messages.remove}</span>}
      </Button>
      {isSaved && (
        <a className="tap" href={paths.savedJobs()}>
          {messages.title}
        </a>
      )}
      {hasFailed && (
        <p className="hint" role="alert">
          {messages.notSaved}
        </p>
      )}
    </form>
  );
}
