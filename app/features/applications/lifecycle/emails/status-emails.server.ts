import { defineEmail, type EmailEvent, type EmailKind } from "#app/emails/email-kind.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { emailRetryDays } from "#app/messages/limits.ts";
import { findAnnouncedEvents } from "./announced-events.server.ts";
import {
  applicantAnswersContent,
  isAnswer,
  isApplicantAction,
  statusContent,
} from "./status-email-content.server.ts";

/** The event of an application that an email is about. */
type EventData = { eventId: number };

const usefulHours = 24 * emailRetryDays;

function toApplicant(name: OptionalToApplicant, perHour: number): EmailKind<EventData> {
  return defineEmail<EventData>({
    name,
    optional: name,
    usefulHours,
    perHour,
    async compose(events, { id, language }) {
      const announced = (await findAnnouncedEvents(idsFrom(events))).filter(
        // Whoever has withdrawn in the meantime waits for nothing.
        ({ userId, status }) => userId === id && status !== "withdrawn",
      );
      const answers = announced.filter(isAnswer);
      return answers.length > 0 ? { content: statusContent(answers, language) } : undefined;
    },
  });
}
type OptionalToApplicant = "applicationProgress" | "interviewInvitation" | "applicationEnded";

/** Tells an applicant of the shortlist, an offer, being hired, and what the company wrote. */
export const progressEmail = toApplicant("applicationProgress", 3);
/** Invites an applicant to an interview; more than these an hour are gathered. */
export const interviewEmail = toApplicant("interviewInvitation", 20);
/** Tells an applicant that the company chose somebody else, or that the job has closed. */
export const endedEmail = toApplicant("applicationEnded", 1);

/** Tells a company what applicants answered to invitations, and who has withdrawn. */
export const applicantAnswersEmail = defineEmail<EventData>({
  name: "applicantAnswers",
  optional: "applicantAnswers",
  usefulHours,
  perHour: 3,
  async compose(events, { id, language }) {
    const announced = await findAnnouncedEvents(idsFrom(events));
    // Whoever has left the company in the meantime is told nothing.
    const company = await findCompanyOf(id);
    const own = announced
      .filter(({ companyId }) => companyId === company)
      .filter(isApplicantAction);
    return own.length > 0 ? { content: applicantAnswersContent(own, language) } : undefined;
  },
});

export const statusEmails: EmailKind[] = [
  progressEmail,
  interviewEmail,
  endedEmail,
  applicantAnswersEmail,
];

function idsFrom(events: EmailEvent<EventData>[]): number[] {
  return events.map(({ data }) => data.eventId);
}
