import { sql } from "drizzle-orm";
import { type Actor, isLeadingModerator, isModerator } from "#app/features/accounts/actor.ts";
import { caseActs } from "#app/features/moderation/cases/case.ts";
import { findWaiting, type QueueCounts } from "#app/features/moderation/queue.server.ts";
import { deskFigureDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";

export type DeskFigures = {
  /** Cases that wait now, and since when the oldest does (ISO). */
  waiting: { counts: QueueCounts; oldest: string | null };
  /** Days in Damascus until today, oldest first, each with its decisions. */
  days: string[];
  decided: number[];
  /** Hours from the opening of a case to its decision, of cases decided in these days; null without one. */
  medianHours: number | null;
  /** Appeals of twelve months that were decided, and those of them by which the decision was taken back. */
  appeals: { decided: number; reversed: number };
  /** Decisions of each moderator in these days; null for anyone but leading moderators. */
  moderators: ModeratorFigures[] | null;
};

/** The name is null where the account is gone. */
export type ModeratorFigures = {
  id: string;
  name: string | null;
  cases: number;
  registers: number;
};

/** The figures of the desk. A 404 for anyone but moderators. */
export async function findDeskFigures(actor: Actor): Promise<DeskFigures> {
  if (!isModerator(actor)) throw notFound();
  const [waiting, byDay, medianHours, appeals, moderators] = await Promise.all([
    findWaiting(actor),
    countDecisions(),
    findMedian(),
    countAppeals(),
    isLeadingModerator(actor) ? countByModerator() : null,
  ]);
  const days = byDay.map(({ day }) => day);
  const decided = byDay.map(({ n }) => n);
  return { waiting, days, decided, medianHours, appeals, moderators };
}

/** With the acts as literals, as the log's index has them. */
const decisions = sql.raw(`(${caseActs.map((act) => `'${act}'`).join(", ")})`);
/** A decision about a case; the operator's blocks have none. */
const isDecision = sql`(act in ${decisions} and case_id is not null)`;
const firstDay = sql`((now() at time zone 'Asia/Damascus')::date - ${deskFigureDays - 1}::int)`;
const start = sql`(${firstDay}::timestamp at time zone 'Asia/Damascus')`;

async function countDecisions(): Promise<{ day: string; n: number }[]> {
  const rows = await db.execute<{ day: string; n: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(n, 0)::int as n
    from generate_series(${firstDay}, ${firstDay} + ${deskFigureDays - 1}::int, interval '1 day') as day
    left join (
      select (at at time zone 'Asia/Damascus')::date as day, count(*) as n
      from moderation_log.acts where at >= ${start} and ${isDecision} group by 1) counted using (day)
    order by 1`);
  return [...rows];
}

async function findMedian(): Promise<number | null> {
  const [row] = await db.execute<{ hours: number | null }>(sql`
    select percentile_cont(0.5) within group (
      order by extract(epoch from decided_at - opened_at)::float8 / 3600) as hours
    from moderation_cases
    where state not in ('open', 'held', 'appealed', 'block_appealed')
      and decided_at >= ${start} and decided_at >= opened_at`);
  return row?.hours ?? null;
}

async function countAppeals(): Promise<DeskFigures["appeals"]> {
  const [row] = await db.execute<DeskFigures["appeals"]>(sql`
    select count(*)::int as decided,
      (count(*) filter (where answer.act in ('restore', 'unblock')))::int as reversed
    from moderation_log.acts appeal cross join lateral (
      select act from moderation_log.acts
      where case_id = appeal.case_id and at > appeal.at and ${isDecision}
      order by at limit 1) answer
    where appeal.act = 'appeal' and appeal.at >= now() - interval '1 year'`);
  return row ?? { decided: 0, reversed: 0 };
}

async function countByModerator(): Promise<ModeratorFigures[]> {
  const rows = await db.execute<ModeratorFigures>(sql`
    select counted.*, coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) as name
    from (
      select actor_id as id, (count(*) filter (where ${isDecision}))::int as cases,
        (count(*) filter (where starts_with(act, 'register_')))::int as registers
      from moderation_log.acts
      where at >= ${start} and actor_id is not null
        and (${isDecision} or starts_with(act, 'register_'))
      group by 1) counted
    left join user_profiles p on p.id = counted.id
    order by cases desc, registers desc, counted.id limit 100`);
  return rows.map((row) => ({ ...row, name: shownEmail(row.name) }));
}
