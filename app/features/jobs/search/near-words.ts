/** How many letters one may be off: none in short words. */
export function maxDistanceFor(word: string): number {
  const { length } = word;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The words nearest to one, at most `most` letters off, the nearest alone. */
export function nearWords(word: string, words: Iterable<string>, maxDistance: number): string[] {
  let nearest: string[] = [];
  let least = maxDistance;
  const letters = letterSet(word);
  for (const other of words) {
    if (Math.abs(other.length - word.length) > least) continue;
    if (bitsIn(letters ^ knownLetterSet(other)) > 2 * least) continue;
    const distance = editDistance(word, other, least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(other);
  }
  return least === 0 || maxDistance > 0 ? nearest : [];
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

const letterSets = new Map<string, number>();
const maxLetterSets = 20_000;

/** The same, remembered: a vocabulary is compared again and again. */
function knownLetterSet(word: string): number {
  let set = letterSets.get(word);
  if (set === undefined) {
    set = letterSet(word);
    if (letterSets.size >= maxLetterSets) letterSets.clear();
    letterSets.set(word, set);
  }
  return set;
}

function bitsIn(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Letters to add, drop, change or swap with the next; stops counting beyond `most`. */
export function editDistance(a: string, b: string, maxDistance = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(beforeLast, j - 2) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > maxDistance) return maxDistance + 1;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
