import type { JobQuery } from "#app/features/job/job-query.ts";
import { placeName, syria } from "#app/features/places/place.ts";
import type { InputWord } from "#app/features/search/words/half-words.ts";
import { intentNamed } from "#app/features/search/words/intent-words.ts";
import { isArabic, stemsOf } from "#app/features/search/words/stem.ts";
import { isAnyEmployer } from "#app/features/search/words/talk/question-words.ts";
import { type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { type InputText, type InputToken, withoutShortIn } from "./input-text.ts";
import {
  isSought,
  type KnownPlace,
  placeFilter,
  workFilter,
  writtenPlace,
} from "./known-names.server.ts";
import { workFor } from "./named-offers.server.ts";
import { offerOf, type Sources } from "./offer.server.ts";
import { placesFor } from "./place-offers.server.ts";
import type { NamedThing } from "./suggest-names.ts";
import type { Offer } from "./suggest-pick.ts";

type Read = (words: readonly InputToken[]) => InputWord[];

const maxPlaces = 8;
/** Places read for one letter: some have no jobs. */
const maxNamed = 40;
/** Of fewer letters most names of these begin so. */
export const shortestWork = 3;

/** A known thing or way of working completed by a place, or by a way: "nurse lat", "محاسب دوام", "remote in". */
export async function completedSearches(
  query: InputText,
  read: Read,
  { isNamed, ...sources }: Sources & { isNamed: boolean },
): Promise<Offer[]> {
  const { words, seeksPlace } = query;
  for (let length = seeksPlace ? words.length : words.length - 1; length > 0; length--) {
    const thing = words.slice(0, length);
    const named =
      namedThing(thing, read) ?? (isNamed ? undefined : begunThing(thing, read, sources));
    if (!named) continue;
    const { spelled } = named;
    const isRole = named.isWork || named.concepts.some(({ skill, setting }) => !skill && !setting);
    const [last = ""] = words.slice(-1).map(({ word }) => word);
    // "English t" begins a teacher, and a place of no role only with more letters.
    if (!isRole && !seeksPlace && last.length < 2) continue;
    const matches = completions(query, thing, spelled, read, { ...sources, isNamed });
    const offers = await Promise.all(
      matches.map(({ query, label, isVerbatim }) =>
        offerOf(
          sources,
          "search",
          query,
          { label, note: null },
          { isVerbatim: isVerbatim && spelled === "", fit: isRole && spelled === "" ? 1 : 2 },
        ),
      ),
    );
    if (offers.some(({ count }) => count > 0)) return offers;
  }
  return [];
}

type Named = { concepts: readonly Concept[]; spelled: string; isWork?: true };

/** The thing that words name, in Latin letters as its Arabic name is written; no employer and no condition. */
function namedThing(thing: readonly InputToken[], read: Read): Named | undefined {
  const text = thing.map(({ word }) => word).join(" ");
  const concepts = conceptsOf(text);
  if (intentNamed(text)) return { concepts, spelled: "", isWork: true };
  if (concepts.length > 0) return isAnyEmployer(text) ? undefined : { concepts, spelled: "" };
  const spelled = spelledAs(read(thing)).map((text) => ({ text, concepts: conceptsOf(text) }));
  const known = spelled.filter(({ concepts }) => concepts.length > 0);
  const role = known.find(({ concepts }) => concepts.some((each) => !each.skill && !each.setting));
  const reading = role ?? known[0];
  if (!reading) return undefined;
  const names = reading.concepts.flatMap((concept) => concept.names);
  return {
    concepts: reading.concepts,
    spelled: names.find((name) => fold(name) === reading.text) ?? reading.text,
  };
}

const shortestBegun = 3;
const maxBegun = 8;

/** The thing whose name words begin: "wareh lat". */
function begunThing(
  thing: readonly InputToken[],
  read: Read,
  { things, board }: Sources,
): Named | undefined {
  if ((thing.at(-1)?.word ?? "").length < shortestBegun) return undefined;
  const whole = `${thing.map(({ word }) => word).join(" ")} `;
  const begun = things.skills
    .find(read(thing), maxBegun)
    .filter(({ isVerbatim, fit, isForeign }) => isVerbatim && fit < 2 && !isForeign)
    .map(({ thing, name }) => ({ thing, name, folded: fold(name) }))
    .filter(({ folded }) => !folded.startsWith(whole));
  const [first] = begun.toSorted((a, b) => board.titledBy(b.folded) - board.titledBy(a.folded));
  return first && { concepts: [first.thing], spelled: first.name };
}

function conceptsOf(text: string): readonly Concept[] {
  return conceptsNamed(stemsOf(text)).filter(isSought);
}

/** Each word has some readings. */
const maxSpelled = 3;

/** Arabic readings of words in Latin letters. */
function spelledAs(words: readonly InputWord[]): string[] {
  if (words.length > maxSpelled) return [];
  return words.reduce(
    (begun, { own, meant }) =>
      begun.flatMap((text) =>
        [...meant, ...own].filter(isArabic).map((word) => `${text} ${word}`.trim()),
      ),
    [""],
  );
}

type Completion = { query: JobQuery; label: string; isVerbatim: boolean };

function completions(
  { all, words }: InputText,
  thing: readonly InputToken[],
  spelled: string,
  read: Read,
  { isNamed, ...sources }: Sources & { isNamed: boolean },
): Completion[] {
  const { things, board, language } = sources;
  const keyword = spelled || textOf(thing);
  const place = words.slice(thing.length);
  const before = spelled || textOf(all.slice(0, all.length - place.length));
  const isArabicSpelled = /\p{Script=Arabic}/u.test(spelled);
  const placeOf = (match: NamedThing<KnownPlace>) =>
    isArabicSpelled ? placeName(match.thing.id, "ar") : writtenPlace(match, language).label;
  const lastWord = place.at(-1)?.word ?? "";
  const begunAs = (words: readonly InputToken[]) =>
    placesFor(read(words), sources, maxNamed)
      .filter(({ thing, fit }) => thing.part === undefined && thing.id !== syria.id && fit < 3)
      .map((each) => ({ ...each, jobs: board.jobsAt(each.thing.id) }))
      .filter(({ jobs }) => jobs > 0);
  const named = begunAs(place);
  const bare = withoutShortIn(lastWord);
  const isIn = named.length === 0 && place.length === 1 && bare !== lastWord;
  // "محاسب ب" begins Baniyas, and "in" any place.
  const isPreposition = lastWord === "ب" || (spelled !== "" && lastWord === "b");
  const anywhere = isPreposition && place.length === 1 ? begunAs([]) : [];
  const ofLetter = new Set(anywhere);
  const starts = [
    lastWord,
    ...(spelled ? read(place.slice(-1)).flatMap(({ meant }) => meant) : []),
  ];
  const places = [...(isIn ? begunAs([{ word: bare, token: bare }]) : named), ...anywhere]
    // Of one letter a second name says nothing: Edlib.
    .filter((each) => {
      const label = fold(placeOf(each));
      const bareLabel = label.replace(/^ال(?=.{2})/, "");
      return (
        lastWord.length > 1 ||
        ofLetter.has(each) ||
        starts.some((start) => label.startsWith(start) || bareLabel.startsWith(start))
      );
    })
    .toSorted((a, b) => Number(b.isVerbatim) - Number(a.isVerbatim) || b.jobs - a.jobs)
    .slice(0, maxPlaces)
    .map((each) => ({
      label: `${before} ${placeOf(each)}`,
      query: { keyword, ...placeFilter(each.thing.id) },
      isVerbatim: each.isVerbatim,
    }));
  const afterThing = all.slice(all.indexOf(thing.at(-1) as InputToken) + 1);
  const isLong = afterThing.map(({ word }) => word).join(" ").length >= shortestWork;
  // "Data ent" begins "data entry", and is no data of entry level.
  const work = place.length > 0 && isLong && !isNamed ? workFor(read(afterThing), things) : [];
  return [
    ...places,
    ...work.map(({ thing, name, isVerbatim }) => ({
      label: `${spelled || textOf(all.slice(0, all.length - afterThing.length))} ${name}`,
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
