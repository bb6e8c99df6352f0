import type { DashboardJob } from "#app/features/company-dashboard/dashboard.ts";
import type { JobState } from "#app/features/job/job.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Page } from "#app/platform/paging.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { RowMenu } from "#app/ui/list/row-menu.tsx";
import { Meta, MetaItem } from "#app/ui/page/meta.tsx";
import { DeletionCost } from "./deletion-cost.tsx";

/** One page of a company's own jobs, in every status. */
export function CompanyJobs({ page, mayChange }: { page: Page<DashboardJob>; mayChange: boolean }) {
  const { dashboard } = useAllMessages().applications;
  if (page.items.length === 0) {
    return (
      <Empty title={dashboard.noJobs} reason={dashboard.noJobsMore}>
        {mayChange && (
          <ButtonLink to={paths.postJob()} variant="primary" icon="plus">
            {dashboard.postJob}
          </ButtonLink>
        )}
      </Empty>
    );
  }
  return (
    <>
      <ol className="card divide-y divide-line p-0">
        {page.items.map((job) => (
          <li key={job.id}>
            <OwnJob job={job} mayChange={mayChange} />
          </li>
        ))}
      </ol>
      <Pagination
        page={page.page}
        pages={page.pages}
        to={(at) => paths.companyDashboard({ page: at })}
      />
    </>
  );
}

function OwnJob({ job, mayChange }: { job: DashboardJob; mayChange: boolean }) {
  const messages = useAllMessages();
  const title = job.title || messages.jobs.noTitle;
  return (
    <article className="grid gap-x-5 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="stack gap-1">
        <h2 className="text-lg">
          <a href={paths.job(job.id)}>
            <bdi>{title}</bdi>
          </a>{" "}
          <StatusBadge state={job.state} />{" "}
          {job.isFilled && <Badge tone="new">{messages.manage.states.filled}</Badge>}
        </h2>
        {job.review && (
          <p>
            <a href={paths.ownReview(job.id)} className="font-strong">
              {`${messages.moderation.own[job.review.state]}: ${messages.moderation.own.why}`}
              <span className="sr"> {title}</span>
            </a>
          </p>
        )}
        <JobDetailList job={job} />
      </div>
      <div className="row gap-2">
        {job.applications > 0 && (
          <ButtonLink to={paths.applicants(job.id)} icon="people" className="max-md:px-3">
            {messages.applicants.applicants}
            <span className="sr"> {title}</span>
          </ButtonLink>
        )}
        {mayChange && <ChangeJob job={job} title={title} />}
      </div>
    </article>
  );
}

function ChangeJob({ job, title }: { job: DashboardJob; title: string }) {
  const messages = useAllMessages();
  const { dashboard } = messages.applications;
  return (
    <>
      <ButtonLink to={paths.editJob(job.id)} icon="edit" className="max-md:px-3">
        {dashboard.edit}
        <span className="sr"> {title}</span>
      </ButtonLink>
      <RowMenu label={dashboard.more({ title })}>
        <ConfirmButton
          question={{
            title: messages.posting.deleteTitle,
            cost: <DeletionCost job={job} />,
            act: messages.posting.deleteAct,
            keep: messages.posting.deleteKeep,
            action: paths.deleteJob(job.id),
          }}
          to={paths.deleteJob(job.id)}
          icon="trash"
        >
          {dashboard.delete}
          <span className="sr"> {title}</span>
        </ConfirmButton>
      </RowMenu>
    </>
  );
}

const tones: Record<JobState, BadgeTone> = {
  open: "ok",
  over: "plain",
  closed: "plain",
  draft: "featured",
};

/** The stored status; that its last day has passed is said beside it. */
function StatusBadge({ state }: { state: JobState }) {
  const { jobStatus } = useAllMessages().labels;
  const status = { open: "active", over: "closed", closed: "closed", draft: "draft" } as const;
  return <Badge tone={tones[state]}>{jobStatus[status[state]]}</Badge>;
}

function JobDetailList({ job }: { job: DashboardJob }) {
  const { dashboard } = useAllMessages().applications;
  const language = useLanguage();
  const { place, createdAt, deadline, state } = job;
  const label = state === "draft" ? dashboard.begun : dashboard.posted;
  return (
    <Meta>
      <MetaItem icon="pin">
        <bdi>{place[language]}</bdi>
      </MetaItem>
      <MetaItem icon="clock">
        <time dateTime={createdAt}>{label({ date: formatDate(createdAt, language) })}</time>
      </MetaItem>
      {deadline && (
        <MetaItem icon="calendar">
          {state === "over"
            ? dashboard.over
            : dashboard.until({ date: formatDate(deadline, language) })}
        </MetaItem>
      )}
      <MetaItem icon="people">
        <ApplicationsLink job={job} />
      </MetaItem>
    </Meta>
  );
}

/** How many have applied, how many of them are new, and the way to them. */
function ApplicationsLink({ job: { id, applications, unopened } }: { job: DashboardJob }) {
  const { dashboard } = useAllMessages().applications;
  if (applications === 0) return dashboard.ofJob(0);
  return (
    <>
      <a href={paths.companyDashboard({ tab: "applications", job: id })}>
        {dashboard.ofJob(applications)}
      </a>
      {unopened > 0 && <Badge tone="new">{dashboard.newOfJob(unopened)}</Badge>}
    </>
  );
}
