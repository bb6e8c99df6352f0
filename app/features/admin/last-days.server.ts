import { and, count, gte, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isAdmin } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { notFound } from "#app/platform/outcome.ts";

/** Users are job seekers. Applications have no index by time. */
export type Counted = "users" | "companies" | "jobs";

/** New ones of each day, seen from Damascus, oldest first and today last. */
export type LastDays = { days: string[]; counts: Record<Counted, number[]> };

/** New jobs and accounts of the last 14 days, at most a minute old. A 404 for anyone but admins. */
export async function countLastDays(actor: Actor): Promise<LastDays> {
  if (!isAdmin(actor)) throw notFound();
  return countDays();
}

const length = 14;
const dayMs = 24 * 60 * 60_000;

const countDays = cachedQuery(60_000, async (): Promise<LastDays> => {
  const now = Date.now();
  const days = Array.from({ length }, (_, at) =>
    damascusDay(new Date(now - (length - 1 - at) * dayMs)),
  );
  const from = new Date(`${days[0]}T00:00:00+03:00`);
  const [newJobs, profiles] = await Promise.all([
    db
      .select({ day: dayOf(jobs.createdAt), n: count() })
      .from(jobs)
      .where(gte(jobs.createdAt, from))
      .groupBy(sql`1`),
    db
      .select({ type: userProfiles.userType, day: dayOf(userProfiles.createdAt), n: count() })
      .from(userProfiles)
      .where(
        and(
          inArray(userProfiles.userType, ["customer_employee", "company"]),
          gte(userProfiles.createdAt, from),
        ),
      )
      .groupBy(sql`1`, sql`2`),
  ]);
  const each = (rows: readonly DayCount[]) =>
    days.map((day) => rows.find((row) => row.day === day)?.n ?? 0);
  const ofType = (type: string) => each(profiles.filter((row) => row.type === type));
  return {
    days,
    counts: {
      users: ofType("customer_employee"),
      companies: ofType("company"),
      jobs: each(newJobs),
    },
  };
});

type DayCount = { day: string; n: number };

const dayOf = (at: AnyPgColumn) =>
  sql<string>`to_char(${at} at time zone 'Asia/Damascus', 'YYYY-MM-DD')`;
