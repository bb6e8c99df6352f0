import type {
  ListedInterview,
  InterviewWeek as Week,
} from "#app/features/applications/interviews/listed-interview.ts";
import { formatDate, formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { DetailLine } from "#app/ui/detail-line.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

const aDay = 24 * 60 * 60_000;
const dateOf = (day: string) => `${day}T09:00:00Z`;
const idOf = (day: string) => `day-${day}`;

const tones = { confirmed: "ok", another_time: "urgent", none: "featured" } as const;

type StripProps = { week: Week; today: string };

/** Seven days with a dot for each interview; a day that has some leads to them. */
export function WeekStrip({ week: { from, days }, today }: StripProps) {
  const { applications, ui } = useAllMessages();
  const language = useLanguage();
  const dates = Array.from({ length: 7 }, (_, at) =>
    new Date(Date.parse(from) + at * aDay).toISOString().slice(0, 10),
  );
  return (
    <ol className="week-strip">
      {dates.map((day) => {
        const interviews = days.find((each) => each.day === day)?.interviews ?? [];
        const { date } = formatTimestamp(dateOf(day), language);
        const [weekday = ""] = date.split(/[,،]/u);
        const names = interviews.map(({ name }) => name || applications.card.nobody);
        const content = (
          <>
            <span aria-hidden="true">{language === "ar" ? weekday : weekday.slice(0, 3)}</span>
            <b aria-hidden="true">{formatDate(day, language, "short").match(/\p{Nd}+/u)?.[0]}</b>
            <span className="week-dots">
              {interviews.slice(0, 4).map(({ applicationId }) => (
                <i key={applicationId} />
              ))}
            </span>
            <span className="sr">{[date, ...names].join(ui.comma)}</span>
          </>
        );
        const current = day === today ? "date" : undefined;
        return (
          <li key={day} aria-current={current}>
            {interviews.length > 0 ? <a href={`#${idOf(day)}`}>{content}</a> : <p>{content}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** The interviews of seven days under their weekdays, then those without a time. */
export function InterviewWeek({ week: { days, open, clashes } }: { week: Week }) {
  const { week } = useAllMessages().applicants;
  const language = useLanguage();
  return (
    <>
      {days.length === 0 && <p className="waiting muted">{week.none}</p>}
      {days.map(({ day, interviews }) => (
        <Rows
          key={day}
          id={idOf(day)}
          title={formatTimestamp(dateOf(day), language).date}
          clashes={clashes}
        >
          {interviews}
        </Rows>
      ))}
      {open.length > 0 && <Rows title={week.open}>{open}</Rows>}
    </>
  );
}

type RowsProps = {
  id?: string;
  title: string;
  clashes?: readonly string[];
  children: readonly ListedInterview[];
};

function Rows({ id, title, clashes = [], children }: RowsProps) {
  return (
    <section className="waiting" id={id}>
      <h2>{title}</h2>
      <ul>
        {children.map((interview) => (
          <Row
            key={interview.applicationId}
            interview={interview}
            isClash={clashes.includes(interview.applicationId)}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ interview, isClash }: { interview: ListedInterview; isClash: boolean }) {
  const { applicants, applications, jobs, waiting } = useAllMessages();
  const language = useLanguage();
  const { jobId, applicationId, startsAt, title, place, phone, link, answer } = interview;
  const state = interview.isNoShow ? applicants.week.noShow : waiting.answers[answer ?? "none"];
  const tone: BadgeTone = interview.isNoShow ? "urgent" : tones[answer ?? "none"];
  const texts = [title || jobs.noTitle, place ?? phone ?? link ?? ""];
  return (
    <li>
      <a href={paths.applicant(jobId, applicationId)} className="week-row">
        {startsAt ? (
          <time dateTime={startsAt}>{formatTimestamp(startsAt, language).time}</time>
        ) : (
          <Icon name="calendar" />
        )}
        <span>
          <b>
            <bdi>{interview.name || applications.card.nobody}</bdi>
          </b>
          <DetailLine details={texts.filter((text) => text !== "")} />
          {isClash && <span className="small font-strong">{applicants.week.clash}</span>}
          {(startsAt || answer) && <Badge tone={tone}>{state}</Badge>}
        </span>
        <span className="act">
          {waiting.open} <Icon name="chevron" flip />
        </span>
      </a>
    </li>
  );
}
