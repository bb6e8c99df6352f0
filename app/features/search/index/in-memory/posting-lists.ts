import type { Ordinals } from "./ordinals.ts";

/** Terms of a job as the index has them, of which any will do. */
export type AnyTerm = readonly string[];

/** What a list and each of its terms take besides ordinals and letters, about. */
const bytesOfList = 300;
const bytesOfTerm = 200;

type List = { key: string; terms: AnyTerm; ordinals: Uint32Array; length: number };

/**
 * Posting lists of the terms that were searched for, within a number of bytes: the least recently used go
 * first. A list may hold ordinals of jobs that are gone.
 */
export class PostingLists {
  private readonly lists = new Map<string, List>();
  private readonly byTerm = new Map<string, Set<List>>();
  private readonly maxBytes: number;
  private bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get(terms: AnyTerm): Ordinals | undefined {
    const key = keyOf(terms);
    const list = this.lists.get(key);
    if (!list) return undefined;
    this.lists.delete(key);
    this.lists.set(key, list);
    return list.ordinals.subarray(0, list.length);
  }

  /** Holds the sorted ordinals of all jobs that have any of the terms; they are its own from then on. */
  set(terms: AnyTerm, ordinals: Ordinals): void {
    const key = keyOf(terms);
    this.drop(key);
    const isPart = ordinals.byteLength < ordinals.buffer.byteLength;
    const own = isPart ? ordinals.slice() : ordinals;
    const list = { key, terms, ordinals: own, length: own.length };
    this.lists.set(key, list);
    this.bytes += bytesOf(list);
    for (const term of terms) {
      const lists = this.byTerm.get(term) ?? new Set<List>();
      this.byTerm.set(term, lists.add(list));
    }
    for (const oldest of this.lists.keys()) {
      if (this.bytes <= this.maxBytes || oldest === key) break;
      this.drop(oldest);
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
      this.bytes -= bytesOf(list);
      const longer = new Uint32Array(Math.ceil(1.25 * list.length) + 4);
      longer.set(list.ordinals);
      list.ordinals = longer;
      this.bytes += bytesOf(list);
    }
    list.ordinals[list.length++] = ordinal;
  }

  private drop(key: string): void {
    const list = this.lists.get(key);
    if (!list) return;
    this.lists.delete(key);
    this.bytes -= bytesOf(list);
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
