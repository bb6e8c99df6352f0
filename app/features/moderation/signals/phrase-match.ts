import { fold } from "#app/platform/fold.ts";
import phraseLists from "./fraud-phrases.json" with { type: "json" };

/** How many words a * may stand for. */
const widestGap = 3;
/** How far before a phrase a plain negation, or an excuse, counts. */
const reach = 5;
/** Within so many words a negation says what it negates. */
const headLength = 4;
/** Letters of a sentence that are looked at on each side of where a phrase begins. */
const longestSentence = 400;

/** Stands where a sentence ends; no folded word holds it. */
const sentenceEnd = "¶";
/** A word of its own where a clause ends. */
const comma = ",";

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

/** Between the words of a phrase; neither a comma, a full stop nor a new line hides one. */
const space = `(?: [${sentenceEnd}${comma}])* `;
const gap = `(?:${space}[^ ${sentenceEnd}${comma}]+){0,${widestGap}}`;

function wordPattern(word: string): string {
  if (word === comma) return comma;
  if (word === "#") return "\\p{Nd}[\\p{Nd}.]*";
  const list = /^\{(\w+)\}$/.exec(word)?.[1];
  if (list) return `(?:${lists[list]?.map(plainPhrase).join("|")})`;
  const folded = fold(word).replace(/^ال(?=..)/, "");
  return /^[a-z]/.test(folded) ? folded : `${attached}${folded}`;
}

const plainPhrase = (phrase: string) => phrase.split(" ").map(wordPattern).join(space);

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

/**
 * Whether a text holds one of the phrases with no negation that covers it, nor one of the words that excuse it
 * shortly before it in the same sentence.
 */
export function holdsPhrase(
  text: string,
  pattern: RegExp,
  excusing: ReadonlySet<string> = new Set(),
): boolean {
  for (const { index, 0: phrase } of text.matchAll(pattern)) {
    const [before, after] = sentenceAround(text, index, index + phrase.length);
    if (!isNegated(before, after) && !before.slice(-reach).some((word) => excusing.has(word)))
      return true;
  }
  return false;
}

/** The words of a sentence before a phrase, and from it on. */
function sentenceAround(text: string, start: number, end: number): [string[], string[]] {
  const [before = ""] = text
    .slice(Math.max(0, start - longestSentence), start)
    .split(sentenceEnd)
    .slice(-1);
  const [after = ""] = text.slice(end, end + longestSentence).split(sentenceEnd, 1);
  return [wordsOf(before), wordsOf(text.slice(start, end) + after)];
}

const wordsOf = (text: string) => text.split(" ").filter(Boolean);

/** Whether one of the negations `before` a phrase covers it; `after` it are the phrase and the rest of its sentence. */
function isNegated(before: readonly string[], after: readonly string[]): boolean {
  const words = sinceTurn(before, after[0] ?? "");
  return words.some(
    (word, at) =>
      isNegation(word) &&
      !(isPrivative(word) && isDenied(words.slice(0, at))) &&
      reaches(words.slice(at + 1), after),
  );
}

/** The words after the last one that turns a sentence to what it asks for after all. */
function sinceTurn(before: readonly string[], next: string): readonly string[] {
  const text = ` ${before.join(" ")} ${next} `;
  const turn = [...text.matchAll(turns)].at(-1);
  return turn ? wordsOf(text.slice(turn.index + turn[0].length)).slice(0, -1) : before;
}

/** Whether words end within a negation: "no work without a fee" asks for one. */
function isDenied(words: readonly string[]): boolean {
  const clause = words.slice(words.findLastIndex(isNegation) + 1);
  const isOpen = !clause.includes(comma) && !clause.slice(0, headLength).some(isIn(needless));
  return words.some(isNegation) && isOpen;
}

/**
 * Whether a negation reaches over the words between it and a phrase. One of asking reaches to the end of the
 * sentence, one of money as far as a list goes on, one of what no job needs no further, any other a few words.
 */
function reaches(between: readonly string[], after: readonly string[]): boolean {
  const text = ` ${[...between, after[0]].join(" ")} `;
  if (between.some(isPrivative)) return false;
  if (!between.includes("to") && text.search(commands) >= 0) return false;
  const head = between.slice(0, headLength);
  const lastComma = between.lastIndexOf(comma);
  if (head.some(isIn(needless))) return lastComma < 0 && between.some(isIn(joining));
  if (head.some(isIn(asking))) return true;
  if (lastComma < 0) return head.some(isIn(charges)) || between.length < reach;
  return head.some(isIn(charges)) && [...between.slice(lastComma), ...after].some(isIn(joining));
}

const lists: Record<string, readonly string[]> = phraseLists.lists;
const turns = phrasePattern(phraseLists.turns);
const commands = phrasePattern(phraseLists.commands);
const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
const isIn = (words: ReadonlySet<string>) => (word: string) => words.has(word);
/** "And" and "so" are written onto a word. */
const isInOrJoined = (words: ReadonlySet<string>) => (word: string) =>
  words.has(word) || words.has(word.replace(/^[وف]/, ""));
const isNegation = isInOrJoined(folded(phraseLists.negations));
const isPrivative = isInOrJoined(folded(phraseLists.privative));
const asking = folded(phraseLists.asking);
const charges = folded(phraseLists.charges);
const needless = folded(phraseLists.needless);
const joining = folded(phraseLists.joining);
