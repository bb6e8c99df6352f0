import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/**
 * The condition for profiles of those who sent applications that meet a condition. Their ids are sorted
 * into one walk of an index: looked up one by one they cost three times as much.
 */
function isApplicant(isSent: SQL | undefined): SQL {
  const ids = db.select({ id: jobApplications.userId }).from(jobApplications).where(isSent);
  return sql`${userProfiles.id} = any(array${ids})`;
}

/** A condition on the time and the id of applications: those of a part of a job's list. */
export type ListPart = (time: SQLWrapper, id: SQLWrapper) => SQL;

/** The same of applications themselves. */
export function isWithin(part: ListPart | undefined): SQL | undefined {
  return part?.(jobApplications.createdAt, jobApplications.id);
}

/** The ids of a job's applicants whose profile meets a condition, of those that meet `isSent`. */
export function applicantsWith(jobId: string, isOfProfile: SQL | undefined, isSent?: SQL) {
  return db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(isApplicant(and(eq(jobApplications.jobId, jobId), isSent)), isOfProfile));
}

/**
 * Whether a value is among those of a query, which runs once: as a plain `in` it becomes a join that
 * expects few rows and looks up each.
 */
export function isOneOf(value: SQLWrapper, query: SQLWrapper): SQL {
  return sql`(${value} in ${query}) is true`;
}
