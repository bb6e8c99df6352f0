import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
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
  const { figures, byJob } = await countFigures({ company: company.id }, period, now);
  return { ...figures, ...(await listJobRows(byJob)) };
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

const isIn = ({ company, job }: Scope): SQL =>
  job === undefined
    ? sql`j.company_id = ${company}::uuid`
    : sql`j.company_id = ${company}::uuid and j.id = ${job}::uuid`;

const reached = sql.raw("'shortlisted', 'interview', 'offered', 'hired'");
/** Whether the application `a` is or once was shortlisted, or further. */
const wasShortlisted = sql`(a.status in (${reached}) or exists (
  select from application_events e where e.application_id = a.id and e.to_status in (${reached})))`;
const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Damascus', 'YYYY-MM-DD')`;

/** Applications to the jobs since a day, by indexes that have all that is counted of them. */
function sentSince({ company, job }: Scope, day: string): SQL {
  const from =
    job === undefined
      ? sql`select application_id as id, job_id, created_at from company_applications
          where company_id = ${company}::uuid and not ${isOfRemovedJob}`
      : sql`select id, job_id, created_at from job_applications where job_id = ${job}::uuid`;
  return sql`(${from} and created_at >= ${startOfDay(day)}::timestamptz)`;
}

type OfJob = { views: number; begun: number; sent: number };
type Counted = { figures: Figures; byJob: Map<string, OfJob> };

async function countFigures(scope: Scope, period: Period, now: number): Promise<Counted> {
  const both = lastDays(2 * period, now);
  const days = both.slice(period);
  const [before = "", since = ""] = [both[0], days[0]];
  const [counts, sentCounts, [progress], saved, filling] = await Promise.all([
    db.execute<ViewCount>(sql`
      select v.day::text as day, v.source, j.id as job, sum(v.views)::int as views, sum(v.begun)::int as begun,
        (sum(v.views) filter (where v.day >= ${since}::date))::int as "viewsNow",
        (sum(v.begun) filter (where v.day >= ${since}::date))::int as "begunNow"
      from jobs j join job_views v on v.job_id = j.id
      where ${isIn(scope)} and v.day >= ${before}::date
      group by grouping sets ((v.day, v.source), (j.id))`),
    db.execute<SentCount>(sql`
      select ${dayOf(sql`a.created_at`)} as day, a.job_id as job, count(*)::int as sent,
        (count(*) filter (where a.created_at >= ${startOfDay(since)}::timestamptz))::int as "sentNow"
      from ${sentSince(scope, before)} a group by grouping sets ((1), (2))`),
    db.execute<HowFar>(sql`
      select (count(*) filter (where ${wasShortlisted}))::int as shortlisted,
        (count(*) filter (where a.status = 'hired'))::int as hired,
        percentile_cont(0.5) within group (order by ${hoursToAnswer})::float8 as "hoursToAnswer"
      from ${sentSince(scope, since)} sent join job_applications a on a.id = sent.id`),
    one(sql`
      select count(*)::int as n from jobs j join remembered_jobs r on r.job_id = j.id
      where ${isIn(scope)} and r.saved_at >= ${startOfDay(since)}::timestamptz`),
    one(sql`
      select percentile_cont(0.5) within group (
        order by extract(epoch from j.closed_at - j.created_at) / 86400)::float8 as n
      from jobs j where ${isIn(scope)} and j.closed_reason in ('filled_here', 'filled_elsewhere')
        and j.closed_at >= ${startOfDay(since)}::timestamptz`),
  ]);
  const viewed = counts.flatMap(({ day, source, ...row }) =>
    day === null || source === null ? [] : [{ ...row, day, source }],
  );
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
  return { figures, byJob: joinByJob(counts, sentCounts) };
}

/** Sums of a day and source, or of a job; those of a job also for the period alone. */
type ViewCount = {
  day: string | null;
  source: string | null;
  job: string | null;
  views: number;
  begun: number;
  viewsNow: number | null;
  begunNow: number | null;
};
type SentCount = { day: string | null; job: string | null; sent: number; sentNow: number };
type HowFar = Pick<Figures, "shortlisted" | "hired" | "hoursToAnswer">;

/** The jobs that were viewed or applied to within the period. */
function joinByJob(viewed: readonly ViewCount[], sent: readonly SentCount[]): Map<string, OfJob> {
  const byJob = new Map<string, OfJob>();
  for (const { job, viewsNow, begunNow } of viewed) {
    const [views, begun] = [viewsNow ?? 0, begunNow ?? 0];
    if (job !== null && views + begun > 0) byJob.set(job, { views, begun, sent: 0 });
  }
  for (const { job, sentNow } of sent) {
    if (job === null || sentNow === 0) continue;
    byJob.set(job, { views: 0, begun: 0, ...byJob.get(job), sent: sentNow });
  }
  return byJob;
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
async function listJobRows(byJob: ReadonlyMap<string, OfJob>) {
  const first = [...byJob]
    .sort(
      ([id, one], [otherId, other]) =>
        other.views - one.views || other.sent - one.sent || (id < otherId ? 1 : -1),
    )
    .slice(0, shownJobs);
  const ids = first.map(([id]) => id);
  const rows = await db.execute<Pick<JobRow, "id" | "title" | "status">>(sql`
    select id, title, status from jobs where id = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const jobs = first.flatMap(([id, counts]): JobRow[] => {
    const row = byId.get(id);
    return row ? [{ ...row, ...counts }] : [];
  });
  return { jobs, moreJobs: byJob.size - first.length };
}
