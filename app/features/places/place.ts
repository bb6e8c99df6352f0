import { forReader, type Language } from "#app/i18n/language.ts";
import { fold } from "#app/platform/fold.ts";
import { remembering } from "#app/platform/remembering.ts";
import { type City, type Country, countryFrom, type Named, type Province } from "./country.ts";
import bahrain from "./data/bahrain.json" with { type: "json" };
import egypt from "./data/egypt.json" with { type: "json" };
import jordan from "./data/jordan.json" with { type: "json" };
import kuwait from "./data/kuwait.json" with { type: "json" };
import lebanon from "./data/lebanon.json" with { type: "json" };
import oman from "./data/oman.json" with { type: "json" };
import qatar from "./data/qatar.json" with { type: "json" };
import saudiArabia from "./data/saudi-arabia.json" with { type: "json" };
import syriaRows from "./data/syria.json" with { type: "json" };
import uae from "./data/uae.json" with { type: "json" };

export type { City, Country, Province } from "./country.ts";

/** A place with all that it lies in; the most exact of the three is the place itself. */
export type Place = { country: Country; province?: Province; city?: City };

export const syria = countryFrom("syria", syriaRows);

export const countries: readonly Country[] = [
  syria,
  countryFrom("egypt", egypt),
  countryFrom("saudi-arabia", saudiArabia),
  countryFrom("uae", uae),
  countryFrom("kuwait", kuwait),
  countryFrom("qatar", qatar),
  countryFrom("bahrain", bahrain),
  countryFrom("oman", oman),
  countryFrom("jordan", jordan),
  countryFrom("lebanon", lebanon),
];

/** The governorates that stand on the home page at once; the others are behind a press. */
export const homeProvinceIds: readonly string[] = syria.provinces.slice(0, 9).map(({ id }) => id);

/** Finds a place by its id, a path such as "syria/aleppo/azaz". */
export function findPlaceById(id: string | null | undefined): Place | undefined {
  return id ? placeOfId.get(id) : undefined;
}

/** A place's own name, "Azaz"; an unknown id is given back. */
export function placeName(id: string, language: Language): string {
  const place = placeOfId.get(id);
  return place ? forReader(ownPlace(place), language) : id;
}

/** The text that a record stores, 'city, province, country'; an unknown id is given back. */
export function placeText(id: string, language: Language): string {
  const place = placeOfId.get(id);
  return place ? pathUp(place, language).join(", ") : id;
}

/** The place as a card says it, "Azaz, Aleppo"; a city named as its province is said once. */
export function placeLabel(id: string, language: Language): string {
  const place = placeOfId.get(id);
  if (!place) return id;
  const names = pathUp(place, language);
  if (names.length > 1) names.pop();
  return [...new Set(names)].join(language === "ar" ? "، " : ", ");
}

/**
 * Gives places their names in an added language, which `forReader` finds, and no others; `names` are by id. They
 * are understood as further spellings where no place is called so in the two.
 */
export function addPlaceNames(code: string, names: Readonly<Record<string, string>>): void {
  for (const key of addedSpellings.get(code) ?? []) placesOfName.delete(key);
  const spellings = new Set<string>();
  for (const [id, place] of placeOfId) {
    const named: Named & { [code: string]: unknown } = ownPlace(place);
    const name = names[id];
    if (!name) {
      delete named[code];
      continue;
    }
    named[code] = name;
    const key = unspaced(fold(name));
    const others = placesOfName.get(key);
    if (others && !spellings.has(key)) continue;
    placesOfName.set(key, [...(others ?? []), place]);
    spellings.add(key);
  }
  addedSpellings.set(code, spellings);
}

/** Finds a country by its id or any name or spelling, in either language. */
export function findCountry(text: string): Country | undefined {
  return findNamed(text, (place) => !place.province)?.country;
}

/** Finds a country's province by its id, the last part of its id, or any name or spelling. */
export function findProvince(countryId: string, text: string): Province | undefined {
  return findNamed(
    text,
    (place) => !place.city && place.country.id === countryId && !!place.province,
  )?.province;
}

