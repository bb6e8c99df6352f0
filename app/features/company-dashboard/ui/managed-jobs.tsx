import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import type { ManagedRow } from "#app/features/company-dashboard/managed-row.ts";
import { mayActOnJob } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import {
  type ManagedCounts,
  type ManagedFilter,
  managedFilters,
} from "#app/features/jobs/lifecycle/managed-job.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Page } from "#app/platform/paging.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Bars } from "#app/ui/chart/day-bars.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { Table } from "#app/ui/list/table.tsx";
import { JobMenu } from "./job-menu.tsx";
import { JobState } from "./job-state.tsx";
import { NoJobs } from "./no-jobs.tsx";

type Props = {
  jobs: Page<ManagedRow>;
  counts: ManagedCounts;
  filter: ManagedFilter;
  mayChange: boolean;
};

const listAddress = (filter: ManagedFilter, page?: number) =>
  paths.companyDashboard({ state: filter === "all" ? null : filter, page });

/** One page of a company's jobs, with their filters. */
export function ManagedJobs({ jobs, counts, filter, mayChange }: Props) {
  const { manage } = useAllMessages();
  if (counts.all === 0) return <NoJobs mayPost={mayChange} />;
  return (
    <>
      <div className="mb-4">
        <Chips label={manage.filter}>
          {managedFilters.map((each) => (
            <Chip
              key={each}
              to={listAddress(each)}
              count={formatNumber(counts[each])}
              on={each === filter}
            >
              {manage.filters[each]}
            </Chip>
          ))}
        </Chips>
      </div>
      {jobs.items.length === 0 ? (
        <Empty title={manage.none} reason={manage.noneMore} />
      ) : (
        <JobTable
          items={jobs.items}
          mayChange={mayChange}
          here={listAddress(filter, jobs.page > 1 ? jobs.page : undefined)}
        />
      )}
      <Pagination page={jobs.page} pages={jobs.pages} to={(page) => listAddress(filter, page)} />
    </>
  );
}

type TableProps = { items: readonly ManagedRow[]; mayChange: boolean; here: string };

function JobTable({ items, ...rest }: TableProps) {
  const { manage, jobs } = useAllMessages();
  const { columns } = manage;
  const views = `${columns.views} · ${jobs.days(items[0]?.views.length ?? 0)}`;
  return (
    <Table
      compact
      caption={columns.jobs}
      columns={[columns.job, columns.status, columns.applications, views]}
      actions={columns.options}
    >
      {items.map((job) => (
        <ManagedJobRow key={job.id} job={job} {...rest} />
      ))}
    </Table>
  );
}

type RowProps = Omit<TableProps, "items"> & { job: ManagedRow };

function ManagedJobRow({ job, mayChange, here }: RowProps) {
  const { jobs, moderation } = useAllMessages();
  const title = job.title.trim() || jobs.noTitle;
  const isEnded = job.state === "closed" || job.state === "suspended";
  // Owners and recruiters may do the same with a job; only readers may less.
  const role: CompanyRole = mayChange ? "recruiter" : "reader";
  const isPublic = !mayActOnJob("preview", job.state, role);
  return (
    <tr>
      <td>
        <a
          className={isEnded ? undefined : "font-strong"}
          href={isPublic ? paths.applicants(job.id) : paths.previewJob(job.id)}
        >
          <bdi>{title}</bdi>
        </a>
        <Origin job={job} />
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
      <td>
        <JobState job={job} />
      </td>
      <td>
        <Applications job={job} />
      </td>
      <td className="wide-only">
        <Views job={job} />
      </td>
      <td>
        <JobMenu job={job} title={title} role={role} here={here} />
      </td>
    </tr>
  );
}

/** Where a job is, when it was posted or a draft of it begun, and its views where no column has them. */
function Origin({ job: { place, createdAt, state, views } }: { job: ManagedRow }) {
  const { manage } = useAllMessages();
  const date = formatDate(createdAt, useLanguage(), "short");
  const isDraft = state === "draft" || state === "scheduled";
  const viewed = sumOf(views);
  return (
    <p className="small muted">
      {place && (
        <>
          <bdi>{place}</bdi> ·{" "}
        </>
      )}
      <time dateTime={createdAt}>{isDraft ? manage.begun({ date }) : manage.posted({ date })}</time>
      {viewed > 0 && <span className="narrow-only"> · {manage.views(viewed)}</span>}
    </p>
  );
}

/** How many have applied, and how many of them have no answer. */
function Applications({ job: { id, applications, unanswered } }: { job: ManagedRow }) {
  const { manage } = useAllMessages();
  const { ofJob } = useAllMessages().applications.dashboard;
  if (applications === 0) return <span className="muted">{ofJob(0)}</span>;
  return (
    <>
      <a href={paths.applicants(id)}>{ofJob(applications)}</a>{" "}
      {unanswered > 0 && <Badge tone="featured">{manage.withoutAnswer(unanswered)}</Badge>}
    </>
  );
}

/** The sum of the last days' views, and a bar for each day. */
function Views({ job: { views } }: { job: ManagedRow }) {
  const sum = sumOf(views);
  if (sum === 0) return <span className="muted">0</span>;
  return (
    <div className="day-chart in-row">
      <Bars counts={views} />
      <span className="num">{formatNumber(sum)}</span>
    </div>
  );
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
