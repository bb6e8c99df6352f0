import type {
  ListedInterview,
  InterviewWeek as Week,
} from "#app/features/applications/interviews/listed-interview.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { DetailLine } from "#app/ui/detail-line.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

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
          title={formatTimestamp(`${day}T09:00:00Z`, language).date}
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
  title: string;
  clashes?: readonly string[];
  children: readonly ListedInterview[];
};

function Rows({ title, clashes = [], children }: RowsProps) {
  return (
    <section className="waiting">
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
  const texts = [
    title || jobs.noTitle,
    place ?? phone ?? link ?? "",
    startsAt || answer ? state : "",
  ];
  return (
    <li>
      <a href={paths.applicant(jobId, applicationId)}>
        <Icon name="calendar" />
        <span>
          <b>
            <bdi>{interview.name || applications.card.nobody}</bdi>
          </b>
          {isClash && <span className="small font-strong">{applicants.week.clash}</span>}
          <DetailLine details={texts.filter((text) => text !== "")} />
        </span>
        {startsAt && (
          <time dateTime={startsAt} className="small text-accent-ink font-strong">
            {formatTimestamp(startsAt, language).time}
          </time>
        )}
        <span className="act">
          {waiting.open} <Icon name="chevron" flip />
        </span>
      </a>
    </li>
  );
}
