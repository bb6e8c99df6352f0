import { eq } from "drizzle-orm";
import type { EmailContent } from "#app/emails/email-content.ts";
import { isolated } from "#app/emails/email-content.ts";
import { defineEmail } from "#app/emails/email-kind.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { findInterviewEvent } from "./interview-event.server.ts";
import {
  applicantCalendar,
  type InterviewEvent,
  interviewPanel,
} from "./interview-lines.server.ts";

/** An interview with the time, ISO, that it had when the email was queued. */
type TimeData = { interviewId: string; startsAt: string; about: "picked" | "reminder" };

/**
 * Tells an applicant the time that they have picked, with its calendar entry, or reminds them of it. Not
 * sent where the interview has been moved, cancelled or has begun.
 */
export const interviewTimeEmail = defineEmail<TimeData>({
  name: "interviewTime",
  optional: "interviewInvitation",
  usefulHours: 24,
  perHour: null,
  beforeConfirmation: true,
  toContact: true,
  async compose([event], { id, language, contact, email }) {
    const interview = event && (await findTimed(event.data, id));
    if (!event || !interview) return undefined;
    const content = timeContent(interview, event.data.about, language);
    const calendars = applicantCalendar(interview, { language, email: contact?.email ?? email });
    return { content, calendars };
  },
});

/** The applicant's interview, if it is still at that time. */
async function findTimed({ interviewId, startsAt }: TimeData, userId: string) {
  const event = await findInterviewEvent(eq(interviews.id, interviewId));
  if (event?.userId !== userId || event.status !== "interview") return undefined;
  const { interview, answer } = event;
  const isStill = interview.startsAt?.toISOString() === startsAt && new Date() < interview.startsAt;
  return isStill && !interview.isOff && answer !== "another_time" ? event : undefined;
}

function timeContent(
  event: InterviewEvent,
  about: TimeData["about"],
  language: Language,
): EmailContent {
  const { jobs: jobWords, emails } = messagesFor(language);
  const { noMoney, reason, actTime, time } = emails.status;
  const words = time[about];
  const names = { job: isolated(event.job || jobWords.noTitle), company: isolated(event.company) };
  const intro = words.intro(names);
  return {
    subject: words.subject(names),
    preview: intro,
    heading: words.heading,
    blocks: [{ kind: "paragraph", text: intro }, ...interviewPanel(event, language)],
    action: {
      label: actTime,
      href: settings().baseUrl + paths.ownApplication(event.applicationId),
    },
    notes: [noMoney],
    reason,
  };
}
