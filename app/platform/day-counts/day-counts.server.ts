import { gte, lt, sql, sum } from "drizzle-orm";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { type countedKinds, dayCounts } from "./day-counts.table.ts";

type CountedKind = (typeof countedKinds)[number];

const storedEveryMs = 5000;
const dayMs = 24 * 60 * 60_000;
const daysOfCounts = 400;

/** Sums of this process that are not written yet, by day and kind. */
let sums = new Map<string, { day: string; kind: CountedKind; count: number }>();
let timer: NodeJS.Timeout | undefined;

/** Adds one to a sum of a day, today unless given; written within five seconds. */
export function addToDay(kind: CountedKind, day = damascusDay(new Date())): void {
  const key = `${day} ${kind}`;
  const sum = sums.get(key);
  if (sum) sum.count += 1;
  else sums.set(key, { day, kind, count: 1 });
  timer ??= setTimeout(() => void storeDayCounts(), storedEveryMs).unref();
}

/** Writes the sums of this process; what cannot be written waits for the next time. */
export async function storeDayCounts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const rows = [...sums.values()];
  sums = new Map();
  if (rows.length === 0) return;
  try {
    await db.execute(sql`
      insert into day_counts (day, kind, count)
      select day, kind, count
      from json_to_recordset(${JSON.stringify(rows)}::json) as counted (day date, kind text, count int)
      order by day, kind
      on conflict (day, kind) do update set count = day_counts.count + excluded.count`);
  } catch (error) {
    logError(error, { task: "counts of a day" });
    for (const { day, kind, count } of rows) {
      addToDay(kind, day);
      const sum = sums.get(`${day} ${kind}`);
      if (sum) sum.count += count - 1;
    }
  }
}

/** Sums of kinds over so many days, today last. */
export async function sumDayCounts<Kind extends CountedKind>(
  kinds: readonly Kind[],
  days: number,
  now = Date.now(),
): Promise<Record<Kind, number>> {
  const rows = await db
    .select({ kind: dayCounts.kind, count: sum(dayCounts.count).mapWith(Number) })
    .from(dayCounts)
    .where(gte(dayCounts.day, damascusDay(new Date(now - (days - 1) * dayMs))))
    .groupBy(dayCounts.kind);
  const countOf = (kind: Kind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)])) as Record<Kind, number>;
}

/** Deletes sums that are older than 400 days. */
export async function removeOldDayCounts(now = Date.now()): Promise<void> {
  await db
    .delete(dayCounts)
    .where(lt(dayCounts.day, damascusDay(new Date(now - daysOfCounts * dayMs))));
}
