import { intentNamed, isIntentWord } from "#app/features/jobs/search/intent-words.ts";
import { arabicReader, latinReader } from "#app/features/jobs/search/latin-arabic.ts";
import {
  likeliest,
  maxDistanceFor,
  mistakeCost,
  nearWords,
  soundAlike,
} from "#app/features/jobs/search/near-words.ts";
import type { SpellingMap, Spellings } from "#app/features/jobs/search/parsed-query.ts";
import { placesCalled, placeWords } from "#app/features/jobs/search/place-words.ts";
import {
  isFiller,
  isNegatorWord,
  isSentenceWord,
} from "#app/features/jobs/search/question-words.ts";
import { isArabic, stem, stemAfterClitic } from "#app/features/jobs/search/stem.ts";
import {
  conceptsNamed,
  isVocabulary,
  vocabularyWords,
} from "#app/features/jobs/search/vocabulary.ts";

/** The words of the existing jobs, from the search index. */
export type JobWords = {
  /** Those of these stems that many jobs have. */
  commonStems: (stems: readonly string[]) => Promise<ReadonlySet<string>>;
  /** How often each word stands in a title or in a company's name, counted up to `limit`. */
  countUses: (words: readonly string[], limit: number) => Promise<ReadonlyMap<string, number>>;
  /** Words of titles and company names that begin so or, of `alike`, are spelled somewhat so. */
  findTitleWords: (word: string, alike: boolean) => Promise<string[]>;
};

/** The same, asked once for each word. */
export function rememberUses(jobWords: JobWords): JobWords {
  const known = new Map<string, number>();
  return {
    ...jobWords,
    async countUses(words, limit) {
      const others = words.filter((word) => !known.has(word));
      const uses = await jobWords.countUses(others, limit);
      for (const word of others) known.set(word, uses.get(word) ?? 0);
      return known;
    },
  };
}

/** Of more unknown words in one search the others are taken as they are: each costs a look at all titles. */
const maxRespelled = 6;

/**
 * Reads each of the folded words; those that nobody knows in their likely spelling. What a search
 * before this one found out is taken from `known`.
 */
export async function spellingsOf(
  words: readonly string[],
  jobWords: JobWords,
  known: SpellingMap = new Map(),
): Promise<SpellingMap> {
  const ofPlaces = inPlaceNames(words);
  const spellings = new Map(known);
  const common = await jobWords.commonStems(words.map(stem));
  const unknown = [...new Set(words)].filter(
    (word) =>
      !spellings.has(word) && !isKnown(word) && !ofPlaces.has(word) && !common.has(stem(word)),
  );
  const strange = unknown.slice(0, Math.max(0, maxRespelled - known.size));
  const uses = await jobWords.countUses(strange, commonAt);
  for (const word of new Set(words)) {
    // Many jobs have the mistake, too.
    if (word.length > 3 && common.has(stem(word)) && isArabic(word) && !isReadable(word)) {
      const heard = heardAs(word);
      if (heard.length > 0) spellings.set(word, [[word], ...alone(heard)]);
    }
  }
  for (const word of strange) {
    spellings.set(word, await meaningsOf(word, uses.get(word) ?? 0, jobWords));
  }
  return spellings;
}

/** The words that name a place together with their neighbours: "deir ezzor". */
function inPlaceNames(words: readonly string[]): Set<string> {
  const parts = words.flatMap((_, index) =>
    [2, 3].flatMap((length) => {
      const name = words.slice(index, index + length);
      return name.length === length && placesCalled(name.join(" ")).length > 0 ? name : [];
    }),
  );
  return new Set(parts);
}

async function meaningsOf(word: string, uses: number, jobWords: JobWords): Promise<Spellings> {
  const bare = stemAfterClitic(word);
  if (bare && isVocabulary(bare)) return [[word.slice(1)]];
  if (word.length < 3 || !/\p{Alphabetic}{2}/u.test(word)) return [[word]];
  // A word in so many titles or company names is no mistake, but may be Arabic in Latin letters.
  const others = uses >= commonAt ? soundsLike(word) : likelySpellings(word);
  if (others.length === 0 && uses === 0) return orItself(word, await likeTitles(word, jobWords));
  return uses > 0 ? [[word], ...others] : orItself(word, others);
}

const commonAt = 3;

function orItself(word: string, others: string[][]): Spellings {
  return others.length > 0 ? others : [[word]];
}

/** Whether a folded word is known, also after a letter such as "and" or "in" written onto it. */
export function isReadable(word: string): boolean {
  const bare = stemAfterClitic(word);
  return isKnown(word) || (bare !== undefined && isVocabulary(bare));
}

/** Those of the folded words that stand in several jobs, or in a title or a company's name. */
export async function wordsInUse(
  words: readonly string[],
  { commonStems, countUses }: JobWords,
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const [common, uses] = await Promise.all([
    commonStems(words.map(stem)),
    countUses(words, commonAt),
  ]);
  return new Set(words.filter((word) => common.has(stem(word)) || (uses.get(word) ?? 0) > 0));
}

function isKnown(word: string): boolean {
  return (
    isVocabulary(stem(word)) ||
    dictionary().places.has(word) ||
    isFiller(word) ||
    isNegatorWord(word) ||
    isSentenceWord(word) ||
    isIntentWord(word) ||
    placesCalled(word).length > 0
  );
}

