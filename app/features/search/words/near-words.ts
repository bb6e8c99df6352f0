/** How many letters one may be off: none in short words. */
export function maxDistanceFor(word: string): number {
  const { length } = word;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Words of one length, each with its letters as bits (see letterSet) and its place in the whole list. */
type SameLength = { words: string[]; letters: number[]; places: number[] };

/** A list of words to compare another one with, again and again. */
export class NearWords {
  private size = 0;
  private readonly ofLength = new Map<number, SameLength>();

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    const same = this.ofLength.get(word.length) ?? { words: [], letters: [], places: [] };
    same.words.push(word);
    same.letters.push(letterSet(word));
    same.places.push(this.size++);
    this.ofLength.set(word.length, same);
  }

  /** The words nearest to one, at most `maxDistance` letters off, the nearest alone. */
  to(word: string, maxDistance: number): string[] {
    let nearest: { word: string; place: number }[] = [];
    let least = maxDistance;
    const letters = letterSet(word);
    for (const length of lengthsAround(word.length, maxDistance)) {
      const same = this.ofLength.get(length);
      for (let at = 0; same && at < same.words.length; at++) {
        if (bitsIn(letters ^ (same.letters[at] as number)) > 2 * least) continue;
        const other = same.words[at] as string;
        const distance = editDistance(word, other, least);
        if (distance > least) continue;
        if (distance < least) nearest = [];
        least = distance;
        nearest.push({ word: other, place: same.places[at] as number });
      }
    }
    return nearest.sort((a, b) => a.place - b.place).map(({ word }) => word);
  }
}

/** Words of the same length first: a near match ends the search. */
function lengthsAround(length: number, maxDistance: number): number[] {
  const lengths = [length];
  for (let off = 1; off <= maxDistance; off++) lengths.push(length - off, length + off);
  return lengths;
}

const remembered = new WeakMap<readonly string[], NearWords>();

/** The words nearest to one, at most `maxDistance` letters off, the nearest alone. */
export function nearWords(word: string, words: readonly string[], maxDistance: number): string[] {
  let list = remembered.get(words);
  if (!list) {
    list = new NearWords(words);
    remembered.set(words, list);
  }
  return list.to(word, maxDistance);
}

/**
 * Words equally far off, those first whose letters are likeliest mixed up: letters of one sound, vowels
 * that are written or not, a letter twice.
 */
export function likeliest(word: string, near: readonly string[]): string[] {
  if (near.length < 2) return [...near];
  const costs = near.map((other) => ({ other, cost: mistakeCost(word, other) }));
  costs.sort((a, b) => a.cost - b.cost);
  const least = costs[0]?.cost ?? 0;
  return costs.filter(({ cost }) => cost <= least + likelyChange + 0.1).map(({ other }) => other);
}

/** The edits from a word to another, the likely ones for less. */
export function mistakeCost(word: string, other: string): number {
  let last = [0];
  for (let j = 1; j <= other.length; j++) last.push(at(last, j - 1) + gapCost(other, j - 1));
  let beforeLast: number[] = [];
  for (let i = 1; i <= word.length; i++) {
    const row = [at(last, 0) + gapCost(word, i - 1)];
    for (let j = 1; j <= other.length; j++) {
      let least = Math.min(
        at(last, j) + gapCost(word, i - 1),
        at(row, j - 1) + gapCost(other, j - 1),
        at(last, j - 1) + changeCost(word.charAt(i - 1), other.charAt(j - 1)),
      );
      if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]) {
        least = Math.min(least, at(beforeLast, j - 2) + 0.7);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, other.length);
}

const likelyChange = 0.4;

/** Of a letter that is too much or missing. */
function gapCost(word: string, index: number): number {
  const letter = word.charAt(index);
  return letter === word.charAt(index - 1) || vowels.has(letter) ? 0.6 : 1;
}

function changeCost(one: string, other: string): number {
  if (one === other) return 0;
  if (soundOf(one) === soundOf(other)) return likelyChange;
  return vowels.has(one) && vowels.has(other) ? 0.6 : 1;
}

const vowels = new Set("aeiouyاويه");

/** A folded word with one letter for each sound: mistakes between them are the commonest in Arabic. */
export function soundAlike(word: string): string {
  return Array.from(word, soundOf).join("");
}

function soundOf(letter: string): string {
  return sounds.get(letter) ?? letter;
}

const sounds = new Map(
  ["ظض", "زذ", "سثص", "كق", "تط", "ckq", "sz", "iy", "vf", "gj"].flatMap((group) =>
    Array.from(group.slice(1), (letter) => [letter, group.charAt(0)] as const),
  ),
);

/**
 * The letters of a word as bits, several letters to a bit. One changed letter changes two bits at
 * most, so most words of a vocabulary need no comparison letter by letter.
 */
function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set;
}

function bitsIn(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Letters to add, drop, change or swap with the next; stops counting beyond `maxDistance`. */
export function editDistance(a: string, b: string, maxDistance = Number.POSITIVE_INFINITY): number {
  let [beforeLast, last, row] = b.length < rows[0].length ? rows : newRows(b.length + 1);
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let leastOfRow = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let least = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (letter === other ? 0 : 1),
      );
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        least = Math.min(least, at(beforeLast, j - 2) + 1);
      }
      row[j] = least;
      if (least < leastOfRow) leastOfRow = least;
    }
    if (leastOfRow > maxDistance) return maxDistance + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return at(last, b.length);
}

type Row = Float64Array;

/** Used again for every comparison: thousands are made for one misspelt word. */
const rows = newRows(64);

function newRows(length: number): [Row, Row, Row] {
  return [new Float64Array(length), new Float64Array(length), new Float64Array(length)];
}

function at(row: ArrayLike<number>, place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
