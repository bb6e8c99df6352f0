import {
  countries,
  findPlaceById,
  matchPlaces,
  placeName,
  syria,
} from "#app/features/places/place.ts";
import { readOwnVocabulary } from "#app/features/search/parsing/board-vocabulary.server.ts";
import general from "#app/features/search/vocabulary/general.json" with { type: "json" };
import { allConcepts, type Concept } from "#app/features/search/words/vocabulary.ts";
import { type Language, otherLanguage } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { fold } from "#app/platform/fold.ts";
import { type HalfWordReader, halfWordReader } from "./half-word-corrections.ts";
import { type NamedThing, type NameIndex, nameIndex } from "./suggest-names.ts";

/** All that is known by name without the database: the vocabulary, and places by their ids. */
export type Things = {
  skills: NameIndex<Concept>;
  places: NameIndex<string>;
  readHalfWord: HalfWordReader;
};

/** Made once a process. */
export function knownThings(): Promise<Things> {
  cached ??= make();
  return cached;
}

let cached: Promise<Things> | undefined;

async function make(): Promise<Things> {
  await readOwnVocabulary();
  const sought = allConcepts().filter(isSought);
  const skills = nameIndex(sought.map((concept) => [concept, concept.names]));
  const named = placesToSearch().map((place) => [place.id, namesOf(place)] as const);
  const places = nameIndex(named, { wholly: true });
  return { skills, places, readHalfWord: halfWordReader(skills.words(), places.words()) };
}

/** Conditions of a job (hours, salary) do not begin a search; languages do. */
function isSought({ names }: Concept): boolean {
  return !conditions.has(names[0] ?? "") || names.some((name) => name.endsWith("language"));
}

const conditions = new Set(general.map((line) => line.split(",")[0]));

type Written = { label: string; note: string | null };

/** A skill as named, beside its usual name in the reader's language, or where that is it the other one. */
export function writtenSkill({ thing, name }: NamedThing<Concept>, language: Language): Written {
  const usual = (wanted: Language) => thing.names.find((each) => scriptOf(each) === wanted);
  const own = usual(language);
  return { label: name, note: (own === name ? usual(otherLanguage(language)) : own) ?? null };
}

/**
 * A place in the script it was named in, with the typed name if it differs, its name for a reader
 * of the other language, or its surroundings.
 */
export function writtenPlace({ thing: id, name }: NamedThing<string>, language: Language): Written {
  const written = scriptOf(name);
  const label = placeName(id, written);
  if (fold(label) !== fold(name)) return { label, note: name };
  if (written !== language) return { label, note: placeName(id, language) };
  const { country, province, city } = findPlaceById(id) ?? {};
  const around = city ? province : country === syria ? undefined : province && country;
  return { label, note: around?.[language] ?? null };
}

/** The list of a place's jobs; an ambiguous name is completed by its surroundings. */
export function placeAddress(id: string): string {
  const { country, province, city } = findPlaceById(id) ?? {};
  const name = (city ?? province ?? country)?.en ?? id;
  const [first, ...others] = matchPlaces(name);
  if (province && first === id && others.length === 0) return paths.jobs({ location: name });
  return paths.jobs({ country: country?.en, province: province?.en, city: city?.en });
}

type Named = { id: string; ar: string; en: string; also?: readonly string[] };

/** The likeliest first. A city named as its province is in it. */
function placesToSearch(): Named[] {
  const abroad = countries.filter((country) => country !== syria);
  const cities = (within: typeof countries) =>
    within.flatMap(({ provinces }) =>
      provinces.flatMap((province) => province.cities.filter(({ en }) => en !== province.en)),
    );
  return [
    ...syria.provinces,
    ...countries,
    ...cities([syria]),
    ...abroad.flatMap(({ provinces }) => provinces),
    ...cities(abroad),
  ];
}

function namesOf({ ar, en, also = [] }: Named): string[] {
  return [ar, en, ...also];
}

function scriptOf(name: string): Language {
  return /\p{Script=Arabic}/u.test(name) ? "ar" : "en";
}
