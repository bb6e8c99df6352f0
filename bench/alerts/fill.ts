import { sql } from "drizzle-orm";
import { storeSearches } from "#app/features/alerts/percolation/saved-searches.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { savedSearches } from "./saved-searches.ts";

const batch = 5_000;
/** Searches compiled at a time. */
const parsedAtOnce = 250;

/** Fills the board up to so many alerts, two for each person; returns the number of different searches. */
export async function fillUpTo(count: number): Promise<{ searches: number; queries: number }> {
  const from = Number(await numberOf("alerts"));
  const searches = [...savedSearches(count)];
  for (let at = from; at < count; at += batch) {
    await insertAlerts(searches.slice(at, at + batch), at);
  }
  await db.execute(sql`vacuum analyze`);
  return {
    searches: await numberOf("alert_searches"),
    queries: await numberOf("percolator_queries"),
  };
}

async function insertAlerts(params: string[], from: number): Promise<void> {
  const unique = [...new Set(params)];
  const ids = new Map<string, number>();
  const parts: string[][] = [];
  for (let at = 0; at < unique.length; at += parsedAtOnce)
    parts.push(unique.slice(at, at + parsedAtOnce));
  // One after the other: each writes many rows that others may write too.
  for (const part of parts) for (const [key, id] of await storeSearches(part)) ids.set(key, id);
  const rows = params.map((each, at) => ({
    email: `person-${Math.floor((from + at) / 2)}@people.example`,
    search: ids.get(each),
    frequency: at % 7 === 0 ? "instant" : at % 3 === 0 ? "weekly" : "daily",
    hour: 6 + (at % 14),
  }));
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as row (email text, search bigint, frequency text, hour int)
    ), people as (
      insert into alert_recipients (email, language, feed_key)
      select distinct email, 'ar', email from given
      on conflict (email) do update set email = excluded.email returning id, email
    )
    insert into alerts (recipient_id, search_id, name, frequency, hour, confirmed_at, seen_batch)
    select people.id, search, 'bench', frequency, hour, now(), (select coalesce(max(id), 0) from alert_batches)
    from given join people using (email) on conflict do nothing`);
}

async function numberOf(table: string): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return row?.n ?? 0;
}
