import { sql } from "drizzle-orm";
import { jobTitles } from "#app/features/job/jobs.table.ts";
import { boardChanges, changedPages } from "#app/features/search/index/counted-jobs.table.ts";
import type { IndexedText } from "#app/features/search/terms/indexed-text.ts";
import { type Database, db, type Transaction } from "#app/platform/database/database.server.ts";

/**
 * The search triggers on `jobs` skip this transaction's writes, because TypeScript stems texts many
 * times faster. Pass each job to writeSearch before the transaction ends, and new ones to
 * countNewJobs.
 */
export async function skipSearchTriggers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('furas.skip_search_triggers', 'yes', true)`);
}

/** Writes the search terms of stored jobs. */
export async function writeSearch(
  tx: Transaction,
  readings: readonly (IndexedText & { id: string })[],
): Promise<void> {
  if (readings.length === 0) return;
  await tx.execute(sql`
    select write_job_search(array_agg(id), array_agg(title), array_agg(company), array_agg(stems))
    from json_to_recordset(${JSON.stringify(readings)}::json) as read (
      id uuid, title text, company text, stems text)`);
}

/** Counts stored jobs by title, company and place; best last, since others wait for these counts. */
export async function countNewJobs(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`select count_new_jobs(${sql.param(ids)}::uuid[])`);
}

/** Removes the titles that no active job has; one that is just being counted waits for the next time. */
export async function removeUnusedTitles(tx: Pick<Database, "execute"> = db): Promise<void> {
  await tx.execute(sql`
    delete from ${jobTitles} where title_key in (
      select title_key from ${jobTitles} where popularity is null order by 1 for update skip locked)`);
}

/** Leaves no name of a deleted company and its titles; in the transaction that deletes them. */
export async function forgetNames(companyId: string, tx: Transaction): Promise<void> {
  await tx.execute(sql`select forget_names(${companyId})`);
}

/**
 * Moves new entries of the GIN indexes out of their pending lists, so that no search reads the lists and no
 * request has to empty a full one of thousands of blocks. Costs nothing where they are empty. Returns the
 * number of pages.
 */
export async function cleanPendingLists(): Promise<number> {
  const [row] = await db.execute<{ pages: number }>(sql`
    select sum(gin_clean_pending_list(i.oid))::int as pages
    from pg_class i join pg_am on pg_am.oid = i.relam and amname = 'gin'
    where relkind = 'i' and relnamespace = 'public'::regnamespace`);
  return row?.pages ?? 0;
}

/**
 * Forgets what changed more than a day ago, so that the table stays small: a process that has not looked
 * since reads all again.
 */
export async function forgetOldChanges(): Promise<void> {
  await db.execute(sql`
    with old_pages as (
      delete from ${changedPages} where noted_at < now() - interval '1 day' returning xid
    ), old as (
      delete from ${boardChanges} where (kind, key) in (
        select kind, key from ${boardChanges}
        where noted_at < now() - interval '1 day' and kind <> 'forgotten' for update skip locked)
      returning xid
    )
    insert into ${boardChanges} (kind, key, xid, noted_at)
    select 'forgotten', '', xid, now() - interval '1 day'
    from (select xid from old union all select xid from old_pages) each limit 1
    on conflict (kind, key) do update set noted_at = excluded.noted_at`);
}
