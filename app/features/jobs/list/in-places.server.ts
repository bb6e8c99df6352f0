import { and, eq, inArray, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { foldedPlaceNames } from "#app/features/search/words/place-words.ts";

/** Jobs in one of the places; where a job's place is not known by id, a whole part of its text names it. */
export function inPlaces(ids: readonly string[]): SQL | undefined {
  const within = ids.map((id) => or(eq(jobs.placeId, id), like(jobs.placeId, `${id}/%`)));
  const names = ids.flatMap(foldedPlaceNames);
  const part = sql`part`;
  const named = sql`exists (select 1 from regexp_split_to_table(${jobs}.location, '[,،]') part where ${inArray(sql`fold_text(${part})`, names)})`;
  return or(...within, and(isNull(jobs.placeId), named));
}
