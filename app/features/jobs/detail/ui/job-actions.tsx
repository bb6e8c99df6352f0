import { shortName } from "#app/features/jobs/short-address.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SaveJob } from "#app/offline/ui/save-job.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { ShareMenu } from "./share-menu.tsx";

type JobActsProps = { jobId: string; title: string; own: boolean };

/** What can be done with a public job besides applying: save, share, report. */
export function JobActs({ jobId, title, own }: JobActsProps) {
  const messages = useMessages().jobs;
  return (
    <div className="row no-print">
      <SaveJob jobId={jobId} />
      <ShareMenu path={paths.shortJob(shortName(jobId))} title={title} />
      {!own && (
        <a className="tap report-link" href={paths.report(jobId)}>
          <Icon name="flag" /> {messages.report}
        </a>
      )}
    </div>
  );
}
