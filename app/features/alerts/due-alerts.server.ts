import { sql } from "drizzle-orm";
import { inAlertOrder } from "#app/features/alerts/percolation/percolate.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";

/** Alerts that something is new for: of a query, up to a batch. */
const hasNews = sql`exists (
  select from alert_matches match
  where match.query_id = search.query_id and match.batch > alerts.seen_batch)`;

/** At once, or an hour after the last email. */
const atOnce = sql`greatest(now(), recipient.last_sent_at + interval '1 hour')`;

/**
 * Notes which alerts are due: those that are sent at once and that the new matches answer, and those
 * with something new whose hour has come. Safe at any time, in several processes at once and killed in
 * between; hours that passed while no process ran are made up for.
 */
export async function scheduleDueAlerts(): Promise<void> {
  await inAlertOrder(async (tx) => {
    await tx.execute(sql`
      with upto as (
        select coalesce(max(id), 0) as batch from alert_batches
      ), query as materialized (
        select query_id as id, max(batch) as batch
        from alert_progress join alert_matched_jobs on batch > scheduled_batch,
          unnest(query_ids) as query_id
        group by query_id
      ), due as (
        insert into alert_due (alert_id, at)
        select alerts.id, ${atOnce}
        from query join alert_searches search on search.query_id = query.id
          join alerts on alerts.search_id = search.id and alerts.frequency = 'instant'
          join alert_recipients recipient on recipient.id = alerts.recipient_id
        where alerts.confirmed_at is not null and alerts.paused_at is null
          and alerts.seen_batch < query.batch
        on conflict do nothing
      )
      update alert_progress set scheduled_batch = upto.batch from upto
      where upto.batch > scheduled_batch`);
    await tx.execute(sql`
      with due as (
        insert into alert_due (alert_id, at)
        select alerts.id, now()
        from alert_progress, alert_hours(scheduled_hour, now()) hours
          join alerts on alerts.frequency = hours.frequency and alerts.hour = hours.hour
          join alert_searches search on search.id = alerts.search_id
        where alerts.confirmed_at is not null and alerts.paused_at is null and ${hasNews}
        on conflict do nothing
      )
      update alert_progress set scheduled_hour = date_trunc('hour', now(), 'Asia/Damascus')
      where scheduled_hour < date_trunc('hour', now(), 'Asia/Damascus')`);
  });
}

/** Claims the recipients of a number of due alerts; those of deleted recipients are removed. */
export async function claimDueAlerts(
  limit: number,
  tx: Transaction,
): Promise<{ claimed: number; recipients: string[] }> {
  const rows = await tx.execute<{ id: string; recipient: string | null }>(sql`
    select claimed.alert_id as id, alerts.recipient_id as recipient
    from (select alert_id from alert_due where at <= now() order by at limit ${limit}) claimed
      left join alerts on alerts.id = claimed.alert_id`);
  const gone = [...rows].filter(({ recipient }) => recipient === null).map(({ id }) => id);
  if (gone.length > 0) {
    await tx.execute(sql`delete from alert_due where alert_id = any(${sql.param(gone)}::uuid[])`);
  }
  const recipients = new Set([...rows].flatMap(({ recipient }) => recipient ?? []));
  return { claimed: rows.length, recipients: [...recipients] };
}

/**
 * After a new frequency was chosen: pending matches are sent at its next time. Those already due
 * are sent.
 */
export async function rescheduleAlert(id: string, tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from alert_due where alert_id = ${id} and at > now()`);
  await tx.execute(sql`
    insert into alert_due (alert_id, at)
    select alerts.id, ${atOnce}
    from alerts join alert_searches search on search.id = alerts.search_id
      join alert_recipients recipient on recipient.id = alerts.recipient_id
    where alerts.id = ${id} and alerts.frequency = 'instant'
      and alerts.confirmed_at is not null and alerts.paused_at is null and ${hasNews}
    on conflict do nothing`);
}
