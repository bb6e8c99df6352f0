import type { ReactNode } from "react";
import { adDirection } from "#app/features/job/ad-direction.ts";
import type { JobCard as CardOfJob, ShownJob } from "#app/features/job/job.ts";
import type { OwnApplicationNote } from "#app/features/job/own-application.ts";
import type { OtherPay } from "#app/features/job/pay/other-pays.ts";
import { JobBadges } from "#app/features/jobs/ui/job-badges.tsx";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import type { ExpectedPay } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import type { UsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ticks, UserText } from "#app/ui/text.tsx";
import { AppliedNote } from "./applied-note.tsx";
import { OwnerNotice } from "./apply-button.tsx";
import { JobDetailList } from "./job-detail-list.tsx";

type JobHeadProps = {
  job: ShownJob;
  otherPays: readonly OtherPay[];
  usualPay: UsualPay | null;
  expectedPay: ExpectedPay | null;
  place: string;
  own: boolean;
  /** Own, and not only to be read. */
  mayChange: boolean;
  applied: OwnApplicationNote | null;
  children: ReactNode;
};

/** What the job is called, who offers it, and its facts; below them what can be done with the page. */
export function JobHead(props: JobHeadProps) {
  const { job, otherPays, usualPay, expectedPay, place, own, mayChange, applied, children } = props;
  const messages = useMessages().jobs;
  const company = job.company.name || messages.noCompany;
  return (
    <Card pad stack>
      {own && <OwnerNotice job={job} mayChange={mayChange} />}
      <div className="row flex-nowrap items-start gap-4">
        <Avatar name={company} logo={job.company.logo} size="lg" />
        <div>
          <h1>
            <bdi>{job.title.trim() || messages.noTitle}</bdi>
          </h1>
          <p>
            <a
              className="tap wrap-anywhere"
              href={
                job.company.slug
                  ? paths.company(job.company.slug)
                  : paths.jobs({ company: job.company.id })
              }
            >
              <bdi>{company}</bdi>
            </a>
          </p>
          <JobBadges isNew={job.isNew} isUrgent={job.isUrgent} />
        </div>
      </div>
      {applied && <AppliedNote applied={applied} />}
      {job.state === "over" && !applied && <Notice kind="warn">{messages.over}</Notice>}
      <JobDetailList
        job={job}
        otherPays={otherPays}
        usualPay={usualPay}
        expectedPay={expectedPay}
        place={place}
      />
      {children}
    </Card>
  );
}

/** What the company wrote. */
export function JobText({ job }: { job: ShownJob }) {
  const messages = useMessages().jobs;
  return (
    <Card pad>
      <div dir={adDirection(job.title + job.description)}>
        <div className="prose">
          <h2>{messages.about}</h2>
          {job.description.trim() ? (
            <UserText text={job.description} />
          ) : (
            <p className="muted">{messages.noDescription}</p>
          )}
          {job.requirements.length > 0 && (
            <>
              <h2>{messages.requirements}</h2>
              <Ticks items={job.requirements} />
            </>
          )}
          {job.benefits.length > 0 && (
            <>
              <h2>{messages.benefits}</h2>
              <Ticks items={job.benefits} />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

/** What nobody who offers work asks for, and where to report who does; `jobId` is null without that. */
export function NeverPay({ jobId }: { jobId: string | null }) {
  const messages = useMessages().jobs;
  return (
    <Notice kind="warn" icon="shield">
      <p>
        <a href={paths.safety()}>
          <b>{messages.neverPay}</b>
        </a>{" "}
        {messages.neverPayMore} {jobId && <a href={paths.report(jobId)}>{messages.reportIt}</a>}
      </p>
    </Notice>
  );
}

export function SimilarJobs({ jobs, category }: { jobs: CardOfJob[]; category: string }) {
  const messages = useMessages().jobs;
  if (jobs.length === 0) return null;
  return (
    <section className="similar pt-10">
      <div className="head">
        <h2>{messages.similar}</h2>
        <MoreLink to={paths.jobs({ category })}>{messages.viewMore}</MoreLink>
      </div>
      <JobCards jobs={jobs} />
    </section>
  );
}
