import { and, type Column, eq, like, or, type SQL, sql } from "drizzle-orm";
import { foldedPlaceNames } from "#app/features/search/words/place-words.ts";

/** Whether a counted place, an id or ~ and the folded parts of a text, is this one or in it. */
export function isPlaceWithin(place: Column, id: string): SQL | undefined {
  const names = sql.param(foldedPlaceNames(id).map((name) => `~${name}`));
  return or(
    eq(place, id),
    like(place, `${id}/%`),
    and(like(place, "~%"), sql`string_to_array(${place}, '/') && ${names}::text[]`),
  );
}
