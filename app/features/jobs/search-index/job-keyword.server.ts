import type { SQL } from "drizzle-orm";
import { readSearch, type Search } from "#app/features/jobs/query-parsing/parse-search.server.ts";
import type { SpellingMap } from "#app/features/jobs/query-parsing/spelling.server.ts";
import { nothing } from "#app/features/jobs/search/terms/term-query.ts";
import {
  canLoosen,
  type SearchTerms,
  type SplitTerms,
  searchRank,
  searchTerms,
  splitTerms,
} from "./match.server.ts";

/** A keyword as read; loose where nothing answers all of it. */
export type KeywordSearch = { search: Search; relaxed: boolean };

/**
 * Reads a keyword. `count` says how many jobs answer a reading; nothing for all, any will do.
 * `known` are spellings that a search before this one has found.
 */
export async function readKeyword<T extends { total: number }>(
  keyword: string,
  count: (search: KeywordSearch) => Promise<T>,
  known?: SpellingMap,
): Promise<T & { search: KeywordSearch }> {
  const search = { search: await readSearch(keyword, known), relaxed: false };
  const counted = await count(search);
  if (counted.total > 0 || !canLoosen(search.search)) return { ...counted, search };
  const relaxed = { ...search, relaxed: true };
  return { ...(await count(relaxed)), search: relaxed };
}

/** What a keyword asks of a job's terms. */
export function keywordTerms({ search, relaxed }: KeywordSearch): SearchTerms {
  const { all, partial, exact } = searchTerms(search, relaxed);
  return { all: all ?? nothing, partial: partial ?? nothing, exact: exact ?? nothing };
}

/** What all that answer must have. */
export function splitKeyword({ search, relaxed }: KeywordSearch): SplitTerms {
  const split = relaxed
    ? { keywordTerms: searchTerms(search, true).all, place: undefined }
    : splitTerms(search);
  return split.keywordTerms || split.place ? split : { keywordTerms: nothing, place: undefined };
}

/** Orders matches, best first; a whole number from 0. Needs job_terms in the query. */
export function matchRank({ search }: KeywordSearch): SQL<number> {
  return searchRank(search);
}
