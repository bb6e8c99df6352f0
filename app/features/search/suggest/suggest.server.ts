import { type NamedRow, suggestNames } from "#app/features/search/read-index.server.ts";
import { beginnings, type InputWord } from "#app/features/search/words/half-words.ts";
import { isFiller } from "#app/features/search/words/question-words.ts";
import type { Versioned } from "#app/http/page-cache/answer-cache.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { fold } from "#app/platform/fold.ts";
import { knownThings, placeAddress, writtenPlace, writtenSkill } from "./known-names.server.ts";
import { maxInputLength, type Suggestion } from "./suggest.ts";
import { highlightRanges } from "./suggest-highlights.ts";
import { type Offer, pickOffers } from "./suggest-pick.ts";

const maxWords = 6;

/**
 * The folded words of a text being typed, without introductions ("jobs in", وظائف في); the last may
 * be incomplete.
 */
export function inputWords(input: string): string[] {
  const words = fold(input.slice(0, maxInputLength))
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const last = words.length - 1;
  return words.filter((word, at) => at === last || !isFiller(word)).slice(0, maxWords);
}

/** The number of skills checked for jobs. */
const maxThings = 6;
const wantedSkills = 2;

/**
 * What a text being typed may be about, with its active jobs, the likeliest first: titles, things of
 * the vocabulary, companies and places, at most `maxSuggestions`. Any text is taken, also none. `changes`
 * is the count of page changes where the caller has just asked for it.
 */
export async function suggestSearches(
  input: string,
  language: Language,
  changes?: string,
): Promise<Versioned<Suggestion[]>> {
  const { skills, places, readHalfWord } = await knownThings();
  const words = inputWords(input).map((word): InputWord => {
    const own = beginnings(word);
    return { own, meant: readHalfWord(own.at(-1) ?? word) };
  });
  if (words.length === 0) return { answer: [], version: undefined };
  const whole = words.map(({ own }) => own[0]).join(" ");
  const matchingPlaces = places.find(words, maxThings);
  const isPlace = matchingPlaces.some(({ name }) => fold(name) === whole);
  const matchingSkills = skills
    .find(words, maxThings)
    .filter(({ isVerbatim }, at) => isVerbatim || (!isPlace && at < wantedSkills));
  const { named, counts, version } = await suggestNames(words, {
    skills: matchingSkills.map(({ thing, name }) => ({ keyword: name, names: thing.names })),
    wanted: wantedSkills,
    placeIds: matchingPlaces.map(({ thing: id }) => id),
    changes,
  });
  const offers: Offer[] = [
    ...matchingSkills.map((skill, at) => {
      const { jobs: count = 0, atLeast = false } = counts.skill[at] ?? {};
      return {
        kind: "skill" as const,
        ...writtenSkill(skill, language),
        count,
        countAtLeast: atLeast,
        isVerbatim: skill.isVerbatim,
        to: paths.jobs({ keyword: skill.name }),
      };
    }),
    ...named.map(namedOffer),
    ...matchingPlaces.map((place, at) => ({
      kind: "place" as const,
      ...writtenPlace(place, language),
      count: counts.place[at] ?? 0,
      countAtLeast: false,
      isVerbatim: place.isVerbatim,
      to: placeAddress(place.thing),
    })),
  ];
  const marked = words.flatMap(({ own, meant }) => [...own, ...meant]);
  const answer = pickOffers(offers, whole).map((offer) => ({
    ...offer,
    highlights: highlightRanges(offer.label, marked),
  }));
  return { answer, version };
}

function namedOffer({ kind, key, label, jobs, isVerbatim }: NamedRow): Offer {
  const name = label.replace(/\s+/g, " ").trim();
  const to = paths.jobs(kind === "company" ? { company: key } : { keyword: name });
  return { kind, label: name, note: null, to, count: jobs, countAtLeast: false, isVerbatim };
}
