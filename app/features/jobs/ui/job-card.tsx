import { memo } from "react";
import { CheckedMark } from "#app/features/companies/checks/ui/checked-mark.tsx";
import type { EmploymentType, ShortCard } from "#app/features/job/job.ts";
import { memoryKey } from "#app/features/job/memory-key.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import type { PayTerms } from "#app/features/job/pay/pay.ts";
import type { ListedCard } from "#app/features/jobs/highlighted-cards.server.ts";
import type { CardMemory } from "#app/features/jobs/memory/card-memory.ts";
import { HideMark, SaveMark } from "#app/features/jobs/memory/ui/save-mark.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { FitNote } from "./fit-note.tsx";

type JobCardProps = {
  job: ListedCard;
  /** The reader has applied for it. */
  applied?: boolean | undefined;
  /** The target of a link without scripts, if it is not the list's beginning. */
  id?: string | undefined;
  /** On the company's own page: without its name and picture. */
  bare?: boolean | undefined;
  /** Company, town and type share one line. */
  inRow?: boolean | undefined;
  /** The account's memory of the job; undefined for a visitor. */
  memory?: CardMemory | undefined;
  /** It came after the reader's last visit. */
  fresh?: boolean | undefined;
  /** The terms of pay that stand above the list. */
  shared?: PayTerms | undefined;
};

/**
 * A job in a list or a grid; the whole card is the title's link. Stands in `JobCards`. A list is rendered
 * with every step of a move, its cards only when they are others.
 */
export const JobCard = memo(Card);

function Card({ job, applied, id, bare, inRow, memory, fresh, shared }: JobCardProps) {
  const { jobs: messages, ui } = useMessages();
  const { highlights } = job;
  const company = job.company || messages.noCompany;
  const isShort = job.excerpt === undefined && !job.why;
  return (
    <article
      className={classNames(
        "card job",
        bare && "bare",
        memory?.seen && "seen",
        fresh && "fresh",
        job.isNew && "new",
        job.featured && "featured",
      )}
      id={id}
      data-job={memoryKey(job.id)}
      data-co={job.companyKey}
    >
      {!bare && <Avatar id={job.companyKey} name={company} logo={job.logo} />}
      <div className="job-head">
        <h3 className="line-clamp-2">
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
          <p className="job-co">
            <bdi>
              <Highlighted text={company} ranges={highlights?.company} />
            </bdi>
            {job.checked && <CheckedMark checked={job.checked} />}
          </p>
        )}
        <JobLine
          isNew={!isShort && job.isNew}
          fresh={fresh}
          place={inRow ? job.place.split(ui.comma)[0] : job.place}
          employmentType={job.employmentType}
          posted={isShort ? undefined : job}
          featured={job.featured}
          from={job.from}
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
        <JobPay pay={job.pay} shared={shared} />
        {applied ? (
          <Applied />
        ) : isShort ? (
          <span className="till">
            {job.isNew && <NewSince days={job.postedDaysAgo} />} <PostedDay {...job} />
          </span>
        ) : (
          <Closing days={job.closesInDays} isUrgent={job.isUrgent} />
        )}
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
  if (!isUrgent) return <span className="till">{messages.closesIn(days)}</span>;
  return (
    <span className="till soon">
      {messages.badgeUrgent} · {days === 0 ? messages.endsToday : messages.daysLeft(days)}
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

type Posted = Pick<ShortCard, "postedAt" | "postedDaysAgo">;

type JobLineProps = {
  isNew?: boolean;
  /** It came after the reader's last visit. */
  fresh?: boolean | undefined;
  place?: string | null | undefined;
  employmentType?: EmploymentType | undefined;
  /** Undefined for a job that is not posted yet. */
  posted?: Posted;
  featured?: boolean | undefined;
  /** The site that it comes from. */
  from?: string | undefined;
};

/** Place, type and day of a job in one line; featured leads it, new is said with the day. */
export function JobLine({
  isNew,
  fresh,
  place,
  employmentType,
  posted,
  featured,
  from,
}: JobLineProps) {
  const { jobs, labels, memory, visit } = useMessages();
  return (
    <p className="dots">
      {featured && <b className="soon">{jobs.badgeFeatured}</b>}{" "}
      {place && (
        <span>
          <bdi>{place}</bdi>
        </span>
      )}{" "}
      {employmentType && <span>{labels.employmentType[employmentType]}</span>}{" "}
      <span className="seen-word">{memory.seen}</span>{" "}
      {isNew && <NewSince days={posted?.postedDaysAgo ?? 0} />}{" "}
      {posted && <PostedDay {...posted} isNew={isNew === true} />}{" "}
      {fresh && <span className="sr">{visit.newSince}</span>}
      {from && <FromSite site={from} />}
    </p>
  );
}

/** The site that a job comes from. */
export function FromSite({ site }: { site: string }) {
  const { jobs } = useMessages();
  return (
    <span>
      <Around say={(name) => jobs.fromSite({ site: name })}>
        <Ltr>{site}</Ltr>
      </Around>
    </span>
  );
}

function NewSince({ days }: { days: number }) {
  return <b className="new-word">{useMessages().jobs.newSince[days]}</b>;
}

/** Days that a card counts; earlier ones have their date. */
const countedDays = 10;

/** The day of posting; of a new job it is shown only where "new" is not. */
function PostedDay({ postedAt, postedDaysAgo, isNew }: Posted & { isNew: boolean }) {
  const { jobs } = useMessages();
  const language = useLanguage();
  const day = postedAt.slice(0, 10);
  const style = day.slice(0, 4) === new Date().toISOString().slice(0, 4) ? "short" : "long";
  return (
    <time dateTime={day} className={isNew ? "seen-word" : undefined}>
      <span className="sr">{`${jobs.posted} `}</span>
      {postedDaysAgo > countedDays
        ? formatDate(postedAt, language, style)
        : ([jobs.today, jobs.yesterday][postedDaysAgo] ?? jobs.daysAgo(postedDaysAgo))}
    </time>
  );
}
