import { and, between, desc, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { idsOfShortName } from "#app/features/job/short-address.ts";
import { db } from "#app/platform/database/database.server.ts";

/**
 * The id of the job that a short name stands for, if the actor may see it. Should two ever share a
 * name, which on a board of a million jobs one in five hundred boards has, an open one comes first.
 */
export async function findJobByShortName(actor: Actor, name: string): Promise<string | undefined> {
  const ids = idsOfShortName(name);
  if (!ids) return undefined;
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(between(jobs.id, ids.first, ids.last)))
    .orderBy(desc(sql`${jobs.status} = 'active'`))
    .limit(2);
  for (const { id } of rows) if (await findJob(actor, id)) return id;
  return undefined;
}
