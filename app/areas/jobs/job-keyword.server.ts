import type { SQL } from "drizzle-orm";
import { canLoosen, matchesSearch, searchRank } from "./search/match.server.ts";
import { readSearch, type Search } from "./search/read-search.server.ts";

/** A keyword as read; loose where nothing answers all of it. */
export type KeywordSearch = { search: Search; loose: boolean };

/** Reads a keyword. `count` says how many jobs answer a reading; nothing for all, any will do. */
export async function readKeyword(
  keyword: string,
  count: (search: KeywordSearch) => Promise<number>,
): Promise<{ search: KeywordSearch; total: number }> {
  const search = { search: await readSearch(keyword), loose: false };
  const total = await count(search);
  if (total > 0 || !canLoosen(search.search)) return { search, total };
  const loose = { ...search, loose: true };
  return { search: loose, total: await count(loose) };
}

export function matchesKeyword({ search, loose }: KeywordSearch): SQL | undefined {
  return matchesSearch(search, loose);
}

/** Orders matches, best first; a whole number from 0. */
export function matchRank({ search }: KeywordSearch): SQL<number> {
  return searchRank(search);
}
