import { arabicSoundDistance } from "#app/features/jobs/search/latin-arabic.ts";
import { type LongName, namesOfLength } from "#app/features/jobs/search/long-names.ts";
import { editDistance, mistakeCost, soundAlike } from "#app/features/jobs/search/near-words.ts";
import { isArabic, stem } from "#app/features/jobs/search/stem.ts";
import { conceptsNamed } from "#app/features/jobs/search/vocabulary.ts";

/** What is read instead of words by the name that they make together. */
type Corrections = Map<string, string>;

/**
 * Words that nobody knows, or that are known and sound like others, by the name that they make with
 * their neighbours: "custor service agent", "مصاعد شيف". `isStrange` says what nobody knows.
 */
export function nearNames(
  words: readonly string[],
  isStrange: (word: string) => boolean,
): Corrections {
  const corrections: Corrections = new Map();
  for (const length of [3, 2]) {
    for (let at = 0; at + length <= words.length; at++) {
      const taken = words.slice(at, at + length);
      if (taken.some((word) => corrections.has(word) || (/\d/.test(word) && word.length < 2)))
        continue;
      if (conceptsNamed(taken.map(stem)).length > 0) continue;
      const name = nearestName(taken, isStrange);
      name?.forEach((word, index) => {
        const typed = taken[index] ?? "";
        if (typed !== word && stem(typed) !== stem(word)) corrections.set(typed, word);
      });
    }
  }
  return corrections;
}

function nearestName(
  words: readonly string[],
  isStrange: (word: string) => boolean,
): LongName | undefined {
  const strange = words.map(isStrange);
  let least =
    costOfLetter * words.reduce((sum, word, at) => sum + (strange[at] ? word.length : 0), 0);
  // Of words that are all known each has to sound like the other.
  if (!strange.includes(true)) least = words.some(isArabic) ? 1 : 0;
  let nearest: LongName | undefined;
  for (const name of namesOfLength(words.length)) {
    const cost = costOfName(words, name, strange, least);
    if (cost >= least) continue;
    least = cost;
    nearest = name;
  }
  return nearest;
}

const costOfLetter = 0.36;

function costOfName(
  words: readonly string[],
  name: LongName,
  strange: readonly boolean[],
  most: number,
): number {
  let cost = 0;
  // A known word is Arabic in Latin letters only where the others may be so, too.
  const isLatin = !words.some(isArabic);
  for (const [at, word] of words.entries()) {
    const isStrange = strange[at] === true;
    cost += costOfWord(word, name[at] ?? "", isStrange, isStrange || isLatin);
    if (cost >= most) return cost;
  }
  return cost;
}

/** What it costs to read a word as another; what is known is itself, or of the same sound. */
function costOfWord(word: string, other: string, isStrange: boolean, isHeard: boolean): number {
  if (word === other) return 0;
  if (isArabic(other) && !isArabic(word)) {
    return isHeard && /^[a-z0-9]+$/.test(word) ? soundCost(word, other) : never;
  }
  if (isArabic(word) !== isArabic(other)) return never;
  const off = Math.abs(word.length - other.length);
  if (off > 3) return never;
  if (!isStrange) {
    if (stem(word) === stem(other)) return 0.1;
    return isArabic(word) && soundAlike(word) === soundAlike(other) ? 0.4 : never;
  }
  const most = maxDistance(word);
  if (off > most || editDistance(word, other, most) > most) return never;
  return mistakeCost(word, other);
}

const never = Number.POSITIVE_INFINITY;

function maxDistance({ length }: string): number {
  return length < 3 ? 0 : length < 5 ? 1 : length < 8 ? 2 : 3;
}

function soundCost(latin: string, arabic: string): number {
  const distance = arabicSoundDistance(latin, arabic);
  return distance === undefined ? never : Math.min(distance, latin.length * costOfLetter * 0.8);
}
