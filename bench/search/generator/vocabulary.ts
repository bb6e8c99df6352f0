import type { Language } from "#app/i18n/language.ts";
import { drawFrom, type Random, randomOf, shuffled } from "./random.ts";
import { contentWords, joiningWords } from "./word-lists.ts";

const size = 30_000;

/** All words of a language's texts, the most frequent first: real ones, then made ones of its shape. */
const vocabulary: Record<Language, readonly string[]> = {
  en: fill([...joiningWords.en, ...contentWords.en], englishWords(randomOf(11))),
  ar: fill([...joiningWords.ar, ...contentWords.ar], arabicWords(randomOf(12))),
};

/** Draws a word as often as Zipf's law says: the n-th half as often as the one at n / 2. */
export const drawWord: Record<Language, (random: Random) => string> = {
  en: drawByRank(vocabulary.en),
  ar: drawByRank(vocabulary.ar),
};

/** A word of its own for every number, that stands in no vocabulary. */
export function rareWord(number: number, language: Language): string {
  const random = randomOf(number + 7_000_003);
  const [consonants, vowels] =
    language === "ar" ? ["جحخدذرزسشصضطظعغفقكمنه", "اوي"] : ["bdfgjkmprstvwxz", "aeiou"];
  const letter = (of: string) => of[Math.floor(random() * of.length)] ?? "";
  const parts = Array.from({ length: 5 }, () => letter(consonants) + letter(vowels));
  return parts.join("") + letter(consonants);
}

function fill(real: readonly string[], generated: readonly string[]): string[] {
  return [...new Set([...real, ...generated])].slice(0, size);
}

function drawByRank(words: readonly string[]) {
  return drawFrom(
    words,
    words.map((_, at) => 1 / (at + 2)),
  );
}

function englishWords(random: Random): string[] {
  const begins = "b br c ch cl d dr f fl g gr h l m n p pl pr r s sh st t tr v w".split(" ");
  const middles = "a ai e ea i o oa u".split(" ");
  const ends = "ck ct ft l ll m mp n nd nt p r rd rm s st t tt v x".split(" ");
  const stems = begins.flatMap((begin) =>
    middles.flatMap((middle) => ends.map((end) => begin + middle + end)),
  );
  const endings =
    "er ing ed ion al ment ness able ive or ist ity ance ory ful ling ster ward".split(" ");
  return shuffled(
    stems.flatMap((stem) => endings.map((ending) => stem + ending)),
    random,
  );
}

function arabicWords(random: Random): string[] {
  const letters = Array.from("بتجحخدرزسشصضطعغفقكلمنه");
  const roots = letters.flatMap((first) =>
    letters.flatMap((second) =>
      second === first ? [] : letters.map((third) => [first, second, third] as const),
    ),
  );
  const shapes: ((root: readonly [string, string, string]) => string)[] = [
    ([a, b, c]) => `${a}ا${b}${c}`,
    ([a, b, c]) => `م${a}${b}و${c}`,
    ([a, b, c]) => `ت${a}${b}ي${c}`,
    ([a, b, c]) => `${a}${b}ا${c}ة`,
    ([a, b, c]) => `ا${a}ت${b}ا${c}`,
    ([a, b, c]) => `است${a}${b}ا${c}`,
    ([a, b, c]) => `م${a}ا${b}${c}ة`,
    ([a, b, c]) => `${a}${b}ي${c}`,
    ([a, b, c]) => `${a}و${b}${c}ات`,
  ];
  return shuffled(
    roots.flatMap((root) => shapes.map((shape) => shape(root))),
    random,
  );
}
