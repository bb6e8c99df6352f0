import { placeName } from "#app/features/places/place.ts";
import { suggestFromBoard } from "#app/features/search/read-index.server.ts";
import { beginnings, type InputWord } from "#app/features/search/words/half-words.ts";
import { isArabic } from "#app/features/search/words/stem.ts";
import { isAnyEmployer } from "#app/features/search/words/talk/question-words.ts";
import type { Versioned } from "#app/http/page-cache/answer-cache.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { fold } from "#app/platform/fold.ts";
import { completedSearches, shortestWork } from "./completed-searches.server.ts";
import {
  type InputText,
  type InputToken,
  isArticle,
  readInput,
  withoutIn,
  withoutShortIn,
} from "./input-text.ts";
import { knownThings, type Things } from "./known-names.server.ts";
import { namedOffers, skillOffers, workOffers } from "./named-offers.server.ts";
import type { Sources } from "./offer.server.ts";
import { placeOffers, placesFor } from "./place-offers.server.ts";
import { maxSuggestions, type Suggestion } from "./suggest.ts";
import { highlightRanges } from "./suggest-highlights.ts";
import { type Offer, pickOffers } from "./suggest-pick.ts";

/**
 * What a text being typed may be about, with its active jobs, the likeliest first: things of the vocabulary,
 * ways of working, places, a thing completed by one of those, companies and titles, at most `maxSuggestions`.
 * Any text is taken, also none. `changes` is the count of page changes where the caller has just asked for it.
 */
export async function suggestSearches(
  input: string,
  language: Language,
  changes?: string | Promise<string>,
): Promise<Versioned<Suggestion[]>> {
  // Nothing is offered for what is to be left out.
  if (!/[\p{L}\p{N}]/u.test(input) || /^\s*[-−]/u.test(input)) {
    return { answer: [], version: undefined };
  }
  const things = await knownThings();
  return suggestFromBoard((board) => suggested(input, { things, board, language }), changes);
}

async function suggested(input: string, sources: Sources): Promise<Suggestion[]> {
  const { things, board, language } = sources;
  const begins = (word: string) =>
    [...beginnings(word), withoutIn(word)].some(
      (each) => things.begins(each) || board.begins(each),
    );
  const query = readInput(input, begins);
  const isSpelled = query.all.slice(0, -1).some(({ word }) => isArabicInLatin(word, things));
  const read = (words: readonly InputToken[]) =>
    words.map(({ word }): InputWord => {
      const own = beginnings(word);
      // Latin letters may spell Arabic, and three swapped ones a thing, whatever begins so.
      const isRight = isArabic(word) && word.length > 3 && own.some(things.begins);
      return { own, meant: isRight ? [] : things.readHalfWord(own.at(-1) ?? word, isSpelled) };
    });
  const all = read(query.all);
  const isShort = query.all.map(({ word }) => word).join(" ").length < shortestWork;
  const work = isShort ? [] : await workOffers(all, sources);
  // "عن ب" begins a way of working, and nothing with ب.
  const isPart = query.words.length < query.all.length;
  const named = isPart && !query.seeksPlace ? await begunByAll(all, sources) : [];
  const isWork = isPart && hasJobs([...work, ...named]);
  // "شغل ح" begins also a place.
  const others = [
    ...(isWork ? named : []),
    ...(isWork && !query.followsJobs
      ? await placesSought(query, sources)
      : await otherOffers(query, read, { ...sources, isNamed: hasJobs(work) })),
  ];
  // "شغل حراسة" has both words, and حسابات one.
  const ofAll = new Set(query.followsJobs ? [...work, ...named] : []);
  const offers = [...work, ...others].map((offer) =>
    ofAll.has(offer) ? { ...offer, fit: 0 as const } : offer,
  );
  const isKnownStart = language === "en" && hasJobs(offers.filter(isBegun));
  const marked = all.flatMap(({ own, meant }) => [...own, ...meant]);
  const [firstWord = "", ...more] = query.words.map(({ word }) => word);
  // On the English page "nab" is read as Arabic only where nothing begins so.
  const isRead = ({ isVerbatim, label }: Offer) =>
    isVerbatim || !isKnownStart || isArabic(firstWord) || !isArabicText(label);
  const picked = pickOffers(await withSearches(offers.filter(isRead), board), {
    seeksPlace: query.seeksPlace && !isWork,
    followsJobs: query.followsJobs,
    hasArticle: more.length === 0 && firstWord.startsWith("ال"),
    isShort: more.length === 0 && firstWord.length <= shortestWork,
    isLong: more.length > 0,
    ...(isAnyEmployer(firstWord) && { maxCompanies: maxSuggestions }),
    maxSkills: more.length > 0 ? 6 : firstWord.length < shortestWork ? 5 : 3,
  });
  return picked.map(
    ({ isVerbatim: _, fit: __, keys: ___, titled: ____, isUntitled: _____, ...offer }) => ({
      ...offer,
      highlights: highlightRanges(offer.label, marked),
    }),
  );
}

