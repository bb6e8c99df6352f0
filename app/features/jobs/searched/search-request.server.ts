import { fold } from "#app/platform/fold.ts";

const longestWords = 200;
const searching =
  /^\/(?:[a-z-]+\/)?(?:jobs|category\/[^/?]+)(?:\.data|\/)?\?(?:.*&)?keyword=([^&]*)/;

/** The folded words of an address that searches for jobs; undefined for others and for later pages. */
export function wordsSearched(url: string): string | undefined {
  if (!url.includes("keyword=")) return undefined;
  const [, keyword] = searching.exec(url) ?? [];
  if (!keyword || /[?&](?:page|after)=/.test(url)) return undefined;
  const read = new URLSearchParams(`k=${keyword.slice(0, longestWords * 6)}`).get("k") ?? "";
  return fold(read.slice(0, longestWords)) || undefined;
}

const maxEmpty = 5000;
/** Searches of this process whose page showed no job; a cached page is answered without its route. */
const emptySearches = new Set<string>();

/** Records how many jobs the page of a search shows. */
export function recordMatches(url: string, total: number): void {
  const key = keyOf(url);
  emptySearches.delete(key);
  if (total > 0 || !key.includes("keyword=")) return;
  if (emptySearches.size >= maxEmpty) emptySearches.clear();
  emptySearches.add(key);
}

/** Whether the page of a search showed no job when this process last made it. */
export function hasNoMatch(url: string): boolean {
  if (emptySearches.size === 0 || emptySearches.has(url)) return emptySearches.size > 0;
  return spelledOtherwise.test(url) && emptySearches.has(keyOf(url));
}

/** The spelling of our own links and forms has none of these. */
const spelledOtherwise = /\.data\?|\/\?|[?&](?:lang|_routes)=|%20|%[0-9A-F]?[a-f]/;

/** The path and the parameters that decide what is found; the data of a page have the same. */
function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url, "http://board");
  searchParams.delete("lang");
  searchParams.delete("_routes");
  return `${pathname.replace(/\.data$|\/$/, "")}?${searchParams.toString().slice(0, longestWords * 6)}`;
}
