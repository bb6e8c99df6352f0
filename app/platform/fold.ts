import { remembering } from "./remembering.ts";
/*
 * Two texts are the same to a reader when they fold alike. SQL's fold_text takes the same steps:
 *   1. drop NUL and unpaired surrogates (a PostgreSQL text holds neither)
 *   2. normalize(…, NFKD), so that an accent or a hamza on its seat becomes a mark of its own
 *   3. lower()
 *   4. replace by the table `folds`; all are one character to one or none, as translate() wants
 *   5. each run of what `separatorRuns` names becomes one space
 *   6. trim the spaces at both ends
 */

/** What `text` is compared by: lower case, no marks, one form of each Arabic letter and digit. */
export function fold(text: string): string {
  return text.length <= longestWord ? foldWord(text) : foldText(text);
}

function foldText(text: string): string {
  return foldLetters(text).replace(separatorRuns, " ").trim();
}

/** Names and words of queries are folded again and again. */
const foldWord = remembering(4096, foldText);
const longestWord = 32;

/** A folded word and where in the text it stands, as offsets that parts of characters never have. */
export type FoldedWord = { word: string; start: number; end: number };

/** The words that `fold` makes of a text, each with its place in it. */
export function foldedWords(text: string): FoldedWord[] {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = endWithMarks(text, start);
    const letters =
      end === start + 1 ? foldUnit(text, start) : foldCharacter(text.slice(start, end));
    folded += letters;
    for (let at = 0; at < letters.length; at++) {
      starts.push(start);
      ends.push(end);
    }
  }
  const words: FoldedWord[] = [];
  for (let from = 0; from < folded.length; ) {
    let at = from;
    for (let length = wordLength(folded, at); length > 0; length = wordLength(folded, at))
      at += length;
    if (at > from) {
      const word = folded.slice(from, at);
      words.push({ word, start: starts[from] ?? 0, end: ends[at - 1] ?? text.length });
    }
    from = at + 1;
  }
  return words;
}

const dot = 0x2e;
/** The range of the first units of surrogate pairs; folded text has no half of one. */
const [pairsFrom, pairsTo] = [0xd800, 0xdbff];
const isWord = /[\p{Alphabetic}\p{Nd}+#]/u;
/** By UTF-16 unit: 1 within words, 2 between them, 0 not known yet. */
const kinds = new Uint8Array(0x10000);

/** How many units belong to a word here, as `separatorRuns` has it in a fraction of the time; 0 between words. */
function wordLength(folded: string, at: number): number {
  const code = folded.charCodeAt(at);
  if (code === dot) {
    const next = folded.charCodeAt(at + 1);
    return next >= 0x61 && next <= 0x7a && folded.charCodeAt(at - 1) !== dot ? 1 : 0;
  }
  if (code >= pairsFrom && code <= pairsTo) {
    return isWord.test(folded.slice(at, at + 2)) ? 2 : 0;
  }
  if (!kinds[code]) kinds[code] = isWord.test(folded.charAt(at)) ? 1 : 2;
  return kinds[code] === 1 ? 1 : 0;
}

const foldedUnits: string[] = [];

/** A letter of a single UTF-16 unit, as nearly all are. */
function foldUnit(text: string, at: number): string {
  const code = text.charCodeAt(at);
  let letters = foldedUnits[code];
  if (letters === undefined) {
    letters = foldLetters(text.charAt(at));
    if (code < maxCharacters) foldedUnits[code] = letters;
  }
  return letters;
}

/** Far more than the texts of a board have; a hostile text must not fill the memory. */
const maxCharacters = 4096;

/** Most of the time of marking a long list would go into folding the same few letters. */
const foldCharacter = remembering(maxCharacters, foldLetters);

/** The end of a letter with the marks, joiners and selectors that belong to it. */
function endWithMarks(text: string, start: number): number {
  const next = start + 1;
  if (standsAlone(text, start) && (next === text.length || standsAlone(text, next))) return next;
  withMarks.lastIndex = start;
  withMarks.test(text);
  return withMarks.lastIndex || next;
}

const withMarks = /.[\p{M}\u200c\u200d]*/suy;

/** Latin and Arabic letters and whatever else is neither a mark nor half of a pair: nearly all of a text. */
function standsAlone(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x300 || (code >= 0x620 && code <= 0x64a);
}

/** The same without the last steps: marks and letters alone, signs and spaces as they stand. */
export function foldLetters(text: string): string {
  return text
    .replace(unstorable, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(folded, (from) => foldOf.get(from) ?? "");
}

const unstorable = /[\0\p{Surrogate}]/gu;

const letters: readonly (readonly [from: string, to: string])[] = [
  ["أإآٱ", "ا"],
  ["ىیې", "ي"],
  ["ةەہھ", "ه"],
  ["ؤ", "و"],
  ["ئ", "ي"],
  ["ک", "ك"],
  ["ı", "i"],
  ["ø", "o"],
  ["đð", "d"],
  ["ł", "l"],
  ["ς", "σ"],
  ["٠۰", "0"],
  ["١۱", "1"],
  ["٢۲", "2"],
  ["٣۳", "3"],
  ["٤۴", "4"],
  ["٥۵", "5"],
  ["٦۶", "6"],
  ["٧۷", "7"],
  ["٨۸", "8"],
  ["٩۹", "9"],
];

const dropped: readonly (readonly [first: number, last: number])[] = [
  [0x00ad, 0x00ad], // soft hyphen
  [0x0300, 0x036f], // Latin accents
  [0x0610, 0x061a], // Quranic signs above the line
  [0x061c, 0x061c], // Arabic letter mark
  [0x0621, 0x0621], // hamza on its own
  [0x0640, 0x0640], // tatweel
  [0x064b, 0x065f], // vowels, madda, hamza above and below
  [0x0670, 0x0670], // dagger alif
  [0x06d6, 0x06dc],
  [0x06df, 0x06e4],
  [0x06e7, 0x06e8],
  [0x06ea, 0x06ed],
  [0x08d3, 0x08e1],
  [0x08e3, 0x08ff],
  [0x200b, 0x200f], // zero width, bidi marks
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x2069],
  [0xfe00, 0xfe0f], // which picture an emoji shows
  [0xfeff, 0xfeff],
];

/** One character to one or none; the dropped ones stand last, as SQL's translate() needs them. */
export const folds: ReadonlyArray<readonly [from: string, to: string]> = [
  ...letters.flatMap(([from, to]) => Array.from(from, (letter) => [letter, to] as const)),
  ...dropped.flatMap(([first, last]) =>
    Array.from(
      { length: last - first + 1 },
      (_, i) => [String.fromCharCode(first + i), ""] as const,
    ),
  ),
];

const foldOf = new Map(folds);
const folded = new RegExp(`[${folds.map(([from]) => from).join("")}]`, "gu");

// A dot stays before a Latin letter (.net, node.js), + and # everywhere (c++, c#).
const separatorRuns = /(?:[^\p{Alphabetic}\p{Nd}+#.]|\.{2,}|\.(?![a-z]))+/gu;
