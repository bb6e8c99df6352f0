import { useState } from "react";
import { shortName } from "#app/features/job/short-address.ts";
import { useHiddenNow, useHiddenUntilLeft } from "#app/features/jobs/memory/hidden-now.ts";
import { HiddenLine } from "#app/features/jobs/memory/ui/hidden-line.tsx";
import { HideJobButton } from "#app/features/jobs/memory/ui/hide-job-button.tsx";
import { SaveJob } from "#app/features/jobs/memory/ui/save-job.tsx";
import { ShareMenu } from "#app/features/jobs/ui/share-menu.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { RowMenu } from "#app/ui/list/row-menu.tsx";

/** Marked by their letter, so that the board can count by which way a job was opened. */
function sharedPaths(jobId: string) {
  const name = shortName(jobId);
  return {
    whatsapp: paths.shortJob(name, "w"),
    telegram: paths.shortJob(name, "t"),
    link: paths.shortJob(name),
  };
}

type JobActsProps = { jobId: string; title: string; shared: readonly string[]; own: boolean };

/** Actions of a public job besides applying, in one row: save, share; hide and report behind a "…". */
export function JobActs({ jobId, title, shared, own }: JobActsProps) {
  const { jobs, memory } = useMessages();
  const isHiddenNow = useHiddenNow().has(jobId);
  const [isStored, setStored] = useState(true);
  useHiddenUntilLeft();
  return (
    <>
      <div className="reading-acts job-acts no-print">
        <SaveJob jobId={jobId} />
        <ShareMenu path={sharedPaths(jobId)} title={title} more={shared} />
        {!own && (
          <RowMenu label={jobs.moreActs}>
            <HideJobButton jobId={jobId} title={title} onDone={setStored} />
            <a href={paths.report(jobId)}>
              <Icon name="flag" />
              {jobs.report}
            </a>
          </RowMenu>
        )}
      </div>
      {isHiddenNow && isStored && <HiddenLine id={jobId} title={title} />}
      {!isStored && (
        <p className="hint" role="alert">
          {memory.notStored}
        </p>
      )}
    </>
  );
}
