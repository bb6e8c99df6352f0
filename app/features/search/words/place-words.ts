import { type JobQuery, withFewUnknown } from "#app/features/job/job-query.ts";
import quarters from "#app/features/places/data/quarters.json" with { type: "json" };
import {
  countries,
  findPlaceById,
  matchPlaces,
  parsePlaceText,
  placeIdIn,
} from "#app/features/places/place.ts";
import { fold } from "#app/platform/fold.ts";
import { remembering } from "#app/platform/remembering.ts";

/**
 * A place that words name: in one of `ids`, in none of `except`. A quarter lies in a known place, and a job's
 * text may name it. `outside`: the ids are those beside these.
 */
export type NamedPlace = { ids: string[]; except?: string[]; isQuarter?: true; outside?: string[] };

/** The place that folded words name: a known one, the country around a city, a region or a quarter. */
export const placeNamed = remembering(4096, findPlaceNamed);

function findPlaceNamed(words: string): NamedPlace | undefined {
  const ids = placesCalled(words);
  // "الشمال" is Syria's north, although Lebanon has a governorate of this name.
  const isHere = ids.some((id) => placeIdIn(["syria"], id));
  const region = spellings(words).flatMap((spelling) => regions.get(spelling) ?? []);
  if (!isHere && region.length > 0) return { ids: region };
  if (ids.length > 0) return { ids };
  const around = aroundCity(words);
  if (around) return around;
  for (const spelling of spellings(words)) {
    const inside = quarterOf.get(spelling);
    if (inside) return { ids: [inside], isQuarter: true };
  }
  return undefined;
}

/** "ريف حلب", "countryside of Aleppo": the governorate without its city. */
function aroundCity(words: string): NamedPlace | undefined {
  const match = countryBefore.exec(words) ?? countryAfter.exec(words);
  if (!match?.[1]) return undefined;
  const provinces = placesCalled(match[1]).flatMap((id) => {
    const province = findPlaceById(id)?.province;
    return province ? [province] : [];
  });
  const [province] = provinces;
  if (!province) return undefined;
  const capital = province.cities.find(({ en }) => en === province.en);
  return { ids: [province.id], ...(capital && { except: [capital.id] }) };
}

const countryBefore =
  /^(?:[وف]?ب?(?:ال)?ريف|ارياف|قري|(?:the )?countryside (?:of|around)|rural|suburbs of|reef|rif) (.+)$/;
const countryAfter = /^(.+) (?:countryside|suburbs|rural areas?)$/;

const regions = new Map(
  quarters.regions.flatMap(({ names, places }) => names.map((name) => [fold(name), places])),
);
const quarterOf = new Map(
  Object.entries(quarters.quarters).flatMap(([id, names]) =>
    names.flat().map((name) => [fold(name), id]),
  ),
);

/** Every other place of the same kind: "outside Syria", "anywhere but Aleppo". */
export function placesBeside(ids: readonly string[]): string[] {
  const [first = ""] = ids;
  const place = findPlaceById(first);
  if (!place) return [];
  const beside = place.province
    ? place.country.provinces.map(({ id }) => id)
    : countries.map(({ id }) => id);
  const own = ids.map((id) =>
    id
      .split("/")
      .slice(0, place.province ? 2 : 1)
      .join("/"),
  );
  return beside.filter((id) => !own.includes(id));
}

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

/** Of a town and a governorate, "Jableh or Latakia", the towns of both names. */
export function townsCalled(ids: readonly string[]): string[] {
  const places = ids.flatMap((id) => findPlaceById(id) ?? []);
  const towns = places.flatMap(({ province, city }) => {
    const own = province?.cities.find(({ en }) => en === province.en);
    return city ? [city.id] : own ? [own.id] : [];
  });
  const isOfBoth = places.some(({ city }) => city) && places.some(({ city }) => !city);
  return isOfBoth ? [...new Set(towns)] : [];
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