/** Finds a province's city by its id, the last part of its id, or any name or spelling. */
export function findCity(provinceId: string, text: string): City | undefined {
  return findNamed(text, (place) => !!place.city && place.province?.id === provinceId)?.city;
}

/** Ids of the places whose whole name is this text, without those inside another one found. */
export function matchPlaces(text: string): string[] {
  const ids = placesNamed(text).map(idOf);
  return ids.filter((id) => !ids.some((other) => other !== id && placeIdIn([other], id)));
}

/**
 * The most exact place that a text 'city, province, country' names for certain, also with parts
 * missing. A last part that is no known place leaves all unknown: Tripoli, Libya is not Lebanon's.
 */
export function parsePlaceText(text: string): string | undefined {
  let nearest: string | undefined;
  for (const part of text.split(/[,،]/).reverse()) {
    if (fold(part) === "") continue;
    const within = nearest;
    const places = placesNamed(part).filter(
      (place) =>
        within === undefined || (idOf(place) !== within && placeIdIn([within], idOf(place))),
    );
    const [first, second] = places;
    if (first && !(second && byLikelihood(first, second) === 0)) nearest = idOf(first);
    if (nearest === undefined) return undefined;
  }
  return nearest;
}

/** Whether a place is one of `ids` or lies in one of them. */
export function placeIdIn(ids: readonly string[], id: string): boolean {
  return ids.some((outer) => id === outer || id.startsWith(`${outer}/`));
}

function ownPlace(place: Place): Named {
  return place.city ?? place.province ?? place.country;
}

function idOf(place: Place): string {
  return ownPlace(place).id;
}

function pathUp({ country, province, city }: Place, language: Language): string[] {
  return [city, province, country].flatMap((place) => (place ? [forReader(place, language)] : []));
}

function findNamed(text: string, wanted: (place: Place) => boolean): Place | undefined {
  const place = placeOfId.get(text.trim().toLowerCase());
  return place && wanted(place) ? place : placesNamed(text).find(wanted);
}

/** Syria first, then the larger kind of place. */
function byLikelihood(a: Place, b: Place): number {
  const rank = (place: Place) =>
    (place.country === syria ? 0 : 3) + (place.city ? 2 : place.province ? 1 : 0);
  return rank(a) - rank(b);
}

/** A text is looked up in one governorate after the other, and by one search after the other. */
const placesNamed = remembering(2000, (text): readonly Place[] => {
  const name = fold(text);
  const places = placesOfName.get(unspaced(name));
  if (places) return [...places].sort(byLikelihood);
  const bare = name.replace(kindBefore, "").replace(kindAfter, "");
  return (placesOfName.get(unspaced(bare)) ?? []).filter(({ province, city }) => province && !city);
});

const kindBefore = /^(محافظه|اماره|منطقه|بلديه|governorate of|emirate of|province of) /;
const kindAfter = / (governorate|province|emirate|region|municipality)$/;

// Names compare without spaces: كفر سوسة is كفرسوسة, Deir Ezzor is Deir ez-Zor.
function unspaced(name: string): string {
  return name.replaceAll(" ", "");
}

const placeOfId = new Map<string, Place>();
const placesOfName = new Map<string, Place[]>();
/** By the codes of their languages. */
const addedSpellings = new Map<string, ReadonlySet<string>>();

for (const country of countries) {
  enter({ country });
  for (const province of country.provinces) {
    enter({ country, province });
    for (const city of province.cities) enter({ country, province, city });
  }
}

function enter(place: Place): void {
  const { id, ar, en, also = [] } = ownPlace(place);
  placeOfId.set(id, place);
  const slug = id.slice(id.lastIndexOf("/") + 1);
  for (const key of new Set([slug, ar, en, ...also].map((name) => unspaced(fold(name))))) {
    placesOfName.set(key, [...(placesOfName.get(key) ?? []), place]);
  }
}
