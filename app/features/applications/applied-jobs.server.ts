import { and, desc, eq, ne } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { jobApplications } from "./applications.table.ts";

/** Older ones are for jobs that no list shows any more. */
const limit = 200;

/** The ids of the jobs that the actor has applied for and not withdrawn, the newest applications first. */
export async function listAppliedJobIds(actor: Actor): Promise<string[]> {
  if (actor.kind !== "person" || actor.userType !== "customer_employee") return [];
  const rows = await db
    .select({ jobId: jobApplications.jobId })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, actor.id), ne(jobApplications.status, "withdrawn")))
    .orderBy(desc(jobApplications.createdAt))
    .limit(limit);
  return rows.map(({ jobId }) => jobId);
}
