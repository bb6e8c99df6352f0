import { eq, sql } from "drizzle-orm";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { clearApplications } from "#app/features/applications/lifecycle/clear-applications.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";

const atOnce = 500;

/**
 * Removes CV and texts of applications a number of days after their job closed or its last day
 * passed; returns how many. The application's dates stay.
 */
export async function clearOldApplications(days: number): Promise<number> {
  let cleared = 0;
  for (let some = atOnce; some === atOnce; cleared += some) some = await clearSome(days);
  return cleared;
}

async function clearSome(days: number): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: jobApplications.id, documentId: jobApplications.documentId })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(sql`${jobApplications.clearedAt} is null and (
        ${jobs.status} = 'closed' and ${jobs.updatedAt} < now() - make_interval(days => ${days})
        or ${jobs.applicationDeadline} < current_date - ${days}::int)`)
      .limit(atOnce)
      .for("update", { of: jobApplications, skipLocked: true });
    if (old.length === 0) return 0;
    await clearApplications(tx, old);
    return old.length;
  });
}
