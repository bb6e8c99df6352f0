import { shortName } from "#app/features/job/short-address.ts";
import { HideJobButton } from "#app/features/jobs/memory/ui/hide-job-button.tsx";
import { SaveJob } from "#app/features/jobs/memory/ui/save-job.tsx";
import { ShareMenu } from "#app/features/jobs/ui/share-menu.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

type JobActsProps = { jobId: string; title: string; shared: readonly string[]; own: boolean };

/** Actions of a public job besides applying: save, hide, share, report. */
export function JobActs({ jobId, title, shared, own }: JobActsProps) {
  const messages = useMessages().jobs;
  return (
    <div className="row no-print">
      <SaveJob jobId={jobId} />
      <ShareMenu path={paths.shortJob(shortName(jobId))} title={title} more={shared} />
      {!own && <HideJobButton jobId={jobId} title={title} />}
      {!own && (
        <a className="tap report-link" href={paths.report(jobId)}>
          <Icon name="flag" /> {messages.report}
        </a>
      )}
    </div>
  );
}
