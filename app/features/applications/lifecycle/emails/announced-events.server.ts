import { asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import type {
  ApplicationAction,
  ApplicationStatus,
} from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import {
  type Interview,
  invitedTimes,
  type Replaced,
  replacedInterview,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import {
  applicationEvents,
  eventDocuments,
  interviews,
} from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/** An event with its email data. */
export type AnnouncedEvent = {
  applicationId: string;
  userId: string;
  companyId: string;
  jobId: string;
  action: ApplicationAction;
  /** Where the application stands now. */
  status: ApplicationStatus;
  message: string | null;
  /** How many documents came with the message. */
  documents: number;
  job: string;
  company: string;
  /** The id of the company's logo. */
  logo: string | null;
  applicant: string;
  interview: AnnouncedInterview | null;
};

export type AnnouncedInterview = {
  /** Null until a time of its offer was picked. */
  startsAt: Date | null;
  /** The offered times that are still to come. */
  times: Date[];
  minutes: number;
  place: string | null;
  phone: string | null;
  link: string | null;
  note: string | null;
  sequence: number;
  /** Whether its applicant has ever confirmed it, and does still. */
  wasConfirmed: boolean;
  isConfirmed: boolean;
  /** Another invitation has replaced it, or the application has left the interview stage. */
  isEnded: boolean;
  /** The same, or its time was given back. */
  isOff: boolean;
  /** The interview whose place it took, still to come at its time. */
  replaced: { startsAt: Date; minutes: number; sequence: number } | null;
};

/** Of events whose application is still there, oldest first. */
export async function findAnnouncedEvents(eventIds: number[]): Promise<AnnouncedEvent[]> {
  const applicants = alias(userProfiles, "applicants");
  const rows = await db
    .select({
      applicationId: jobApplications.id,
      userId: jobApplications.userId,
      companyId: jobs.companyId,
      jobId: jobs.id,
      action: applicationEvents.action,
      status: jobApplications.status,
      message: applicationEvents.message,
      documents: db.$count(eventDocuments, eq(eventDocuments.eventId, applicationEvents.id)),
      job: jobs.title,
      company: companyCalled,
      logo: logoColumn,
      applicant: { firstName: applicants.firstName, lastName: applicants.lastName },
      interview: announcedInterview,
    })
    .from(applicationEvents)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationEvents.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .innerJoin(applicants, eq(applicants.id, jobApplications.userId))
    .leftJoin(interviews, eq(interviews.id, applicationEvents.interviewId))
    .where(inArray(applicationEvents.id, eventIds))
    .orderBy(asc(applicationEvents.id));
  return rows.map(({ applicant, interview, ...event }) => ({
    ...event,
    applicant: fullName(applicant),
    interview: interview?.id ? announced(interview) : null,
  }));
}

/** Over interviews that are joined. */
export const announcedInterview = {
  id: interviews.id,
  startsAt: interviews.startsAt,
  minutes: interviews.minutes,
  place: interviews.place,
  phone: interviews.phone,
  link: interviews.link,
  note: interviews.note,
  sequence: interviews.sequence,
  answer: interviews.answer,
  offerId: interviews.offerId,
  endedAt: interviews.endedAt,
  times: invitedTimes,
  replaced: replacedInterview,
  wasConfirmed: sql<boolean>`exists (select from application_events confirmed
    where confirmed.application_id = "interviews"."application_id"
      and confirmed.interview_id = "interviews"."id" and confirmed.action = 'confirm')`,
};

type InterviewRow = Pick<
  Interview,
  "startsAt" | "minutes" | "place" | "phone" | "link" | "note" | "sequence" | "answer"
> &
  Pick<Interview, "offerId" | "endedAt"> & {
    times: number[];
    replaced: Replaced | null;
    wasConfirmed: boolean;
  };

export function announced(interview: InterviewRow): AnnouncedInterview {
  const { answer, offerId, endedAt, times, replaced, ...shown } = interview;
  return {
    ...shown,
    replaced: replaced && { ...replaced, startsAt: new Date(replaced.startsAt) },
    times: times.filter((time) => time > Date.now()).map((time) => new Date(time)),
    isConfirmed: answer === "confirmed",
    isEnded: endedAt !== null,
    isOff: endedAt !== null || (offerId !== null && answer === "another_time"),
  };
}
