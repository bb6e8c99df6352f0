import { englishReader } from "#app/features/search/words/english-sound.ts";
import {
  arabicReader,
  arabicSoundDistance,
  type HeardWords,
  latinReader,
  skeletonsOfLatin,
} from "#app/features/search/words/latin-arabic.ts";
import {
  type LongName,
  nameOfSound,
  namesOfLength,
  namesWithSkeleton,
  namesWithStem,
} from "#app/features/search/words/long-names.ts";
import { editDistance, mistakeCost, soundAlike } from "#app/features/search/words/near-words.ts";
import { placeWords } from "#app/features/search/words/place-words.ts";
import { isArabic, stem } from "#app/features/search/words/stem.ts";
import { arabicTalk } from "#app/features/search/words/talk/question-words.ts";
import { conceptsNamed, vocabularyWords } from "#app/features/search/words/vocabulary.ts";

/** The words that a misspelled one may be, and ways to read it by its sound. */
type Dictionary = {
  places: ReadonlySet<string>;
  arabic: string[];
  latin: string[];
  latinPlaces: string[];
  allLatin: string[];
  readLatin: (latin: string) => HeardWords;
  /** The Arabic words of sentences. */
  readTalk: (latin: string) => HeardWords;
  readArabic: (arabic: string) => string[];
  readEnglish: (latin: string) => HeardWords;
  /** The Arabic words of the vocabulary by their sound. */
  bySound: ReadonlyMap<string, readonly string[]>;
};

let cached: { size: number; dictionary: Dictionary } | undefined;

/** Made once, and again after names were added. */
export function dictionary(): Dictionary {
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
      readTalk: arabicReader(arabicTalk()),
      readArabic: latinReader(latin),
      readEnglish: englishReader(latin),
      bySound: Map.groupBy(arabic, soundAlike),
    },
  };
  return cached.dictionary;
}

/** Replacements of words by the name they make together. */
type Corrections = Map<string, string>;

/**
 * Corrects unknown words, and known ones that sound like others, by the name they make with their
 * neighbours: "custor service agent", "مصاعد شيف". `isStrange` tells unknown words.
 */
export function nearNames(
  words: readonly string[],
  isStrange: (word: string) => boolean,
): Corrections {
  const corrections: Corrections = new Map();
  for (const length of [3, 2]) {
    for (const { at, name } of namesOfSpans(words, length, isStrange)) {
      const taken = words.slice(at, at + length);
      if (taken.some((word) => corrections.has(word))) continue;
      name.forEach((word, index) => {
        const given = taken[index] ?? "";
        if (given !== word && stem(given) !== stem(word)) corrections.set(given, word);
      });
    }
  }
  return corrections;
}

/** Names that neighbouring words may make, the nearest first; each word is part of one. */
function namesOfSpans(
  words: readonly string[],
  length: number,
  isStrange: (word: string) => boolean,
): { at: number; name: LongName; cost: number }[] {
  const candidates = words.slice(length - 1).flatMap((_, at) => {
    const taken = words.slice(at, at + length);
    if (conceptsNamed(taken.map(stem)).length > 0) return [];
    const near = nearestName(taken.map((word) => ({ word, isStrange: isStrange(word) })));
    return near ? [{ at, ...near }] : [];
  });
  return candidates.toSorted((one, other) => one.cost - other.cost);
}

type InputWord = { word: string; isStrange: boolean };

function nearestName(input: readonly InputWord[]): { name: LongName; cost: number } | undefined {
  if (!input.some(({ isStrange }) => isStrange)) {
    const words = input.map(({ word }) => word);
    const name = words.every(isArabic) ? nameOfSound(words) : undefined;
    return name && { name, cost: 0 };
  }
  const strange = input.reduce(
    (sum, { word, isStrange }) => sum + (isStrange ? word.length : 0),
    0,
  );
  let least = costOfLetter * strange;
  let nearest: LongName | undefined;
  for (const name of candidates(input)) {
    const cost = costOfName(input, name, least);
    if (cost >= least) continue;
    least = cost;
    nearest = name;
  }
  return nearest && { name: nearest, cost: least / strange };
}

const costOfLetter = 0.36;

/** Names that contain known words; without any, all of the length, and Arabic ones of the sound. */
function candidates(input: readonly InputWord[]): readonly LongName[] {
  const at = input.findIndex(({ isStrange }) => !isStrange);
  const known = input[at]?.word;
  const names =
    known === undefined
      ? namesOfLength(input.length).filter((name) => beginsAlike(input, name))
      : namesWithStem(input.length, at, stem(known));
  if (input.some(({ word }) => isArabic(word))) return names;
  const heard = skeletonsOfLatin(input[0]?.word ?? "").flatMap((skeleton) =>
    namesWithSkeleton(input.length, skeleton),
  );
  return [...names, ...heard];
}

/** Of words that are all mistaken one begins rightly. */
function beginsAlike(input: readonly InputWord[], name: LongName): boolean {
  return input.some(({ word }, at) => word[0] === name[at]?.[0]);
}

function costOfName(input: readonly InputWord[], name: LongName, limit: number): number {
  let cost = 0;
  for (const [at, { word, isStrange }] of input.entries()) {
    cost += costOfWord(word, name[at] ?? "", isStrange);
    if (cost >= limit) return cost;
  }
  return cost;
}

/** The cost of reading a word as another; a known word is itself or has the same sound. */
function costOfWord(word: string, other: string, isStrange: boolean): number {
  if (word === other) return 0;
  if (isArabic(word) !== isArabic(other)) {
    return isArabic(other) && /^[a-z0-9]+$/.test(word) ? soundCost(word, other) : never;
  }
  const max = maxDistance(word);
  if (Math.abs(word.length - other.length) > max) return never;
  if (!isStrange) {
    if (stem(word) === stem(other)) return 0.1;
    return isArabic(word) && soundAlike(word) === soundAlike(other) ? 0.4 : never;
  }
  return editDistance(word, other, max) > max ? never : mistakeCost(word, other);
}

const never = Number.POSITIVE_INFINITY;

function maxDistance({ length }: string): number {
  return length < 3 ? 0 : length < 5 ? 1 : length < 8 ? 2 : 3;
}

function soundCost(latin: string, arabic: string): number {
  const distance = arabicSoundDistance(latin, arabic);
  return distance === undefined ? never : Math.min(distance, latin.length * costOfLetter * 0.8);
}
