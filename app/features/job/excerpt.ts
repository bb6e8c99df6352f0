import { pointIn } from "#app/platform/pasted/list-points.ts";

/** The quote on a card: the description's first sentence, without headings and bullets. */
export function firstSentence(text: string): string {
  const lines = text.split("\n").map(withoutBullet);
  const line = lines.find(saysMore) ?? lines.find(Boolean) ?? "";
  return sentenceIn(line, 0);
}

/** A line of a word or two is a heading, too. */
function saysMore(line: string): boolean {
  return line.length >= 15 && !/[:：]$/.test(line);
}

/** The sentence around a position; a long one is cut some words before it, and after it. */
export function sentenceAround(text: string, place: number): string {
  const start = text.lastIndexOf("\n", place - 1) + 1;
  const end = text.indexOf("\n", place);
  const line = text.slice(start, end === -1 ? undefined : end);
  const plain = withoutBullet(line);
  return sentenceIn(plain, place - start - line.indexOf(plain));
}

function withoutBullet(line: string): string {
  return pointIn(line) ?? line.trim();
}

const sentenceEnd = /[.!?؟۔]+(?=\s)/gu;
/** A greeting alone describes no job. */
const shortest = 40;
/** In characters: one line of a phone; at a larger type it wraps to two. */
const longest = 46;

function sentenceIn(line: string, place: number): string {
  const ends = [...line.matchAll(sentenceEnd)].map((end) => end.index + end[0].length);
  const start = ends.findLast((end) => end <= place) ?? 0;
  const end = ends.find((each) => each > place && each - start >= shortest) ?? line.length;
  const sentence = line.slice(start, end).trim();
  const offset = place - start - (line.slice(start).length - line.slice(start).trimStart().length);
  if (sentence.length <= longest || offset < longest / 2) return cut(sentence);
  // A third of the line before the position, and more where little follows it.
  const from = Math.min(offset - longest / 3, sentence.length - longest);
  const word = sentence.indexOf(" ", from) + 1 || offset;
  return `… ${cut(sentence.slice(Math.min(word, offset)))}`;
}

/** Ends with a whole word. */
export function cut(sentence: string, max = longest): string {
  if (sentence.length <= max) return sentence;
  const words = sentence.slice(0, max + 1).replace(/[\s،,]+\S*$/, "");
  return `${words.slice(0, max).toWellFormed()}…`;
}
