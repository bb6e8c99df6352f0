import { LruMap } from "#app/platform/lru-map.ts";

/** Terms of a job as the index has them, of which any will do. */
export type AnyTerm = readonly string[];

/** Bytes of a list and of each of its terms besides ordinals and letters, about. */
const bytesOfList = 300;
const bytesOfTerm = 200;

type List = { key: string; terms: AnyTerm; ordinals: Uint32Array; length: number };

/**
 * Posting lists of the terms that were searched for, within a number of bytes: the least recently used go
 * first. A list may hold ordinals of jobs that are gone.
 */
export class PostingLists {
  private readonly lists: LruMap<string, List>;
  private readonly byTerm = new Map<string, Set<List>>();

  constructor(maxBytes: number) {
    this.lists = new LruMap({
      max: maxBytes,
      sizeOf: (_, list) => bytesOf(list),
      onRemoved: (list) => this.forgetTerms(list),
    });
  }

  get(terms: AnyTerm): Ordinals | undefined {
    const list = this.lists.get(keyOf(terms));
    return list?.ordinals.subarray(0, list.length);
  }

  /** Holds the sorted ordinals of all jobs that have any of the terms; they are its own from then on. */
  set(terms: AnyTerm, ordinals: Ordinals): void {
    const key = keyOf(terms);
    const isPart = ordinals.byteLength < ordinals.buffer.byteLength;
    const own = isPart ? ordinals.slice() : ordinals;
    const list = { key, terms, ordinals: own, length: own.length };
    this.lists.set(key, list);
    for (const term of terms) {
      const lists = this.byTerm.get(term) ?? new Set<List>();
      this.byTerm.set(term, lists.add(list));
    }
  }

  /** Adds a job of these terms, whose ordinal is above all others, to the lists that it belongs to. */
  add(ordinal: number, terms: readonly string[]): void {
    const met = new Set<List>();
    for (const term of terms) for (const list of this.byTerm.get(term) ?? []) met.add(list);
    for (const list of met) this.append(list, ordinal);
  }

  private append(list: List, ordinal: number): void {
    if (list.length === list.ordinals.length) {
      const longer = new Uint32Array(Math.ceil(1.25 * list.length) + 4);
      longer.set(list.ordinals);
      list.ordinals = longer;
      this.lists.resized(list.key);
    }
    list.ordinals[list.length++] = ordinal;
  }

  private forgetTerms(list: List): void {
    for (const term of list.terms) {
      const others = this.byTerm.get(term);
      others?.delete(list);
      if (others?.size === 0) this.byTerm.delete(term);
    }
  }
}

/** No term has a line break: texts are folded before they become terms. */
function keyOf(terms: AnyTerm): string {
  return terms.join("\n");
}

function bytesOf({ key, terms, ordinals }: List): number {
  return bytesOfList + bytesOfTerm * terms.length + 4 * key.length + ordinals.byteLength;
}

/** Sorted ordinals of jobs, each once. */
export type Ordinals = Uint32Array;

/** Length ratio above which binary search beats a merge. */
const muchLonger = 12;

/** Those that stand in all lists. */
export function inAll(lists: readonly Ordinals[]): Ordinals {
  const [shortest = empty, ...others] = [...lists].sort((a, b) => a.length - b.length);
  return others.reduce(inBoth, shortest);
}

/** Those that stand in any of the lists. */
export function inAny(lists: readonly Ordinals[]): Ordinals {
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const end = lists.reduce((max, list) => Math.max(max, (list.at(-1) ?? 0) + 1), 0);
  if (lists.length > 2 && manyMarks * total > end) return marked(lists, total, end);
  let left = lists;
  // By pairs, so that none is copied more often than there are rounds.
  while (left.length > 1) {
    left = left.flatMap((list, at) => (at % 2 ? [] : [inEither(list, left[at + 1] ?? empty)]));
  }
  return left[0] ?? empty;
}

/** Ratio of lengths above which marking places beats merging lists. */
const manyMarks = 8;

/** The ordinals of the lists, which need not be sorted, all below `end`. */
function marked(lists: readonly Ordinals[], total: number, end: number): Ordinals {
  const marks = new Uint8Array(end);
  for (const list of lists) for (const ordinal of list) marks[ordinal] = 1;
  const ordinals = new Uint32Array(Math.min(total, end));
  let count = 0;
  for (let ordinal = 0; ordinal < end; ordinal++) {
    if (marks[ordinal] === 1) ordinals[count++] = ordinal;
  }
  return ordinals.subarray(0, count);
}

/** Those of the first that the second lacks. */
export function without(ordinals: Ordinals, excluded: Ordinals): Ordinals {
  let at = 0;
  return ordinals.filter((ordinal) => {
    while (at < excluded.length && (excluded[at] as number) < ordinal) at += 1;
    return excluded[at] !== ordinal;
  });
}

const empty = new Uint32Array(0);

function inBoth(short: Ordinals, long: Ordinals): Ordinals {
  const both = new Uint32Array(Math.min(short.length, long.length));
  let count = 0;
  let at = 0;
  const jumps = short.length * muchLonger < long.length;
  for (let each = 0; each < short.length; each++) {
    const ordinal = short[each] as number;
    if (jumps) at = firstNotBelow(long, ordinal, at);
    else while (at < long.length && (long[at] as number) < ordinal) at += 1;
    if (at === long.length) break;
    if (long[at] === ordinal) both[count++] = ordinal;
  }
  return both.subarray(0, count);
}

function inEither(one: Ordinals, other: Ordinals): Ordinals {
  const either = new Uint32Array(one.length + other.length);
  let count = 0;
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    const [a, b] = [one[i] as number, other[j] as number];
    either[count++] = Math.min(a, b);
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  for (; i < one.length; i++) either[count++] = one[i] as number;
  for (; j < other.length; j++) either[count++] = other[j] as number;
  return either.subarray(0, count);
}

/** From `from` on, where the first stands that is not below `ordinal`. */
export function firstNotBelow(list: Ordinals, ordinal: number, from = 0): number {
  let low = from;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}
