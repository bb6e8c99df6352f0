import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import type { ManagedRow } from "#app/features/company-dashboard/managed-row.ts";
import { mayActOnJob } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import type { ManagedFilter } from "#app/features/jobs/lifecycle/managed-job.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Page } from "#app/platform/paging.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { Table } from "#app/ui/list/table.tsx";
import { JobMenu } from "./job-menu.tsx";
import { JobNote, JobStateBadge } from "./job-state.tsx";

type Props = { jobs: Page<ManagedRow>; filter: ManagedFilter; mayChange: boolean };

/** One page of a company's jobs with state, applications and actions. */
export function ManagedJobs({ jobs, filter, mayChange }: Props) {
  const { manage } = useAllMessages();
  const { columns } = manage;
  if (jobs.items.length === 0) return <Empty title={manage.none} reason={manage.noneMore} />;
  return (
    <>
      <Table
        caption={manage.title}
        columns={[columns.job, columns.status, columns.applications]}
        actions={columns.options}
      >
        {jobs.items.map((job) => (
          <ManagedJobRow key={job.id} job={job} mayChange={mayChange} />
        ))}
      </Table>
      <Pagination
        page={jobs.page}
        pages={jobs.pages}
        to={(page) => paths.ownJobs({ state: filter === "all" ? null : filter, page })}
      />
    </>
  );
}

function ManagedJobRow({ job, mayChange }: { job: ManagedRow; mayChange: boolean }) {
  const { manage, jobs, moderation } = useAllMessages();
  const title = job.title.trim() || jobs.noTitle;
  const isEnded = job.state === "closed" || job.state === "suspended";
  // Owners and recruiters may do the same with a job; only readers may less.
  const role: CompanyRole = mayChange ? "recruiter" : "reader";
  const mayPreview = mayActOnJob("preview", job.state, role);
  return (
    <tr>
      <td data-h={manage.columns.job}>
        <a className={isEnded ? undefined : "font-strong"} href={hrefOf(job, mayPreview)}>
          <bdi>{title}</bdi>
        </a>
        <JobNote job={job} />
        {job.review && (
          <p className="small">
            <a href={paths.ownReview(job.id)}>
              {job.review === "changes_requested" && `${moderation.own.changes_requested}: `}
              {moderation.own.why}
              <span className="sr"> {title}</span>
            </a>
          </p>
        )}
      </td>
      <td data-h={manage.columns.status}>
        <JobStateBadge job={job} />
      </td>
      <td data-h={manage.columns.applications}>
        <Applications job={job} />
      </td>
      <td>
        <div className="row flex-nowrap justify-end gap-2">
          {job.state === "draft" && mayChange && (
            <ButtonLink to={paths.previewJob(job.id)} className="shrink-0 max-md:px-3">
              {manage.acts.finish}
              <span className="sr"> {title}</span>
            </ButtonLink>
          )}
          {mayChange && <JobMenu job={job} title={title} role={role} />}
        </div>
      </td>
    </tr>
  );
}

function hrefOf(job: ManagedRow, mayPreview: boolean): string {
  return mayPreview ? paths.previewJob(job.id) : paths.job(job.id);
}

function Applications({ job: { id, applications, unopened } }: { job: ManagedRow }) {
  const { manage } = useAllMessages();
  if (applications === 0) return <span className="muted">–</span>;
  return (
    <>
      <a className="num" href={paths.applicants(id)}>
        {formatNumber(applications)}
      </a>{" "}
      {unopened > 0 && <Badge tone="new">{manage.newOnes(unopened)}</Badge>}
    </>
  );
}
