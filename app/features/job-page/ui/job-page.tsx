import type { ReactNode } from "react";
import type { ShownJob } from "#app/features/job/job.ts";
import type { OtherPay } from "#app/features/job/pay/exchange-rates.server.ts";
import { JobBadges } from "#app/features/jobs/ui/job-badges.tsx";
import type { ExpectedPay } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import type { UsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ticks, UserText } from "#app/ui/text.tsx";
import { OwnerNotice } from "./apply-button.tsx";
import { Day, JobDetailList } from "./job-detail-list.tsx";

type JobHeadProps = {
  job: ShownJob;
  otherPays: readonly OtherPay[];
  usualPay: UsualPay | null;
  expectedPay: ExpectedPay | null;
  place: string;
  own: boolean;
  /** Own, and not only to be read. */
  mayChange: boolean;
  /** The job's status to its owner, unless it is the stored one. */
  status: string | undefined;
  applied: OwnApplicationNote | null;
  children: ReactNode;
};

/** A job's title, company and details; the page's actions below. */
export function JobHead(props: JobHeadProps) {
  const {
    job,
    otherPays,
    usualPay,
    expectedPay,
    place,
    own,
    mayChange,
    status,
    applied,
    children,
  } = props;
  const messages = useMessages().jobs;
  const company = job.company.name || messages.noCompany;
  return (
    <Card pad stack>
      {own && <OwnerNotice job={job} mayChange={mayChange} status={status} />}
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
      {job.state === "over" && <Notice kind="warn">{messages.over}</Notice>}
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

/** The company's texts. */
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

/** When the reader applied for a job; `id` names the application on My account. */
type OwnApplicationNote = { id: string; appliedAt: string };

type AppliedNoteProps = { applied: OwnApplicationNote; isClosed?: boolean };

/**
 * Replaces the Apply button once the reader has applied; `isClosed` where the job itself is no longer
 * shown.
 */
export function AppliedNote({ applied: { id, appliedAt }, isClosed }: AppliedNoteProps) {
  const messages = useMessages().jobs;
  return (
    <div className="applied row spread">
      <p>
        {isClosed && <b>{messages.closedNow} </b>}
        <Icon name="check" />{" "}
        <Around say={(date) => messages.appliedOn({ date })}>
          <Day day={appliedAt} style="short" />
        </Around>
      </p>
      <ButtonLink to={`${paths.myAccount({ tab: "applications", at: id })}#application-${id}`}>
        {messages.yourApplication}
      </ButtonLink>
    </div>
  );
}

/** The direction that most of a text's letters are written in, as a job's own words are shown. */
export function adDirection(text: string): "rtl" | "ltr" {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic >= latin ? "rtl" : "ltr";
}
