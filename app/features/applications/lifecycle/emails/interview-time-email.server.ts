import { inArray } from "drizzle-orm";
import type { EmailContent } from "#app/emails/email-content.ts";
import { isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailEvent } from "#app/emails/email-kind.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { listInterviewEvents } from "./interview-event.server.ts";
import {
  applicantCalendar,
  type InterviewEvent,
  interviewLines,
  interviewPanel,
} from "./interview-lines.server.ts";

/** An interview with the time, ISO, that it had when the email was queued. */
type TimeData = { interviewId: string; startsAt: string };
type OwnTimeData = TimeData & { about: "picked" | "reminder" };

/**
 * Tells an applicant the time that they have picked, with its calendar entry, or reminds them of it. Not
 * sent where the interview has been moved, cancelled or has begun. An account without an email gets the reminder alone.
 */
export const interviewTimeEmail = defineEmail<OwnTimeData>({
  name: "interviewTime",
  optional: "interviewInvitation",
  usefulHours: 24,
  perHour: null,
  beforeConfirmation: true,
  toContact: true,
  async compose([event], { id, language, contact, email }) {
    const [interview] = event ? await listTimed([event]) : [];
    if (!event || interview?.userId !== id) return undefined;
    // A text message would have no calendar entry, and its reader has just pressed the button.
    if (email === null && event.data.about === "picked") return undefined;
    const content = timeContent(interview, event.data.about, language);
    const calendars = applicantCalendar(interview, { language, email: contact?.email ?? email });
    return { content, calendars };
  },
});

/** Reminds the people of a company of interviews that are near, as above; several come as one email. */
export const companyInterviewsEmail = defineEmail<TimeData>({
  name: "companyInterviews",
  optional: "applicantAnswers",
  usefulHours: 24,
  perHour: 3,
  async compose(events, { id, language }) {
    // A member who has left the company gets no email.
    const company = await findCompanyOf(id);
    const own = (await listTimed(events)).filter(({ companyId }) => companyId === company);
    return own.length > 0 ? { content: companyContent(own, language) } : undefined;
  },
});

/** The interviews that are still at their times, the soonest first. */
async function listTimed(events: readonly EmailEvent<TimeData>[]) {
  const times = new Map(events.map(({ data }) => [data.interviewId, data.startsAt]));
  const listed = await listInterviewEvents(inArray(interviews.id, [...times.keys()]));
  const now = Date.now();
  return listed
    .map((event) => ({ ...event, at: event.interview.startsAt?.getTime() ?? 0 }))
    .filter(({ interviewId, status, answer, interview, at }) => {
      const isStill = new Date(at).toISOString() === times.get(interviewId) && at > now;
      return isStill && status === "interview" && !interview.isOff && answer !== "another_time";
    })
    .toSorted((one, other) => one.at - other.at);
}

type Timed = Awaited<ReturnType<typeof listTimed>>[number];

function companyContent(all: Timed[], language: Language): EmailContent {
  const { jobs: jobWords, emails, applicants } = messagesFor(language);
  const { act, reason, reminder: words } = emails.status.company;
  const { baseUrl } = settings();
  const [first, ...more] = all;
  const titleOf = ({ job }: Timed) => isolated(job || jobWords.noTitle);
  const nameOf = ({ applicant }: Timed) =>
    applicant ? isolated(applicant) : emails.newApplications.nobody;
  if (!first || more.length > 0) {
    const intro = words.severalIntro(all.length);
    const entries = all.map((event) => ({
      title: nameOf(event),
      lines: [titleOf(event), ...interviewLines(event, language)],
    }));
    return {
      subject: words.severalSubject(all.length),
      heading: words.severalHeading,
      blocks: [intro, shortList(entries, language)],
      action: { label: applicants.week.title, href: baseUrl + paths.interviews() },
      reason,
    };
  }
  const names = { applicant: nameOf(first), job: titleOf(first) };
  const intro = words.intro(names);
  return {
    subject: words.subject(names),
    heading: words.heading,
    blocks: [intro, ...interviewPanel(first, language)],
    action: { label: act, href: baseUrl + paths.applicant(first.jobId, first.applicationId) },
    reason,
  };
}

function timeContent(
  event: InterviewEvent,
  about: OwnTimeData["about"],
  language: Language,
): EmailContent {
  const { jobs: jobWords, emails } = messagesFor(language);
  const { noMoney, reason, actTime, time } = emails.status;
  const words = time[about];
  const names = { job: isolated(event.job || jobWords.noTitle), company: isolated(event.company) };
  const intro = words.intro(names);
  return {
    subject: words.subject(names),
    heading: words.heading,
    blocks: [intro, ...interviewPanel(event, language)],
    action: {
      label: actTime,
      href: settings().baseUrl + paths.ownApplication(event.applicationId),
    },
    notes: [noMoney],
    reason,
  };
}
