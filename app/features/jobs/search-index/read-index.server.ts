import { type JobQuery, sortOf } from "#app/features/jobs/job-query.ts";
import type { KeywordQuery, SpellingMap } from "#app/features/jobs/search/parsed-query.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { type IndexQuery, indexQuery } from "./index-query.server.ts";
import { countFacets, countTotal, type Facets, type Total } from "./job-facets.server.ts";
import { readCursor, writeCursor } from "./job-order.server.ts";
import { parseKeyword } from "./keyword.server.ts";
import { type ListedRow, orderedJobs } from "./ordered-jobs.server.ts";

/*
 * What the rest of the board asks of the search index: searchJobs, countJobs, suggestNames, for what
 * fits somebody findCandidateJobs and, for saved searches, compilePercolatorQuery. With
 * write-index.server.ts, which writes it, this is all of the folder that others may import.
 */

export {
  type CandidateQuery,
  type CandidateRow,
  findCandidateJobs,
} from "./candidate-jobs.server.ts";
export { compilePercolatorQuery, type PercolatorQuery } from "./percolator-query.server.ts";
export { type NamedRow, suggestNames } from "./suggest-names.server.ts";
export type { Facets, ListedRow };

/** Which part of a list: after a cursor, or after the first `skip`; with the counts of its facets or without. */
export type ListPart = {
  after?: string | undefined;
  skip?: number;
  limit: number;
  facets?: boolean;
};

/** `totalAtLeast` where there are more than were counted. */
export type JobTotal = { total: number; totalAtLeast: boolean };

/** `next` is the cursor for what follows, null at the end; `total` counts all matches. */
export type SelectedJobs = JobTotal & {
  rows: ListedRow[];
  next: string | null;
  /** The keyword as it was understood, where there is one. */
  keyword?: KeywordQuery;
  facets?: Facets;
};

/** A part of the list of active jobs that answer a query. Refusals: jobs.badCursor. */
export async function searchJobs(
  query: JobQuery,
  { after, skip = 0, limit, facets = false }: ListPart,
): Promise<Outcome<SelectedJobs>> {
  const sort = sortOf(query);
  const cursor = after === undefined ? undefined : readCursor(sort, after);
  if (after !== undefined && !cursor) return refused("jobs.badCursor");
  const { terms, keyword, counting } = await startCounting(
    query,
    facets ? countFacets : countTotal,
    { widen: sort === "best" },
  );
  const [{ total, totalAtLeast, counts, atLeast = false }, ordered] = await Promise.all([
    counting,
    orderedJobs(sort, terms, keyword, counting, { from: cursor, skip, limit: limit + 1 }),
  ]);
  const rows = ordered.rows.slice(0, limit);
  const last = ordered.rows.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    next: last ? writeCursor(ordered.order, last.place) : null,
    total,
    totalAtLeast,
    ...(keyword && { keyword }),
    ...(counts && { facets: { counts, atLeast } }),
  };
}

/** How many active jobs answer a query; `spellings` are those that a query before this one has found. */
export async function countJobs(query: JobQuery, spellings?: SpellingMap): Promise<JobTotal> {
  const { counting } = await startCounting(query, countTotal, { spellings });
  const { total, totalAtLeast } = await counting;
  return { total, totalAtLeast };
}

type Count = (terms: IndexQuery) => Promise<Total & Partial<Facets>>;

/** A query for the index, and the count of its jobs on its way. A keyword is read so that something answers it. */
async function startCounting(
  query: JobQuery,
  count: Count,
  reading: { spellings?: SpellingMap | undefined; widen?: boolean },
) {
  if (query.keyword === undefined) {
    const terms = await indexQuery(query);
    return { terms, keyword: undefined, counting: count(terms) };
  }
  const countAnswers = async (keyword: KeywordQuery) => {
    const terms = await indexQuery(query, keyword);
    return { terms, ...(await count(terms)) };
  };
  const { terms, keyword, ...counted } = await parseKeyword(query.keyword, countAnswers, reading);
  return { terms, keyword, counting: Promise.resolve(counted) };
}
