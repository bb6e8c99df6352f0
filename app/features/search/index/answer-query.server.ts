import { type JobQuery, sortOf } from "#app/features/job/job-query.ts";
import type { KeywordQuery, SpellingMap } from "#app/features/search/words/parsed-query.ts";
import type { ListedRow } from "./in-database/read-rows.server.ts";
import { type IndexQuery, indexQuery } from "./index-query.server.ts";
import type { IndexReader } from "./index-reader.ts";
import { countFacets, countTotal, type Facets, type Total } from "./job-facets.server.ts";
import { type JobOrder, type Place, writeCursor } from "./job-order.server.ts";
import { parseKeyword } from "./keyword.server.ts";
import { orderedJobs } from "./ordered-jobs.server.ts";

/** Which part of a list: its first `skip` left out; with the counts of its facets or without. */
export type ListedPart = { skip?: number; limit: number; facets?: boolean };

/** `totalAtLeast` where there are more than were counted. */
export type JobTotal = { total: number; totalAtLeast: boolean };

/** `next` is the cursor of the next part, null at the end; `total` counts all matches. */
export type SelectedJobs = JobTotal & {
  rows: ListedRow[];
  next: string | null;
  /** The keyword as it was understood, where there is one. */
  keyword?: KeywordQuery;
  facets?: Facets;
};

/** A part of the list of active jobs that answer a query, after a place in its order where one is given. */
export async function listMatches(
  reader: IndexReader,
  query: JobQuery,
  from: { order: JobOrder; place: Place } | undefined,
  { skip = 0, limit, facets = false }: ListedPart,
): Promise<SelectedJobs> {
  const sort = sortOf(query);
  const { terms, keyword, counting } = await startCounting(
    reader,
    query,
    facets ? countFacets : countTotal,
    { widen: sort === "best" },
  );
  const [{ total, totalAtLeast, counts, atLeast = false }, ordered] = await Promise.all([
    counting,
    orderedJobs(reader, sort, terms, keyword, counting, { from, skip, limit: limit + 1 }),
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
export async function countMatches(
  reader: IndexReader,
  query: JobQuery,
  spellings?: SpellingMap,
): Promise<JobTotal> {
  const { counting } = await startCounting(reader, query, countTotal, { spellings });
  const { total, totalAtLeast } = await counting;
  return { total, totalAtLeast };
}

type Count = (terms: IndexQuery, reader: IndexReader) => Promise<Total & Partial<Facets>>;

/** A query for the index, and the count of its jobs on its way. A keyword is read so that something answers it. */
async function startCounting(
  reader: IndexReader,
  query: JobQuery,
  count: Count,
  reading: { spellings?: SpellingMap | undefined; widen?: boolean },
) {
  if (query.keyword === undefined) {
    const terms = await indexQuery(query);
    return { terms, keyword: undefined, counting: count(terms, reader) };
  }
  const countAnswers = async (keyword: KeywordQuery) => {
    const terms = await indexQuery(query, keyword);
    return { terms, ...(await count(terms, reader)) };
  };
  const { terms, keyword, ...counted } = await parseKeyword(
    query.keyword,
    reader.words,
    countAnswers,
    reading,
  );
  return { terms, keyword, counting: Promise.resolve(counted) };
}
