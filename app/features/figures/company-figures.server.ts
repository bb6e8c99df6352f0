import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { lastDays, type Period, startOfDay } from "./figure-days.ts";
import { type SourceFigures, shownSources } from "./shown-sources.ts";
import { findSimilar, type Similar } from "./similar-jobs.server.ts";

/** Sums of a period. */
type Totals = { views: number; saved: number; begun: number; sent: number };

export type Figures = {
  /** The days of the period, oldest first, and what each had. */
  days: string[];
  views: number[];
  begun: number[];
  sent: number[];
  totals: Totals;
  /** Of as many days before. */
  before: { views: number; sent: number };
  sources: SourceFigures[];
  /** How far the applications sent within the period have come since. */
  shortlisted: number;
  hired: number;
  /** Hours to the first answer to them, and days from posting to filling; medians, null without any. */
  hoursToAnswer: number | null;
  daysToFilling: number | null;
};

export type JobRow = {
  id: string;
  title: string;
  status: string;
  views: number;
  begun: number;
  sent: number;
};

export type CompanyFigures = Figures & {
  jobs: JobRow[];
  /** Jobs that are not shown; null where a company has too many to compare all of them. */
  moreJobs: number | null;
};
export type JobFigures = Figures & {
  job: { id: string; title: string; status: string };
  similar: Similar;
};

/** Whose jobs: all of a company, or one of them. */
type Scope = { company: string; job?: string };

/** The figures of all jobs of the actor's company; undefined for anybody without one. */
export async function findCompanyFigures(
  actor: Actor,
  period: Period,
  now = Date.now(),
): Promise<CompanyFigures | undefined> {
  const company = actingCompany(actor);
  if (!company) return undefined;
  const { figures, sentByJob } = await countFigures({ company: company.id }, period, now);
  const since = figures.days[0] ?? "";
  return { ...figures, ...(await listJobRows(company.id, sentByJob, since)) };
}

/** The figures of one job of the actor's company; undefined for any other. */
export async function findJobFigures(
  actor: Actor,
  jobId: string,
  period: Period,
  now = Date.now(),
): Promise<JobFigures | undefined> {
  const company = actingCompany(actor);
  if (!company || !isUuid(jobId)) return undefined;
  const [job] = await db.execute<JobFigures["job"]>(sql`
    select id, title, status from jobs where id = ${jobId}::uuid and company_id = ${company.id}::uuid`);
  if (!job) return undefined;
  const [{ figures }, similar] = await Promise.all([
    countFigures({ company: company.id, job: job.id }, period, now),
    findSimilar(job.id, period, now),
  ]);
  return { ...figures, job, similar };
}

const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Damascus', 'YYYY-MM-DD')`;

/** Applications to the jobs since a day, by an index that has all that is counted of them. */
function sentSince({ company, job }: Scope, day: string): SQL {
  const isIn = job === undefined ? sql`not ${isOfRemovedJob}` : sql`job_id = ${job}::uuid`;
  return sql`company_applications
    where company_id = ${company}::uuid and ${isIn} and created_at >= ${startOfDay(day)}::timestamptz`;
}

/** Views of the jobs since a day, by day and source. */
function viewsSince({ company, job }: Scope, day: string): SQL {
  const from =
    job === undefined
      ? sql`company_days where company_id = ${company}::uuid and source <> ''`
      : sql`job_views where job_id = ${job}::uuid`;
  return sql`select day::text as day, source, views, begun from ${from} and day >= ${day}::date`;
}

/** How many times the jobs were saved since a day. */
function savesSince({ company, job }: Scope, day: string): SQL {
  return job === undefined
    ? sql`select sum(saved)::int as n from company_days
        where company_id = ${company}::uuid and source = '' and day >= ${day}::date`
    : sql`select count(*)::int as n from remembered_jobs
        where job_id = ${job}::uuid and saved_at >= ${startOfDay(day)}::timestamptz`;
}

type Counted = { figures: Figures; sentByJob: Map<string, number> };
type ViewCount = { day: string; source: string; views: number; begun: number };
/** Applications of a day, or to a job. */
type SentCount = { day: string | null; job: string | null; sent: number; sentNow: number };
type HowFar = Pick<Figures, "shortlisted" | "hired" | "hoursToAnswer">;

