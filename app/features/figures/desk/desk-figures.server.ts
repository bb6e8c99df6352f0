import { gte, sql, sum } from "drizzle-orm";
import { type Actor, isLeadingModerator, isModerator } from "#app/features/accounts/actor.ts";
import { boardDays } from "#app/features/figures/board/board-days.table.ts";
import { lastDays, startOfDay } from "#app/features/figures/figure-days.ts";
import { isDecision } from "#app/features/moderation/log/moderation-log.server.ts";
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
  /** Appeals decided in twelve months until yesterday, and those of them by which the decision was taken back. */
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
  const days = lastDays(deskFigureDays);
  const [waiting, acts, medianHours, appeals] = await Promise.all([
    findWaiting(actor),
    countActs(days),
    findMedian(days),
    countAppeals(),
  ]);
  const decided = days.map((day) => sumOf(acts.filter((row) => row.day === day)).cases);
  const moderators = isLeadingModerator(actor) ? await listModerators(acts) : null;
  return { waiting, days, decided, medianHours, appeals, moderators };
}

/** Decisions of one moderator on one day; `id` is null for the operator. */
type DayOfActs = { day: string; id: string | null; cases: number; registers: number };

function sumOf(rows: readonly DayOfActs[]): { cases: number; registers: number } {
  return rows.reduce(
    (sum, row) => ({ cases: sum.cases + row.cases, registers: sum.registers + row.registers }),
    { cases: 0, registers: 0 },
  );
}

/** A row for each day and moderator with decisions. */
async function countActs(days: readonly string[]): Promise<readonly DayOfActs[]> {
  return db.execute<DayOfActs>(sql`
    select to_char(at at time zone 'Asia/Damascus', 'YYYY-MM-DD') as day, actor_id as id,
      (count(*) filter (where ${isDecision}))::int as cases,
      (count(*) filter (where starts_with(act, 'register_')))::int as registers
    from moderation_log.acts
    where at >= ${startOfFirst(days)}::timestamptz and (${isDecision} or starts_with(act, 'register_'))
    group by 1, 2`);
}

const startOfFirst = (days: readonly string[]) => startOfDay(days[0] ?? "");

async function findMedian(days: readonly string[]): Promise<number | null> {
  const [row] = await db.execute<{ hours: number | null }>(sql`
    select percentile_cont(0.5) within group (
      order by extract(epoch from decided_at - opened_at)::float8 / 3600) as hours
    from moderation_cases
    where state not in ('open', 'held', 'appealed', 'block_appealed')
      and decided_at >= ${startOfFirst(days)}::timestamptz and decided_at >= opened_at`);
  return row?.hours ?? null;
}

const daysOfAppeals = 365;

async function countAppeals(): Promise<DeskFigures["appeals"]> {
  const { day, appeals, reversed } = boardDays;
  const [row] = await db
    .select({ decided: sum(appeals).mapWith(Number), reversed: sum(reversed).mapWith(Number) })
    .from(boardDays)
    .where(gte(day, lastDays(daysOfAppeals + 1)[0] ?? ""));
  return { decided: row?.decided ?? 0, reversed: row?.reversed ?? 0 };
}

const maxModerators = 100;

/** Those with the most decisions first. */
async function listModerators(acts: readonly DayOfActs[]): Promise<ModeratorFigures[]> {
  const byId = Map.groupBy(
    acts.filter(({ id }) => id !== null),
    ({ id }) => id ?? "",
  );
  const listed = [...byId]
    .map(([id, rows]) => ({ id, ...sumOf(rows) }))
    .sort((a, b) => b.cases - a.cases || b.registers - a.registers || (a.id < b.id ? -1 : 1))
    .slice(0, maxModerators);
  const names = await db.execute<{ id: string; name: string | null }>(sql`
    select id, coalesce(nullif(btrim(concat_ws(' ', first_name, last_name)), ''), email) as name
    from user_profiles where id = any(${sql.param(listed.map(({ id }) => id))}::uuid[])`);
  const nameOf = new Map(names.map(({ id, name }) => [id, shownEmail(name)]));
  return listed.map((each) => ({ ...each, name: nameOf.get(each.id) ?? null }));
}
