import { hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { postedWithins } from "#app/features/job/filters/job-filters.ts";
import { type CodeCount, codeOf, countCodes } from "#app/features/job/job-codes.ts";
import type { IndexQuery } from "#app/features/search/index/index-query.server.ts";
import {
  type CodeCounts,
  type CountOptions,
  type JobCount,
  maxByIds,
} from "#app/features/search/index/index-reader.ts";
import { type Disjuncts, disjunctsFrom } from "#app/features/search/terms/disjuncts.ts";
import { printDisjuncts, printTermQuery } from "#app/features/search/terms/print-term-query.ts";
import { estimateRows } from "#app/features/search/terms/row-estimate.ts";
import type { TermQuery } from "#app/features/search/terms/term-query.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import { rankParts } from "./rank.server.ts";

type TermOptions = Pick<IndexQuery, "days" | "payMin" | "payMax" | "board">;
type Part = {
  limit: number;
  order: "newest" | "oldest";
  /** After the job of this moment (ISO, microseconds) and id. */
  from: { at: string; id: string } | undefined;
  /** Without the jobs of these ids. */
  excludeIds?: readonly string[];
};

/** The first jobs that have these terms, as a table of job_id and posted_at to select from. */
export function selectJobs(query: TermOptions, terms: TermQuery | undefined, part: Part): SQL {
  const { limit, order, from, excludeIds = [] } = part;
  if (terms === undefined) return firstOfAll(query, part);
  const disjuncts = disjunctsFrom(terms);
  return sql`find_jobs(${printed(disjuncts)}, ${limit}::int, ${expected(query, disjuncts)}, ${order === "oldest"},
    ${from?.at ?? null}::timestamptz, ${from?.id ?? null}::uuid, ${since(query)}, ${pay(query)},
    ${sql.param([...excludeIds])}::uuid[])`;
}

/**
 * All jobs that have these terms, however many, as a table `job_terms` of job_id, posted_at and terms;
 * looked for `among` jobs where these are known to hold them all.
 */
export function jobsWith(
  query: TermOptions,
  terms: TermQuery | undefined,
  candidateIds?: readonly string[],
): SQL {
  if (candidateIds) {
    const jobs = sql`jobs_of(${sql.param([...candidateIds])}::uuid[]) job_terms`;
    return sql`(select * from ${jobs} where ${hasTerms(query, terms)}) job_terms`;
  }
  return terms === undefined
    ? sql`(select job_id, posted_at, terms, pay_low, pay_high from job_terms where ${hasTerms(query, terms)}) job_terms`
    : sql`jobs_with(${printed(disjunctsFrom(terms))}, ${since(query)}, ${pay(query)}) job_terms`;
}

/** Of these jobs those that have the terms, each with its rank, as a table `ranked`. */
export function rankedOf(
  query: TermOptions,
  terms: TermQuery | undefined,
  { parsed }: KeywordQuery,
  candidateIds: readonly string[],
): SQL {
  const printed = terms === undefined ? null : printTermQuery(terms);
  return sql`ranked_jobs(${sql.param([...candidateIds])}::uuid[], ${rankParts(parsed)}::text::jsonb,
    ${printed}::tsquery, ${since(query)}, ${pay(query)}) ranked`;
}

function printed(disjuncts: Disjuncts): SQL {
  return sql`${printDisjuncts(disjuncts)}::text::jsonb`;
}

function expected({ board }: TermOptions, disjuncts: Disjuncts): SQL {
  return sql`${estimateRows(disjuncts, board)}::real`;
}

function firstOfAll(query: TermOptions, { limit, order, from }: Part): SQL {
  const [sign, direction] = order === "oldest" ? [sql`>`, sql``] : [sql`<`, sql`desc nulls first`];
  const after = from
    ? sql`and (posted_at, job_id) ${sign} (${from.at}::timestamptz, ${from.id}::uuid)`
    : sql``;
  return sql`(select job_id, posted_at from job_terms
    where posted_at >= coalesce(${since(query)}, '-infinity') ${after}
    order by posted_at ${direction}, job_id ${direction} limit ${limit}::int)`;
}

function since({ days }: TermOptions): SQL {
  return days === undefined ? sql`null::timestamptz` : sql`now() - ${`${days} days`}::interval`;
}

function pay({ payMin, payMax }: TermOptions): SQL {
  return sql`${payMin ?? null}::numeric, ${payMax ?? null}::numeric`;
}

/** Whether a row of job_terms answers. */
export function hasTerms(query: TermOptions, terms: TermQuery | undefined): SQL {
  const { days, payMin, payMax } = query;
  const met = [
    terms === undefined ? undefined : sql`job_terms.terms @@ ${printTermQuery(terms)}::tsquery`,
    days === undefined ? undefined : sql`job_terms.posted_at >= ${since(query)}`,
    (payMin ?? payMax) === undefined
      ? undefined
      : sql`is_paid(job_terms.pay_low, job_terms.pay_high, ${pay(query)})`,
  ].filter((condition) => condition !== undefined);
  return met.length > 0 ? sql.join(met, sql` and `) : sql`true`;
}

/** How many jobs have these terms; of a very large set some more than the query's limit. */
export async function countOf(
  query: CountOptions,
  terms: TermQuery | undefined,
): Promise<JobCount> {
  const limit = query.limit + 1;
  const [row] = await db.execute<{ jobs: number; ids: string[] | null }>(
    terms === undefined
      ? sql`select count(*)::int as jobs, null as ids
          from (select from job_terms where ${hasTerms(query, terms)} limit ${limit}) counted`
      : sql`select octet_length(codes) / 8 as jobs, ${fewIds} from ${matchingCodes(query, terms)}`,
  );
  return { jobs: row?.jobs ?? 0, ids: (query.ranked && row?.ids) || undefined };
}

/** The jobs that have these terms, counted by code; of a very large set some, more than the query's limit. */
export async function codesOf(
  query: IndexQuery,
  terms: TermQuery | undefined,
): Promise<CodeCounts> {
  const limit = query.limit + 1;
  const [row] = await db.execute<{ codes: Uint8Array | null; ids: string[] | null }>(
    terms === undefined
      ? sql`select string_agg(code, '') as codes
          from (select code from job_terms where ${hasTerms(query, terms)} limit ${limit}) newest`
      : sql`select codes, ${fewIds} from ${matchingCodes(query, terms)}`,
  );
  return {
    counts: row?.codes ? countedOnce(row.codes) : [],
    ids: (query.ranked && row?.ids) || undefined,
  };
}

const fewIds = sql`case when cardinality(ids) <= ${maxByIds}::int then ids end as ids`;

function matchingCodes(query: CountOptions, terms: TermQuery): SQL {
  const disjuncts = disjunctsFrom(terms);
  return sql`found_codes(${printed(disjuncts)}, ${query.limit + 1}::int, ${expected(query, disjuncts)},
    ${query.ranked}, ${since(query)}, ${pay(query)})`;
}

const counted = new LruMap<string, CodeCount[]>({ max: 8, sizeOf: () => 1 });

/** The same bytes within one minute, the unit of their ages, are the same array: derived values can be cached with it. */
function countedOnce(bytes: Uint8Array): CodeCount[] {
  const minute = Math.floor(Date.now() / 60_000);
  const key = `${minute} ${hash("sha1", bytes, "base64url")}`;
  let counts = counted.get(key);
  if (!counts) {
    counts = countCodes(bytes);
    counted.set(key, counts);
  }
  return counts;
}

const cachedForMs = 60_000;
const memory = perDatabase(() => ({
  all: undefined as { counts: Promise<CodeCount[]>; until: number } | undefined,
}));

/** All active jobs counted by code, as they were within the last minute: a large board takes a while. */
export function countAll(): Promise<CodeCount[]> {
  const held = memory();
  if (held.all && held.all.until >= Date.now()) return held.all.counts;
  const before = held.all?.counts;
  const counts = readAll();
  const hold = (counts: Promise<CodeCount[]>) => {
    held.all = { counts, until: Date.now() + cachedForMs };
  };
  counts.then(
    () => hold(counts),
    () => {
      held.all = undefined;
    },
  );
  hold(before ?? counts);
  return before ?? counts;
}

async function readAll(): Promise<CodeCount[]> {
  const since = postedWithins.map(
    (days) => sql`count(*) filter (where posted_at >= now() - ${`${days} days`}::interval)::int`,
  );
  const rows = await db.execute<{ code: Uint8Array; jobs: number; within: number[] }>(sql`
    select substring(code for 4) as code, count(*)::int as jobs, array[${sql.join(since, sql`, `)}] as within
    from job_terms group by 1`);
  return [...rows].map(({ code, ...counts }) => ({ code: codeOf(code), ...counts }));
}
