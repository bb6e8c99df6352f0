import type { Category, EmploymentType } from "#app/features/job/job.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Meta, MetaItem } from "#app/ui/page/meta.tsx";

type JobMetaProps = {
  place?: string | null;
  employmentType?: EmploymentType;
  category?: Category;
  /** An ISO timestamp, and its label for screen readers. */
  at?: { timestamp: string; label: string };
};

/** Place, type, category and day of a job in one row. */
export function JobMeta({ place, employmentType, category, at }: JobMetaProps) {
  const { labels } = useMessages();
  return (
    <Meta>
      {place && (
        <MetaItem icon="pin">
          <bdi>{place}</bdi>
        </MetaItem>
      )}
      {employmentType && (
        <MetaItem icon="briefcase">{labels.employmentType[employmentType]}</MetaItem>
      )}
      {category && <MetaItem icon="grid">{labels.category[category]}</MetaItem>}
      {at && (
        <MetaItem icon="calendar">
          <span className="sr">{at.label} </span>
          <DayOf timestamp={at.timestamp} />
        </MetaItem>
      )}
    </Meta>
  );
}

/** The year is said only where it is not this one. */
function DayOf({ timestamp }: { timestamp: string }) {
  const day = timestamp.slice(0, 10);
  const style = day.slice(0, 4) === new Date().toISOString().slice(0, 4) ? "short" : "long";
  return <time dateTime={day}>{formatDate(timestamp, useLanguage(), style)}</time>;
}
