import type { ListedInterview } from "#app/features/applications/interviews/listed-interview.ts";
import type { CompanyWaiting, SeekerWaiting } from "#app/features/applications/waiting/waiting.ts";
import { closingText } from "#app/features/job/closing-text.ts";
import { formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import type { Detail } from "#app/ui/detail-line.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

/** An open task as a link, in the reader's words. */
export type WaitingRow = {
  to: string;
  icon: IconName;
  title: string;
  texts: readonly Detail[];
  when?: string;
  act: string;
};

/** The id of the dashboard's section of jobs that close next. */
export const closingPlace = "closing";

/** Coming interviews, jobs that close within two days, messages and applicants without an answer of a company. */
export function companyRows(
  waiting: CompanyWaiting,
  mayAnswer: boolean,
  messages: AllMessages,
  language: Language,
): WaitingRow[] {
  const { waiting: words, jobs } = messages;
  const { total, isMore, jobs: unanswered, more } = waiting.unanswered;
  const [first] = unanswered;
  const rows: WaitingRow[] = waiting.interviews.map((interview) => ({
    ...interviewRow(interview, messages, language),
    to: paths.applicant(interview.jobId, interview.applicationId),
    title: words.interviewWith({ name: interview.name }),
    texts: [interview.title || jobs.noTitle, words.answers[interview.answer ?? "none"]],
    act: words.open,
  }));
  rows.push(...closingRows(waiting.closing, mayAnswer, messages));
  if (waiting.news > 0) {
    rows.push({
      to: paths.companyDashboard({ tab: "applications", news: 1 }),
      icon: "bell",
      title: words.messages(waiting.news),
      texts: [words.messagesText],
      act: words.read,
    });
  }
  const allUnanswered = isMore
    ? words.moreUnanswered({ n: formatNumber(total) })
    : words.unanswered(total);
  if (first) {
    rows.push({
      to: paths.applicants(first.id),
      icon: "people",
      // Unread applications and unread messages add up to the number in the header.
      title: waiting.unread > 0 ? words.newApplications(waiting.unread) : allUnanswered,
      texts: [
        ...(waiting.unread > 0 ? [allUnanswered] : []),
        ...unanswered.map(({ title, count }) => ({
          name: title || jobs.noTitle,
          count: formatNumber(count),
        })),
        ...(more > 0 ? [words.moreJobs(more)] : []),
      ],
      act: mayAnswer ? words.answerThem : words.look,
    });
  }
  return rows;
}

/** The job that closes first, if it closes within two days. */
function closingRows(
  closing: CompanyWaiting["closing"],
  mayExtend: boolean,
  { applications: { dashboard }, jobs, waiting }: AllMessages,
): WaitingRow[] {
  const [job] = closing;
  const days = job?.closesInDays ?? null;
  if (!job || days === null || days > 2) return [];
  return [
    {
      to: `${paths.companyDashboard({ tab: "today" })}#${closingPlace}`,
      icon: "clock",
      title: job.title.trim() || jobs.noTitle,
      texts: [dashboard.ofJob(job.applications)],
      when: closingText(days, jobs),
      act: mayExtend ? dashboard.extend : waiting.look,
    },
  ];
}

/** Coming interviews, news and closing jobs of a seeker. */
export function seekerRows(
  waiting: SeekerWaiting,
  messages: AllMessages,
  language: Language,
): WaitingRow[] {
  const { waiting: words, jobs } = messages;
  const rows: WaitingRow[] = waiting.interviews.map((interview) => ({
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
  for (const { id, title, company, closesInDays } of waiting.closing) {
    rows.push({
      to: paths.job(id),
      icon: "bookmark",
      title: words.saved({ title: title.trim() || jobs.noTitle }),
      texts: [company || jobs.noCompany],
      when: closingText(closesInDays, jobs),
      act: words.toJob,
    });
  }
  return rows;
}

function interviewRow(
  { startsAt }: ListedInterview,
  { waiting }: AllMessages,
  language: Language,
): Pick<WaitingRow, "icon" | "when"> {
  if (!startsAt) return { icon: "calendar" };
  return { icon: "calendar", when: waiting.at(formatTimestamp(startsAt, language)) };
}
