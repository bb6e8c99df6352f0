import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import type {
  ApplicationAction,
  ApplicationStatus,
} from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
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
  interview: {
    startsAt: Date;
    place: string | null;
    link: string | null;
    note: string | null;
  } | null;
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
      startsAt: interviews.startsAt,
      place: interviews.place,
      link: interviews.link,
      note: interviews.note,
    })
    .from(applicationEvents)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationEvents.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .innerJoin(applicants, eq(applicants.id, jobApplications.userId))
    .leftJoin(interviews, eq(interviews.id, applicationEvents.interviewId))
    .where(inArray(applicationEvents.id, eventIds))
    .orderBy(asc(applicationEvents.id));
  return rows.map(({ applicant, startsAt, place, link, note, ...event }) => ({
    ...event,
    applicant: fullName(applicant),
    interview: startsAt && { startsAt, place, link, note },
  }));
}
