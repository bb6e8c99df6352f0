import { type SQL, sql } from "drizzle-orm";
import type { InputWord } from "#app/features/search/words/half-words.ts";
import { foldedPlaceNames } from "#app/features/search/words/place-words.ts";
import { db } from "#app/platform/database/database.server.ts";
import { beginningsOf, type NamedRow } from "./suggested-names.ts";

/** Of a count, the score is its place in its list, from 1. */
type Row = Omit<NamedRow, "kind"> & { kind: NamedRow["kind"] | "place"; score: number };

/** Names on a huge board, queried from the database instead of memory. */
export async function queryNames(
  words: readonly InputWord[],
  placeIds: readonly string[],
): Promise<{ named: NamedRow[]; places: number[] }> {
  const rows = await db.execute<Row>(sql`
    with own as materialized (select * from suggest_names(${patterns(words, true)}))
    select kind, key, label, jobs, score, true as "isVerbatim" from own
    ${words.some(({ meant }) => meant.length > 0) ? otherwise(words) : sql``}
    ${placeCounts(placeIds)}`);
  const places: number[] = [];
  const named = new Map<string, NamedRow & { score: number }>();
  for (const { kind, ...row } of rows) {
    if (kind === "place") places[row.score - 1] = row.jobs;
    else if (!named.has(row.key)) named.set(row.key, { kind, ...row });
  }
  const likeliestFirst = [...named.values()].sort(
    (a, b) => Number(b.isVerbatim) - Number(a.isVerbatim) || b.score - a.score,
  );
  return { named: likeliestFirst, places };
}

/** Corrections, if few names match as typed. */
function otherwise(words: readonly InputWord[]): SQL {
  return sql`union all select kind, key, label, jobs, score, false
    from suggest_names(${patterns(words, false)}) where (select count(*) from own) < 3`;
}

/** Jobs whose place has no id are counted by the names of the place in their text. */
function placeCounts(ids: readonly string[]): SQL {
  const counts = ids.map((id, at) => {
    const names = foldedPlaceNames(id).map((name) => `~${name}`);
    return sql`union all select 'place', null, null,
      jobs_at(${id}, ${sql.param(names)}::text[]), ${at + 1}::int, true`;
  });
  return sql.join(counts, sql` `);
}

/** LIKE patterns for the three longest words, and how names begin that start as typed. */
function patterns(words: readonly InputWord[], isVerbatim: boolean): SQL {
  const { lists, start } = beginningsOf(words, isVerbatim);
  const liked = lists.map((list) => list.flatMap((form) => [`${form}%`, `% ${form}%`]));
  const list = (at: number) => sql`${sql.param(liked[at] ?? null)}::text[]`;
  return sql`${list(0)}, ${list(1)}, ${list(2)}, ${`${start}%`}`;
}
