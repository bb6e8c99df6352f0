import { hash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { alertSearches } from "#app/features/alerts/alerts.table.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import {
  compilePercolatorQuery,
  type PercolatorQuery,
} from "#app/features/search/read-index.server.ts";
import { type Database, db } from "#app/platform/database/database.server.ts";

type Writer = Pick<Database, "execute">;

/** Old enough to be parsed again the next night, and too young to be removed as unused. */
const forTheNight = sql`now() - interval '21 hours'`;

/**
 * Stores searches, given as the parameters of their lists; returns the id of each. Those that are there
 * are not parsed again: that moves their matches, and waits for its turn (reparse.server.ts).
 */
export async function storeSearches(
  params: readonly string[],
  writer: Writer = db,
): Promise<Map<string, number>> {
  const known = await db
    .update(alertSearches)
    .set({ parsedAt: sql`greatest(${alertSearches.parsedAt}, ${forTheNight})` })
    .where(inArray(alertSearches.params, [...params]))
    .returning({ id: alertSearches.id, params: alertSearches.params });
  const ids = new Map(known.map((row) => [row.params, row.id]));
  const added = [...new Set(params)].filter((each) => !ids.has(each));
  if (added.length === 0) return ids;
  for (const [key, id] of await parseSearches(added, writer)) ids.set(key, id);
  return ids;
}

/** Parses stored searches again after a change of known words or companies. */
export async function reparseSearches(ids: readonly number[], writer: Writer): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ params: alertSearches.params })
    .from(alertSearches)
    .where(inArray(alertSearches.id, [...ids]));
  await parseSearches(
    rows.map(({ params }) => params),
    writer,
  );
}

/** The number of searches parsed at once. */
const atOnce = 8;

async function parseSearches(
  params: readonly string[],
  writer: Writer,
): Promise<Map<string, number>> {
  const compiled: { params: string; query: PercolatorQuery; hash: string }[] = [];
  for (let at = 0; at < params.length; at += atOnce) {
    const some = params.slice(at, at + atOnce).map(async (each) => {
      const query = await compilePercolatorQuery(readJobQuery(new URLSearchParams(each)));
      return { params: each, query, hash: hashOf(query) };
    });
    compiled.push(...(await Promise.all(some)));
  }
  return writeSearches(compiled, writer);
}

/** Queries that ask for the same are one. */
function hashOf({ terms, days, payMin, payMax }: PercolatorQuery): string {
  return hash("sha256", JSON.stringify([terms, days, payMin, payMax]), "base64url");
}

/** A search that was written; the query that it was before, if any, and the one that it is. */
type Written = { params: string; id: string; from: string | null; to: string };

/** Rows are written in one order, which avoids deadlocks. */
async function writeSearches(
  compiled: readonly { params: string; query: PercolatorQuery; hash: string }[],
  writer: Writer,
): Promise<Map<string, number>> {
  const queries = [...new Map(compiled.map((each) => [each.hash, each])).values()].map(
    ({ hash, query: { unknownStems, anchor, ...query } }) => ({ hash, anchor, ...query }),
  );
  const rows = await writer.execute<Written>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(queries)}::text::jsonb) as query (
        hash text, terms text, days int, "payMin" numeric, "payMax" numeric, anchor jsonb)
    ), added as (
      insert into percolator_queries (hash, terms, days, pay_min, pay_max)
      select hash, terms::tsquery, days, "payMin", "payMax" from given order by hash
      on conflict (hash) do update set hash = excluded.hash
      returning id, hash
    ), wanted as materialized (
      select key.text as term, key."isPrefix" as is_prefix, second.text as second, added.id as query_id
      from added join given using (hash),
        jsonb_to_recordset(anchor -> 'terms') as key (text text, "isPrefix" boolean),
        jsonb_array_elements_text(
          case when anchor -> 'seconds' = '[]' then '[""]' else anchor -> 'seconds' end) as second (text)
    ), keyed as (
      insert into percolator_keys (term, is_prefix, second, query_id)
      select distinct term, is_prefix, second, query_id from wanted
      on conflict do nothing
    ), outdated as (
      -- Another anchor, since other terms are rare now.
      delete from percolator_keys key using added
      where key.query_id = added.id
        and (term collate "C", is_prefix, second collate "C", query_id)
          not in (select term collate "C", is_prefix, second collate "C", query_id from wanted)
    ), search as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(
        compiled.map(({ params, hash }) => ({ params, hash })),
      )}::text::jsonb) as search (params text, hash text)
    ), before as materialized (
      select params, query_id from alert_searches
      where params = any(${sql.param(compiled.map(({ params }) => params))}::text[])
    ), saved as (
      insert into alert_searches (params, query_id)
      select search.params, added.id
      from search join added using (hash)
      order by search.params
      on conflict (params) do update set query_id = excluded.query_id, parsed_at = now()
      returning params, id, query_id
    )
    select params, id::text as id, before.query_id::text as "from", saved.query_id::text as "to"
    from saved left join before using (params)`);
  const moved = [...rows].filter(({ from, to }) => from !== null && from !== to);
  for (const { from, to } of new Map(moved.map((row) => [`${row.from} ${row.to}`, row])).values()) {
    await writer.execute(sql`select move_matches(${from}::bigint, ${to}::bigint)`);
  }
  const ids = new Map([...rows].map(({ params, id }) => [params, Number(id)]));
  const unknown = compiled.flatMap(({ params, query }) =>
    query.unknownStems.map((stem) => ({ stem, id: ids.get(params) })),
  );
  await writer.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(unknown)}::text::jsonb) as word (stem text, id bigint)
    ), removed as (
      delete from alert_unknown_words
      where search_id = any(${sql.param([...ids.values()])}::bigint[])
        and (stem, search_id) not in (select stem, id from given)
    )
    insert into alert_unknown_words (stem, search_id) select stem, id from given on conflict do nothing`);
  return ids;
}
