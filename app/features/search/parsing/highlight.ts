import { findPlaceById } from "#app/features/places/place.ts";
import { namesOf } from "#app/features/search/words/intent-words.ts";
import type { ParsedQuery, QueryPart } from "#app/features/search/words/parsed-query.ts";
import { stem, stemAfterClitic, stemsOf } from "#app/features/search/words/stem.ts";
import { type FoldedWord, fold, foldedWords } from "#app/platform/fold.ts";
import { remembering } from "#app/platform/remembering.ts";

/** Where something begins and ends in a text, as offsets of its UTF-16 units, one after the other. */
export type Ranges = number[];

/** The stems a search marks in a text. */
export type Wanted = {
  /** Names whose words stand one after the other, by their first word. */
  names: ReadonlyMap<string, readonly Name[]>;
  /** Names whose words may stand apart in a title, each word as any of its readings. */
  apart: readonly (readonly ReadonlySet<string>[])[];
  /** The stems of words that are written with a final ى. */
  undotted: ReadonlySet<string>;
};
type Name = readonly string[];

/** The highlights of a search: all names in both languages of each thing. */
export function wantedOf({ parts: all, rawWords }: ParsedQuery): Wanted {
  const parts = all.filter(({ demand }) => demand !== "excluded");
  const names = parts.flatMap(namesIn).filter((name) => name.length > 0);
  const apart = [
    ...names.filter(({ length }) => length > 1).map((name) => name.map((each) => new Set([each]))),
    ...parts.flatMap((part) => (part.kind === "words" ? [piecesOf(part)] : [])),
  ];
  const written = parts.flatMap((part) => writtenNames(part, rawWords)).flatMap(undottedWords);
  const ofIntents = parts.flatMap((part) => (part.kind === "intent" ? namesIn(part).flat() : []));
  const undotted = new Set([...written.map((word) => stem(fold(word))), ...ofIntents]);
  return { names: Map.groupBy(names, ([first = ""]) => first), apart, undotted };
}

/** The names as they are written, where a fold could make another word of them. */
function writtenNames(part: QueryPart, rawWords: readonly string[]): string[] {
  const raw = rawWords.slice(part.from, part.to + 1);
  if (part.kind === "place") return [...raw, ...part.ids.flatMap(ownNamesOf)];
  return part.kind === "words" ? [...raw, ...part.names.flatMap(({ names }) => names)] : raw;
}

function undottedWords(name: string): string[] {
  return name.split(/\s+/).filter((word) => /ى\p{M}*$/u.test(word));
}

/**
 * The whole words of a text that are wanted, in any form; a name of several words is one range. In
 * a title the words of a name count apart too.
 */
export function findWanted(text: string, wanted: Wanted, inTitle = false): Ranges {
  const words = wordsIn(text, wanted, inTitle);
  const alone = inTitle ? metApart(words, wanted) : undefined;
  const ranges: Ranges = [];
  for (let index = 0; index < words.length; ) {
    const single = alone && isAlone(words[index], alone) ? 1 : 0;
    const length = Math.max(single, longestAt(index, words, wanted));
    const [first, last] = [words[index], words[index + length - 1]];
    if (length > 0 && first && last) ranges.push(first.start, last.end);
    index += Math.max(length, 1);
  }
  return ranges;
}

/** The start of the first match of `findWanted`. */
export function findFirstWanted(text: string, wanted: Wanted): number | undefined {
  const words = wordsIn(text, wanted, false);
  return words.find((_, index) => longestAt(index, words, wanted) > 0)?.start;
}

/**
 * The words of a text with the hamzas that folding drops. Of one that is written with a final ى where only ي is
 * wanted, the word is empty: ليلى is not ليلي, unless the text writes ى for any ي.
 */
