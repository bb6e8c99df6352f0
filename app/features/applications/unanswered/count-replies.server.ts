import { sql } from "drizzle-orm";
import { overdueDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { hoursToAnswer, isAnsweredHere, isUndecidedHere } from "./first-answer.server.ts";

/**
 * Counts every company's replies again: applications sent within a year, and those of jobs deleted
 * within a year. Withdrawn ones are left out; overdue ones, those closed by the board and those
 * deleted with their job count as unanswered. The page /reply-rate explains it.
 */
export async function countReplyFigures(): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table counted_replies on commit drop as
      with outcomes as (
        select j.company_id,
          case when ${isAnsweredHere} then 'answered' when a.status = 'closed' then 'unanswered'
            when ${isUndecidedHere} then 'overdue' end as outcome,
          case when ${isAnsweredHere} then ${hoursToAnswer} end as hours
        from job_applications a join jobs j on j.id = a.job_id
        where a.created_at > now() - interval '1 year' and a.status <> 'withdrawn'
          and (not ${isUndecidedHere} or a.created_at <= now() - make_interval(days => ${overdueDays}))
        union all
        select company_id, 'answered', unnest(reply_hours) from removed_jobs
        where company_id is not null and removed_at > now() - interval '1 year'
        union all
        select company_id, 'unanswered', null from removed_jobs, generate_series(1, unanswered)
        where company_id is not null and removed_at > now() - interval '1 year')
      select company_id,
        (count(*) filter (where outcome = 'answered'))::int as answered,
        (count(*) filter (where outcome = 'unanswered'))::int as unanswered,
        (count(*) filter (where outcome = 'overdue'))::int as overdue,
        round(percentile_cont(0.5) within group (order by hours))::int as median_hours
      from outcomes group by company_id`);
    await tx.execute(sql`
      delete from company_reply_figures
      where company_id not in (select company_id from counted_replies)`);
    // Rows that are as they were are left alone, and with them the cached pages.
    await tx.execute(sql`
      insert into company_reply_figures as f
        (company_id, answered, unanswered, overdue, median_hours)
      select * from counted_replies order by company_id
      on conflict (company_id) do update set answered = excluded.answered,
        unanswered = excluded.unanswered, overdue = excluded.overdue,
        median_hours = excluded.median_hours, counted_at = now()
      where (f.answered, f.unanswered, f.overdue, f.median_hours)
        is distinct from (excluded.answered, excluded.unanswered, excluded.overdue, excluded.median_hours)`);
  });
}