async function countFigures(scope: Scope, period: Period, now: number): Promise<Counted> {
  const both = lastDays(2 * period, now);
  const days = both.slice(period);
  const [before = "", since = ""] = [both[0], days[0]];
  const ofJob = scope.job === undefined ? sql`` : sql`and id = ${scope.job}::uuid`;
  const [viewed, sentCounts, [progress], saved, filling] = await Promise.all([
    db.execute<ViewCount>(viewsSince(scope, before)),
    db.execute<SentCount>(sql`
      select ${dayOf(sql`created_at`)} as day, job_id as job, count(*)::int as sent,
        (count(*) filter (where created_at >= ${startOfDay(since)}::timestamptz))::int as "sentNow"
      from ${sentSince(scope, before)} group by grouping sets ((1), (2))`),
    db.execute<HowFar>(sql`
      select (count(*) filter (where was_shortlisted))::int as shortlisted,
        (count(*) filter (where is_hired))::int as hired,
        percentile_cont(0.5) within group (order by answer_hours)::float8 as "hoursToAnswer"
      from ${sentSince(scope, since)}`),
    one(savesSince(scope, since)),
    one(sql`
      select percentile_cont(0.5) within group (
        order by extract(epoch from closed_at - created_at) / 86400)::float8 as n
      from jobs where company_id = ${scope.company}::uuid ${ofJob}
        and closed_reason in ('filled_here', 'filled_elsewhere')
        and closed_at >= ${startOfDay(since)}::timestamptz`),
  ]);
  const sent = sentCounts.flatMap(({ day, ...row }) => (day === null ? [] : [{ ...row, day }]));
  const isNow = ({ day }: { day: string }) => day >= since;
  const recent = viewed.filter(isNow);
  const earlier = viewed.filter((row) => !isNow(row));
  const sentNow = sent.filter(isNow);
  const perDay = <Row extends { day: string }>(rows: readonly Row[], of: (row: Row) => number) =>
    days.map((day) =>
      sumOf(
        rows.filter((row) => row.day === day),
        of,
      ),
    );
  const figures = {
    days,
    views: perDay(recent, ({ views }) => views),
    begun: perDay(recent, ({ begun }) => begun),
    sent: perDay(sentNow, (row) => row.sent),
    totals: {
      views: sumOf(recent, ({ views }) => views),
      saved: saved ?? 0,
      begun: sumOf(recent, ({ begun }) => begun),
      sent: sumOf(sentNow, (row) => row.sent),
    },
    before: {
      views: sumOf(earlier, ({ views }) => views),
      sent: sumOf(
        sent.filter((row) => !isNow(row)),
        (row) => row.sent,
      ),
    },
    sources: shownSources(recent),
    shortlisted: progress?.shortlisted ?? 0,
    hired: progress?.hired ?? 0,
    hoursToAnswer: progress?.hoursToAnswer ?? null,
    daysToFilling: filling,
  };
  const sentByJob = sentCounts.flatMap(({ job, sentNow }): [string, number][] =>
    job === null || sentNow === 0 ? [] : [[job, sentNow]],
  );
  return { figures, sentByJob: new Map(sentByJob) };
}

async function one(query: SQL): Promise<number | null> {
  const [row] = await db.execute<{ n: number | null }>(query);
  return row?.n ?? null;
}

function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

const shownJobs = 30;
/** A company with more jobs has its newest compared, and as many with the most applications. */
const comparedJobs = 60;

/** The jobs with views or applications within the period, the first by views. */
async function listJobRows(
  company: string,
  sentByJob: ReadonlyMap<string, number>,
  since: string,
): Promise<Pick<CompanyFigures, "jobs" | "moreJobs">> {
  const newest = await db.execute<{ id: string }>(sql`
    select id from jobs where company_id = ${company}::uuid
    order by created_at desc nulls first, id desc nulls first limit ${comparedJobs + 1}::int`);
  const isWhole = newest.length <= comparedJobs;
  const popular = [...sentByJob].sort(([, one], [, other]) => other - one).slice(0, comparedJobs);
  const ids = new Set([...newest.map(({ id }) => id), ...popular.map(([id]) => id)]);
  const rows = await db.execute<JobRow>(sql`
    select id, title, status, coalesce(views, 0)::int as views, coalesce(begun, 0)::int as begun
    from jobs, lateral (
      select sum(views) as views, sum(begun) as begun from job_views
      where job_id = jobs.id and day >= ${since}::date) viewed
    where id = any(${sql.param([...ids])}::uuid[])`);
  const used = rows
    .map((row) => ({ ...row, sent: sentByJob.get(row.id) ?? 0 }))
    .filter(({ views, begun, sent }) => views + begun + sent > 0)
    .sort(
      (one, other) =>
        other.views - one.views || other.sent - one.sent || (one.id < other.id ? 1 : -1),
    );
  const jobs = used.slice(0, shownJobs);
  return { jobs, moreJobs: isWhole ? used.length - jobs.length : null };
}
