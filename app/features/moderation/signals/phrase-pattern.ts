import { fold } from "#app/platform/fold.ts";
import phraseLists from "./fraud-phrases.json" with { type: "json" };

/** The most words that a * matches. */
const widestGap = 3;

/** Marks the end of a sentence; no folded word contains it. */
export const sentenceEnd = "¶";
/** Marks the end of a clause, between spaces. */
export const comma = ",";

/** Arabic prefixes: and, so, with, for, as, the. */
const attached = "(?:[وفبلك]?(?:ال|لل)?)";

/** Between the words of a phrase, where commas, full stops and line breaks are ignored. */
const space = `(?: [${sentenceEnd}${comma}])* `;
const gap = `(?:${space}[^ ${sentenceEnd}${comma}]+){0,${widestGap}}`;

type Lists = Record<string, readonly string[]>;

/**
 * A pattern for a list of fraud-phrases.json, over folded text with a space at both ends: * stands for up to
 * three words, # for a number, ¶ for the end of a sentence, {name} for a phrase of that list, and any word may
 * carry an article or preposition.
 */
export function phrasePattern(
  phrases: readonly string[],
  lists: Lists = phraseLists.lists,
): RegExp {
  const patterns = phrases.map((phrase) => {
    const words = phrase.split(" ").map((word) => (word === "*" ? gap : wordPattern(word, lists)));
    return words.join(space).replaceAll(`${space}${gap}${space}`, `${gap}${space}`);
  });
  return new RegExp(` (?:${patterns.join("|")})(?= )`, "gu");
}

function oneOf(phrases: readonly string[], lists: Lists): string {
  const words = (phrase: string) => phrase.split(" ").map((word) => wordPattern(word, lists));
  return `(?:${phrases.map((phrase) => words(phrase).join(space)).join("|")})`;
}

function wordPattern(word: string, lists: Lists): string {
  if (word === comma || word === sentenceEnd) return word;
  if (word === "#") return "\\p{Nd}[\\p{Nd}.]*";
  const list = /^\{(\w+)\}$/.exec(word)?.[1];
  if (list) return oneOf(lists[list] ?? [], lists);
  const folded = fold(word).replace(/^ال(?=..)/, "");
  return /^[a-z]/.test(folded) ? folded : `${attached}${folded}`;
}
