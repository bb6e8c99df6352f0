import { fold } from "#app/platform/fold.ts";
import { isHonestMention } from "./honest-mentions.ts";
import { hasNegationNear, isNegated, type Place, turnsOf } from "./negation.ts";
import { comma, sentenceEnd } from "./phrase-pattern.ts";

/** How far before a phrase an excuse counts. */
const reach = 5;
/** Letters of a sentence that are looked at on each side of where a phrase begins. */
const longestSentence = 400;

/** A text as phrases are searched in: its words folded, and signs of their own where clauses and sentences end. */
export function searchable(text: string): string {
  const sentences = text
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, "")
    .split(/\n|[!?؟;؛…•|]|(?<!\p{Nd})\.|\.(?!\p{Nd})|\s[-–—]\s/u)
    .map((sentence) =>
      sentence
        .split(/[،:]|,(?!\p{Nd})/u)
        .map(fold)
        .filter(Boolean)
        .join(` ${comma} `),
    );
  return ` ${sentences.filter(Boolean).join(` ${sentenceEnd} `)} `;
}

/** Whether a text holds one of the phrases with no negation shortly before it. */
export function holdsPhrase(text: string, pattern: RegExp): boolean {
  return holds(text, pattern, hasNegationNear);
}

/**
 * Whether a text asks for what one of the phrases names: no negation covers it, the company does not pay it, and
 * it has none of the words that excuse it shortly before it in the same sentence.
 */
export function holdsDemand(
  text: string,
  pattern: RegExp,
  excusing: ReadonlySet<string> = new Set(),
): boolean {
  return holds(
    text,
    pattern,
    (place) =>
      place.before.slice(-reach).some((word) => excusing.has(word)) ||
      isNegated(place) ||
      isHonestMention(place),
  );
}

function holds(text: string, pattern: RegExp, isExcused: (place: Place) => boolean): boolean {
  let turns: number[] | undefined;
  let passed = 0;
  for (const { index, 0: phrase } of text.matchAll(pattern)) {
    turns ??= turnsOf(text);
    const end = index + phrase.length;
    while ((turns[passed] ?? text.length) <= end) passed += 1;
    const earliest = Math.max(0, index - longestSentence);
    const start = earliest + text.slice(earliest, index).lastIndexOf(sentenceEnd) + 1;
    const [after = ""] = text.slice(end, end + longestSentence).split(sentenceEnd, 1);
    const place = {
      before: wordsOf(text.slice(start, index)),
      sinceTurn: wordsOf(text.slice(Math.max(start, turns[passed - 1] ?? 0), index)),
      phrase: wordsOf(phrase),
      after: wordsOf(after),
    };
    if (!isExcused(place)) return true;
  }
  return false;
}

const wordsOf = (text: string) => text.split(" ").filter(Boolean);
