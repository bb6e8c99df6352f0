import { and, between, desc, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { ownsJob } from "#app/features/job/job-access.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { idsOfShortName } from "#app/features/job/short-address.ts";
import { deletedJobs } from "#app/features/jobs/lifecycle/lifecycle.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/**
 * The id of the job that a short name stands for: a public one, whether it is open, closed or deleted,
 * or the actor's own draft. Should two ever share a name, which on a board of a million jobs one in
 * five hundred boards has, an open one comes first.
 */
export async function findJobByShortName(actor: Actor, name: string): Promise<string | undefined> {
  const ids = idsOfShortName(name);
  if (!ids) return undefined;
  const rows = await db
    .select({ id: jobs.id, companyId: jobs.companyId, status: jobs.status })
    .from(jobs)
    .where(and(between(jobs.id, ids.first, ids.last)))
    .orderBy(desc(sql`${jobs.status} = 'active'`))
    .limit(2);
  const known = rows.find((job) => job.status !== "draft" || ownsJob(actor, job));
  if (known) return known.id;
  const [deleted] = await db
    .select({ id: deletedJobs.jobId })
    .from(deletedJobs)
    .where(between(deletedJobs.jobId, ids.first, ids.last))
    .limit(1);
  return deleted?.id;
}
