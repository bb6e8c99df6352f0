import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { rememberedJobs, seenJobs } from "./memory.table.ts";
import { memoryLimits } from "./memory-limits.ts";

export type JobMemory = "saved" | "hidden";

const columns = { saved: rememberedJobs.savedAt, hidden: rememberedJobs.hiddenAt };
const names = { saved: sql.raw("saved_at"), hidden: sql.raw("hidden_at") };

/** Saves or hides an open job for the actor. Refusals: memoryAnswers.gone, memoryAnswers.full. */
export async function rememberJob(
  actor: Person,
  jobId: string,
  as: JobMemory,
): Promise<Outcome<{ remembered: true }>> {
  if (!isUuid(jobId)) return refused("memoryAnswers.gone");
  const own = eq(rememberedJobs.accountId, actor.id);
  const others = sql`${rememberedJobs.jobId} <> ${jobId}`;
  const count = await db.$count(rememberedJobs, and(own, isNotNull(columns[as]), others));
  if (count >= memoryLimits[as]) return refused("memoryAnswers.full");
  const rows = await db.execute(sql`
    insert into remembered_jobs (account_id, job_id, ${names[as]})
    select ${actor.id}, job.id, now() from jobs job where job.id = ${jobId} and job.status = 'active'
    on conflict (account_id, job_id) do update set ${names[as]} = excluded.${names[as]}
    returning job_id`);
  return rows.length > 0 ? { remembered: true } : refused("memoryAnswers.gone");
}

/** Takes a job from the actor's saved or hidden ones; false where it is none of them. */
export async function forgetJob(actor: Person, jobId: string, as: JobMemory): Promise<boolean> {
  if (!isUuid(jobId)) return false;
  const own = and(eq(rememberedJobs.accountId, actor.id), eq(rememberedJobs.jobId, jobId));
  const other = as === "saved" ? columns.hidden : columns.saved;
  const removed = await db
    .delete(rememberedJobs)
    .where(and(own, isNull(other)))
    .returning({ id: rememberedJobs.jobId });
  if (removed.length > 0) return true;
  const changed = await db
    .update(rememberedJobs)
    .set(as === "saved" ? { savedAt: null } : { hiddenAt: null })
    .where(and(own, isNotNull(columns[as])))
    .returning({ id: rememberedJobs.jobId });
  return changed.length > 0;
}

/** Records that the actor has opened a job's page; of these the latest stay. */
export async function rememberSeenJob(actor: Person, jobId: string): Promise<void> {
  if (!isUuid(jobId)) return;
  await db.execute(sql`
    insert into seen_jobs (account_id, job_id)
    select ${actor.id}, job.id from jobs job
    where job.id = ${jobId} and job.status = 'active' and job.company_id <> ${actor.id}
    on conflict (account_id, job_id) do update set seen_at = now()`);
  await db.delete(seenJobs).where(
    sql`${seenJobs.accountId} = ${actor.id} and ${seenJobs.jobId} in (
      select old.job_id from seen_jobs old where old.account_id = ${actor.id}
      order by old.seen_at desc offset ${memoryLimits.seen})`,
  );
}
