import { inArray, type SQL, sql } from "drizzle-orm";
import { undecidedStatuses } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";

export const isUndecided = inArray(jobApplications.status, [...undecidedStatuses]);

/** Closed, filled or taken back to a draft, or its last day for applying is over. */
export function isEndedJob(now = new Date()): SQL {
  const isOver = sql`${jobs.applicationDeadline} < ${damascusDay(now)}::date`;
  return sql`(${jobs.status} <> 'active' or coalesce(${isOver}, false))`;
}
