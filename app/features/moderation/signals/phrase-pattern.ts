import { fold } from "#app/platform/fold.ts";
import phraseLists from "./fraud-phrases.json" with { type: "json" };

/** How many words a * may stand for. */
const widestGap = 3;

/** Stands where a sentence ends; no folded word holds it. */
export const sentenceEnd = "¶";
/** A word of its own where a clause ends. */
export const comma = ",";

/** Letters that are written onto an Arabic word: and, so, with, for, as, the. */
const attached = "(?:[وفبلك]?(?:ال|لل)?)";

/** Between the words of a phrase; neither a comma, a full stop nor a new line hides one. */
const space = `(?: [${sentenceEnd}${comma}])* `;
const gap = `(?:${space}[^ ${sentenceEnd}${comma}]+){0,${widestGap}}`;

const lists: Record<string, readonly string[]> = phraseLists.lists;

/**
 * A pattern for a list of fraud-phrases.json, over folded text with a space at both ends: * stands for up to
 * three words, # for a number, {name} for a phrase of that list, and any word may carry an article or preposition.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const patterns = phrases.map((phrase) => {
    const words = phrase.split(" ").map((word) => (word === "*" ? gap : wordPattern(word)));
    return words.join(space).replaceAll(`${space}${gap}${space}`, `${gap}${space}`);
  });
  return new RegExp(` (?:${patterns.join("|")})(?= )`, "gu");
}

const oneOf = (phrases: readonly string[]) => `(?:${phrases.map(plainPhrase).join("|")})`;

const plainPhrase = (phrase: string) => phrase.split(" ").map(wordPattern).join(space);

function wordPattern(word: string): string {
  if (word === comma) return comma;
  if (word === "#") return "\\p{Nd}[\\p{Nd}.]*";
  const list = /^\{(\w+)\}$/.exec(word)?.[1];
  if (list) return oneOf(lists[list] ?? []);
  const folded = fold(word).replace(/^ال(?=..)/, "");
  return /^[a-z]/.test(folded) ? folded : `${attached}${folded}`;
}
