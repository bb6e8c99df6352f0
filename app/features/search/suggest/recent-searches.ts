import { deviceMemoryKey } from "#app/device-storage/memory-key.ts";
import { paths } from "#app/paths.ts";
import type { Suggestion } from "./suggest.ts";

/** A search that this device remembers. */
export type RecentSearch = { kind: "recent"; label: string; to: string };
export type Offered = Suggestion | RecentSearch;

const shown = 5;

/** The latest searches of this device, the newest first. */
export function recentSearches(): RecentSearch[] {
  try {
    const { searches = [] } = JSON.parse(localStorage[deviceMemoryKey] ?? "{}") as {
      searches?: { query: string; label: string }[];
    };
    return searches
      .slice(0, shown)
      .map(({ query, label }) => ({ kind: "recent", label, to: `${paths.jobs()}?${query}` }));
  } catch {
    return []; // A browser that stores nothing.
  }
}
