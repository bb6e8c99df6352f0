import { type SQL, sql } from "drizzle-orm";
import type { JobSort } from "#app/features/jobs/job-query.ts";
import type { KeywordQuery } from "#app/features/jobs/search/parsed-query.ts";
import {
  type RelevanceTiers,
  relevanceTiers,
} from "#app/features/jobs/search/terms/relevance-tiers.ts";
import { allOf } from "#app/features/jobs/search/terms/term-query.ts";
import { hasTerms, jobsWith } from "./in-database/find-jobs.server.ts";
import type { ListedRow } from "./in-database/read-rows.server.ts";
import { allTerms, type IndexQuery, termsWithout } from "./index-query.server.ts";
import { type IndexReader, maxByIds, type Tier } from "./index-reader.ts";
import type { Total } from "./job-facets.server.ts";
import type { JobOrder, Place } from "./job-order.server.ts";
import { preferredPay, type RequestedPay } from "./requested-pay.server.ts";

/** Matches up to so many are ranked one by one; of more, circle by circle. */
const maxRanked = 500;

type Part = { from: { order: JobOrder; place: Place } | undefined; skip: number; limit: number };

/** The jobs of a part of a list, in its order, which may hang on how many there are. */
export async function orderedJobs(
  reader: IndexReader,
  sort: JobSort,
  query: IndexQuery,
  keyword: KeywordQuery | undefined,
  counting: Promise<Total>,
  { from: cursor, skip, limit }: Part,
): Promise<{ order: JobOrder; rows: ListedRow[] }> {
  const part = { from: cursor?.place, skip, limit };
  if (sort === "newest" || sort === "oldest" || (sort === "best" && !keyword)) {
    const order = sort === "oldest" ? "oldest" : "newest";
    return { order, rows: await reader.readByTime(order, query, part) };
  }
  const { total, totalAtLeast, candidateIds } = await counting;
  const matches = jobsWith(query, allTerms(query), candidateIds);
  if (sort !== "best") {
    const few = total < (keyword ? maxByIds : query.limit);
    return { order: sort, rows: await byText(reader, sort, query, few, matches, part) };
  }
  const order = cursor?.order ?? (total <= maxRanked && !totalAtLeast ? "rank" : "circle");
  if (!keyword) throw new Error("Best matches need a keyword.");
  if (order === "rank") {
    return { order, rows: await reader.readByRank(query, keyword, candidateIds, part) };
  }
  const tiers = preferring(relevanceTiers(keyword), await preferredPay(keyword.parsed));
  return { order, rows: await reader.readByTier(query, tiersOf(query, tiers), part) };
}

type From = { from: Place | undefined; skip: number; limit: number };

/**
 * First the jobs that a keyword names exactly (those with what it prefers before the others), then
 * those near it, then all others.
 */
function tiersOf(query: IndexQuery, { partial, exact, preferred }: RelevanceTiers): Tier[] {
  // Whatever is near has what is asked; whatever is named exactly is near.
  const filters = termsWithout(query);
  return [
    ...(preferred ? [{ terms: allOf([filters, preferred]), within: undefined }] : []),
    { terms: allOf([filters, exact]), within: preferred },
    { terms: allOf([filters, partial]), within: exact },
    { terms: allTerms(query), within: partial },
  ];
}

/** The tiers with a preferred pay, where there is one. */
function preferring(tiers: RelevanceTiers, pay: RequestedPay | undefined): RelevanceTiers {
  return pay?.likely
    ? { ...tiers, preferred: allOf([tiers.preferred ?? tiers.exact, pay.likely]) }
    : tiers;
}

/** Where matches are many, so many jobs are looked through along the order before all matches are sorted. */
const lookedThrough = 4_000;

/** What lists are sorted by in job_search, and its column. */
const textColumns = { title: "title", company: "company", salary: "pay" } as const;
type TextOrder = keyof typeof textColumns;

/** By title, company's name or salary. A word's jobs may all stand far down, say those of one language's titles. */
async function byText(
  reader: IndexReader,
  order: TextOrder,
  query: IndexQuery,
  few: boolean,
  matches: SQL,
  part: From,
): Promise<ListedRow[]> {
  if (few) return reader.readRows(sortedByText(order, matches, part));
  const rows = await reader.readRows(alongText(order, query, part));
  return rows.length < part.limit ? reader.readRows(sortedByText(order, matches, part)) : rows;
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
