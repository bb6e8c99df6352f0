import { and, eq, inArray, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  publishedColumns,
  raiseSuspiciousJob,
} from "#app/features/moderation/signals/raise-signals.server.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Jobs of one transaction. */
const atOnce = 100;

/**
 * Makes the drafts public whose time has come, as if they were posted now; returns how many. A draft
 * is public once, since its time is gone in the same statement. Safe in several processes at once and
 * killed in between.
 */
export async function publishScheduledJobs(): Promise<number> {
  let published = 0;
  for (let some = atOnce; some === atOnce; published += some) some = await publishSome();
  return published;
}

async function publishSome(): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.status, "draft"), sql`${jobs.publishAt} <= now()`))
      .orderBy(jobs.id)
      .limit(atOnce)
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx
      .update(jobs)
      .set({ status: "active", publishAt: null, createdAt: sql`now()`, confirmedAt: null })
      .where(inArray(jobs.id, ids));
    for (const job of due) {
      const published = await publishedColumns(tx, job);
      if (published.status !== "active")
        await tx.update(jobs).set(published).where(eq(jobs.id, job.id));
      await raiseSuspiciousJob(tx, job.id);
    }
    await indexChangedJobs(tx);
    return ids.length;
  });
}
