import type { JobQuery } from "#app/features/job/job-query.ts";
import type { InputWord } from "#app/features/search/words/half-words.ts";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { type InputText, type InputToken, withoutShortIn } from "./input-text.ts";
import { placeFilter, workFilter, writtenPlace } from "./known-names.server.ts";
import { workFor } from "./named-offers.server.ts";
import { offerOf, type Sources } from "./offer.server.ts";
import { placesFor } from "./place-offers.server.ts";
import type { Offer } from "./suggest-pick.ts";

type Read = (words: readonly InputToken[]) => InputWord[];

const maxPlaces = 8;
/** Places read for one letter: some have no jobs. */
const maxNamed = 40;
/** Of fewer letters most names of these begin so. */
export const shortestWork = 3;

/** A known thing completed by a place or a way of working: "nurse lat", "محاسب دوام", "driver in". */
export async function completedSearches(
  query: InputText,
  read: Read,
  sources: Sources,
): Promise<Offer[]> {
  const { words, seeksPlace } = query;
  for (let length = seeksPlace ? words.length : words.length - 1; length > 0; length--) {
    const thing = words.slice(0, length);
    if (conceptsNamed(stemsOf(thing.map(({ word }) => word).join(" "))).length === 0) continue;
    const matches = completions(query, thing, read, sources);
    const offers = await Promise.all(
      matches.map(({ query, label, isVerbatim }) =>
        offerOf(sources, "search", query, { label, note: null }, { isVerbatim, fit: 1 }),
      ),
    );
    if (offers.some(({ count }) => count > 0)) return offers;
  }
  return [];
}

type Completion = { query: JobQuery; label: string; isVerbatim: boolean };

function completions(
  { all, words }: InputText,
  thing: readonly InputToken[],
  read: Read,
  sources: Sources,
): Completion[] {
  const { things, board, language } = sources;
  const keyword = textOf(thing);
  const place = words.slice(thing.length);
  const before = textOf(all.slice(0, all.length - place.length));
  const lastWord = place.at(-1)?.word ?? "";
  const begunAs = (words: readonly InputToken[]) =>
    placesFor(read(words), sources, maxNamed)
      .filter(({ thing, fit }) => thing.part === undefined && fit < 3)
      .map((each) => ({ ...each, jobs: board.jobsAt(each.thing.id) }))
      .filter(({ jobs }) => jobs > 0);
  const named = begunAs(place);
  const bare = withoutShortIn(lastWord);
  const isIn = named.length === 0 && place.length === 1 && bare !== lastWord;
  // "محاسب ب" begins Baniyas, and "in" any place.
  const anywhere = lastWord === "ب" && place.length === 1 ? begunAs([]) : [];
  const ofLetter = new Set(anywhere);
  const places = [...(isIn ? begunAs([{ word: bare, token: bare }]) : named), ...anywhere]
    // Of one letter a second name says nothing: Edlib.
    .filter((each) => {
      const label = fold(writtenPlace(each, language).label);
      return (
        lastWord.length > 1 ||
        ofLetter.has(each) ||
        label.replace(/^ال(?=.{2})/, "").startsWith(lastWord) ||
        label.startsWith(lastWord)
      );
    })
    .toSorted((a, b) => Number(b.isVerbatim) - Number(a.isVerbatim) || b.jobs - a.jobs)
    .slice(0, maxPlaces)
    .map((each) => ({
      label: `${before} ${writtenPlace(each, language).label}`,
      query: { keyword, ...placeFilter(each.thing.id) },
      isVerbatim: each.isVerbatim,
    }));
  const afterThing = all.slice(all.indexOf(thing.at(-1) as InputToken) + 1);
  const isLong = afterThing.map(({ word }) => word).join(" ").length >= shortestWork;
  const work = place.length > 0 && isLong ? workFor(read(afterThing), things) : [];
  return [
    ...places,
    ...work.map(({ thing, name, isVerbatim }) => ({
      label: `${textOf(all.slice(0, all.length - afterThing.length))} ${name}`,
      query: { keyword, ...workFilter(thing) },
      isVerbatim,
    })),
  ];
}

/** The tokens that the words stand in, as typed. */
function textOf(words: readonly InputToken[]): string {
  return words
    .map(({ token }) => token)
    .filter((token, at, tokens) => token !== tokens[at - 1])
    .join(" ");
}
