import type { JobDetail } from "#app/features/jobs/job.ts";
import { isMonthly } from "#app/features/jobs/pay.ts";
import { JobPay } from "#app/features/jobs/ui/job-pay.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";

/** What a job is, in pairs; the pay first and large. */
export function JobDetailList({ job, place }: { job: JobDetail; place: string }) {
  const { jobs, labels } = useMessages();
  const { category, employmentType, experienceLevel, workArrangement } = job;
  return (
    <DetailList>
      <Detail name={jobs.pay} full>
        <JobPay pay={job.pay} monthly={isMonthly(employmentType)} />
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
      <Detail name={jobs.arrangementDetail}>{labels.workArrangement[workArrangement]}</Detail>
      <Detail name={jobs.category}>{labels.category[category]}</Detail>
      <Detail name={jobs.levelDetail}>{labels.experienceLevel[experienceLevel]}</Detail>
      <Detail name={jobs.postedOn}>
        <Day day={job.postedAt} label={[jobs.today, jobs.yesterday][job.postedDaysAgo]} />
      </Detail>
    </DetailList>
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
export function useClosing({ closesInDays }: Pick<JobDetail, "closesInDays">): string | null {
  const { jobs } = useMessages();
  if (closesInDays === null || closesInDays > farOff) return null;
  return [jobs.closesToday, jobs.closesTomorrow][closesInDays] ?? jobs.closesIn(closesInDays);
}

/** Days; a date says more then. */
const farOff = 60;
