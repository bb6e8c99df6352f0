import { sql } from "drizzle-orm";
import { overdueDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { firstId } from "#app/platform/uuid.ts";
import { hoursToAnswer, isAnsweredHere, isUndecidedHere } from "./first-answer.server.ts";

/**
 * Counts every company's replies again: applications sent within a year, and those of jobs deleted
 * within a year. Withdrawn ones are left out; overdue ones, those closed by the board and those
 * deleted with their job count as unanswered. The page /reply-rate explains it.
 */
export async function countReplyFigures(): Promise<void> {
  for (let after: string | null = firstId; after !== null; ) after = await countSome(after);
}

/** Companies of one statement, and so of one transaction. */
const atOnce = 100;

/**
 * Counts the companies after an id; returns the last of them, or null if there is none. Figures that
 * are as they were are left alone, and with them the cached pages.
 */
async function countSome(after: string): Promise<string | null> {
  const [row] = await db.execute<{ last: string | null }>(sql`
    with companies as materialized (
      select company_id from company_jobs where company_id > ${after}::uuid
      order by company_id limit ${atOnce}::int),
    outcomes as (
      select company_id,
        case when ${isAnsweredHere} then 'answered' when a.status = 'closed' then 'unanswered'
          when ${isUndecidedHere} then 'overdue' end as outcome,
        case when ${isAnsweredHere} then ${hoursToAnswer} end as hours
      from companies join jobs using (company_id) join job_applications a on a.job_id = jobs.id
      where a.created_at > now() - interval '1 year' and a.status <> 'withdrawn'
        and (not ${isUndecidedHere} or a.created_at <= now() - make_interval(days => ${overdueDays}))
      union all
      select company_id, 'answered', unnest(reply_hours) from companies join removed_jobs using (company_id)
      where removed_at > now() - interval '1 year'
      union all
      select company_id, 'unanswered', null
      from companies join removed_jobs using (company_id), generate_series(1, unanswered)
      where removed_at > now() - interval '1 year'),
    counted as materialized (
      select company_id,
        (count(*) filter (where outcome = 'answered'))::int as answered,
        (count(*) filter (where outcome = 'unanswered'))::int as unanswered,
        (count(*) filter (where outcome = 'overdue'))::int as overdue,
        round(percentile_cont(0.5) within group (order by hours))::int as median_hours
      from outcomes group by company_id),
    gone as (
      delete from company_reply_figures
      where company_id in (select company_id from companies except select company_id from counted)),
    written as (
      insert into company_reply_figures as f
        (company_id, answered, unanswered, overdue, median_hours)
      select * from counted order by company_id
      on conflict (company_id) do update set answered = excluded.answered,
        unanswered = excluded.unanswered, overdue = excluded.overdue,
        median_hours = excluded.median_hours, counted_at = now()
      where (f.answered, f.unanswered, f.overdue, f.median_hours)
        is distinct from (excluded.answered, excluded.unanswered, excluded.overdue, excluded.median_hours))
    select (select company_id from companies order by company_id desc limit 1) as last`);
  return row?.last ?? null;
}
