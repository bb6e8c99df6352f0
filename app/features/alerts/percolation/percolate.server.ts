import { sql } from "drizzle-orm";
import { reparseSearches } from "#app/features/alerts/percolation/saved-searches.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";

/** Jobs compared in one transaction. */
const batch = 200;

/**
 * Compares the jobs that are new or changed with all saved searches, and schedules the alerts that these
 * answer. Returns how many jobs. Safe at any time, in several processes at once and killed in between.
 */
export async function percolateChangedJobs(): Promise<number> {
  let jobs = 0;
  for (let done = batch; done === batch; jobs += done) done = await percolateSome();
  await scheduleAlerts();
  return jobs;
}

/**
 * All that reads or writes matches goes one after the other, so that ids of matches are committed in
 * their order, and whoever has seen one has seen all before it.
 */
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

/** Gives each alert that has new matches the time of its next digest; without any it has none. */
async function scheduleAlerts(): Promise<void> {
  await inAlertOrder(async (tx) => {
    await tx.execute(sql`
      with upto as (
        select coalesce(max(id), 0) as id from alert_matches
      ), query as (
        select distinct query_id from alert_matches, alert_progress
        where alert_matches.id > scheduled_match
      ), hourly as materialized (
        -- A job may concern thousands of alerts; these have a few dozen times together.
        select frequency, hour, next_alert_at(frequency, hour, null, now()) as at
        from unnest(array['daily', 'weekly']) frequency, generate_series(0, 23) hour
      ), scheduled as (
        update alerts set next_at = coalesce(hourly.at,
          next_alert_at('instant', alerts.hour, recipient.last_sent_at, now()))
        from query join alert_searches search using (query_id)
          join alerts matched on matched.search_id = search.id
          left join hourly on hourly.frequency = matched.frequency and hourly.hour = matched.hour,
          alert_recipients recipient
        where alerts.id = matched.id and recipient.id = alerts.recipient_id
          and alerts.confirmed_at is not null and alerts.paused_at is null and alerts.next_at is null
      )
      update alert_progress set scheduled_match = upto.id from upto
      where upto.id > scheduled_match`);
  });
}
