import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { lastDays } from "./figure-days.ts";

const shownDays = 14;

/** Views of each job on each of the last days, oldest first; for callers that have checked whose jobs they are. */
export async function countRecentViews(
  ids: readonly string[],
  now = Date.now(),
): Promise<(id: string) => number[]> {
  const days = lastDays(shownDays, now);
  const rows =
    ids.length === 0
      ? []
      : await db.execute<{ job: string; day: string; views: number }>(sql`
          select job_id as job, day::text as day, sum(views)::int as views from job_views
          where job_id = any(${sql.param([...ids])}::uuid[]) and day >= ${days[0]}::date
          group by job_id, day`);
  const counts = new Map(rows.map(({ job, day, views }) => [`${job} ${day}`, views]));
  return (id) => days.map((day) => counts.get(`${id} ${day}`) ?? 0);
}
