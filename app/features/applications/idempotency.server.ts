import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { jobApplications } from "./applications.table.ts";

/**
 * The actor's application for a job that came from the form with this key. Each form carries a key
 * of its own (`submission_key`), so that the same form sent again is the same application.
 */
export async function findSubmission(
  actor: Actor,
  jobId: string,
  submissionKey: string,
): Promise<{ id: string } | undefined> {
  if (actor.kind !== "person" || !isUuid(jobId) || !isUuid(submissionKey)) return undefined;
  const [row] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.jobId, jobId),
        eq(jobApplications.userId, actor.id),
        eq(jobApplications.submissionKey, submissionKey),
      ),
    );
  return row;
}
