import { parseQuery } from "#app/features/jobs/query-parsing/parse-query.server.ts";
import type { KeywordQuery, SpellingMap } from "#app/features/jobs/search/parsed-query.ts";
import { relaxations } from "#app/features/jobs/search/terms/relaxations.ts";
import { jobWordsNow } from "./job-words.server.ts";

/**
 * Parses a keyword, and relaxes it step by step where `count` says that no job answers all of it.
 * `spellings` are those that a query before this one has found.
 */
export async function parseKeyword<T extends { total: number }>(
  keyword: string,
  count: (keyword: KeywordQuery) => Promise<T>,
  spellings?: SpellingMap,
): Promise<T & { keyword: KeywordQuery }> {
  const parsed = await parseQuery(keyword, jobWordsNow(), spellings);
  const whole = { parsed, relaxed: false };
  const counted = { ...(await count(whole)), keyword: whole };
  if (counted.total > 0) return counted;
  for (const keyword of relaxations(parsed)) {
    const relaxed = { ...(await count(keyword)), keyword };
    if (relaxed.total > 0) return relaxed;
  }
  return counted;
}
