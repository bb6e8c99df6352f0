import { stem } from "#app/features/search/words/stem.ts";
import { isFiller } from "#app/features/search/words/talk/question-words.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { nearestSpellings } from "./likely-spellings.ts";

/*
 * A text typed while the keyboard was set to the other language: "lphsf" is محاسب, "فثشؤاثق" is
 * teacher. The keys are those of the US keyboard and of the Arabic ones (101, and 102 with ذ on the
 * key beside Enter).
 */

/** The text the same keys type in the Arabic layout. */
export function asArabicKeys(text: string): string {
  return Array.from(text, (key) => arabicOfKey[key] ?? key).join("");
}

/** The texts the same keys type in the English layout: لا is one key, or two. */
export function asEnglishKeys(text: string): string[] {
  let readings = [""];
  const letters = text.normalize("NFKC");
  for (let at = 0; at < letters.length; at++) {
    const both = letters.slice(at, at + 2);
    const pair = both.length === 2 ? keyOfArabic[both] : undefined;
    const single = keyOfArabic[letters.charAt(at)] ?? letters.charAt(at);
    if (pair === undefined) {
      readings = readings.map((reading) => reading + single);
      continue;
    }
    const second = keyOfArabic[letters.charAt(at + 1)] ?? "";
    readings = [
      ...readings.map((reading) => reading + pair),
      ...readings.map((reading) => reading + single + second),
    ].slice(0, maxReadings);
    at += 1;
  }
  return readings;
}

const maxReadings = 8;

const keys: readonly (readonly [english: string, arabic: string])[] = [
  ["`qwertyuiop[]", "ذضصثقفغعهخحجد"],
  ["asdfghjkl;'", "شسيبلاتنمكط"],
  ["zxcvnm,./", "ئءؤرىةوزظ"],
  // With the shift key: a hamza, or a vowel that is no letter of a word.
  ["HYN", "أإآ"],
  ["QWERASX", "\u064e\u064b\u064f\u064c\u0650\u064d\u0652"],
  ["PKZCV?", "؛،~{}؟"],
];

/** Signs that capitals type in the Arabic layout, neither letters nor vowels. */
const signs: readonly (readonly [capitals: string, sign: string])[] = [["DFJLUIOM", "][ـ/‘÷×’"]];

const single = pairsOf(keys);
const double = [
  ["b", "لا"],
  ["B", "لآ"],
  ["G", "لأ"],
  ["T", "لإ"],
] as const;

const arabicOfKey: Readonly<Record<string, string>> = Object.fromEntries([
  ...single,
  ...double,
  ["\\", "ذ"],
  ...Array.from("DFLMOUI", (key) => [key, arabicOfSmall(key)] as const),
]);

const keyOfArabic: Readonly<Record<string, string>> = Object.fromEntries(
  [...pairsOf(signs), ...single, ...double].map(([key, letter]) => [letter, key.toLowerCase()]),
);

function pairsOf(rows: readonly (readonly [string, string])[]) {
  return rows.flatMap(([english, arabic]) =>
    Array.from(english, (key, at) => [key, Array.from(arabic)[at] ?? ""] as const),
  );
}

/** Capitals that write no letter there are read as typed with the caps lock. */
function arabicOfSmall(capital: string): string {
  const small = capital.toLowerCase();
  return single.find(([key]) => key === small)?.[1] ?? capital;
}

