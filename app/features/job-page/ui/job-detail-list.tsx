import type { ReactNode } from "react";
import type { ShownJob } from "#app/features/job/job.ts";
import { categoryIcons } from "#app/features/jobs/ui/category-icons.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

/** A job's details in pairs; its pay stands above them. */
export function JobDetailList({ job, place }: { job: ShownJob; place: string }) {
  const { jobs, labels } = useMessages();
  const { category, employmentType, experienceLevel, workArrangement } = job;
  const recent = job.isNew ? jobs.newSince : [jobs.today, jobs.yesterday];
  return (
    <dl className="job-details">
      <Detail icon="pin" name={jobs.location}>
        <bdi>{place}</bdi>
      </Detail>
      <Detail icon="briefcase" name={jobs.type}>
        {labels.employmentType[employmentType]}
      </Detail>
      <Detail icon={categoryIcons[category]} name={jobs.category}>
        {labels.category[category]}
      </Detail>
      <Detail icon="chart" name={jobs.levelDetail}>
        {labels.experienceLevel[experienceLevel]}
      </Detail>
      {workArrangement && (
        <Detail icon="building" name={jobs.arrangementDetail}>
          {labels.workArrangement[workArrangement]}
        </Detail>
      )}
      <Detail icon="clock" name={jobs.postedOn}>
        <span className={job.isNew ? "new-word" : undefined}>
          <Day day={job.postedAt} label={recent[job.postedDaysAgo]} />
        </span>
      </Detail>
      {job.deadline && (
        <Detail icon="calendar" name={jobs.lastDay}>
          <Day day={job.deadline} />
        </Detail>
      )}
    </dl>
  );
}

type DetailProps = { icon: IconName; name: string; children: ReactNode };

function Detail({ icon, name, children }: DetailProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
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
