import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobPlaces } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { sketchOf } from "./job-sketch.ts";
import { jobSketches } from "./job-sketches.table.ts";
import { type ComparedTexts, type JobTokens, readTokens } from "./job-tokens.ts";

/** How alike two jobs have to be to count as copies; see docs/decisions/0040. */
export const copyThreshold = 0.5;

/** How rare tokens are within the jobs that are compared with one; common ones tell little. */
type TokenWeights = (token: string) => number;

export function weightsOf(jobs: readonly JobTokens[]): TokenWeights {
  const uses = new Map<string, number>();
  for (const { title, body } of jobs) {
    for (const token of new Set([...title, ...body])) uses.set(token, (uses.get(token) ?? 0) + 1);
  }
  return (token) => Math.log(1 + (jobs.length + 1) / (1 + (uses.get(token) ?? 0)));
}

/** From 0 to 1: the shared weight of two jobs' titles and texts. */
export function similarity(one: JobTokens, other: JobTokens, weightOf: TokenWeights): number {
  const title = overlap(one.title, other.title, weightOf);
  const body = overlap(one.body, other.body, weightOf);
  return title * titleShare + body * (1 - titleShare);
}

const titleShare = 0.2;

/** The overlap of two lists, by the weight of the shorter and the longer one in equal parts. */
function overlap(one: readonly string[], other: readonly string[], weightOf: TokenWeights): number {
  const [first, second] = [new Set(one), new Set(other)];
  const sum = (tokens: Iterable<string>) => {
    let total = 0;
    for (const token of tokens) total += weightOf(token);
    return total;
  };
  const shared = sum([...first].filter((token) => second.has(token)));
  const [less = 0, more = 0] = [sum(first), sum(second)].sort((a, b) => a - b);
  return less === 0 ? 0 : (shared / less + shared / more) / 2;
}

/** A job that is a copy of another, or nearly; `score` from the threshold to 1. */
export type SimilarJob = {
  id: string;
  title: string;
  company: string;
  companyId: string;
  placeId: string | null;
  place: Record<Language, string>;
  status: string;
  postedAt: string;
  score: number;
};

type Executor = Pick<Transaction, "select" | "insert" | "execute">;

/** Writes the sketches of a stored job. */
export async function writeSketches(
  tx: Executor,
  written: readonly (ComparedTexts & { id: string })[],
): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map((job) => ({ jobId: job.id, bands: sketchOf(readTokens(job)) }));
  await tx
    .insert(jobSketches)
    .values(rows)
    .onConflictDoUpdate({ target: jobSketches.jobId, set: { bands: sql`excluded.bands` } });
}

/**
 * Jobs met by each band, and jobs compared by their texts. A band of hundreds of jobs is a
 * company's template: it says little and would cost much.
 */
const maxMetByBand = 200;
const maxCompared = 100;

/**
 * Jobs with nearly the same text, of any status but a draft's and company, closest first: candidates by the index
 * of sketches, a shared band counting more the rarer it is, then compared by their texts.
 */
export async function findSimilarJobs(
  jobId: string,
  executor: Executor = db,
  threshold = copyThreshold,
): Promise<SimilarJob[]> {
  const own = sql`(select bands from job_sketches where job_id = ${jobId})`;
  const rows = await findCandidates(executor, own, jobId);
  const row = rows.find(({ id }) => id === jobId);
  if (!row) return [];
  const others = rows.filter(({ id }) => id !== jobId);
  return compare(tokensOf(row), others, threshold);
}

/** Bands that a job of a feed shares with its like: two of 48 nearly always, and seldom with any other. */
const sharedBands = 2;

/** The same for a job that is not stored yet; jobs that share one band alone are not compared. */
export async function findJobsLike(
  job: ComparedTexts,
  executor: Executor = db,
  threshold = copyThreshold,
): Promise<SimilarJob[]> {
  const tokens = readTokens(job);
  const bands = sql`${sql.param(sketchOf(tokens))}::int[]`;
  return compare(tokens, await findCandidates(executor, bands, null, sharedBands), threshold);
}

/** Jobs that share a band, and the one of `jobId`. */
async function findCandidates(
  executor: Executor,
  bands: SQL,
  jobId: string | null = null,
  shared = 1,
) {
  const candidates = await executor.execute<{ id: string }>(sql`
    with met as (
      select other.job_id, count(*) over (partition by band) as sharing
      from unnest(${bands}) band
      cross join lateral (
        select s.job_id from job_sketches s
        where s.bands @> array[band] and s.job_id is distinct from ${jobId}::uuid limit ${maxMetByBand}) other)
    select job_id as id from met
    group by 1 having count(*) >= ${shared}
    order by sum(1.0 / sharing) desc, 1 limit ${maxCompared}`);
  const ids = candidates.map(({ id }) => id);
  if (ids.length === 0 && jobId === null) return [];
  return executor
    .select({ ...columns, ...textColumns })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(
      and(
        inArray(jobs.id, jobId === null ? ids : [jobId, ...ids]),
        or(ne(jobs.status, "draft"), jobs.withheld),
      ),
    );
}

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

function tokensOf(row: Candidate): JobTokens {
  return readTokens({ ...row, requirements: readList(row.requirements) });
}

function compare(own: JobTokens, others: readonly Candidate[], threshold: number): SimilarJob[] {
  const compared = others.map((row) => ({ row, tokens: tokensOf(row) }));
  const weights = weightsOf([own, ...compared.map(({ tokens }) => tokens)]);
  return compared
    .map(({ row: { location, placeId, postedAt, ...row }, tokens }) => ({
      id: row.id,
      title: row.title,
      company: row.company,
      companyId: row.companyId,
      status: row.status,
      placeId,
      place: jobPlaces({ location, placeId }),
      postedAt: postedAt.toISOString(),
      score: similarity(own, tokens, weights),
    }))
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.score - a.score);
}

const columns = {
  id: jobs.id,
  title: jobs.title,
  company: companyCalled,
  companyId: jobs.companyId,
  location: jobs.location,
  placeId: jobs.placeId,
  status: jobs.status,
  postedAt: jobs.createdAt,
};
const textColumns = { description: jobs.description, requirements: jobs.requirements };

const atOnce = 500;

/**
 * Writes the sketches of jobs that came without: from before there were any, or by an import. They
 * are found by two indexes, without reading a job.
 */
export async function sketchRemainingJobs(): Promise<void> {
  const withoutSketch = sql`(select id from jobs where status <> 'draft'
    except select job_id from job_sketches limit ${atOnce}::int)`;
  for (let some = atOnce; some === atOnce; ) {
    const rows = await db
      .select({ id: jobs.id, title: jobs.title, ...textColumns })
      .from(jobs)
      .where(sql`${jobs.id} in ${withoutSketch}`);
    await writeSketches(
      db,
      rows.map((row) => ({ ...row, requirements: readList(row.requirements) })),
    );
    some = rows.length;
  }
}
