import { asArabicKeys, asEnglishKeys } from "#app/features/search/parsing/retype.ts";
import { isFiller, isWorkWord } from "#app/features/search/words/talk/question-words.ts";
import { fold } from "#app/platform/fold.ts";
import { maxInputLength } from "./suggest.ts";

/** A folded word of a text being typed, and the token of the text that it stands in. */
export type InputToken = { word: string; token: string };

/** A text being typed; its last word may be incomplete. */
export type InputText = {
  all: InputToken[];
  /** Those that are no introduction ("jobs in", وظائف في), or the last where all are. */
  words: InputToken[];
  /** A place follows "in" and the like; `words` lack it where it is the last. */
  seeksPlace: boolean;
  /** One word follows "jobs" and the like. */
  followsJobs: boolean;
};

const maxWords = 6;
const prepositions = new Set(["in", "at", "near", "في", "بال", "fi", "bil", "bel"]);
/** Before a place alone, where nothing is looked for there: "b dimash". */
const shortPrepositions = new Set(["b", "bi", "ب"]);

/**
 * Reads a text, or, of the wrong keyboard layout, the text that was meant: no word begins like its
 * longest one, and words begin like all of the other reading.
 */
export function readInput(input: string, begins: (word: string) => boolean): InputText {
  const text = input.slice(0, maxInputLength);
  const query = wordsOf(text);
  const longest = query.all.map(({ word }) => word).sort((a, b) => b.length - a.length)[0];
  const isBroken = signWithinWord.test(text) || neverWritten.test(text);
  if (longest !== undefined && begins(longest) && !isBroken) return query;
  const meant = otherKeys(text).find((other) => {
    const words = fold(other).split(" ");
    const isLong = words.join("").length >= shortestRetyped;
    return isLong && !neverWritten.test(other) && words.every(begins);
  });
  return meant === undefined ? query : wordsOf(meant);
}

/** A place's name without the "in" or "to" that is written onto it: "بحلب". */
export function withoutIn(word: string): string {
  return word.replace(/^[وف]?[بل](?=[\u0621-\u064a]{2})/, "");
}

/** The same of a place of which one letter is typed: "بح", "بالح". */
export function withoutShortIn(word: string): string {
  return word.replace(/^[وف]?(?:[بل](?:ال)?|ال)(?=[\u0621-\u064a])/, "");
}

/** Whether a folded word is the article alone, which begins anything. */
export function isArticle(word: string): boolean {
  return word === "ال";
}

/** Fewer keys may mean anything. */
const shortestRetyped = 3;
/** Letters of the Arabic keyboard where no word has a sign. */
const signWithinWord = /[;[\]`\\](?=\p{L})|(?<=\p{L})[;[\]`\\]/u;
/** Letters that follow each other in no Arabic word. */
const neverWritten = /[ةى](?=\p{L})|ؤؤ|ئئ|ءء/u;

function otherKeys(text: string): string[] {
  if (!/\p{Script=Arabic}/u.test(text)) return [asArabicKeys(text)];
  return asEnglishKeys(text).filter((other) => !signWithinWord.test(other));
}

function wordsOf(text: string): InputText {
  // An article stands on its word: "ال راجح".
  const joined = text.replace(/(?<=^|\s)ال\s+(?=\S)/g, "ال");
  const all = joined.split(/\s+/).flatMap((token) =>
    fold(token)
      .split(" ")
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .map((word) => ({ word, token })),
  );
  const last = all.length - 1;
  const isShortIn = (at: number) =>
    at === last - 1 &&
    shortPrepositions.has(all[at]?.word ?? "") &&
    all.slice(0, at).every(({ word }) => isFiller(word));
  const isIn = (at: number) => prepositions.has(all[at]?.word ?? "") || isShortIn(at);
  const endsIn = last > 0 && isIn(last);
  const words = all.filter(({ word }, at) =>
    at === last ? !endsIn : !isFiller(word) && !isShortIn(at),
  );
  const before = all.slice(0, last);
  const lastWord = all[last]?.word ?? "";
  const followsJobs =
    words.length === 1 &&
    // Of one letter, "jobs a", little is said yet.
    (lastWord.length === 1 || !isFiller(lastWord)) &&
    before.some(({ word }) => isWorkWord(word));
  return {
    all,
    words: words.slice(0, maxWords),
    seeksPlace: endsIn || isIn(last - 1),
    followsJobs,
  };
}
