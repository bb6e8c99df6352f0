import { fold } from "#app/platform/fold.ts";
import { LruMap } from "#app/platform/lru-map.ts";

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

/** Searches of this process whose page showed no job; a cached page is answered without its route. */
const emptySearches = new LruMap<string, true>({ max: 5000, sizeOf: () => 1 });

/** Records how many jobs the page of a search shows. */
export function recordMatches(url: string, total: number): void {
  const key = keyOf(url);
  if (total > 0) emptySearches.delete(key);
  else if (key.includes("keyword=")) emptySearches.set(key, true);
}

/** Whether the page of a search showed no job when this process last made it. */
export function hasNoMatch(url: string): boolean {
  if (emptySearches.count === 0) return false;
  return Boolean(
    emptySearches.get(url) ?? (spelledOtherwise.test(url) && emptySearches.get(keyOf(url))),
  );
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