/** One or two jobs may be of two things. */
const fewestCompared = 3;

/** Two things, or two titles, with as many jobs that find the same ones get a key in common. */
async function withSearches(offers: readonly Offer[], board: Sources["board"]): Promise<Offer[]> {
  const keyOf = ({ kind, count }: Offer) => `${kind} ${count}`;
  const isCompared = ({ kind, count }: Offer) =>
    (kind === "skill" || kind === "title") && count >= fewestCompared;
  const alike = Map.groupBy(offers.filter(isCompared), keyOf);
  return Promise.all(
    offers.map(async (offer) => {
      if (!isCompared(offer) || (alike.get(keyOf(offer))?.length ?? 0) < 2) return offer;
      const key = `${keyOf(offer)}: ${await board.newest(offer.label)}`;
      return { ...offer, keys: [...offer.keys, key] };
    }),
  );
}

function isBegun({ isVerbatim, fit }: Offer): boolean {
  return isVerbatim && fit < 3;
}

function isArabicText(label: string): boolean {
  return /\p{Script=Arabic}/u.test(label);
}

function hasJobs(offers: readonly Offer[]): boolean {
  return offers.some(({ count }) => count > 0);
}

/** Things whose names begin with all of the words, also those that introduce others: "دوام صباحي". */
async function begunByAll(all: readonly InputWord[], sources: Sources): Promise<Offer[]> {
  const verbatim = all.map(({ own }) => ({ own: own.slice(0, 1), meant: [] }));
  return (await skillOffers(verbatim, false, sources)).filter(({ fit }) => fit < 2);
}

function isArabicInLatin(word: string, { readHalfWord }: Things): boolean {
  return !isArabic(word) && readHalfWord(word).some(isArabic);
}

async function placesSought({ seeksPlace }: InputText, sources: Sources): Promise<Offer[]> {
  return seeksPlace ? placeOffers(placesFor([], sources), sources) : [];
}

/** The places that a word begins; a name of a thing in Latin letters, "sa2e2", is no place that sounds nearly so. */
function placesRead(words: readonly InputWord[], { followsJobs }: InputText, sources: Sources) {
  // "شغل بح" begins a place with the "in" that is written onto it.
  const bare = words.map(({ own, meant }) => ({
    own: [...own, ...own.map(withoutShortIn)],
    meant,
  }));
  const places = placesFor(followsJobs ? bare : words, sources);
  if (words.length !== 1) return places;
  const meant = words[0]?.meant ?? [];
  const isWhole = (name: string) => meant.includes(fold(name));
  const isThing = sources.things.skills.find(words, 1).some(({ name }) => isWhole(name));
  return isThing
    ? places.filter(({ thing, isVerbatim }) => isVerbatim || isWhole(placeName(thing.id, "ar")))
    : places;
}

async function otherOffers(
  query: InputText,
  read: (words: readonly InputToken[]) => InputWord[],
  sources: Sources & { isNamed: boolean },
): Promise<Offer[]> {
  const words = read(query.words);
  if (words.length === 0) return placesSought(query, sources);
  if (query.words.every(({ word }) => isArticle(word))) return [];
  const places = await placeOffers(placesRead(words, query, sources), sources);
  const isPlace = places.some(({ fit, isVerbatim }) => fit === 0 && isVerbatim);
  const skills = await skillOffers(words, isPlace, sources);
  const isNamed = sources.isNamed || hasJobs([...skills, ...places].filter(isBegun));
  return [
    ...(await completedSearches(query, read, { ...sources, isNamed })),
    ...skills,
    ...places,
    ...(await namedOffers(words, skills, sources)),
  ];
}
