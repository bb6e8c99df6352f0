import type { ShownJob } from "#app/features/job/job.ts";
import type { OtherPay } from "#app/features/job/pay/exchange-rates.server.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import type { ExpectedPay } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import type { UsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { ExpectedPayNote, UsualPayNote } from "#app/features/jobs/usual-pay/usual-pay-note.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type JobDetailListProps = {
  job: ShownJob;
  otherPays: readonly OtherPay[];
  usualPay: UsualPay | null;
  expectedPay: ExpectedPay | null;
  place: string;
};

/** A job's details in pairs; the pay first and large. */
export function JobDetailList({ job, place, ...pays }: JobDetailListProps) {
  const { jobs, labels } = useMessages();
  const { otherPays, usualPay, expectedPay } = pays;
  const { category, employmentType, experienceLevel, workArrangement } = job;
  return (
    <DetailList>
      <Detail name={jobs.pay} full>
        <JobPay pay={job.pay} />
        <OtherPays pays={otherPays} />
        {usualPay && <UsualPayNote usual={usualPay} beside={job.pay} />}
        {expectedPay && <ExpectedPayNote expected={expectedPay} beside={job.pay} />}
      </Detail>
      <Detail name={jobs.location}>
        <bdi>{place}</bdi>
      </Detail>
      {job.deadline && (
        <Detail name={jobs.lastDay}>
          <Day day={job.deadline} />
        </Detail>
      )}
      <Detail name={jobs.type}>{labels.employmentType[employmentType]}</Detail>
      {workArrangement && (
        <Detail name={jobs.arrangementDetail}>{labels.workArrangement[workArrangement]}</Detail>
      )}
      <Detail name={jobs.category}>{labels.category[category]}</Detail>
      <Detail name={jobs.levelDetail}>{labels.experienceLevel[experienceLevel]}</Detail>
      <Detail name={jobs.postedOn}>
        <Day day={job.postedAt} label={[jobs.today, jobs.yesterday][job.postedDaysAgo]} />
      </Detail>
    </DetailList>
  );
}

/** The pay in other currencies and pounds, one press away. */
function OtherPays({ pays }: { pays: readonly OtherPay[] }) {
  const { jobs } = useMessages();
  const rateDay = pays.find((each) => each.rateDay)?.rateDay;
  const language = useLanguage();
  const [first, ...others] = pays;
  if (!first) return null;
  return (
    <details className="disc other-pays">
      <summary>
        {others.length === 0 && first.pay.pound ? jobs.inPounds[first.pay.pound] : jobs.otherPays}
        <Icon name="down" className="turn" />
      </summary>
      <ul>
        {pays.map(({ pay, rateDay: day }) => (
          <li key={`${pay.currency} ${pay.pound}`}>
            {day && "≈ "}
            <JobPay pay={pay} plain />
          </li>
        ))}
      </ul>
      <p className="hint">
        {jobs.poundsRule}
        {rateDay && ` ${jobs.rateOf({ day: formatDate(rateDay, language) })}`}
      </p>
    </details>
  );
}

type DayProps = {
  day: string;
  style?: "long" | "short";
  /** Said instead of the date: "today". */
  label?: string | undefined;
};

/** A moment, or a day such as 2026-12-05, as people write it. */
export function Day({ day, style, label }: DayProps) {
  const written = formatDate(day, useLanguage(), style);
  return <time dateTime={day.slice(0, 10)}>{label ?? written}</time>;
}

/** How long a job can still be applied for; nothing where that is far off. */
export function useClosing({ closesInDays }: Pick<ShownJob, "closesInDays">): string | null {
  const { jobs } = useMessages();
  if (closesInDays === null || closesInDays > farOff) return null;
  return [jobs.closesToday, jobs.closesTomorrow][closesInDays] ?? jobs.closesIn(closesInDays);
}

/** Days; a date says more then. */
const farOff = 30;
