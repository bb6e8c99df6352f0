import { and, type Column, eq, like, or, type SQL, sql } from "drizzle-orm";
import { foldedPlaceNames } from "#app/features/search/words/place-words.ts";

/** Whether a counted place, an id or ~ and the folded parts of a text, is this one or in it. */
export function isPlaceWithin(place: Column, id: string): SQL | undefined {
  return or(eq(place, id), like(place, `${id}/%`), isTextWithin(place, id));
}

/** Whether a counted place is a text that names this one. */
export function isTextWithin(place: Column, id: string): SQL | undefined {
  const names = sql.param(foldedPlaceNames(id).map((name) => `~${name}`));
  return and(like(place, "~%"), sql`string_to_array(${place}, '/') && ${names}::text[]`);
}
