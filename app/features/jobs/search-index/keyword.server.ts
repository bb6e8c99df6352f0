import { parseQuery } from "#app/features/jobs/query-parsing/parse-query.server.ts";
import type { KeywordQuery, SpellingMap } from "#app/features/jobs/search/parsed-query.ts";
import { canRelax } from "#app/features/jobs/search/terms/relevance-tiers.ts";
import { jobWords } from "./job-words.server.ts";

/**
 * Parses a keyword, and relaxes it where `count` says that no job answers all of it. `spellings` are
 * those that a query before this one has found.
 */
export async function parseKeyword<T extends { total: number }>(
  keyword: string,
  count: (keyword: KeywordQuery) => Promise<T>,
  spellings?: SpellingMap,
): Promise<T & { keyword: KeywordQuery }> {
  const parsed = await parseQuery(keyword, jobWords, spellings);
  const whole = { parsed, relaxed: false };
  const counted = await count(whole);
  if (counted.total > 0 || !canRelax(parsed)) return { ...counted, keyword: whole };
  const relaxed = { parsed, relaxed: true };
  return { ...(await count(relaxed)), keyword: relaxed };
}
