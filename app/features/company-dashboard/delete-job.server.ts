import { sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { recordRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { lockOwnJob, removeOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";

/**
 * Deletes an own job in any status. Its applications are hidden at once, and the queue removes them with
 * their CVs and files within minutes. Applicants without an answer are told that the job is gone.
 * Refusals: posting.jobNotFound for anyone else's and a missing one.
 */
export async function deleteOwnJob(actor: Actor, jobId: string): Promise<Outcome<{ id: string }>> {
  return db.transaction(async (tx) => {
    if (!(await lockOwnJob(tx, actor, jobId))) return refused("posting.jobNotFound");
    await recordRemovedJobs(tx, sql`j.id = ${jobId}`);
    await removeOwnJob(tx, actor, jobId);
    return { id: jobId };
  });
}