function wordsIn(text: string, { undotted }: Wanted, inTitle: boolean): FoldedWord[] {
  const words = foldedWords(text);
  // Most texts have neither.
  if (!/[ءى]/.test(text)) return words;
  const distinguishes = !writesUndotted(text, inTitle);
  return words.map(({ word, start, end }) => {
    const whole = withHamza(text, end);
    const isOther =
      distinguishes &&
      /ى\p{M}*$/u.test(text.slice(start, whole)) &&
      !stemsOfWord(word).some((each) => undotted.has(each));
    return { word: isOther ? "" : word, start, end: whole };
  });
}

/** As in Egypt; a title is too short to show it, so one without any ي is taken for such. */
function writesUndotted(text: string, inTitle: boolean): boolean {
  if (/ي(?!\p{L})/u.test(text)) return false;
  return inTitle || /(?<!\p{L})(?:ف|ه|الت|الذ)ى(?!\p{L})/u.test(text);
}

function withHamza(text: string, end: number): number {
  if (text.charAt(end) !== "ء") return end;
  hamza.lastIndex = end;
  hamza.test(text);
  return hamza.lastIndex;
}

const hamza = /ء[\p{M}\u0640]*/uy;

function isAlone(word: FoldedWord | undefined, alone: ReadonlySet<string>): boolean {
  return word !== undefined && stemsOfWord(word.word).some((each) => alone.has(each));
}

/** Every reading of the names whose words are all there. */
function metApart(words: readonly FoldedWord[], { apart }: Wanted): Set<string> {
  const there = new Set(words.flatMap(({ word }) => stemsOfWord(word)));
  const met = apart.filter((name) =>
    name.every((word) => [...word].some((reading) => there.has(reading))),
  );
  return new Set(met.flat().flatMap((word) => [...word]));
}

function namesIn(part: QueryPart): Name[] {
  if (part.kind === "intent") return namesOf(part.intent).map(stemsOf);
  if (part.kind === "place") return [part.words.map(stem), ...part.ids.flatMap(namesOfPlace)];
  if (part.kind === "pay") return [];
  if (part.kind === "verbatim") return [part.words.map(stem)];
  const { words, names, number, pieces } = part;
  const own = pieces.length === 1 ? (pieces[0]?.stems ?? []).map((each) => [each]) : [];
  const called = [...names.flatMap(({ forms }) => forms), words.map(stem), ...own];
  if (number !== undefined) return called.map((form) => [number, ...form]);
  return [...called, ...names.flatMap(({ related }) => related)];
}

function namesOfPlace(id: string): Name[] {
  return ownNamesOf(id).map((name) => stemsOf(fold(name)));
}

function ownNamesOf(id: string): string[] {
  const place = findPlaceById(id);
  const named = place?.city ?? place?.province ?? place?.country;
  return named ? [named.ar, named.en, ...(named.also ?? [])] : [];
}

/** Each word of a longer name, as itself and by its own names. */
function piecesOf({ pieces }: QueryPart & { kind: "words" }): ReadonlySet<string>[] {
  return pieces.map(({ stems, names }) => {
    const alone = names.flatMap(({ forms }) => forms).filter(({ length }) => length === 1);
    return new Set([...stems, ...alone.flat()]);
  });
}

/** A word's stem, and the one after a clitic letter: ومحاسب is محاسب too. */
const stemsOfWord = remembering(8192, (word): string[] => {
  const after = stemAfterClitic(word);
  return after === undefined ? [stem(word)] : [stem(word), after];
});

/** How many words from here on are a name; 0 where none is. */
function longestAt(index: number, words: readonly FoldedWord[], { names }: Wanted): number {
  const here = words[index];
  if (!here) return 0;
  let longest = 0;
  for (const first of stemsOfWord(here.word)) {
    for (const name of names.get(first) ?? []) {
      if (name.length > longest && standsAt(index, words, name)) longest = name.length;
    }
  }
  return longest;
}

function standsAt(index: number, words: readonly FoldedWord[], name: Name): boolean {
  return name.every((each, place) => {
    const word = words[index + place];
    return word !== undefined && stemsOfWord(word.word).includes(each);
  });
}
