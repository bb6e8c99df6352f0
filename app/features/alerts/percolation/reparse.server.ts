import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { inAlertOrder } from "./percolate.server.ts";
import { reparseSearches } from "./saved-searches.server.ts";

const batch = 100;
/** The night has other work; the rest is parsed in the next one. */
const longestMs = 10 * 60_000;

/**
 * Parses saved searches again whose words, companies or places may mean something else by now: there are
 * new companies, the board's words and the vocabulary have changed.
 */
export async function reparseOldSearches(): Promise<void> {
  const until = performance.now() + longestMs;
  for (let done = batch; done === batch && performance.now() < until; ) {
    const rows = await db.execute<{ id: string }>(sql`
      select id::text as id from alert_searches
      where parsed_at < now() - interval '20 hours'
      order by parsed_at limit ${batch}`);
    const ids = [...rows].map(({ id }) => Number(id));
    await inAlertOrder((tx) => reparseSearches(ids, tx));
    done = ids.length;
  }
}
