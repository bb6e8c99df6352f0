import type { ReactNode } from "react";
import type { EmploymentType } from "#app/features/job/job.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";

type JobLineProps = {
  isNew?: boolean;
  /** It came after the reader's last visit. */
  fresh?: boolean | undefined;
  place?: string | null;
  employmentType?: EmploymentType | undefined;
  posted?: ReactNode;
  featured?: boolean | undefined;
};

/** Place, type and day of a job in one line; new leads it, featured ends it. */
export function JobLine({ isNew, fresh, place, employmentType, posted, featured }: JobLineProps) {
  const { jobs, labels, memory } = useMessages();
  return (
    <p className="dots">
      <span className="seen-word">{memory.seen}</span>{" "}
      {isNew && <b className="soon">{jobs.badgeNew}</b>}{" "}
      {place && (
        <span>
          <bdi>{place}</bdi>
        </span>
      )}{" "}
      {employmentType && <span>{labels.employmentType[employmentType]}</span>} {posted}{" "}
      {fresh && <span className="sr">{memory.newSince}</span>}{" "}
      {featured && <span className="soon">{jobs.badgeFeatured}</span>}
    </p>
  );
}

/** The day of posting: today and yesterday by name, the year only where it is not this one. */
export function PostedDay({ postedAt, daysAgo }: { postedAt: string; daysAgo: number }) {
  const { jobs } = useMessages();
  const language = useLanguage();
  const day = postedAt.slice(0, 10);
  const style = day.slice(0, 4) === new Date().toISOString().slice(0, 4) ? "short" : "long";
  const text = [jobs.today, jobs.yesterday][daysAgo] ?? formatDate(postedAt, language, style);
  return (
    <time dateTime={day}>
      <span className="sr">{jobs.posted} </span>
      {text}
    </time>
  );
}
