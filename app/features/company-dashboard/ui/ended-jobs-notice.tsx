import type { EndedJobWithRest } from "#app/features/company-dashboard/dashboard.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Asks a company to answer those who still wait though the job has ended. */
export function EndedJobsNotice({ ended }: { ended: EndedJobWithRest[] }) {
  const { unanswered, jobs } = useAllMessages();
  if (ended.length === 0) return null;
  return (
    <Notice kind="warn" icon="clock" title={unanswered.endedTitle} className="mb-4">
      <ul>
        {ended.map(({ id, title, waiting }) => (
          <li key={id}>
            <a className="tap" href={paths.applicants(id)}>
              <bdi>{title || jobs.noTitle}</bdi>
            </a>
            {" · "}
            {unanswered.waiting(waiting)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
