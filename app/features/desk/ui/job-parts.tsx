import { deskPaths } from "#app/desk-paths.ts";
import type { DeskJob } from "#app/features/desk/jobs/job.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { CaseStateBadge } from "#app/features/moderation/ui/case-state-badge.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { UserText } from "#app/ui/text.tsx";
import { RecordPart } from "./record-part.tsx";

type Props = { job: DeskJob };

export function JobDetails({ job }: Props) {
  const { desk, labels } = useAllMessages();
  const texts = desk.jobPage;
  const language = useLanguage();
  const reasons: Record<string, string> = texts.reasons;
  const why = job.closedReason && reasons[job.closedReason];
  const day = (name: string, at: string | null) =>
    at && <Detail name={name}>{formatDate(at, language)}</Detail>;
  return (
    <section className="stack gap-3">
      <h2>{texts.about}</h2>
      {job.withheld && <p className="soon">{texts.withheld}</p>}
      <DetailList className="desk-details">
        {why && <Detail name={texts.why}>{why}</Detail>}
        {day(texts.featuredUntil, job.featuredUntil)}
        <Detail name={desk.place}>
          <bdi>{job.place}</bdi>
        </Detail>
        <Detail name={texts.category}>{labels.category[job.category]}</Detail>
        <Detail name={texts.employment}>{labels.employmentType[job.employmentType]}</Detail>
        <Detail name={texts.level}>{labels.experienceLevel[job.experienceLevel]}</Detail>
        <Detail name={texts.pay} full>
          {job.pay.min === null && job.pay.max === null ? texts.noPay : <JobPay pay={job.pay} />}
        </Detail>
        {day(texts.created, job.createdAt)}
        {day(texts.updated, job.updatedAt)}
        {day(texts.closed, job.closedAt)}
        {day(texts.publish, job.publishAt)}
        {day(texts.confirmed, job.confirmedAt)}
        <Detail name={texts.deadline}>
          {job.deadline ? formatDate(job.deadline, language) : texts.noDeadline}
        </Detail>
        <Detail name={texts.source}>
          {job.externalId ? <bdi>{texts.imported({ key: job.externalId })}</bdi> : texts.postedHere}
        </Detail>
      </DetailList>
    </section>
  );
}

export function JobFigures({ job: { counts, reports } }: Props) {
  const texts = useAllMessages().desk.jobPage;
  const shown = [
    [texts.views, counts.views],
    [texts.begun, counts.begun],
    [texts.saved, counts.saved],
    [texts.applications, counts.applications],
    [texts.reports, reports],
  ] as const;
  return (
    <section className="stack gap-3">
      <h2>{texts.counts}</h2>
      <DetailList className="desk-figures">
        {shown.map(([name, n]) => (
          <Detail key={name} name={name}>
            <span className="num">{formatNumber(n)}</span>
          </Detail>
        ))}
      </DetailList>
    </section>
  );
}

/** The job's case: the signals that opened it, and the last decision. */
export function JobCase({ job: { case: raised } }: Props) {
  const { desk, moderation } = useAllMessages();
  if (!raised) return <RecordPart title={desk.cases.title} empty={desk.cases.none} />;
  return (
    <section className="stack gap-3">
      <div className="row gap-x-3 gap-y-0">
        <h2>{desk.cases.title}</h2>
        <CaseStateBadge state={raised.state} />
      </div>
      {raised.signals.length > 0 && (
        <ul className="chips" aria-label={moderation.signalsTitle}>
          {raised.signals.map((name) => (
            <li key={name}>
              <Badge tone="urgent">{moderation.signals[name]}</Badge>
            </li>
          ))}
        </ul>
      )}
      {raised.reason && <p>{moderation.reasons[raised.reason]}</p>}
      {raised.note && <UserText text={raised.note} />}
      {raised.appeal && (
        <>
          <h3 className="text-base">{moderation.appealTitle}</h3>
          <UserText text={raised.appeal} />
        </>
      )}
      <p>
        <a href={deskPaths.moderationCase(raised.id)} className="more">
          {desk.cases.read}
        </a>
      </p>
    </section>
  );
}

export function FeaturedNow({ job: { featured } }: Props) {
  const { desk } = useAllMessages();
  return (
    <p className="small">
      {desk.featuredNow({
        all: formatNumber(featured.all),
        ofCompany: formatNumber(featured.ofCompany),
      })}
    </p>
  );
}
