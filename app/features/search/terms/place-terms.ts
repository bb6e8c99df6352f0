import { foldedPlaceNames } from "#app/features/search/words/place-words.ts";
import type { Paired } from "./tag-pairs.ts";
import { anyOf, type TermQuery, tag } from "./term-query.ts";

/** Jobs in one of the places; where a job's place is not known by id, a whole part of its text names it. */
export function placeTerms(ids: readonly string[]): TermQuery | undefined {
  return anyOf([...ids.map((id) => tag(`@${id}`)), namedTerms(ids)]);
}

/** The places as pairs of tags have them; undefined where not all are provinces. */
export function pairedPlaces(ids: readonly string[]): Paired | undefined {
  const areProvinces = ids.every((id) => id.split("/").length === 2);
  return areProvinces ? { values: ids, also: namedTerms(ids) } : undefined;
}

/** Jobs whose text names one of the places as a whole part, where it is not known by id. */
function namedTerms(ids: readonly string[]): TermQuery | undefined {
  return anyOf([...new Set(ids.flatMap(foldedPlaceNames))].map((name) => tag(`@~${name}`)));
}
