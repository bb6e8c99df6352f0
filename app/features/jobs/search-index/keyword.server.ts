import { parseQuery } from "#app/features/jobs/query-parsing/parse-query.server.ts";
import type { KeywordQuery, SpellingMap } from "#app/features/jobs/search/parsed-query.ts";
import { relaxations, widenings } from "#app/features/jobs/search/terms/relaxations.ts";
import { jobWordsNow } from "./job-words.server.ts";

/**
 * Parses a keyword, and relaxes it step by step where `count` says that no job answers all of it.
 * `spellings` are those that a query before this one has found. To `widen` lets others follow where
 * few jobs answer all of it.
 */
export async function parseKeyword<T extends { total: number }>(
  keyword: string,
  count: (keyword: KeywordQuery) => Promise<T>,
  { spellings, widen = false }: { spellings?: SpellingMap | undefined; widen?: boolean } = {},
): Promise<T & { keyword: KeywordQuery }> {
  const parsed = await parseQuery(keyword, jobWordsNow(), spellings);
  const whole = { parsed, relaxed: false };
  const counted = { ...(await count(whole)), keyword: whole };
  if (counted.total > 0) return widen ? await widened(counted, count) : counted;
  for (const keyword of relaxations(parsed)) {
    const relaxed = { ...(await count(keyword)), keyword };
    if (relaxed.total > 0) return relaxed;
  }
  return counted;
}

/** So few that others may follow them. */
const few = 5;

async function widened<T extends { total: number }>(
  whole: T & { keyword: KeywordQuery },
  count: (keyword: KeywordQuery) => Promise<T>,
): Promise<T & { keyword: KeywordQuery }> {
  if (whole.total >= few) return whole;
  for (const each of widenings(whole.keyword.parsed)) {
    const keyword = { ...each, wholeMatches: whole.total };
    const wider = { ...(await count(keyword)), keyword };
    if (wider.total > whole.total) return wider;
  }
  return whole;
}