/** The nearest of: two words written as one, a word one letter off, the sound, a word two off. */
function likelySpellings(word: string): string[][] {
  const parts = twoNames(word);
  if (parts) return [parts];
  const maxDistance = maxDistanceFor(word);
  const { arabic, latin, latinPlaces, allLatin } = dictionary();
  const bare = word.replace(/^(?:[وف]?[بك]?ال|لل)(?=.{3})/, "");
  const nearest = (words: readonly string[], distance: number) =>
    alone(likeliest(bare, nearWords(bare, words, distance)));
  const distance = Math.min(1, maxDistance);
  const ways = isArabic(word)
    ? [
        () => alone(heardAs(bare)),
        () => nearest(arabic, distance),
        () => alone(dictionary().readArabic(bare)),
        () => nearest(arabic, maxDistance),
        () => knownPieces(word),
        () => likely(bare, arabic, maxDistance + 1),
      ]
    : [
        // Of a short word one letter is much.
        ...(word.length < 5
          ? [() => soundsLike(word), () => nearest(latin, distance)]
          : [() => nearest(latin, distance), () => soundsLike(word)]),
        () => nearest(latinPlaces, distance),
        () => nearest(allLatin, maxDistance),
        () => knownPieces(word),
        () => likely(word, latin, maxDistance + 1),
      ];
  for (const way of ways) {
    const spellings = way();
    if (spellings.length > 0) return spellings;
  }
  return [];
}

function soundsLike(word: string): string[][] {
  if (isArabic(word)) return word.length < 4 ? [] : alone(heardAs(word));
  if (word.length < 4) return [];
  return alone(
    dictionary()
      .readLatin(word)
      .filter((each) => !isFiller(each)),
  );
}

function alone(words: readonly string[]): string[][] {
  return words.slice(0, maxSpellings).map((word) => [word]);
}

const maxSpellings = 4;

/** "dataentry" is two words with one name. */
export function twoNames(word: string): string[] | undefined {
  for (let index = 2; index <= word.length - 2; index++) {
    const parts = [word.slice(0, index), word.slice(index)];
    if (conceptsNamed(parts.map(stem)).length > 0) return parts;
  }
  return undefined;
}

/** "سائقدمشق" is words and places that are known each by itself. */
function knownPieces(word: string): string[][] {
  const pieces = word.length < shortestJoined ? undefined : piecesOf(word, maxPieces);
  return pieces ? [pieces] : [];
}

const shortestJoined = 8;
const shortestPiece = 3;
const maxPieces = 3;

function piecesOf(word: string, max: number): string[] | undefined {
  if (max < 2) return undefined;
  for (let length = word.length - shortestPiece; length >= shortestPiece; length--) {
    const [first, rest] = [word.slice(0, length), word.slice(length)];
    if (!isName(first)) continue;
    if (isName(rest)) return [first, rest];
    const others = piecesOf(rest, max - 1);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** What stands alone: a part of names alone would be found in any word. */
function isName(word: string): boolean {
  return (
    conceptsNamed([stem(word)]).length > 0 ||
    placesCalled(word).length > 0 ||
    intentNamed(word) !== undefined
  );
}

/** The known words that sound so, where letters of one sound are mixed up. */
function heardAs(word: string): readonly string[] {
  return (dictionary().bySound.get(soundAlike(word)) ?? []).filter((other) => other !== word);
}

/** A letter further off, where the mistakes are likely ones. */
function likely(word: string, words: readonly string[], maxDistance: number): string[][] {
  if (word.length < 5) return [];
  const near = nearWords(word, words, maxDistance);
  const costs = near.filter((other) => mistakeCost(word, other) <= word.length * costOfLetter);
  return alone(likeliest(word, costs));
}

const costOfLetter = 0.26;

type Dictionary = {
  places: ReadonlySet<string>;
  arabic: string[];
  latin: string[];
  latinPlaces: string[];
  allLatin: string[];
  readLatin: (latin: string) => string[];
  readArabic: (arabic: string) => string[];
  /** The Arabic words of the vocabulary by their sound. */
  bySound: ReadonlyMap<string, readonly string[]>;
};

let cached: { size: number; dictionary: Dictionary } | undefined;

/** Made once, and again after names were added. */
function dictionary(): Dictionary {
  const words = vocabularyWords();
  if (cached?.size === words.size) return cached.dictionary;
  const places = new Set(placeWords());
  const arabic = [...new Set([...words, ...places])].filter(
    (word) => isArabic(word) && word.length > 2,
  );
  const ofLatin = (word: string) => /^[a-z]{4,}$/.test(word);
  const latin = [...words].filter(ofLatin);
  const latinPlaces = [...places].filter(ofLatin);
  cached = {
    size: words.size,
    dictionary: {
      places,
      arabic,
      latin,
      latinPlaces,
      allLatin: [...latin, ...latinPlaces],
      readLatin: arabicReader(arabic),
      readArabic: latinReader(latin),
      bySound: Map.groupBy(arabic, soundAlike),
    },
  };
  return cached.dictionary;
}

/** Words of titles and company names that begin so, or else are spelled nearly so. */
async function likeTitles(word: string, { findTitleWords }: JobWords): Promise<string[][]> {
  const begun = await findTitleWords(word, false);
  if (begun.length > 0) return alone(begun);
  const maxDistance = maxDistanceFor(word);
  return maxDistance === 0
    ? []
    : alone(nearWords(word, await findTitleWords(word, true), maxDistance));
}
