import { and, eq, inArray } from "drizzle-orm";
import { defineEmail, type EmailEvent, type EmailKind } from "#app/emails/email-kind.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import type { Replaced } from "#app/features/applications/lifecycle/interviews.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { emailRetryDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type AnnouncedEvent, findAnnouncedEvents } from "./announced-events.server.ts";
import { applicantCalendar, companyCalendar, deletedInterview } from "./interview-lines.server.ts";
import { companyInterviewsEmail, interviewTimeEmail } from "./interview-time-email.server.ts";
import { isAnswer, isApplicantAction, lastActions, latestAnswers } from "./latest-answers.ts";
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
    async compose(events, { id, language, contact, email }) {
      const announced = await findAnnouncedEvents(idsFrom(events));
      // An applicant who has withdrawn gets no email.
      const own = announced.filter(({ userId, status }) => userId === id && status !== "withdrawn");
      const answers = withoutReplaced(own).filter(isAnswer);
      const content = statusContent(answers, language);
      const reader = { language, email: contact?.email ?? email };
      const calendars = latestAnswers(answers).flatMap(({ last }) =>
        applicantCalendar(last, reader),
      );
      return content && { content, calendars };
    },
  });
}

/** Without invitations that were replaced; one whose own email was not sent yet is not named by the next. */
function withoutReplaced(events: AnnouncedEvent[]): AnnouncedEvent[] {
  const unsent = events.filter((event) => isReplaced(event) && !event.interview?.wasConfirmed);
  const unknown = new Set(unsent.map(({ applicationId }) => applicationId));
  return events
    .filter((event) => !isReplaced(event))
    .map(({ interview, ...event }) => {
      const isUnknown = interview !== null && unknown.has(event.applicationId);
      return { ...event, interview: isUnknown ? { ...interview, replaced: null } : interview };
    });
}

/** Whether an invitation was replaced by another, which has an email of its own. */
function isReplaced({ action, status, interview }: AnnouncedEvent): boolean {
  return action === "invite" && status === "interview" && interview?.isEnded === true;
}

/** Reports a shortlist, an offer, a hire and messages to the applicant. */
export const progressEmail = toApplicant("applicationProgress", 3);
/** Invites an applicant to an interview; more than these an hour are gathered. */
export const interviewEmail = toApplicant("interviewInvitation", 20);
/** Reports a rejection or a closed job to the applicant. */
export const endedEmail = toApplicant("applicationEnded", 1);

const toCompanies = ["applicantAnswers", "interviewOff"] as const;

function toCompany(name: (typeof toCompanies)[number], perHour: number): EmailKind<EventData> {
  return defineEmail<EventData>({
    name,
    optional: "applicantAnswers",
    usefulHours,
    perHour,
    gathers: { kinds: toCompanies, by: "applicationId" },
    async compose(events, { id, language, email }) {
      const announced = await findAnnouncedEvents(idsFrom(events));
      // A member who has left the company gets no email.
      const company = await findCompanyOf(id);
      const own = announced
        .filter(({ companyId }) => companyId === company)
        .filter(isApplicantAction);
      if (own.length === 0) return undefined;
      // An interview that was never confirmed is in no calendar of the company.
      const calendars = lastActions(own)
        .filter(({ last }) => last.interview?.isConfirmed || isCancelled(last))
        .flatMap(({ last }) => companyCalendar(last, { language, email }));
      return { content: applicantAnswersContent(own, language), calendars };
    },
  });
}

/** Reports confirmations and messages to the company. */
export const applicantAnswersEmail = toCompany("applicantAnswers", 3);
/** Reports withdrawals and wishes for another time, which do not wait behind confirmations. */
export const interviewOffEmail = toCompany("interviewOff", 20);

function isCancelled({ interview }: AnnouncedEvent): boolean {
  return Boolean(interview?.isOff && interview.wasConfirmed);
}

/** An application that went with its applicant's account; the name is needed once. */
type LeftData = {
  jobId: string;
  applicant: string;
  interviewAt: string | null;
  /** The entry that calendars are to drop. */
  entry?: Replaced & { applicationId: string };
};

/** Reports to the company that an account with open applications was deleted. */
export const applicantLeftEmail = defineEmail<LeftData>({
  name: "applicantLeft",
  optional: "applicantAnswers",
  usefulHours,
  perHour: 3,
  async compose(events, { id, language, email }) {
    const company = await findCompanyOf(id);
    const titles = await findOwnTitles(
      company,
      events.map(({ data }) => data.jobId),
    );
    const left = events.flatMap(({ data }) => {
      const job = titles.get(data.jobId);
      return job === undefined ? [] : [{ ...data, ...job }];
    });
    if (left.length === 0) return undefined;
    const calendars = left.flatMap(({ entry, ...names }) => {
      if (!entry) return [];
      const event = { ...names, applicationId: entry.applicationId };
      const interview = deletedInterview(entry);
      return companyCalendar({ ...event, interview }, { language, email });
    });
    return { content: applicantLeftContent(left, language), calendars };
  },
});

/** The titles of the company's jobs among these, with its name; a deleted one is missing. */
async function findOwnTitles(company: string | undefined, ids: string[]) {
  if (!company) return new Map<string, { job: string; company: string }>();
  const rows = await db
    .select({ id: jobs.id, job: jobs.title, company: companyCalled })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(jobs.companyId, company), inArray(jobs.id, ids)));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

export const statusEmails: EmailKind[] = [
  interviewTimeEmail,
  companyInterviewsEmail,
  progressEmail,
  interviewEmail,
  endedEmail,
  applicantAnswersEmail,
  interviewOffEmail,
  applicantLeftEmail,
];

function idsFrom(events: EmailEvent<EventData>[]): number[] {
  return events.map(({ data }) => data.eventId);
}
