import { sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { deleteApplicationsOfJob } from "#app/features/applications/applications.server.ts";
import { enqueueRemoval } from "#app/features/applications/orphaned-files.server.ts";
import { recordRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { lockOwnJob, removeOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { db, withoutTimeLimit } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { removeFile } from "#app/platform/storage/storage.server.ts";

/** Files of one job that a request removes; more are left to the queue. */
const maxFiles = 50;

/**
 * Deletes an own job in any status with its applications, their CVs and their files; who still
 * waited for an answer is told that it is gone. Refusals:
 * posting.jobNotFound for anyone else's and a missing one.
 */
export async function deleteOwnJob(actor: Actor, jobId: string): Promise<Outcome<{ id: string }>> {
  const files = await withoutTimeLimit(() =>
    db.transaction(async (tx) => {
      if (!(await lockOwnJob(tx, actor, jobId))) return undefined;
      await recordRemovedJobs(tx, sql`j.id = ${jobId}`);
      const documents = await deleteApplicationsOfJob(tx, jobId);
      await removeOwnJob(tx, actor, jobId);
      if (documents.length <= maxFiles) return documents;
      await enqueueRemoval(tx);
      return [];
    }),
  );
  if (!files) return refused("posting.jobNotFound");
  // Nothing leads to the files any more: an error here must not make the deletion look undone.
  for (const file of files) {
    try {
      await removeFile(file);
    } catch (error) {
      log("file not removed", { document: file, cause: String(error) });
    }
  }
  return { id: jobId };
}
