import { sql } from "drizzle-orm";
import { reparseSearches } from "#app/features/alerts/percolation/saved-searches.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";

/** Jobs compared in one transaction. */
const batch = 200;

/**
 * Compares the jobs that are new or changed with all saved searches. Returns how many jobs. Safe at any
 * time, in several processes at once and killed in between.
 */
export async function percolateChangedJobs(): Promise<number> {
  let jobs = 0;
  for (let done = batch; done === batch; jobs += done) done = await percolateSome();
  return jobs;
}

/** Serializes all reads and writes of matches, so that batches commit in the order of their ids. */
export async function inAlertOrder<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('furas.alerts'))`);
    return work(tx);
  });
}

async function percolateSome(): Promise<number> {
  return inAlertOrder(async (tx) => {
    const [claimed] = await tx.execute<{ ids: string[] | null }>(sql`
      select array_agg(id::text) as ids
      from (select id from changed_jobs order by id limit ${batch}) oldest`);
    const changes = claimed?.ids ?? [];
    if (changes.length === 0) return 0;
    const ids = sql`${sql.param(changes)}::bigint[]`;
    const outdated = await tx.execute<{ id: string }>(
      sql`select search_id::text as id from searches_with_new_words(${ids})`,
    );
    await reparseSearches(
      [...outdated].map(({ id }) => Number(id)),
      tx,
    );
    await tx.execute(sql`select percolate_jobs(${ids})`);
    await tx.execute(sql`delete from changed_jobs where id = any(${ids})`);
    return changes.length;
  });
}
