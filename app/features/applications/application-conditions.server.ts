import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { profileHolds, searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import type { ApplicationFilter } from "./application-filter.ts";
import { companyApplications, jobApplications } from "./applications.table.ts";
import type { InterviewAnswer } from "./lifecycle/lifecycle.table.ts";

/**
 * The condition for a company's own applications that a filter leaves, over those of companies; for a job
 * or a search joined with the applications themselves and the applicants' profiles.
 */
export function ownApplications(companyId: string, filter: ApplicationFilter): SQL | undefined {
  const { job, search } = filter;
  return and(
    eq(companyApplications.companyId, companyId),
    job === null ? undefined : eq(jobApplications.jobId, job),
    applicationHolds(search),
  );
}

/**
 * Applications that hold every part of the input, in the applicant's name, contact, position or
 * the cover letter. Undefined for an empty search.
 */
function applicationHolds(search: string): SQL | undefined {
  if (search === "") return undefined;
  const texts = [...names, userProfiles.desiredPosition, jobApplications.coverLetter];
  const whole = and(isNull(jobApplications.clearedAt), profileHolds(search, texts));
  const parts = searchParts(search);
  if (parts.length === 0) return whole;
  return or(whole, and(isNotNull(jobApplications.clearedAt), onlyNamed(parts)));
}

/** Of an application whose CV and texts were removed the company still knows the name alone. */
export function onlyNamed(parts: readonly string[]): SQL | undefined {
  const name = sql`fold_text(concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName}))`;
  return and(...parts.map((part) => sql`strpos(${name}, ${part}) > 0`));
}

const names = [userProfiles.firstName, userProfiles.lastName];

/**
 * Whether an application is new to its company: neither read nor answered nor cleared. Every screen,
 * table and email counts new ones by this.
 */
export const isNewToCompany = sql<boolean>`(${jobApplications.status} = 'pending'
  and ${jobApplications.openedAt} is null and ${jobApplications.clearedAt} is null)`;

/** The applicant's answer to the invitation that an application is at; null for one without. */
export const interviewAnswer = sql<InterviewAnswer | null>`(
  select i.answer from interviews i where i.application_id = "job_applications"."id"
    and "job_applications"."status" = 'interview'
  order by i.created_at desc limit 1)`;

/** Whether anything but opening it has happened to an application since it was first sent. */
export const isAnswered = sql<boolean>`(${jobApplications.status} <> 'pending' or exists (
  select from application_events where application_id = ${jobApplications}.id
    and side = 'company' and action <> 'open'))`;
