import { type JobQuery, withFewUnknown } from "#app/features/job/job-query.ts";
import {
  countries,
  findPlaceById,
  matchPlaces,
  parsePlaceText,
} from "#app/features/places/place.ts";
import { fold } from "#app/platform/fold.ts";

/** Ids of the places that folded words name, also with a letter for "in" or "to" written on. */
export function placesCalled(words: string): string[] {
  for (const spelling of spellings(words)) {
    const ids = matchPlaces(spelling);
    if (ids.length > 0) return ids;
  }
  return [];
}

/** Whether one of the places is a country, a province, or a city named as its province. */
export function isLargePlace(ids: readonly string[]): boolean {
  return ids.some((id) => {
    const place = findPlaceById(id);
    return !place?.city || place.city.en === place.province?.en;
  });
}

/** Every word of a name of a place, folded, for spelling. */
export function placeWords(): string[] {
  return [...new Set(placeNames.flatMap((name) => fold(name).split(" ")))].filter(
    (word) => word.length > 2,
  );
}

/** All names of a place, folded. */
export function foldedPlaceNames(id: string): string[] {
  const place = findPlaceById(id);
  const named = place?.city ?? place?.province ?? place?.country;
  return named ? [named.ar, named.en, ...(named.also ?? [])].map(fold) : [];
}

/** The query with a limited number of unknown places. */
export function withFewUnknownPlaces({ location, city, ...rest }: JobQuery): JobQuery {
  const isKnown = (text: string) =>
    matchPlaces(text).length > 0 || parsePlaceText(text) !== undefined;
  return {
    ...rest,
    ...(location && { location: withFewUnknown(location, isKnown) }),
    ...(city && { city: withFewUnknown(city, isKnown) }),
  };
}

function spellings(words: string): string[] {
  const bare = words.replace(/^[وف]?[بلك](?=.{3})/, "");
  const single = !words.includes(" ");
  return [
    words,
    ...(bare === words ? [] : [bare, bare.replace(/^ل/, "ال"), `ال${bare}`]),
    ...(single && !words.startsWith("ال") ? [`ال${words}`] : []),
    ...(words.startsWith("ال") ? [words.slice(2)] : []),
  ];
}

const placeNames = countries.flatMap((country) =>
  country.provinces.flatMap((province) =>
    [province, ...(country.id === "syria" ? province.cities : [])].flatMap(
      ({ ar, en, also = [] }) => [ar, en, ...also],
    ),
  ),
);
