import type { JobQuery } from "#app/features/job/job-query.ts";
import { jobPlaces } from "#app/features/job/jobs.table.ts";
import {
  type Country,
  countries,
  findCity,
  findCountry,
  findProvince,
  matchPlaces,
  type Province,
  parsePlaceText,
  placeIdIn,
  placeText,
} from "#app/features/places/place.ts";
import { pairedPlaces, placeTerms } from "#app/features/search/terms/place-terms.ts";
import type { Paired } from "#app/features/search/terms/tag-pairs.ts";
import {
  allOf,
  anyOf,
  nothing,
  type TermQuery,
  tag,
} from "#app/features/search/terms/term-query.ts";
import { foldedPlaceNames, withFewUnknownPlaces } from "#app/features/search/words/place-words.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase, shareQuery } from "#app/platform/database/per-database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { remembering } from "#app/platform/remembering.ts";

/** A condition on a job's place: as terms, and as a test of its key (see PlaceKey). */
export type PlaceTest = {
  terms: TermQuery | undefined;
  holds: (key: PlaceKey) => boolean;
  /** The same as pairs of tags have it: ids, where all are provinces, or jobs that name them in their text. */
  paired?: Paired | undefined;
};

/** A place as job_places has it: an id, or ~ and the folded parts of a text that is none. */
type PlaceKey = string;

/**
 * The places of a query. A chosen city narrows the typed governorate it lies in: Aleppo's Azaz, or
 * Homs.
 */
export async function requestedPlaces(query: JobQuery) {
  const { location = [], country, province, city = [] } = withFewUnknownPlaces(query);
  const inCountry = country ? findCountry(country) : undefined;
  const provinces = (inCountry ? [inCountry] : countries).flatMap((each) => {
    const known = province ? findProvince(each.id, province) : undefined;
    return known ? [known] : [];
  });
  const input = location.map((text) => placeFromText(text, city));
  const narrowed = !province && input.some(({ cities }) => cities.length > 0);
  const within = () =>
    input.map(({ text, ids, cities }) => inPlacesOr(cities.length > 0 ? cities : ids, text));
  // All at once: the unknown ones share a look at those of the board.
  const [chosen, inLocation, inCity] = await Promise.all([
    Promise.all([
      country ? inPlacesOr(inCountry ? [inCountry.id] : [], country) : undefined,
      province ? inPlacesOr(idsOf(provinces), province) : undefined,
    ]),
    Promise.all(input.map(({ text, ids }) => inPlacesOr(ids, text))),
    Promise.all(narrowed ? within() : inCities(city, provinces, inCountry)),
  ]);
  return {
    chosen: chosen.filter((each) => each !== undefined),
    location: inLocation.length > 0 ? anyPlace(inLocation) : undefined,
    city: inCity.length > 0 ? anyPlace(inCity) : undefined,
  };
}

/** A place as typed: known in either language, or no ids for any other text; and the cities in it. */
function placeFromText(text: string, cities: readonly string[]) {
  const path = /[,،]/.test(text) ? parsePlaceText(text) : undefined;
  const named = matchPlaces(text);
  const ids = named.length > 0 || !path ? named : [path];
  return { text, ids, cities: citiesIn(ids, cities) };
}

function inCities(names: readonly string[], provinces: readonly Province[], country?: Country) {
  const around =
    provinces.length > 0
      ? provinces
      : (country ? [country] : countries).flatMap((each) => each.provinces);
  return names.map((name) => inPlacesOr(citiesIn(idsOf(around), [name]), name));
}

function citiesIn(provinceIds: readonly string[], names: readonly string[]): string[] {
  return provinceIds.flatMap((id) => names.flatMap((name) => findCity(id, name)?.id ?? []));
}

function idsOf(places: readonly { id: string }[]): string[] {
  return places.map(({ id }) => id);
}

function inPlacesOr(ids: readonly string[], text: string): Promise<PlaceTest> | PlaceTest {
  if (ids.length === 0) return placesHolding(text);
  const names = new Set(ids.flatMap(foldedPlaceNames));
  return {
    terms: placeTerms(ids),
    paired: pairedPlaces(ids),
    holds: (key) =>
      key.startsWith("~") ? partsOf(key).some((part) => names.has(part)) : placeIdIn(ids, key),
  };
}

/** Places whose text holds this one in either language, looked for among those that jobs have. */
async function placesHolding(text: string): Promise<PlaceTest> {
  const folded = fold(text);
  const keys = (await knownPlaces.run())
    .filter((key) => folded !== "" && textsOf(key).some((each) => each.includes(folded)))
    .slice(0, 50);
  const terms = keys.map((key) =>
    key.startsWith("~") ? allOf(partsOf(key).map((part) => tag(`@~${part}`))) : tag(`@${key}`),
  );
  const places = new Set(keys);
  return { terms: anyOf(terms) ?? nothing, holds: (key) => places.has(key) };
}

function anyPlace(tests: readonly PlaceTest[]): PlaceTest {
  const paired = tests.flatMap((test) => test.paired ?? []);
  return {
    terms: anyOf(tests.map(({ terms }) => terms)),
    paired:
      paired.length === tests.length
        ? {
            values: paired.flatMap(({ values }) => values),
            also: anyOf(paired.map(({ also }) => also)),
          }
        : undefined,
    holds: (key) => tests.some(({ holds }) => holds(key)),
  };
}

function partsOf(key: PlaceKey): string[] {
  return key.split("/").map((part) => part.replace(/^~/, ""));
}

/** The folded names of a place; called for each place of the board. */
const textsOf = remembering(5000, (key: PlaceKey) =>
  key.startsWith("~")
    ? [partsOf(key).join(" ")]
    : languages.map((language) => fold(placeText(key, language))),
);

const knownPlaces = shareQuery(async (): Promise<PlaceKey[]> => {
  const rows = await db.select({ place: jobPlaces.place }).from(jobPlaces);
  return rows.map(({ place }) => place);
});

const memory = perDatabase(() => ({ numbers: new Map<number, PlaceKey>() }));

/** The places by their numbers, at least those wanted. */
export async function placeNumbers(
  wanted: Iterable<number>,
): Promise<ReadonlyMap<number, PlaceKey>> {
  const held = memory();
  for (const no of wanted) {
    if (no === 0 || held.numbers.has(no)) continue;
    const rows = await db.select().from(jobPlaces);
    held.numbers = new Map(rows.map(({ no, place }) => [no, place]));
    break;
  }
  return held.numbers;
}
