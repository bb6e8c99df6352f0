import { sql } from "drizzle-orm";
import { jobTitles } from "#app/features/job/jobs.table.ts";
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
      select title_key from ${jobTitles} where jobs <= 0 order by 1 for update skip locked)`);
}

/** Leaves no name of a deleted company and its titles; in the transaction that deletes them. */
export async function forgetNames(companyId: string, tx: Transaction): Promise<void> {
  await tx.execute(sql`select forget_names(${companyId})`);
}

/**
 * Forgets which names and jobs have changed, so that their tables stay small; every process then reads
 * all again. Waits two seconds at most for those who write.
 */
export async function clearNameChanges(): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    // In the order in which who writes a company or a job locks them.
    await tx.execute(sql`truncate company_changes, job_changes, name_changes`);
  });
}
