import { eq, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { JobSort } from "#app/features/jobs/job-query.ts";
import { type CardRow, cardColumns } from "#app/features/jobs/job-row.server.ts";
import { jobs } from "#app/features/jobs/jobs.table.ts";
import type { KeywordQuery } from "#app/features/jobs/search/parsed-query.ts";
import {
  type RelevanceTiers,
  relevanceTiers,
} from "#app/features/jobs/search/terms/relevance-tiers.ts";
import { allOf, butNot, type TermQuery } from "#app/features/jobs/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { hasTerms, jobsWith, maxByIds, rankedOf, selectJobs } from "./find-jobs.server.ts";
import { allTerms, type IndexQuery, termsWithout } from "./index-query.server.ts";
import type { Total } from "./job-facets.server.ts";
import type { JobOrder, Place } from "./job-order.server.ts";
import { matchRank } from "./rank.server.ts";
import { preferredPay, type RequestedPay } from "./requested-pay.server.ts";

/** Matches up to so many are ranked one by one; of more, circle by circle. */
const maxRanked = 500;

/** A job as lists show it, with its place in the list. */
export type ListedRow = CardRow & { externalId: string | null; place: Place };

type Part = { from: { order: JobOrder; place: Place } | undefined; skip: number; limit: number };

/** The jobs of a part of a list, in its order, which may hang on how many there are. */
export async function orderedJobs(
  sort: JobSort,
  query: IndexQuery,
  keyword: KeywordQuery | undefined,
  counting: Promise<Total>,
  { from: cursor, skip, limit }: Part,
): Promise<{ order: JobOrder; rows: ListedRow[] }> {
  const part = { from: cursor?.place, skip, limit };
  if (sort === "newest" || sort === "oldest" || (sort === "best" && !keyword)) {
    const order = sort === "oldest" ? "oldest" : "newest";
    return { order, rows: await read(byTime(order, query, allTerms(query), part)) };
  }
  const { total, totalAtLeast, candidateIds } = await counting;
  const matches = jobsWith(query, allTerms(query), candidateIds);
  if (sort !== "best") {
    const few = total < (keyword ? maxByIds : query.limit);
    return { order: sort, rows: await byText(sort, query, few, matches, part) };
  }
  const order = cursor?.order ?? (total <= maxRanked && !totalAtLeast ? "rank" : "circle");
  if (!keyword) throw new Error("Best matches need a keyword.");
  const pay = await preferredPay(keyword.parsed);
  const rows =
    order === "rank"
      ? await read(byRank(ranked(query, keyword, pay, candidateIds), part))
      : await byTier(query, preferring(relevanceTiers(keyword), pay), part);
  return { order, rows };
}

type From = {
  from: Place | undefined;
  skip: number;
  limit: number;
  excludeIds?: readonly string[];
};

function byTime(
  order: "newest" | "oldest",
  query: IndexQuery,
  terms: TermQuery | undefined,
  { from, skip, limit, excludeIds = [] }: From,
): SQL {
  const selected = selectJobs(query, terms, { limit: skip + limit, order, from, excludeIds });
  return sql`select job_id, posted_at, null as first from ${selected} found
    order by posted_at ${way(order)}, job_id ${way(order)} offset ${skip}::int limit ${limit}::int`;
}

function way(order: "newest" | "oldest"): SQL {
  return order === "oldest" ? sql`` : sql`desc`;
}

/** The tiers with a preferred pay, where there is one. */
function preferring(tiers: RelevanceTiers, pay: RequestedPay | undefined): RelevanceTiers {
  return pay?.likely
    ? { ...tiers, preferred: allOf([tiers.preferred ?? tiers.exact, pay.likely]) }
    : tiers;
}

/** The matches with their ranks; where their ids are known, by a statement that is the same for all keywords. */
function ranked(
  query: IndexQuery,
  keyword: KeywordQuery,
  pay: RequestedPay | undefined,
  candidateIds: readonly string[] | undefined,
): SQL {
  if (candidateIds && !pay) return rankedOf(query, allTerms(query), keyword, candidateIds);
  return sql`(select job_terms.job_id, job_terms.posted_at, ${matchRank(keyword.parsed, pay)} as rank
    from ${jobsWith(query, allTerms(query), candidateIds)}) ranked`;
}

function byRank(matches: SQL, { from, skip, limit }: From): SQL {
  const after = from
    ? sql`where (rank, -extract(epoch from posted_at), job_id) > (${from.first}::int, -extract(epoch from ${from.at}::timestamptz), ${from.id}::uuid)`
    : sql``;
  return sql`
    select job_id, posted_at, rank::text as first from ${matches} ${after}
    order by rank, posted_at desc, job_id offset ${skip}::int limit ${limit}::int`;
}

/** Where matches are many, so many jobs are looked through along the order before all matches are sorted. */
const lookedThrough = 4_000;

/** What lists are sorted by in job_search, and its column. */
const textColumns = { title: "title", company: "company", salary: "pay" } as const;
type TextOrder = keyof typeof textColumns;

/** By title, company's name or salary. A word's jobs may all stand far down, say those of one language's titles. */
async function byText(
  order: TextOrder,
  query: IndexQuery,
  few: boolean,
  matches: SQL,
  part: From,
): Promise<ListedRow[]> {
  if (few) return read(sortedByText(order, matches, part));
  const rows = await read(alongText(order, query, part));
  return rows.length < part.limit ? read(sortedByText(order, matches, part)) : rows;
}

function sortedByText(order: TextOrder, matches: SQL, part: From): SQL {
  const isMatch = sql`job_id in (select job_id from ${matches})`;
  return textSelect(order, sql`${isMatch} and ${afterText(order, part)}`, part);
}

function alongText(order: TextOrder, query: IndexQuery, part: From): SQL {
  const limit = part.skip + lookedThrough;
  const first = textSelect(order, afterText(order, part), { skip: 0, limit });
  return sql`select * from (${first}) first
    where exists (select from job_terms
      where job_terms.job_id = first.job_id and ${hasTerms(query, allTerms(query))})
    offset ${part.skip}::int limit ${part.limit}::int`;
}

function textSelect(
  order: TextOrder,
  matches: SQL,
  { skip, limit }: { skip: number; limit: number },
): SQL {
  const column = sql.identifier(textColumns[order]);
  return sql`select job_id, posted_at, ${column} as first from job_search
    where active and ${matches}
    order by ${column} collate "C", posted_at desc nulls first, job_id desc nulls first
    offset ${skip}::int limit ${limit}::int`;
}

function afterText(order: TextOrder, { from }: From): SQL {
  if (!from) return sql`true`;
  const text = sql`${sql.identifier(textColumns[order])} collate "C"`;
  return sql`(${text} >= ${from.first} and (${text} > ${from.first} or (posted_at, job_id) < (${from.at}::timestamptz, ${from.id}::uuid)))`;
}

/**
 * First the jobs that a keyword names exactly (those with what it prefers before the others), then
 * those near it, then all others; each the newest first.
 */
async function byTier(query: IndexQuery, tiers: RelevanceTiers, part: From): Promise<ListedRow[]> {
  const { partial, exact, preferred } = tiers;
  // Whatever is near has what is asked; whatever is named exactly is near.
  const filters = termsWithout(query);
  const steps = [
    ...(preferred ? [{ terms: allOf([filters, preferred]), within: undefined }] : []),
    { terms: allOf([filters, exact]), within: preferred },
    { terms: allOf([filters, partial]), within: exact },
    { terms: allTerms(query), within: partial },
  ];
  const rows: ListedRow[] = [];
  const wanted = part.skip + part.limit;
  const start = Number(part.from?.first ?? 0);
  for (const [number, { terms, within }] of steps.entries()) {
    const limit = wanted - rows.length;
    if (number < start || limit === 0) continue;
    // A list read from its start has all of the circles within at hand: to leave them out by id is cheap.
    const selected = byTime("newest", query, part.from ? butNot(terms, within) : terms, {
      from: number === start ? part.from : undefined,
      skip: 0,
      limit,
      excludeIds: part.from ? [] : rows.map(({ id }) => id),
    });
    const more = await read(selected);
    rows.push(...more.map((row) => ({ ...row, place: { ...row.place, first: String(number) } })));
  }
  return rows.slice(part.skip);
}

/** Reads what cards show of the jobs selected, in their order. */
async function read(select: SQL): Promise<ListedRow[]> {
  const rows = await db
    .select({
      ...cardColumns,
      externalId: jobs.externalId,
      first: sql<string | null>`found.first`,
      at: sql<string>`to_char(found.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(
      sql`(select job_id, posted_at, first, row_number() over () as nr from (${select}) each) found`,
    )
    .innerJoin(jobs, sql`${jobs.id} = found.job_id`)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .orderBy(sql`found.nr`);
  return rows.map(({ first, at, ...row }) => ({
    ...row,
    place: { first: first ?? undefined, at, id: row.id },
  }));
}
