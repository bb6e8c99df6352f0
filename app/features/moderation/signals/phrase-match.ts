import { fold } from "#app/platform/fold.ts";
import { isHonestMention } from "./honest-mentions.ts";
import { hasNegationNear, isNegated, type Place, turnsOf } from "./negation.ts";
import { comma, sentenceEnd } from "./phrase-pattern.ts";

/** In words: an excuse counts this close before a phrase. */
const reach = 5;
/** In characters: how much of a sentence is read on each side of a phrase. */
const longestSentence = 400;

/** The text in which phrases are searched: folded words, with a mark at each end of a clause or sentence. */
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

/** The folded phrases of a text that have no negation shortly before them. */
export function phrasesIn(text: string, pattern: RegExp): Iterable<string> {
  return matchesOf(text, pattern, hasNegationNear);
}

/**
 * The phrases that are demands: no negation covers them, the company does not pay, and no excusing word stands
 * shortly before them in the same sentence.
 */
export function demandsIn(
  text: string,
  pattern: RegExp,
  excusing: ReadonlySet<string> = new Set(),
): Iterable<string> {
  return matchesOf(
    text,
    pattern,
    (place) =>
      place.before.slice(-reach).some((word) => excusing.has(word)) ||
      isNegated(place) ||
      isHonestMention(place),
  );
}

function* matchesOf(
  text: string,
  pattern: RegExp,
  isExcused: (place: Place) => boolean,
): Iterable<string> {
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
    if (!isExcused(place)) yield phrase;
  }
}

const wordsOf = (text: string) => text.split(" ").filter(Boolean);
