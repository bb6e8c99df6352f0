import { desc, gt, lt, sql } from "drizzle-orm";
import { countCvBytes } from "#app/features/applications/cv/cv-growth.server.ts";
import { hoursToAnswer } from "#app/features/applications/unanswered/first-answer.server.ts";
import { lastDays, startOfDay } from "#app/features/figures/figure-days.ts";
import { isDecision } from "#app/features/moderation/log/moderation-log.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { countWaitingWork } from "#app/platform/queue/waiting-work.server.ts";
import { boardDays } from "./board-days.table.ts";

/** The longest period and as long before it have days; then they are deleted. */
export const daysOfBoard = 740;
/** An application counts as answered within so many days; until then its day is counted again. */
const daysToAnswer = 7;

/**
 * Counts the days until yesterday: those that have never been counted, and those whose applications could
 * still be answered in time.
 */
export async function countBoardDays(now = Date.now()): Promise<void> {
  const days = lastDays(daysOfBoard, now);
  const [today = "", yesterday = ""] = [days.at(-1), days.at(-2)];
  const [known] = await db.execute<{ last: string | null }>(
    sql`select max(day)::text as last from board_days`,
  );
  const first = known?.last ? dayBefore(known.last, daysToAnswer + 1) : (days[0] ?? "");
  const isCounted = sql`created_at >= ${startOfDay(first)}::timestamptz
    and created_at < ${startOfDay(today)}::timestamptz`;
  const { stored, waiting } = await countLevels(startOfDay(today));
  const day = sql`(created_at at time zone 'Asia/Damascus')::date as day`;
  await db.execute(sql`
    with people as (
      select ${day}, count(*) filter (where user_type = 'customer_employee') as seekers,
        count(*) filter (where user_type = 'company') as companies
      from user_profiles where ${isCounted} group by 1),
    posted as (select ${day}, count(*) as jobs from jobs where ${isCounted} group by 1),
    viewed as (
      select day, sum(views) as views, sum(begun) as begun from job_views
      where day >= ${first}::date and day <= ${yesterday}::date group by 1),
    sent as (
      select ${day}, count(*) as applications,
        count(*) filter (where ${hoursToAnswer} <= ${24 * daysToAnswer}::int) as answered
      from job_applications a where ${isCounted} group by 1),
    summed as (
      select day, sum(count) filter (where kind = 'searches') as searches,
        sum(count) filter (where kind = 'emptySearches') as empty_searches,
        sum(count) filter (where kind = 'emails') as emails,
        sum(count) filter (where kind = 'bounced') as bounced
      from day_counts where day >= ${first}::date and day <= ${yesterday}::date group by 1),
    decided as (
      select (at at time zone 'Asia/Damascus')::date as day, count(*) as appeals,
        count(*) filter (where act in ('restore', 'unblock')) as reversed
      from moderation_log.acts decision
      where at >= ${startOfDay(first)}::timestamptz and at < ${startOfDay(today)}::timestamptz
        and ${isDecision} and 'appeal' = (
          select act from moderation_log.acts
          where case_id = decision.case_id and at < decision.at and (act = 'appeal' or ${isDecision})
          order by at desc limit 1)
      group by 1)
    insert into board_days
      (day, seekers, companies, jobs, views, begun, applications, answered,
        searches, empty_searches, emails, bounced, appeals, reversed, stored_bytes, waiting)
    select day::date, coalesce(seekers, 0), coalesce(companies, 0), coalesce(jobs, 0),
      coalesce(views, 0), coalesce(begun, 0), coalesce(applications, 0), coalesce(answered, 0),
      coalesce(searches, 0), coalesce(empty_searches, 0), coalesce(emails, 0), coalesce(bounced, 0),
      coalesce(appeals, 0), coalesce(reversed, 0),
      case when day = ${yesterday}::date then ${stored}::bigint else 0 end,
      case when day = ${yesterday}::date then ${waiting}::int else 0 end
    from generate_series(${first}::date, ${yesterday}::date, interval '1 day') as days (day)
    left join people using (day) left join posted using (day)
    left join viewed using (day) left join sent using (day) left join summed using (day)
    left join decided using (day)
    on conflict (day) do update set seekers = excluded.seekers, companies = excluded.companies,
      jobs = excluded.jobs, views = excluded.views, begun = excluded.begun,
      applications = excluded.applications, answered = excluded.answered,
      searches = excluded.searches, empty_searches = excluded.empty_searches,
      emails = excluded.emails, bounced = excluded.bounced,
      appeals = excluded.appeals, reversed = excluded.reversed,
      stored_bytes = coalesce(nullif(excluded.stored_bytes, 0), board_days.stored_bytes),
      waiting = coalesce(nullif(excluded.waiting, 0), board_days.waiting)`);
  await db.delete(boardDays).where(lt(boardDays.day, days[0] ?? ""));
}

/** Bytes of all CVs that came before an instant, and tasks of all queues that are due now. */
async function countLevels(before: string) {
  const [stored, work] = await Promise.all([countCvBytes({ before }), countWaitingWork()]);
  return { stored, waiting: [...work.values()].reduce((sum, { waiting }) => sum + waiting, 0) };
}

/**
 * Bytes of all CVs: those counted in the last night and those stored since. CVs deleted since are still in it until
 * the next night.
 */
export async function findCvBytes(): Promise<number> {
  const [counted] = await db
    .select({ day: boardDays.day, bytes: boardDays.storedBytes })
    .from(boardDays)
    .where(gt(boardDays.storedBytes, 0))
    .orderBy(desc(boardDays.day))
    .limit(1);
  if (!counted) return countCvBytes();
  return counted.bytes + (await countCvBytes({ since: startOfDay(dayBefore(counted.day, -1)) }));
}

function dayBefore(day: string, count: number): string {
  const at = Date.parse(`${day}T12:00:00Z`) - count * 24 * 60 * 60_000;
  return new Date(at).toISOString().slice(0, 10);
}
