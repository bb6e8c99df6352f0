import { parseQuery } from "#app/features/search/parsing/parse-query.server.ts";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import { relaxations, widenings } from "#app/features/search/terms/relaxations.ts";
import type { KeywordQuery, SpellingMap } from "#app/features/search/words/parsed-query.ts";

/**
 * Parses a keyword, and relaxes it step by step where `count` says that no job answers all of it.
 * `spellings` are those that a query before this one has found. To `widen` lets others follow where
 * few jobs answer all of it.
 */
export async function parseKeyword<T extends { total: number }>(
  keyword: string,
  words: JobWords,
  count: (keyword: KeywordQuery) => Promise<T>,
  { spellings, widen = false }: { spellings?: SpellingMap | undefined; widen?: boolean } = {},
): Promise<T & { keyword: KeywordQuery }> {
  const parsed = await parseQuery(keyword, words, spellings);
  const whole = { parsed, relaxed: false };
  const counted = { ...(await count(whole)), keyword: whole };
  if (counted.total > 0) return widen ? await widened(counted, count) : counted;
  for (const keyword of relaxations(parsed)) {
    const relaxed = { ...(await count(keyword)), keyword };
    if (relaxed.total > 0) return relaxed;
  }
  return counted;
}

/** Below this count near matches follow. */
const few = 10;
const maxWider = 500;

async function widened<T extends { total: number }>(
  whole: T & { keyword: KeywordQuery },
  count: (keyword: KeywordQuery) => Promise<T>,
): Promise<T & { keyword: KeywordQuery }> {
  if (whole.total >= few) return whole;
  for (const each of widenings(whole.keyword.parsed)) {
    const keyword = { ...each, wholeMatches: whole.total };
    const wider = { ...(await count(keyword)), keyword };
    if (wider.total > whole.total && wider.total <= maxWider) return wider;
  }
  return whole;
}
