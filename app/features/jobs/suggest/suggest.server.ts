import { readSearch } from "#app/features/jobs/query-parsing/parse-search.server.ts";
import { allStems, anyOf } from "#app/features/jobs/search/terms/term-query.ts";
import type { Concept } from "#app/features/jobs/search/vocabulary.ts";
import { keywordTerms } from "#app/features/jobs/search-index/job-keyword.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { fold } from "#app/platform/fold.ts";
import { beginnings, type InputWord, inputWords } from "./half-words.ts";
import {
  foldedNames,
  knownThings,
  placeAddress,
  writtenPlace,
  writtenSkill,
} from "./known-names.server.ts";
import type { Suggestion } from "./suggest.ts";
import { highlightRanges } from "./suggest-highlights.ts";
import type { NamedThing } from "./suggest-names.ts";
import { type Offer, pickOffers } from "./suggest-pick.ts";
import { askNames, maxCounted, type NamedRow, type SuggestInput } from "./suggest-rows.server.ts";

/** So many skills are looked at for so many that have jobs. */
const maxThings = 6;
const wantedSkills = 2;

/**
 * What a text being typed may be about, with its active jobs, the likeliest first: titles, things of
 * the vocabulary, companies and places, at most `maxSuggestions`. Any text is taken, also none.
 */
export async function suggestSearches(input: string, language: Language): Promise<Suggestion[]> {
  const { skills, places, readHalfWord } = await knownThings();
  const words = inputWords(input).map((word): InputWord => {
    const own = beginnings(word);
    return { own, meant: readHalfWord(own.at(-1) ?? word) };
  });
  if (words.length === 0) return [];
  const whole = words.map(({ own }) => own[0]).join(" ");
  const matchingPlaces = places.find(words, maxThings);
  const isPlace = matchingPlaces.some(({ name }) => fold(name) === whole);
  const matchingSkills = skills
    .find(words, maxThings)
    .filter(({ asTyped }, at) => asTyped || (!isPlace && at < wantedSkills));
  const { named, counts } = await askNames(words, {
    skills: await Promise.all(matchingSkills.map(skillInput)),
    wanted: wantedSkills,
    places: matchingPlaces.map(({ thing: id }) => ({ id, names: foldedNames(id) })),
  });
  const offers: Offer[] = [
    ...matchingSkills.map((skill, at) => {
      const count = counts.skill[at] ?? 0;
      return {
        ...{ kind: "skill" as const, ...writtenSkill(skill, language) },
        ...{ count, countAtLeast: count > maxCounted, asTyped: skill.asTyped },
        to: paths.jobs({ keyword: skill.name }),
      };
    }),
    ...named.map(namedOffer),
    ...matchingPlaces.map((place, at) => ({
      ...{ kind: "place" as const, ...writtenPlace(place, language) },
      ...{ count: counts.place[at] ?? 0, countAtLeast: false, asTyped: place.asTyped },
      to: placeAddress(place.thing),
    })),
  ];
  const marked = words.flatMap(({ own, meant }) => [...own, ...meant]);
  return pickOffers(offers, whole).map((offer) => ({
    ...offer,
    highlights: highlightRanges(offer.label, marked),
  }));
}

/** What the list asks of a job that a search for this name leads to; all its names in a title are enough. */
async function skillInput({ thing, name }: NamedThing<Concept>): Promise<SuggestInput> {
  const { all } = keywordTerms({ search: await readSearch(name), relaxed: false });
  return { terms: all, titled: anyOf(thing.names.map((each) => allStems(fold(each).split(" ")))) };
}

function namedOffer({ kind, key, label, jobs, asTyped }: NamedRow): Offer {
  const name = label.replace(/\s+/g, " ").trim();
  const to = paths.jobs(kind === "company" ? { company: key } : { keyword: name });
  return { kind, label: name, note: null, to, count: jobs, countAtLeast: false, asTyped };
}
