import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { undecidedStatuses } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";

/** With the statuses as literals, by which the index of undecided applications is found. */
export const isUndecided = sql`${jobApplications.status} in (${sql.raw(undecidedStatuses.map((status) => `'${status}'`).join(", "))})`;

/** Opened at the utmost, without a step or a decision since. */
export const isUnanswered = sql`${jobApplications.status} = 'pending'`;

/** Whether a job has undecided applications. */
export const hasUndecided = (jobId: SQLWrapper) => sql`exists (select from ${jobApplications}
  where ${jobApplications.jobId} = ${jobId} and ${isUndecided})`;

/** Closed, filled or taken back to a draft, or its last day for applying is over. */
export function isEndedJob(now = new Date()): SQL {
  const isOver = sql`${jobs.applicationDeadline} < ${damascusDay(now)}::date`;
  return sql`(${jobs.status} <> 'active' or coalesce(${isOver}, false))`;
}
