import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { LruMap } from "#app/platform/lru-map.ts";
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

/** A job beside similar ones: open, of its category and governorate, the newest 200, as of an hour ago at most. */
export async function findSimilar(jobId: string, period: Period, now: number): Promise<Similar> {
  const [job] = await db.execute<JobOf>(sql`
    select category, substring(place_id from '^[^/]+/[^/]+') as place, company_id as company,
      coalesce(salary_min, salary_max) is not null as "statesPay"
    from jobs where id = ${jobId}::uuid`);
  if (!job) return { from: null, viewsADay: null, sentADay: null, payWouldHelp: null };
  const [[own], alike] = await Promise.all([
    countADay(sql`select * from jobs where id = ${jobId}::uuid`, period, now),
    jobsAlike(job, period, now),
  ]);
  const others = alike.filter(({ company }) => company !== job.company);
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

type ADay = { company: string; views: number; sent: number };

/** Views and applications a day of jobs, within a period or since they were posted. */
function countADay(jobs: SQL, period: Period, now: number): Promise<ADay[]> {
  const since = lastDays(period, now)[0] ?? "";
  const today = lastDays(1, now)[0] ?? "";
  return db.execute<ADay>(sql`
    select company_id as company,
      (coalesce((select sum(views) from job_views v where v.job_id = counted.id
        and v.day >= ${since}::date), 0) / days)::float8 as views,
      ((select count(*) from job_applications a where a.job_id = counted.id
        and a.created_at >= ${startOfDay(since)}::timestamptz)::numeric / days)::float8 as sent
    from (${jobs}) counted, lateral (
      select greatest(1, ${today}::date - greatest(${since}::date,
        (counted.created_at at time zone 'Asia/Damascus')::date) + 1) as days) shown`);
}

const hourMs = 60 * 60_000;
/** Categories and governorates whose jobs are known. */
const knownKinds = 100;
const alikeJobs = perDatabase(
  () => new LruMap<string, { until: number; jobs: ADay[] }>({ max: knownKinds, sizeOf: () => 1 }),
);

/** The newest open jobs of a category and governorate, of all companies. */
async function jobsAlike({ category, place }: JobOf, period: Period, now: number) {
  if (place === null) return [];
  const kind = `${category}\n${place}\n${period}`;
  const known = alikeJobs().get(kind);
  if (known && known.until > now) return known.jobs;
  const newest = sql`select * from jobs
    where category = ${category} and status = 'active' and place_id like ${`${place}%`}
    order by created_at desc, id desc limit ${comparedJobs}::int`;
  const jobs = await countADay(newest, period, now);
  alikeJobs().set(kind, { until: now + hourMs, jobs });
  return jobs;
}

/** The middle of values, between the two nearest. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [below = 0, above = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (below + above) / 2;
}

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
