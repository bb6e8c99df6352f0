import type { JobQuery } from "#app/features/job/job-query.ts";
import quarters from "#app/features/places/data/quarters.json" with { type: "json" };
import {
  countries,
  findPlaceById,
  matchPlaces,
  placeName,
  syria,
} from "#app/features/places/place.ts";
import { readOwnVocabulary } from "#app/features/search/parsing/board-vocabulary.server.ts";
import {
  furtherSpellings,
  nearestSpellings,
} from "#app/features/search/parsing/likely-spellings.ts";
import foreign from "#app/features/search/vocabulary/foreign.json" with { type: "json" };
import general from "#app/features/search/vocabulary/general.json" with { type: "json" };
import intentNames from "#app/features/search/words/intent-words.json" with { type: "json" };
import type { Intent } from "#app/features/search/words/intent-words.ts";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { allConcepts, type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { contentLanguage, forReader, type Language, otherLanguage } from "#app/i18n/language.ts";
import type { Messages } from "#app/messages/en/index.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { fold } from "#app/platform/fold.ts";
import { beginningsOf, type HalfWordReader, halfWordReader } from "./half-word-corrections.ts";
import { type NamedThing, type NameIndex, nameIndex } from "./suggest-names.ts";

/** A known place, or a quarter or the countryside of one, which is looked for by its name. */
export type KnownPlace = { id: string; part?: "quarter" | "countryside" };

/** All that is known by name without the database. */
export type Things = {
  skills: NameIndex<Concept>;
  places: NameIndex<KnownPlace>;
  /** Job types, arrangements and levels. */
  work: NameIndex<Intent>;
  /** Whether a word of a name begins so. */
  begins: (start: string) => boolean;
  readHalfWord: HalfWordReader;
};

/** Made once a process. */
export function knownThings(): Promise<Things> {
  cached ??= make();
  return cached;
}

let cached: Promise<Things> | undefined;

/**
 * Makes the lists that read queries and beginnings, some 0.3 s of a processor: before the first request, which
 * would hold up all others for it. A misspelled word of each script needs every list.
 */
export async function makeWordLists(): Promise<void> {
  await knownThings();
  for (const word of ["محاسبب", "acountantt"]) {
    nearestSpellings(word);
    furtherSpellings(word);
  }
}

async function make(): Promise<Things> {
  await readOwnVocabulary();
  const foreign = foreignNames();
  const sought = allConcepts().filter(isSought);
  const skills = nameIndex(sought.map((concept) => [concept, concept.names, foreign.get(concept)]));
  const places = nameIndex([...knownPlaces(), ...namedPlaces()], { wholly: true });
  const work = nameIndex(namedWork());
  const words = [skills, places, work].flatMap((index) => [...index.words()]);
  const starts = new Set(words.flatMap((word) => [word, ...beginningsOf(word)]));
  return {
    skills,
    places,
    work,
    begins: (start) => starts.has(start),
    readHalfWord: halfWordReader(skills.words(), places.words()),
  };
}

/** Conditions of a job (project, salary) do not begin a search; languages and what postings are read for do. */
export function isSought({ names, tags }: Concept): boolean {
  return (
    !conditions.has(names[0] ?? "") ||
    tags.length > 0 ||
    names.some((name) => name.endsWith("language"))
  );
}

/** Names in other languages, and English ones in Arabic letters. */
function foreignNames(): Map<Concept, string[]> {
  const { spoken: _, ...languages } = foreign as Record<string, Record<string, string>>;
  const names = new Map<Concept, string[]>();
  for (const [name, target] of Object.values(languages).flatMap(Object.entries<string>)) {
    const [concept] = conceptsNamed(stemsOf(fold(target)));
    if (concept) names.set(concept, [...(names.get(concept) ?? []), name]);
  }
  return names;
}

const conditions = new Set(general.map((line) => line.split(",")[0]));

/** Each with its names, those by which jobs state it first. */
function namedWork(): [Intent, string[]][] {
  const rows = [...intentNames.stated, ...intentNames.input] as (Intent & { names: string })[];
  const ofIntent = Map.groupBy(rows, ({ kind, value }) => `${kind} ${value}`);
  return [...ofIntent.values()].flatMap((same) => {
    const [{ names: _, ...intent } = { names: "" }] = same;
    const names = same.flatMap(({ names }) => names.split(",").map((name) => name.trim()));
    return "kind" in intent ? [[intent, names] as [Intent, string[]]] : [];
  });
}

type Written = { label: string; note: string | null };

/** A skill as named, of a foreign name by its own one, beside its usual name in the reader's language; one in that script beside its name in the other. */
export function writtenSkill(
  { thing, name, isForeign }: NamedThing<Concept>,
  language: Language,
): Written {
  const usual = (wanted: Language) => thing.names.find((each) => scriptOf(each) === wanted);
  const read = contentLanguage(language);
  const own = usual(read);
  if (isForeign) return { label: own ?? thing.names[0] ?? name, note: name };
  // "Graphic" begins a graphic designer.
  const whole = usual(scriptOf(name));
  const label = whole && fold(whole).startsWith(`${fold(name)} `) ? whole : name;
  return { label, note: (scriptOf(label) === read ? usual(otherLanguage(read)) : own) ?? null };
}

/** A job type, an arrangement or a level as named, beside its label. */
export function writtenWork({ thing, name }: NamedThing<Intent>, language: Language): Written {
  const label = workLabel(thing, messagesFor(language).labels);
  return { label: name, note: fold(label) === fold(name) ? null : label };
}

function workLabel(intent: Intent, labels: Messages["labels"]): string {
  if (intent.kind === "type") return labels.employmentType[intent.value];
  if (intent.kind === "level") return labels.experienceLevel[intent.value];
  return labels.workArrangement[intent.value];
}

/** The filter of a job type, an arrangement or a level. */
export function workFilter(intent: Intent): JobQuery {
  if (intent.kind === "type") return { jobType: [intent.value] };
  if (intent.kind === "level") return { experienceLevel: [intent.value] };
  return { workArrangement: [intent.value] };
}

/**
 * A place in the script it was named in, or in the reader's where a correction read it ("7ala"), with the typed
 * name if it differs, its name for a reader of the other language, or its surroundings.
 */
export function writtenPlace(
  {
    thing: { id, part },
    name,
    isVerbatim = true,
  }: Pick<NamedThing<KnownPlace>, "thing" | "name"> & { isVerbatim?: boolean },
  language: Language,
): Written {
  if (part === "countryside") return { label: name, note: null };
  if (part) return { label: placeName(id, scriptOf(name)), note: name };
  const written = scriptOf(name);
  const read = contentLanguage(language);
  if (!isVerbatim && written !== read) {
    return { label: placeName(id, read), note: placeName(id, written) };
  }
  const label = placeName(id, written);
  if (fold(label) !== fold(name)) return { label, note: name };
  if (written !== language) return { label, note: placeName(id, language) };
  const { country, province, city } = findPlaceById(id) ?? {};
  const around = city ? province : country === syria ? undefined : province && country;
  return { label, note: around ? forReader(around, language) : null };
}

/** The filter of a place; an ambiguous name is completed by its surroundings. */
export function placeFilter(id: string): JobQuery {
  const { country, province, city } = findPlaceById(id) ?? {};
  const name = (city ?? province ?? country)?.en ?? id;
  const [first, ...others] = matchPlaces(name);
  if (province && first === id && others.length === 0) return { location: [name] };
  return {
    ...(country && { country: country.en }),
    ...(province && { province: province.en }),
    ...(city && { city: [city.en] }),
  };
}

type Named = { id: string; ar: string; en: string; also?: readonly string[] };

/** The likeliest first. A city named as its province is in it. */
function knownPlaces(): [KnownPlace, string[]][] {
  const abroad = countries.filter((country) => country !== syria);
  const cities = (within: typeof countries) =>
    within.flatMap(({ provinces }) =>
      provinces.flatMap((province) => province.cities.filter(({ en }) => en !== province.en)),
    );
  const places: Named[] = [
    ...syria.provinces,
    ...countries,
    ...cities([syria]),
    ...abroad.flatMap(({ provinces }) => provinces),
    ...cities(abroad),
  ];
  return places.map(({ id, ar, en, also = [] }) => [{ id }, [ar, en, ...also]]);
}

/** Quarters, and the countryside of governorates that has no governorate of its own. */
function namedPlaces(): [KnownPlace, string[]][] {
  const inTowns = Object.entries(quarters.quarters).flatMap(([id, all]) =>
    all.map((names): [KnownPlace, string[]] => [{ id, part: "quarter" }, names]),
  );
  const around = syria.provinces
    .filter(({ ar }) => !ar.startsWith("ريف") && matchPlaces(`ريف ${ar}`).length === 0)
    .map(({ id, ar, en }): [KnownPlace, string[]] => [
      { id, part: "countryside" },
      [`ريف ${ar}`, `Rural ${en}`, `${en} countryside`],
    ]);
  return [...inTowns, ...around];
}

function scriptOf(name: string): Language {
  return /\p{Script=Arabic}/u.test(name) ? "ar" : "en";
}
