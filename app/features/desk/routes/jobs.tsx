import { deskPaths } from "#app/desk-paths.ts";
import { jobKinds, readDeskQuery } from "#app/features/desk/desk-query.ts";
import { listDeskJobs } from "#app/features/desk/jobs/list-jobs.server.ts";
import { DeskList } from "#app/features/desk/ui/desk-list.tsx";
import { JobStateBadge } from "#app/features/desk/ui/job-state-badge.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { Route } from "./+types/jobs.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const query = readDeskQuery(request, jobKinds);
  return { query, list: await listDeskJobs(person, query, context.get(languageContext)) };
}

export default function Jobs({ loaderData: { query, list } }: Route.ComponentProps) {
  const { desk, jobs } = useAllMessages();
  const language = useLanguage();
  return (
    <DeskList
      here="jobs"
      path={deskPaths.deskJobs}
      texts={desk.jobs}
      kinds={jobKinds}
      query={query}
      list={list}
      columns={[desk.job, desk.company, desk.place, desk.posted, desk.state]}
      row={(job) => (
        <tr key={job.id}>
          <td className="lead" data-h={desk.job}>
            <a href={deskPaths.deskJob(job.id)}>
              <bdi>{job.title || jobs.noTitle}</bdi>
            </a>
          </td>
          <td data-h={desk.company}>
            <a href={deskPaths.deskCompany(job.company.id)}>
              <bdi>{job.company.name || jobs.noCompany}</bdi>
            </a>
          </td>
          <td data-h={desk.place}>
            <bdi>{job.place}</bdi>
          </td>
          <td data-h={desk.posted}>
            <time dateTime={job.createdAt}>{formatDate(job.createdAt, language)}</time>
          </td>
          <td data-h={desk.state}>
            <span className="row gap-1">
              <JobStateBadge state={job.state} />
              {job.isFeatured && <Badge tone="featured">{desk.featured}</Badge>}
            </span>
          </td>
        </tr>
      )}
    />
  );
}
