import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { clearApplications } from "#app/features/applications/lifecycle/clear-applications.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";

const atOnce = 500;
const jobsAtOnce = 50;

/**
 * Removes CV and texts of applications a number of days after their job closed or its last day
 * passed; returns how many. The application's dates stay.
 */
export async function clearOldApplications(days: number): Promise<number> {
  const isOld = sql`(
    ${jobs.status} = 'closed' and ${jobs.updatedAt} < now() - make_interval(days => ${days})
    or ${jobs.applicationDeadline} < current_date - ${days}::int)`;
  // Materialized: for each old job by itself the database would look into its index once.
  const old = await db.execute<{ id: string }>(sql`
    with uncleared as materialized (select distinct job_id from job_applications where cleared_at is null)
    select ${jobs}.id from ${jobs} join uncleared on job_id = ${jobs}.id where ${isOld}`);
  let cleared = 0;
  for (let at = 0; at < old.length; at += jobsAtOnce) {
    const ids = old.slice(at, at + jobsAtOnce).map(({ id }) => id);
    for (let some = atOnce; some === atOnce; cleared += some) some = await clearSome(ids, isOld);
  }
  return cleared;
}

/** A job may have been opened again meanwhile. */
async function clearSome(ids: string[], isOld: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const some = await tx
      .select({ id: jobApplications.id, documentId: jobApplications.documentId })
      .from(jobApplications)
      .innerJoin(jobs, and(eq(jobs.id, jobApplications.jobId), isOld))
      .where(and(inArray(jobApplications.jobId, ids), isNull(jobApplications.clearedAt)))
      .limit(atOnce)
      .for("update", { of: jobApplications, skipLocked: true });
    if (some.length === 0) return 0;
    await clearApplications(tx, some);
    return some.length;
  });
}
