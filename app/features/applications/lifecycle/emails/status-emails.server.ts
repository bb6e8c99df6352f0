import { and, eq, inArray } from "drizzle-orm";
import { defineEmail, type EmailEvent, type EmailKind } from "#app/emails/email-kind.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { emailRetryDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { findAnnouncedEvents } from "./announced-events.server.ts";
import { isAnswer, isApplicantAction } from "./latest-answers.ts";
import {
  applicantAnswersContent,
  applicantLeftContent,
  statusContent,
} from "./status-email-content.server.ts";

/** The event of an application that an email is about. */
type EventData = { eventId: number; applicationId: string };

const usefulHours = 24 * emailRetryDays;
const toApplicants = ["applicationProgress", "interviewInvitation", "applicationEnded"] as const;
type OptionalToApplicant = (typeof toApplicants)[number];

function toApplicant(name: OptionalToApplicant, perHour: number): EmailKind<EventData> {
  return defineEmail<EventData>({
    name,
    optional: name,
    usefulHours,
    perHour,
    beforeConfirmation: true,
    toContact: true,
    gathers: { kinds: toApplicants, by: "applicationId" },
    async compose(events, { id, language }) {
      const announced = (await findAnnouncedEvents(idsFrom(events))).filter(
        // An applicant who has withdrawn gets no email.
        ({ userId, status }) => userId === id && status !== "withdrawn",
      );
      const content = statusContent(announced.filter(isAnswer), language);
      return content && { content };
    },
  });
}

/** Reports a shortlist, an offer, a hire and messages to the applicant. */
export const progressEmail = toApplicant("applicationProgress", 3);
/** Invites an applicant to an interview; more than these an hour are gathered. */
export const interviewEmail = toApplicant("interviewInvitation", 20);
/** Reports a rejection or a closed job to the applicant. */
export const endedEmail = toApplicant("applicationEnded", 1);

/** Reports answers to invitations and withdrawals to the company. */
export const applicantAnswersEmail = defineEmail<EventData>({
  name: "applicantAnswers",
  optional: "applicantAnswers",
  usefulHours,
  perHour: 3,
  async compose(events, { id, language }) {
    const announced = await findAnnouncedEvents(idsFrom(events));
    // A member who has left the company gets no email.
    const company = await findCompanyOf(id);
    const own = announced
      .filter(({ companyId }) => companyId === company)
      .filter(isApplicantAction);
    return own.length > 0 ? { content: applicantAnswersContent(own, language) } : undefined;
  },
});

/** An application that went with its applicant's account; the name is needed once. */
type LeftData = { jobId: string; applicant: string; interviewAt: string | null };

/** Reports to the company that an account with open applications was deleted. */
export const applicantLeftEmail = defineEmail<LeftData>({
  name: "applicantLeft",
  optional: "applicantAnswers",
  usefulHours,
  perHour: 3,
  async compose(events, { id, language }) {
    const company = await findCompanyOf(id);
    const titles = await findOwnTitles(
      company,
      events.map(({ data }) => data.jobId),
    );
    const left = events.flatMap(({ data }) => {
      const job = titles.get(data.jobId);
      return job === undefined ? [] : [{ ...data, job }];
    });
    return left.length > 0 ? { content: applicantLeftContent(left, language) } : undefined;
  },
});

/** The titles of the company's jobs among these; a deleted one is missing. */
async function findOwnTitles(company: string | undefined, ids: string[]) {
  if (!company) return new Map<string, string>();
  const rows = await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.companyId, company), inArray(jobs.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export const statusEmails: EmailKind[] = [
  progressEmail,
  interviewEmail,
  endedEmail,
  applicantAnswersEmail,
  applicantLeftEmail,
];

function idsFrom(events: EmailEvent<EventData>[]): number[] {
  return events.map(({ data }) => data.eventId);
}
