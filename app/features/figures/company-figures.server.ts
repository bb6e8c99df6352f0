import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { hoursToAnswer } from "#app/features/applications/unanswered/first-answer.server.ts";
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
  hoursToAnswer: number | null;
};

export type CompanyFigures = Figures & { jobs: JobRow[]; moreJobs: number };
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
  const scope = { company: company.id };
  const [figures, jobs] = await Promise.all([
    countFigures(scope, period, now),
    listJobRows(scope, period, now),
  ]);
  return { ...figures, ...jobs };
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
  const [figures, similar] = await Promise.all([
    countFigures({ company: company.id, job: job.id }, period, now),
    findSimilar(job.id, period, now),
  ]);
  return { ...figures, job, similar };
}

const isIn = ({ company, job }: Scope): SQL =>
  job === undefined
    ? sql`j.company_id = ${company}::uuid`
    : sql`j.company_id = ${company}::uuid and j.id = ${job}::uuid`;

const reached = sql.raw("'shortlisted', 'interview', 'offered', 'hired'");
/** Whether the application `a` is or once was shortlisted, or further. */
const wasShortlisted = sql`(a.status in (${reached}) or exists (
  select from application_events e where e.application_id = a.id and e.to_status in (${reached})))`;
const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Damascus', 'YYYY-MM-DD')`;

async function countFigures(scope: Scope, period: Period, now: number): Promise<Figures> {
  const both = lastDays(2 * period, now);
  const days = both.slice(period);
  const [before = "", since = ""] = [both[0], days[0]];
  const [viewed, sent, saved, answers, filling] = await Promise.all([
    db.execute<{ day: string; source: string; views: number; begun: number }>(sql`
      select v.day::text as day, v.source, sum(v.views)::int as views, sum(v.begun)::int as begun
      from jobs j join job_views v on v.job_id = j.id
      where ${isIn(scope)} and v.day >= ${before}::date
      group by v.day, v.source`),
    db.execute<{ day: string; sent: number; shortlisted: number; hired: number }>(sql`
      select ${dayOf(sql`a.created_at`)} as day, count(*)::int as sent,
        (count(*) filter (where ${wasShortlisted}))::int as shortlisted,
        (count(*) filter (where a.status = 'hired'))::int as hired
      from jobs j join job_applications a on a.job_id = j.id
      where ${isIn(scope)} and a.created_at >= ${startOfDay(before)}::timestamptz
      group by 1`),
    one(sql`
      select count(*)::int as n from jobs j join remembered_jobs r on r.job_id = j.id
      where ${isIn(scope)} and r.saved_at >= ${startOfDay(since)}::timestamptz`),
    one(sql`
      select percentile_cont(0.5) within group (order by ${hoursToAnswer})::float8 as n
      from jobs j join job_applications a on a.job_id = j.id
      where ${isIn(scope)} and a.created_at >= ${startOfDay(since)}::timestamptz`),
    one(sql`
      select percentile_cont(0.5) within group (
        order by extract(epoch from j.closed_at - j.created_at) / 86400)::float8 as n
      from jobs j where ${isIn(scope)} and j.closed_reason in ('filled_here', 'filled_elsewhere')
        and j.closed_at >= ${startOfDay(since)}::timestamptz`),
  ]);
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
  return {
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
    shortlisted: sumOf(sentNow, ({ shortlisted }) => shortlisted),
    hired: sumOf(sentNow, ({ hired }) => hired),
    hoursToAnswer: answers,
    daysToFilling: filling,
  };
}

async function one(query: SQL): Promise<number | null> {
  const [row] = await db.execute<{ n: number | null }>(query);
  return row?.n ?? null;
}

function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

const shownJobs = 30;

/** The jobs with views or applications within the period, the first by views. */
async function listJobRows(scope: Scope, period: Period, now: number) {
  const since = lastDays(period, now)[0] ?? "";
  const rows = await db.execute<JobRow & { all: number }>(sql`
    with counted as (
      select j.id, j.title, j.status, j.created_at, coalesce(v.views, 0) as views,
        coalesce(v.begun, 0) as begun, a.sent
      from jobs j
      left join lateral (
        select sum(views)::int as views, sum(begun)::int as begun from job_views
        where job_id = j.id and day >= ${since}::date) v on true
      cross join lateral (
        select count(*)::int as sent from job_applications
        where job_id = j.id and created_at >= ${startOfDay(since)}::timestamptz) a
      where ${isIn(scope)}),
    shown as (
      select *, count(*) over ()::int as all from counted where views + begun + sent > 0
      order by views desc, sent desc, created_at desc, id limit ${shownJobs}::int)
    select id, title, status, views, begun, sent, shown.all,
      (select percentile_cont(0.5) within group (order by ${hoursToAnswer})::float8
        from job_applications a
        where a.job_id = shown.id and a.created_at >= ${startOfDay(since)}::timestamptz) as "hoursToAnswer"
    from shown order by views desc, sent desc, created_at desc, id`);
  const jobs = rows.map(({ all, ...row }) => row);
  return { jobs, moreJobs: (rows[0]?.all ?? 0) - jobs.length };
}
