import { useId } from "react";
import type { ListedInterview } from "#app/features/applications/interviews/listed-interview.ts";
import type { CompanyWaiting, SeekerWaiting } from "#app/features/applications/waiting/waiting.ts";
import { formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

type Row = {
  to: string;
  icon: IconName;
  title: string;
  /** Names of people and jobs, each in its own language. */
  texts: readonly string[];
  when?: string;
  act: string;
};

type CompanyProps = { waiting: CompanyWaiting; mayAnswer: boolean };

/** Applicants without an answer and coming interviews of a company, or that there are none. */
export function CompanyWaitingRows({ waiting, mayAnswer }: CompanyProps) {
  const messages = useAllMessages();
  const language = useLanguage();
  const { waiting: words, jobs } = messages;
  const { total, isMore, jobs: unanswered, more } = waiting.unanswered;
  const [first] = unanswered;
  const rows = waiting.interviews.map((interview) => ({
    ...interviewRow(interview, messages, language),
    to: paths.applicant(interview.jobId, interview.applicationId),
    title: words.interviewWith({ name: interview.name }),
    texts: [interview.title || jobs.noTitle, words.answers[interview.answer ?? "none"]],
    act: words.open,
  }));
  if (waiting.news > 0) {
    rows.push({
      to: paths.companyDashboard({ tab: "applications", news: 1 }),
      icon: "bell",
      title: words.messages(waiting.news),
      texts: [words.messagesText],
      act: words.read,
    });
  }
  if (first) {
    rows.push({
      to: paths.applicants(first.id),
      icon: "people",
      title: isMore ? words.moreUnanswered({ n: formatNumber(total) }) : words.unanswered(total),
      texts: [
        ...unanswered.map(({ title, count }) => `${title || jobs.noTitle}: ${formatNumber(count)}`),
        ...(more > 0 ? [words.moreJobs(more)] : []),
      ],
      act: mayAnswer ? words.answerThem : words.look,
    });
  }
  return <WaitingRows title={words.companyTitle} rows={rows} nothing={words.nothing} />;
}

/** Coming interviews and news of a seeker; nothing where there are none. */
export function SeekerWaitingRows({ waiting }: { waiting: SeekerWaiting }) {
  const messages = useAllMessages();
  const language = useLanguage();
  const { waiting: words, jobs } = messages;
  const rows = waiting.interviews.map((interview) => ({
    ...interviewRow(interview, messages, language),
    to: paths.ownApplication(interview.applicationId),
    title: words.interviewFor({ title: interview.title || jobs.noTitle }),
    texts: interview.startsAt ? [interview.name] : [interview.name, words.noTime],
    act: interview.startsAt
      ? words[interview.answer === null ? "confirm" : "open"]
      : words.chooseTime,
  }));
  if (waiting.news > 0) {
    rows.push({
      to: paths.myAccount({ tab: "applications", show: "news" }),
      icon: "bell",
      title: words.news(waiting.news),
      texts: [words.newsText],
      act: words.look,
    });
  }
  return <WaitingRows title={words.title} rows={rows} />;
}

/** How many cases wait for moderators: at least one. */
export function CasesWaiting({ count }: { count: number }) {
  const { waiting: words, moderation } = useAllMessages();
  const row = {
    to: paths.moderation(),
    icon: "shield",
    title: words.cases(count),
    texts: [moderation.title],
    act: words.decide,
  } as const;
  return <WaitingRows title={words.title} rows={[row]} />;
}

function interviewRow(
  { startsAt }: ListedInterview,
  { waiting }: AllMessages,
  language: Language,
): Pick<Row, "icon" | "when"> {
  if (!startsAt) return { icon: "calendar" };
  return { icon: "calendar", when: waiting.at(formatTimestamp(startsAt, language)) };
}

type RowsProps = {
  title: string;
  rows: readonly Row[];
  /** Said where there are no rows; without it there is no section then. */
  nothing?: string;
};

/** The most urgent first; each row is one link. */
function WaitingRows({ title, rows, nothing }: RowsProps) {
  const heading = useId();
  if (rows.length === 0) return nothing ? <p className="waiting pad muted">{nothing}</p> : null;
  return (
    <section className="waiting" aria-labelledby={heading}>
      <h2 id={heading}>
        {title} <span className="unseen">{formatNumber(rows.length)}</span>
      </h2>
      <ul>
        {rows.map(({ to, icon, title, texts, when, act }) => (
          <li key={to}>
            <a href={to}>
              <Icon name={icon} />
              <span>
                <b>{title}</b>
                <span className="small muted">
                  {texts.map((text, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change in place
                    <span key={at}>
                      {at > 0 && " · "}
                      <bdi>{text}</bdi>
                    </span>
                  ))}
                </span>
              </span>
              {when && <span className="small text-accent-ink font-strong">{when}</span>}
              <span className="act">
                {act} <Icon name="chevron" flip />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
