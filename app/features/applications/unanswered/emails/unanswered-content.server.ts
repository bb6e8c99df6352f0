import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import type { Replaced } from "#app/features/applications/lifecycle/interviews.server.ts";
import { formatDate, formatDateTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { EndedJob, UnreadOfJob } from "./unanswered-details.server.ts";

/** Email to a company: jobs with applications unread for days. */
export function unreadContent(unread: UnreadOfJob[], language: Language): EmailContent {
  const { unread: words } = messagesFor(language).emails.unanswered;
  const total = unread.reduce((sum, job) => sum + job.unread, 0);
  const [first, ...more] = unread;
  const isOne = first !== undefined && more.length === 0;
  const href = isOne
    ? paths.applicants(first.id, { stage: "new" })
    : paths.companyDashboard({ tab: "jobs" });
  const intro = words.intro(total);
  const entries = unread.map((job) => ({
    title: titleOf(job.title, language),
    lines: [words.count(job.unread), words.since({ date: formatDate(job.since, language) })],
  }));
  return {
    subject: words.subject(total),
    heading: words.heading,
    blocks: [intro, shortList(entries, language)],
    action: { label: isOne ? words.act : words.actJobs, href: settings().baseUrl + href },
    notes: [words.why],
    reason: messagesFor(language).emails.unanswered.reasonCompany,
  };
}

/** Email to a company: ended jobs with undecided applications, and the consequence of silence. */
export function endedJobsContent(ended: EndedJob[], language: Language): EmailContent {
  const { ended: words, reasonCompany } = messagesFor(language).emails.unanswered;
  const [first, ...more] = ended;
  const total = ended.reduce((sum, job) => sum + job.waiting, 0);
  const isOne = first !== undefined && more.length === 0;
  const entries = ended.map((job) => ({
    title: titleOf(job.title, language),
    lines: [words.count(job.waiting), words.until({ date: formatDate(job.closesAt, language) })],
  }));
  const href = isOne
    ? paths.answerApplicants(first.id, { action: "decline", rest: "1" })
    : paths.companyDashboard();
  const intro = words.intro(total);
  return {
    subject: isOne
      ? words.subject({ job: titleOf(first.title, language) })
      : words.subjectSeveral(ended.length),
    heading: words.heading,
    blocks: [intro, shortList(entries, language), words.otherwise],
    action: { label: isOne ? words.act : words.actJobs, href: settings().baseUrl + href },
    reason: reasonCompany,
  };
}

/** A deleted job and its company: their names are needed once, by the email. */
export type RemovedJob = { title: string | null; company: string | null };

/** The same with the calendar entry of the interview that is off with it. */
export type RemovedWithInterview = RemovedJob & { entry?: Replaced & { applicationId: string } };

/** To an applicant: jobs that are gone, and with them the application. */
export function removedJobContent(
  removed: RemovedWithInterview[],
  language: Language,
): EmailContent {
  const { removed: words, reasonSeeker } = messagesFor(language).emails.unanswered;
  // Events from before an upgrade have no names.
  const named = removed.flatMap(({ title, company, entry }) =>
    title == null || company == null
      ? []
      : {
          job: titleOf(title, language),
          company: isolated(company),
          off: offLine(entry, language),
        },
  );
  const [first] = named;
  const isOne = first !== undefined && removed.length === 1;
  const intro = isOne ? words.intro(first) : words.introSeveral(removed.length);
  const entries = named.map(({ job, company, off }) => ({ title: job, lines: [company, ...off] }));
  return {
    subject: isOne ? words.subject(first) : words.subjectSeveral(removed.length),
    heading: words.heading,
    blocks: [
      intro,
      ...(isOne ? first.off : []),
      ...(isOne || named.length === 0 ? [] : [shortList(entries, language)]),
      words.cvGone,
    ],
    action: { label: words.act, href: settings().baseUrl + paths.jobs() },
    reason: reasonSeeker,
  };
}

function offLine(entry: RemovedWithInterview["entry"], language: Language): string[] {
  if (!entry) return [];
  const when = formatDateTime(new Date(entry.startsAt), language, { weekday: true });
  return [messagesFor(language).emails.status.interviewOff({ when })];
}

function titleOf(title: string, language: Language): string {
  return isolated(title || messagesFor(language).jobs.noTitle);
}
