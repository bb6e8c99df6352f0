import { type SQL, sql } from "drizzle-orm";
import { allTerms, type IndexQuery } from "#app/features/search/index/index-query.server.ts";
import type { IndexReader, Tier, TimePart } from "#app/features/search/index/index-reader.ts";
import { jobWordsNow } from "#app/features/search/index/job-words.server.ts";
import { butNot, type TermQuery } from "#app/features/search/terms/term-query.ts";
import { readByText } from "./by-text.server.ts";
import { codesOf, countAll, countOf, selectJobs } from "./find-jobs.server.ts";
import { selectRanked } from "./ranked-jobs.server.ts";
import { type ListedRow, readRows } from "./read-rows.server.ts";

/** The database, for one query of a person. */
export function readDatabase(): IndexReader {
  return {
    version: undefined,
    words: jobWordsNow(),
    assertAnswers: () => {},
    countJobs: countOf,
    countCodes: codesOf,
    countAll,
    readByTime: (order, query, part) => readRows(byTime(order, query, allTerms(query), part)),
    readByTier,
    readByRank: async (...query) => readRows(await selectRanked(...query)),
    readByText,
    readRows,
  };
}

type Part = TimePart & { excludeIds?: readonly string[] };

/** The first of all jobs of a query by the time of posting, as `readRows` takes them. */
export function byTime(
  order: "newest" | "oldest",
  query: IndexQuery,
  terms: TermQuery | undefined,
  { from, skip, limit, excludeIds = [] }: Part,
): SQL {
  const selected = selectJobs(query, terms, { limit: skip + limit, order, from, excludeIds });
  const way = order === "oldest" ? sql`` : sql`desc`;
  return sql`select job_id, posted_at, null as first from ${selected} found
    order by posted_at ${way}, job_id ${way} offset ${skip}::int limit ${limit}::int`;
}

async function readByTier(
  query: IndexQuery,
  tiers: readonly Tier[],
  part: TimePart,
): Promise<ListedRow[]> {
  const rows: ListedRow[] = [];
  const wanted = part.skip + part.limit;
  const start = Number(part.from?.first ?? 0);
  for (const [number, { terms, within }] of tiers.entries()) {
    const limit = wanted - rows.length;
    if (number < start || limit === 0) continue;
    // A list read from its start has all of the tiers within at hand: to leave them out by id is cheap.
    const selected = byTime("newest", query, part.from ? butNot(terms, within) : terms, {
      from: number === start ? part.from : undefined,
      skip: 0,
      limit,
      excludeIds: part.from ? [] : rows.map(({ id }) => id),
    });
    const more = await readRows(selected);
    rows.push(...more.map((row) => ({ ...row, place: { ...row.place, first: String(number) } })));
  }
  return rows.slice(part.skip);
}
