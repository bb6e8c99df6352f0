import { paths } from "../../paths.ts";
import { fold } from "../../platform/fold.ts";
import type { Language } from "../../platform/language.ts";
import { keywordTerms } from "./job-keyword.server.ts";
import { placeTerms } from "./job-places.server.ts";
import { readSearch } from "./search/read-search.server.ts";
import { anyOf, together } from "./search/term-query.ts";
import type { Concept } from "./search/vocabulary.ts";
import type { Suggestion } from "./suggest.ts";
import { marksOf } from "./suggest-marks.ts";
import type { NamedThing } from "./suggest-names.ts";
import { type Offer, pickOffers } from "./suggest-pick.ts";
import { type Asked, askNames, countedMost, type NamedRow } from "./suggest-rows.server.ts";
import { knownThings, placeAddress, writtenPlace, writtenSkill } from "./suggest-things.server.ts";
import { beginnings, type TypedWord, typedWords } from "./suggest-typed.ts";

/** Skills, and places: so many are looked at for so many that have jobs. */
const mostThings = 6;
const wanted = 2;

/**
 * What a text being typed may be about, with its active jobs, the likeliest first: titles, things of
 * the vocabulary, companies and places, at most `mostSuggestions`. Any text is taken, also none.
 */
export async function suggestSearches(typed: string, language: Language): Promise<Suggestion[]> {
  const { skills, places, readHalfWord } = await knownThings();
  const words = typedWords(typed).map((word): TypedWord => {
    const own = beginnings(word);
    return { own, meant: readHalfWord(own.at(-1) ?? word) };
  });
  if (words.length === 0) return [];
  const foundSkills = skills.find(words, mostThings);
  const foundPlaces = places.find(words, mostThings);
  const { named, counts } = await askNames(words, [
    { asked: await Promise.all(foundSkills.map(skillAsked)), wanted },
    {
      asked: foundPlaces.map(({ thing }) => ({ terms: placeTerms([thing]), titled: undefined })),
      wanted,
    },
  ]);
  const counted = (list: number, at: number) => {
    const count = counts[list]?.[at] ?? 0;
    return { count, countAtLeast: count > countedMost };
  };
  const offers: Offer[] = [
    ...foundSkills.map((skill, at) => ({
      ...{ kind: "skill" as const, ...writtenSkill(skill, language), ...counted(0, at) },
      ...{ to: paths.jobs({ keyword: skill.name }), asTyped: skill.asTyped },
    })),
    ...named.map(namedOffer),
    ...foundPlaces.map((place, at) => ({
      ...{ kind: "place" as const, ...writtenPlace(place, language), ...counted(1, at) },
      ...{ to: placeAddress(place.thing), asTyped: place.asTyped },
    })),
  ];
  const marked = words.flatMap(({ own, meant }) => [...own, ...meant]);
  const whole = words.map(({ own }) => own[0]).join(" ");
  return pickOffers(offers, whole).map((offer) => ({
    ...offer,
    marks: marksOf(offer.label, marked),
  }));
}

/** What the list asks of a job that a search for this name leads to; all its names in a title are enough. */
async function skillAsked({ thing, name }: NamedThing<Concept>): Promise<Asked> {
  const { all } = keywordTerms({ search: await readSearch(name), loose: false });
  return { terms: all, titled: anyOf(thing.names.map((each) => together(fold(each).split(" ")))) };
}

function namedOffer({ kind, key, label, jobs, asTyped }: NamedRow): Offer {
  const name = label.replace(/\s+/g, " ").trim();
  const to = paths.jobs(kind === "company" ? { company: key } : { keyword: name });
  return { kind, label: name, note: null, to, count: jobs, countAtLeast: false, asTyped };
}
