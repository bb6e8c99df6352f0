import type { ReactNode } from "react";
import type { AdminQuery } from "#app/features/admin/admin-query.ts";
import type { ListedJob } from "#app/features/admin/all-jobs.server.ts";
import type { JobStatus, Pay } from "#app/features/job/job.ts";
import { PayAmounts } from "#app/features/job/pay/job-pay.tsx";
import { payParts } from "#app/features/job/pay/pay.ts";
import { dayOf } from "#app/features/moderation/ui/when.ts";
import { useAllMessages, useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Page } from "#app/platform/paging.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card, Tile } from "#app/ui/card.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { JobFilters } from "./job-filters.tsx";
import { TabResults } from "./tab-results.tsx";

export function AllJobs({ query, list }: { query: AdminQuery; list: Page<ListedJob> }) {
  const messages = useAllMessages().admin;
  return (
    <TabResults
      query={query}
      list={list}
      title={messages.jobsTitle}
      countText={messages.jobCount}
      sample={messages.jobsSample}
      filters={<JobFilters query={query} />}
    >
      {(jobs) => (
        <div className="grid md2 admin-jobs">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </div>
      )}
    </TabResults>
  );
}

/** Only an active job has a page that an admin may see. */
function JobCard({ job }: { job: ListedJob }) {
  const messages = useAllMessages().jobs;
  const title = <bdi>{job.title || messages.noTitle}</bdi>;
  if (job.status !== "active") {
    return (
      <Card className="grid content-start">
        <JobText job={job}>{title}</JobText>
      </Card>
    );
  }
  return (
    <Tile>
      <JobText job={job}>
        <a href={paths.job(job.id)}>{title}</a>
      </JobText>
    </Tile>
  );
}

const tones: Record<JobStatus, BadgeTone> = { active: "ok", closed: "plain", draft: "featured" };

function JobText({ job, children }: { job: ListedJob; children: ReactNode }) {
  const { admin, jobs, labels } = useAllMessages();
  const language = useLanguage();
  const name = job.company.name || jobs.noCompany;
  return (
    <>
      <Avatar id={job.company.id} name={name} logo={job.company.logo} />
      <h3 className="line-clamp-3 min-w-0">{children}</h3>
      <Badge tone={tones[job.status]}>{labels.jobStatus[job.status]}</Badge>
      <p className="admin-of line-clamp-2">
        <bdi>{name}</bdi>
      </p>
      <Salary pay={job.pay} />
      <p className="dots">
        <span>
          <bdi>{job.place}</bdi>
        </span>{" "}
        <span>{labels.employmentType[job.employmentType]}</span>{" "}
        <span>{labels.category[job.category]}</span>
      </p>{" "}
      <p className="admin-day">
        <span className="sr">{admin.created} </span>
        <time dateTime={job.createdAt}>{dayOf(job.createdAt, language)}</time>
      </p>
    </>
  );
}

/** 'min - max', 'min+' or just the maximum, with the currency's sign; nothing where neither is set. */
function Salary({ pay }: { pay: Pay }) {
  const parts = payParts(pay, useMessages());
  if (parts.kind === "none") return null;
  return (
    <span className="pay">
      <PayAmounts parts={parts} />
    </span>
  );
}
