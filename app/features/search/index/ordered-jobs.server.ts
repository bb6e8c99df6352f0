import type { JobSort } from "#app/features/job/job-query.ts";
import { type RelevanceTiers, relevanceTiers } from "#app/features/search/terms/relevance-tiers.ts";
import { allOf } from "#app/features/search/terms/term-query.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import type { ListedRow } from "./in-database/read-rows.server.ts";
import { allTerms, type IndexQuery, termsWithout } from "./index-query.server.ts";
import { type IndexReader, maxByIds, type Tier } from "./index-reader.ts";
import type { Total } from "./job-facets.server.ts";
import type { JobOrder, Place } from "./job-order.server.ts";
import { preferredPay, type RequestedPay } from "./requested-pay.server.ts";

/** Up to this many matches are ranked one by one; more, circle by circle. */
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
  if (sort !== "best") {
    const few = total < (keyword ? maxByIds : query.limit);
    return { order: sort, rows: await reader.readByText(sort, query, { few, candidateIds }, part) };
  }
  const order = cursor?.order ?? (total <= maxRanked && !totalAtLeast ? "rank" : "circle");
  if (!keyword) throw new Error("Best matches need a keyword.");
  if (order === "rank") {
    return { order, rows: await reader.readByRank(query, keyword, candidateIds, part) };
  }
  const tiers = preferring(relevanceTiers(keyword), await preferredPay(keyword.parsed));
  return { order, rows: await reader.readByTier(query, tiersOf(query, tiers), part) };
}

/**
 * First the jobs that a keyword names exactly (those with all that it prefers, and those with some of
 * it, before the others), then those near it, then all others.
 */
function tiersOf(
  query: IndexQuery,
  { partial, exact, preferred, somePreferred }: RelevanceTiers,
): Tier[] {
  // Each tier contains the next: near matches contain exact ones.
  const filters = termsWithout(query);
  return [
    ...(preferred ? [{ terms: allOf([filters, preferred]), within: undefined }] : []),
    ...(somePreferred ? [{ terms: allOf([filters, somePreferred]), within: preferred }] : []),
    { terms: allOf([filters, exact]), within: somePreferred ?? preferred },
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
