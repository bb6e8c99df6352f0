import type { JobDetail } from "#app/features/jobs/job.ts";
import { isMonthly } from "#app/features/jobs/pay.ts";
import { JobPay } from "#app/features/jobs/ui/job-pay.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Fact, Facts } from "#app/ui/facts.tsx";

/** What a job is, in pairs; the pay first and large. */
export function JobFacts({ job, place }: { job: JobDetail; place: string }) {
  const { jobs, labels } = useMessages();
  const { category, employmentType, experienceLevel, workArrangement } = job;
  return (
    <Facts>
      <Fact name={jobs.pay} full>
        <JobPay pay={job.pay} monthly={isMonthly(employmentType)} />
      </Fact>
      <Fact name={jobs.location}>
        <bdi>{place}</bdi>
      </Fact>
      {job.deadline && (
        <Fact name={jobs.lastDay}>
          <Day day={job.deadline} />
        </Fact>
      )}
      <Fact name={jobs.type}>{labels.employmentType[employmentType]}</Fact>
      <Fact name={jobs.arrangementFact}>{labels.workArrangement[workArrangement]}</Fact>
      <Fact name={jobs.category}>{labels.category[category]}</Fact>
      <Fact name={jobs.levelFact}>{labels.experienceLevel[experienceLevel]}</Fact>
      <Fact name={jobs.postedOn}>
        <Day day={job.postedAt} label={[jobs.today, jobs.yesterday][job.postedDaysAgo]} />
      </Fact>
    </Facts>
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
