import { and, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobApplications } from "./applications.table.ts";
import type { InterviewAnswer } from "./lifecycle/lifecycle.table.ts";

/** Whether an application is one to a deleted job, which the queue removes; an empty list at most times. */
export const isOfRemovedJob: SQL = sql`job_id in (select id from removed_jobs where has_applications)`;

/** Of an application whose CV and texts were removed the company still knows the name alone. */
export function onlyNamed(parts: readonly string[]): SQL | undefined {
  const name = sql`fold_text(concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName}))`;
  return and(...parts.map((part) => sql`strpos(${name}, ${part}) > 0`));
}

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

/** Whether an application's company has news of its applicant that no member has read. */
export const hasCompanyNews = sql<boolean>`coalesce((
  select has_news from company_applications where application_id = "job_applications"."id"), false)`;