/** Whether a folded word is known before the jobs are asked. */
type IsKnown = (word: string) => boolean;
/** Those of the folded words that stand in jobs. */
type WordsInUse = (words: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Re-reads a query typed in the wrong keyboard layout, if only the re-reading contains known words.
 * Undefined otherwise.
 */
export async function retype(
  tokens: readonly string[],
  isKnown: IsKnown,
  wordsInUse: WordsInUse,
): Promise<string[] | undefined> {
  const first = tokens.slice(0, maxTokens);
  const areStrange = first.map((token) => isStrangeToken(token, isKnown));
  if (!areStrange.includes(true)) return undefined;
  const read = first.map((token, at) => readToken(token, areStrange[at] === true, isKnown));
  const strange = read.filter(({ isStrange }) => isStrange);
  const canBeMeant = strange.some(({ other }) => other !== undefined);
  // If neither reading is in the vocabulary, the jobs' words decide.
  const isRiddle = !canBeMeant && strange.length > 0 && strange.length === read.length;
  if (!canBeMeant && !isRiddle) return undefined;
  const texts = strange.flatMap(({ token, keys }) => [token, ...(isRiddle ? [keys] : [])]);
  const used = await wordsInUse(texts.flatMap(wordsOf).filter((word) => word.length > 2));
  const isUsed = (text: string) =>
    !withinWord.test(text) && wordsOf(text).some((word) => used.has(word));
  const meantAs = ({ isStrange, token, other, keys }: ReadToken) =>
    isStrange && !isUsed(token)
      ? (other ?? (isRiddle && isUsed(keys) ? keys : undefined))
      : undefined;
  const meant = read.filter((each) => isTelling(meantAs(each)));
  if (meant.length === 0) return undefined;
  const rightly = read.filter(({ isStrange, other }) => !isStrange && other === undefined);
  const isWhole = meant.length > rightly.length;
  const wasArabic = isInArabic(meant[0]?.token ?? "");
  const retyped = read.map((each) => {
    // A token in the other script was typed as meant.
    if (isInArabic(each.token) !== wasArabic) return each.token;
    if (isWhole) return each.other ?? (each.isStrange ? each.keys : each.token);
    return meant.includes(each) ? (meantAs(each) ?? each.token) : each.token;
  });
  return [...retyped, ...tokens.slice(maxTokens)];
}

const maxTokens = 24;

/** Two letters may be anything, and so may a word such as "the"; "c#" and "hr" are not. */
function isTelling(text: string | undefined): boolean {
  const words = wordsOf(text ?? "");
  return words.some(
    (word) => (word.length > 2 || isShortName(word)) && (!isFiller(word) || isLongFiller(word)),
  );
}

/** "توظيف" is also the work of recruiters. */
function isLongFiller(word: string): boolean {
  return word.length > 4 && conceptsNamed([stem(word)]).length > 0;
}

function isShortName(word: string): boolean {
  return /[+#]/.test(word) || (/^[a-z]{2}$/.test(word) && conceptsNamed([word]).length > 0);
}

/** A token, whether it is unknown, its reading in the other layout, and that reading if known. */
type ReadToken = { token: string; isStrange: boolean; keys: string; other: string | undefined };

function readToken(token: string, isStrange: boolean, isKnown: IsKnown): ReadToken {
  const readings = otherReadings(token);
  return {
    token,
    isStrange,
    keys: readings[0] ?? token,
    other:
      readings.find((reading) => reading !== token && areKnown(reading, isKnown)) ??
      (withinWord.test(token) ? readings.find(isMistakenName) : undefined),
  };
}

function isStrangeToken(token: string, isKnown: IsKnown): boolean {
  return !(areKnown(token, isKnown) && !isBroken(token)) && otherReadings(token).length > 0;
}

function areKnown(text: string, isKnown: IsKnown): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every(isKnown);
}

/** A word with a letter wrong or missing, beside a sign that no word has: "w]gd". */
function isMistakenName(text: string): boolean {
  const [word = "", ...others] = wordsOf(text);
  return others.length === 0 && word.length > 3 && nearestSpellings(word).length > 0;
}

/** Single letters with signs between them: "s,hr". */
function isBroken(token: string): boolean {
  return withinWord.test(token) && wordsOf(token).some(({ length }) => length === 1);
}

function wordsOf(text: string): string[] {
  return fold(text).split(" ").filter(Boolean);
}

/** Signs that stand in no English word, and are letters on the Arabic keyboard. */
const withinWord = /[;[\]`\\]|[,'](?=\S)/;

function isInArabic(token: string): boolean {
  return /[\u0621-\u06d3]/.test(token);
}

function otherReadings(token: string): string[] {
  if (isInArabic(token)) {
    return asEnglishKeys(token).filter((reading) => !withinWord.test(reading));
  }
  if (/[^\x20-\x7e]/.test(token) || !/[a-z[\];',./`\\]/i.test(token)) return [];
  // A full stop, a comma or a question mark after a word is no letter.
  const bare = token.replace(/[.,?!;]+$/, "");
  return [token, bare, token.toLowerCase()].filter((each) => each !== "").map(asArabicKeys);
}
