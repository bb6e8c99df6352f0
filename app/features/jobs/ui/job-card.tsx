import { memo, type ReactNode } from "react";
import type { EmploymentType } from "#app/features/job/job.ts";
import { memoryKey } from "#app/features/job/memory-key.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import type { ListedCard } from "#app/features/jobs/highlighted-cards.server.ts";
import type { CardMemory } from "#app/features/jobs/memory/card-memory.ts";
import { HideMark, SaveMark } from "#app/features/jobs/memory/ui/save-mark.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { FitNote } from "./fit-note.tsx";

type JobCardProps = {
  job: ListedCard;
  /** The reader has applied for it. */
  applied?: boolean | undefined;
  /** The target of a link without scripts, if it is not the list's beginning. */
  id?: string | undefined;
  /** On the company's own page: without its name and picture. */
  bare?: boolean | undefined;
  /** The account's memory of the job; undefined for a visitor. */
  memory?: CardMemory | undefined;
  /** It came after the reader's last visit. */
  fresh?: boolean | undefined;
};

/**
 * A job in a list or a grid; the whole card is the title's link. Stands in `JobCards`. A list is rendered
 * with every step of a move, its cards only when they are others.
 */
export const JobCard = memo(Card);

function Card({ job, applied, id, bare, memory, fresh }: JobCardProps) {
  const messages = useMessages().jobs;
  const { highlights } = job;
  const company = job.company || messages.noCompany;
  return (
    <article
      className={classNames("card job", bare && "bare", memory?.seen && "seen", fresh && "fresh")}
      id={id}
      data-job={memoryKey(job.id)}
      data-co={job.companyKey}
    >
      {!bare && <Avatar name={company} logo={job.logo} />}
      <div className="job-head">
        <h3 className="line-clamp-3">
          <a href={paths.job(job.id)}>
            <bdi>
              {job.title.trim() ? (
                <Highlighted text={job.title} ranges={highlights?.title} />
              ) : (
                messages.noTitle
              )}
            </bdi>
          </a>
        </h3>
        {!bare && (
          <p className="job-co line-clamp-2">
            <bdi>
              <Highlighted text={company} ranges={highlights?.company} />
            </bdi>
          </p>
        )}
        <JobLine
          isNew={job.isNew}
          fresh={fresh}
          place={job.place}
          employmentType={job.employmentType}
          posted={<PostedDay postedAt={job.postedAt} daysAgo={job.postedDaysAgo} />}
          featured={job.featured}
        />
        {job.why && <FitNote why={job.why} />}
      </div>
      <HideMark jobId={job.id} title={job.title} own={memory !== undefined} />
      <SaveMark jobId={job.id} own={memory} />
      {job.excerpt && (
        <p className="job-desc clamp" dir="auto">
          <Highlighted text={job.excerpt} ranges={highlights?.excerpt} />
        </p>
      )}
      <div className="job-foot">
        <JobPay pay={job.pay} />
        {applied ? <Applied /> : <Closing days={job.closesInDays} isUrgent={job.isUrgent} />}
      </div>
    </article>
  );
}

function Applied() {
  return (
    <span className="till did">
      <Icon name="check" />
      {useMessages().jobs.applied}
    </span>
  );
}

/** When applying ends; an urgent one says so. */
export function Closing({ days, isUrgent }: { days: number | null; isUrgent: boolean }) {
  const messages = useMessages().jobs;
  if (days === null) return null;
  const text = [messages.closesToday, messages.closesTomorrow][days] ?? messages.closesIn(days);
  if (!isUrgent) return <span className="till">{text}</span>;
  return (
    <span className="till soon">
      {messages.badgeUrgent} · {text}
    </span>
  );
}

/** A text with some of its words marked: where each begins and ends, one after the other. */
function Highlighted({ text, ranges = [] }: { text: string; ranges?: number[] | undefined }) {
  const parts = [];
  let from = 0;
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [start = 0, end = 0] = ranges.slice(at, at + 2);
    parts.push(text.slice(from, start), <mark key={at}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}

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
function PostedDay({ postedAt, daysAgo }: { postedAt: string; daysAgo: number }) {
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
