import { paths } from "#app/paths.ts";

/** Where a visitor's device stores its memory, the searches among it. A shared device and a signed-in person's have none. */
export const deviceMemoryKey = "furas-memory";

/** A search that this device remembers. */
export type RecentSearch = { kind: "recent"; label: string; to: string };

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
