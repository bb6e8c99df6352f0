import { fold } from "#app/platform/fold.ts";
import phraseLists from "./fraud-phrases.json" with { type: "json" };

/** How many words a * may stand for. */
const widestGap = 3;
/** How far before a phrase a negation counts. */
const negationReach = 5;

/** Stands where a sentence ends; no folded word holds it. */
const sentenceEnd = "¶";

/** Letters that are written onto an Arabic word: and, so, with, for, as, the. */
const attached = "(?:[وفبلك]?(?:ال|لل)?)";

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

/** Between the words of a phrase; a full stop or a new line hides none. */
const space = `(?: [${sentenceEnd}])* `;
const gap = `(?:${space}[^ ${sentenceEnd}]+){0,${widestGap}}`;

function wordPattern(word: string): string {
  if (word === "#") return "\\p{Nd}[\\p{Nd}.]*";
  const list = /^\{(\w+)\}$/.exec(word)?.[1];
  if (list) return `(?:${lists[list]?.map(plainPhrase).join("|")})`;
  const folded = fold(word).replace(/^ال/, "");
  return /^[a-z]/.test(folded) ? folded : `${attached}${folded}`;
}

const plainPhrase = (phrase: string) => phrase.split(" ").map(wordPattern).join(space);

/** A text as phrases are searched in: its words folded, and a sign of its own where a sentence ends. */
export function searchable(text: string): string {
  const sentences = text.split(/\n|[!?؟;؛…•|]|(?<!\p{Nd})\.|\.(?!\p{Nd})|\s[-–—]\s/u).map(fold);
  return ` ${sentences.filter(Boolean).join(` ${sentenceEnd} `)} `;
}

/**
 * Whether a text holds one of the phrases with no negation, nor one of the words that excuse it, before it in the
 * same sentence.
 */
export function holdsPhrase(
  text: string,
  pattern: RegExp,
  excusing: ReadonlySet<string> = new Set(),
): boolean {
  for (const { index } of text.matchAll(pattern)) {
    const sentence = text.slice(text.lastIndexOf(sentenceEnd, index) + 1, index);
    const before = sentence.split(" ").slice(-negationReach);
    if (!before.some((word) => negated.has(word) || excusing.has(word))) return true;
  }
  return false;
}

const lists: Record<string, readonly string[]> = phraseLists.lists;
const negated = new Set(phraseLists.negations.map(fold));
