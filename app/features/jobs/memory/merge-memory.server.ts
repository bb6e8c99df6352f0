import { sql } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import type { SentMemory } from "./device-memory-form.ts";
import { recordSearch } from "./memory.server.ts";
import { memoryLimits } from "./memory-limits.ts";

/**
 * Adds a device's memory to the account after signing in. The account's own choices stay; entries
 * beyond its limits are left out.
 */
export async function mergeDeviceMemory(actor: Person, memory: SentMemory): Promise<void> {
  await db.transaction(async (tx) => {
    await mergeJobs(tx, actor, "saved_at", memory.saved, memoryLimits.saved);
    await mergeJobs(tx, actor, "hidden_at", memory.hidden, memoryLimits.hidden);
    await tx.execute(sql`
      insert into seen_jobs (account_id, job_id, seen_at)
      select ${actor.id}, job.id, now() from jobs job
      where job.id = any(${list(memory.seen)}) and job.status = 'active' and job.company_id <> ${actor.id}
      on conflict do nothing`);
    await mergeCompanies(tx, actor, "followed_at", memory.followed);
    await mergeCompanies(tx, actor, "hidden_at", memory.hiddenCompanies);
  });
  for (const query of memory.searches.toReversed()) await recordSearch(actor, query);
}

async function mergeJobs(
  tx: Transaction,
  actor: Person,
  name: "saved_at" | "hidden_at",
  ids: readonly string[],
  limit: number,
): Promise<void> {
  const column = sql.raw(name);
  await tx.execute(sql`
    insert into remembered_jobs (account_id, job_id, ${column})
    select ${actor.id}, job.id, now() from jobs job
    where job.id = any(${list(ids)}) and job.status = 'active'
    limit greatest(0, ${limit} - (select count(*) from remembered_jobs known
      where known.account_id = ${actor.id} and known.${column} is not null))
    on conflict (account_id, job_id) do update
      set ${column} = coalesce(remembered_jobs.${column}, excluded.${column})`);
}

async function mergeCompanies(
  tx: Transaction,
  actor: Person,
  name: "followed_at" | "hidden_at",
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into remembered_companies (account_id, company_id, ${sql.raw(name)})
    select ${actor.id}, page.company_id, now() from company_slugs page
    where page.is_current and page.company_id = any(${list(ids)}) and page.company_id <> ${actor.id}
    limit greatest(0, ${memoryLimits.companies} - (
      select count(*) from remembered_companies known where known.account_id = ${actor.id}))
    on conflict do nothing`);
}

/** An array of ids as PostgreSQL reads one; the form let nothing else through. */
function list(ids: readonly string[]) {
  return sql`${`{${ids.join(",")}}`}::uuid[]`;
}
