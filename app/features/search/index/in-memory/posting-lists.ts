import { LruMap } from "#app/platform/lru-map.ts";
import type { Ordinals } from "./ordinals.ts";

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
