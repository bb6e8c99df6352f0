import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { lastDays, type Period, startOfDay } from "./figure-days.ts";
import { significantRatio } from "./significance.ts";

/** A figure of a job beside the middle of similar jobs of other companies. */
type Compared = { own: number; middle: number };

export type Similar = {
  /** Jobs and companies behind the comparison; null where there are fewer than five other companies. */
  from: { jobs: number; companies: number } | null;
  viewsADay: Compared | null;
  sentADay: Compared | null;
  /** Jobs of the category that state a pay get so many times the applications; null where this job does or none is known. */
  payWouldHelp: number | null;
};

const fewestCompanies = 5;
const comparedJobs = 200;

type JobOf = { category: string; place: string | null; company: string; statesPay: boolean };

/** A job beside similar ones: open, of its category and governorate, the newest 200. */
export async function findSimilar(jobId: string, period: Period, now: number): Promise<Similar> {
  const since = lastDays(period, now)[0] ?? "";
  const today = lastDays(1, now)[0] ?? "";
  const [job] = await db.execute<JobOf>(sql`
    select category, substring(place_id from '^[^/]+/[^/]+') as place, company_id as company,
      coalesce(salary_min, salary_max) is not null as "statesPay"
    from jobs where id = ${jobId}::uuid`);
  if (!job) return { from: null, viewsADay: null, sentADay: null, payWouldHelp: null };
  const rows = await db.execute<{ id: string; company: string; views: number; sent: number }>(sql`
    with alike as (
      (select id, company_id, created_at from jobs
        where category = ${job.category} and status = 'active' and company_id <> ${job.company}::uuid
          and place_id like ${`${job.place ?? ""}%`}
        order by created_at desc, id desc limit ${comparedJobs}::int)
      union all select id, company_id, created_at from jobs where id = ${jobId}::uuid),
    open as (
      select *, greatest(1, ${today}::date - greatest(${since}::date,
        (created_at at time zone 'Asia/Damascus')::date) + 1) as days from alike)
    select id, company_id as company,
      (coalesce((select sum(views) from job_views v where v.job_id = open.id
        and v.day >= ${since}::date), 0) / days)::float8 as views,
      ((select count(*) from job_applications a where a.job_id = open.id
        and a.created_at >= ${startOfDay(since)}::timestamptz)::numeric / days)::float8 as sent
    from open`);
  const own = rows.find(({ id }) => id === jobId);
  const others = rows.filter(({ id }) => id !== jobId);
  const companies = new Set(others.map(({ company }) => company)).size;
  const payWouldHelp = job.statesPay ? null : ((await payRatioOf(job.category, now)) ?? null);
  if (!own || companies < fewestCompanies || job.place === null) {
    return { from: null, viewsADay: null, sentADay: null, payWouldHelp };
  }
  const compared = (what: "views" | "sent") => ({
    own: own[what],
    middle: medianOf(others.map((row) => row[what])),
  });
  return {
    from: { jobs: others.length, companies },
    viewsADay: compared("views"),
    sentADay: compared("sent"),
    payWouldHelp,
  };
}

/** The middle of values, between the two nearest. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [below = 0, above = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (below + above) / 2;
}

const hourMs = 60 * 60_000;
const payJobs = 1000;
const payRatios = perDatabase(
  () => new Map<string, { until: number; ratio: number | undefined }>(),
);

/**
 * How many times the applications jobs of a category get that state a pay: of its newest thousand jobs
 * that have been public for a week, at most an hour old.
 */
async function payRatioOf(category: string, now: number): Promise<number | undefined> {
  const known = payRatios().get(category);
  if (known && known.until > now) return known.ratio;
  const rows = await db.execute<{ company: string; value: number; statesPay: boolean }>(sql`
    select company_id as company, coalesce(salary_min, salary_max) is not null as "statesPay",
      (select count(*) from job_applications a where a.job_id = newest.id)::int as value
    from (select * from jobs
      where category = ${category} and status in ('active', 'closed')
        and created_at < ${new Date(now - 7 * 24 * hourMs).toISOString()}::timestamptz
      order by created_at desc, id desc limit ${payJobs}::int) newest`);
  const ratio = significantRatio(
    rows.filter(({ statesPay }) => statesPay),
    rows.filter(({ statesPay }) => !statesPay),
  );
  payRatios().set(category, { until: now + hourMs, ratio });
  return ratio;
}
