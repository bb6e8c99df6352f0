import { setImmediate } from "node:timers/promises";
import type { Dump } from "./dump.ts";
import { grown, longerBy } from "./grown.ts";
import { type AnyTerm, inAny, type Ordinals } from "./ordinals.ts";

const blockBits = 20;
const inBlock = 2 ** blockBits - 1;
const bytesOfAddress = 4;
/** The most that a gap takes. */
const bytesOfGap = 5;
/**
 * The bytes of the first part of a posting list and of the longest; each is half as long again as the one
 * before. Of 270,000 jobs a seventh of the bytes are addresses or not used yet; it would be more than a
 * quarter with parts twice as long each time, up to 4,096.
 */
const [firstPart, longestPart] = [8, 512];
/** `compact` stores up to this many bytes of a name and its list in one part; the rest of a full block stays unused. */
const longestWhole = 4096;
/** This many are laid anew in some milliseconds. */
const termsAtOnce = 2_000;
const none = -1;
/**
 * The numbers of a term's record: the hash of its name, where that stands, the lengths of the name and of
 * the list's first part, which follows it; the length of the list's last part, where the list goes on and
 * where that part ends; how many ordinals it has, and the last of them.
 */
const width = 8;
const [hashAt, nameAt, lengthsAt, partAt, nextAt, endAt, countAt, latestAt] = [
  0, 1, 2, 3, 4, 5, 6, 7,
];
/** A name, which is a lexeme of PostgreSQL, has fewer than 2^11 bytes: the first part's length is above them. */
const nameBits = 11;
const nameMask = 2 ** nameBits - 1;
/** Terms follow each other with a line break in between, which none of them has. */
const lineBreak = 10;

/**
 * The posting lists of all terms. A list is the gaps between its ordinals, seven bits to a byte, the
 * lowest first and the last byte of a gap marked. It lies in parts that grow as the list does; each
 * ends in the address of the next, which is a block's number and the place in it. Terms are never made
 * into strings: there are some 150 to a job.
 */
export class TermIndex {
  private blocks: Uint8Array[] = [];
  /** Where the next part or name goes. */
  private free = 0;
  private terms = 0;
  /** The numbers of terms by the hashes of their names. */
  private slots = new Int32Array(4096).fill(none);
  /** The numbers of a term lie together, in one line of the processor's cache. */
  private records = new Uint32Array(1024 * width);

  static of({ numbers, columns, blocks }: Dump): TermIndex {
    const index = new TermIndex();
    index.free = numbers.free ?? 0;
    index.terms = numbers.terms ?? 0;
    index.slots = columns.slots as Int32Array<ArrayBuffer>;
    index.records = columns.records as Uint32Array<ArrayBuffer>;
    index.blocks = blocks;
    return index;
  }

  /**
   * All that `of` needs, as it is now. Later jobs are written behind what the records tell of, so the blocks
   * need no copy.
   */
  dump(): Dump {
    const { free, terms } = this;
    return {
      numbers: { free, terms },
      columns: { slots: this.slots.slice(), records: this.records.slice() },
      texts: {},
      blocks: [...this.blocks],
    };
  }

  /** The bytes in use. */
  get bytes(): number {
    return (this.blocks.length << blockBits) + this.slots.byteLength + this.records.byteLength;
  }

  /**
   * Adds a job to the lists of its terms, which stand from one place up to another, with line breaks
   * between them and none twice. Its ordinal is above all others.
   */
  add(ordinal: number, terms: Uint8Array, from = 0, to = terms.length): void {
    let start = from;
    let hash = firstHash;
    for (let at = from; at < to; at++) {
      const byte = terms[at] as number;
      if (byte !== lineBreak) {
        hash = hashed(hash, byte);
        continue;
      }
      this.append(this.termAt(terms, start, at, hash), ordinal);
      start = at + 1;
      hash = firstHash;
    }
    if (start < to) this.append(this.termAt(terms, start, to, hash), ordinal);
  }

  /**
   * Lays each list into one part without room to grow; later jobs go into parts behind it. Nothing may be
   * added or asked meanwhile.
   */
  async compact(): Promise<void> {
    const { blocks } = this;
    this.blocks = [];
    this.free = 0;
    this.records = this.records.slice(0, this.terms * width);
    let room = new Uint8Array(longestWhole);
    for (let term = 0; term < this.terms; term++) {
      if (term % termsAtOnce === 0) await setImmediate();
      const needed = nameMask + bytesOfGap * this.read(term, countAt);
      if (room.length < needed) room = new Uint8Array(2 * needed);
      this.layAnew(term, room.subarray(0, this.copyTo(room, term, blocks)));
    }
  }

  /** Copies a term's name and list out of the blocks, without the addresses between parts; returns their bytes. */
  private copyTo(to: Uint8Array, term: number, blocks: readonly Uint8Array[]): number {
    const stop = this.read(term, nextAt);
    let at = this.read(term, nameAt);
    let length = this.firstLength(term);
    let end = at + this.nameLength(term) + length - bytesOfAddress;
    let size = 0;
    for (;;) {
      const block = blocks[at >>> blockBits] as Uint8Array;
      for (const last = Math.min(end, stop < at ? end : stop); at < last; at++) {
        to[size++] = block[at & inBlock] as number;
      }
      if (at === stop) return size;
      at = addressIn(block, end);
      length = lengthAfter(length);
      end = at + length - bytesOfAddress;
    }
  }

  /** Writes a name and the bytes of its list to where the next is free. */
  private layAnew(term: number, bytes: Uint8Array): void {
    const { records } = this;
    const record = term * width;
    const nameLength = this.nameLength(term);
    const whole = Math.min(bytes.length, longestWhole);
    const part = whole - nameLength + bytesOfAddress;
    const at = this.reserve(whole + bytesOfAddress);
    (this.blocks[at >>> blockBits] as Uint8Array).set(bytes.subarray(0, whole), at & inBlock);
    records[record + nameAt] = at;
    records[record + lengthsAt] = lengthsOf(nameLength, part);
    records[record + partAt] = part;
    records[record + nextAt] = at + whole;
    records[record + endAt] = at + whole;
    for (const byte of bytes.subarray(whole)) this.write(record, byte);
  }

  /** The ordinals of all jobs that have any of the terms. */
  ordinalsOf(terms: AnyTerm): Ordinals {
    return inAny(terms.map((term) => this.list(this.numberOf(Buffer.from(term)))));
  }

  /** The ordinals of all jobs that have a term that begins so; goes through the names of all terms. */
  ordinalsBeginning(text: string): Ordinals {
    const beginning = Buffer.from(text);
    const lists: Ordinals[] = [];
    for (let term = 0; term < this.terms; term++) {
      if (this.begins(term, beginning)) lists.push(this.list(term));
    }
    return inAny(lists);
  }

  /** How many ordinals a term has, without reading them. */
  countOf(name: string): number {
    const term = this.numberOf(Buffer.from(name));
    return term === none ? 0 : this.read(term, countAt);
  }

  private numberOf(name: Uint8Array): number {
    let hash = firstHash;
    for (let at = 0; at < name.length; at++) hash = hashed(hash, name[at] as number);
    const slot = this.slotOf(name, 0, name.length, hash);
    return this.slots[slot] as number;
  }

  private begins(term: number, beginning: Uint8Array): boolean {
    if (this.nameLength(term) < beginning.length) return false;
    const name = this.read(term, nameAt);
    const block = this.blocks[name >>> blockBits] as Uint8Array;
    return beginning.every((byte, at) => block[(name & inBlock) + at] === byte);
  }

  /** Empty for `none`. */
  private list(term: number): Ordinals {
    const count = term === none ? 0 : this.read(term, countAt);
    const ordinals = new Uint32Array(count);
    if (count === 0) return ordinals;
    let at = this.read(term, nameAt) + this.nameLength(term);
    let length = this.firstLength(term);
    let end = at + length - bytesOfAddress;
    let block = this.blocks[at >>> blockBits] as Uint8Array;
    let ordinal = 0;
    for (let nth = 0; nth < count; nth++) {
      for (let shift = 0; ; shift += 7) {
        if (at === end) {
          at = addressIn(block, end);
          length = lengthAfter(length);
          end = at + length - bytesOfAddress;
          block = this.blocks[at >>> blockBits] as Uint8Array;
        }
        const byte = block[at++ & inBlock] as number;
        ordinal += (byte & 127) << shift;
        if (byte > 127) break;
      }
      ordinals[nth] = ordinal;
    }
    return ordinals;
  }

  /** The number of the term that stands there; one that is new gets an empty list. */
  private termAt(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const slot = this.slotOf(bytes, from, to, hash);
    const known = this.slots[slot] as number;
    return known === none ? this.begin(bytes.subarray(from, to), hash, slot) : known;
  }

  /** Where the number of a term stands, or would. */
  private slotOf(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const mask = this.slots.length - 1;
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const term = this.slots[slot] as number;
      if (term === none) return slot;
      if ((this.read(term, hashAt) | 0) === hash && this.isNamed(term, bytes, from, to))
        return slot;
    }
  }

  private isNamed(term: number, bytes: Uint8Array, from: number, to: number): boolean {
    if (this.nameLength(term) !== to - from) return false;
    const name = this.read(term, nameAt);
    const block = this.blocks[name >>> blockBits] as Uint8Array;
    for (let at = from, i = name & inBlock; at < to; at++, i++) {
      if (block[i] !== bytes[at]) return false;
    }
    return true;
  }

  private begin(name: Uint8Array, hash: number, slot: number): number {
    const term = this.terms++;
    if (term * width === this.records.length) {
      this.records = grown(this.records, new Uint32Array(width * longerBy(term)));
    }
    const { length } = name;
    const named = this.reserve(length + firstPart);
    (this.blocks[named >>> blockBits] as Uint8Array).set(name, named & inBlock);
    const list = named + length;
    const end = list + firstPart - bytesOfAddress;
    const lengths = lengthsOf(length, firstPart);
    this.records.set([hash, named, lengths, firstPart, list, end, 0, 0], term * width);
    this.slots[slot] = term;
    if (2 * this.terms > this.slots.length) this.rehash();
    return term;
  }

  private append(term: number, ordinal: number): void {
    const { records } = this;
    const record = term * width;
    let gap = ordinal - (records[record + latestAt] as number);
    for (; gap > 127; gap >>>= 7) this.write(record, gap & 127);
    this.write(record, gap | 128);
    records[record + latestAt] = ordinal;
    records[record + countAt] = (records[record + countAt] as number) + 1;
  }

  private write(record: number, byte: number): void {
    let at = this.records[record + nextAt] as number;
    if (at === this.records[record + endAt]) at = this.lengthen(record, at);
    const block = this.blocks[at >>> blockBits] as Uint8Array;
    block[at & inBlock] = byte;
    this.records[record + nextAt] = at + 1;
  }

  /** Gives a list another part; returns where that begins. */
  private lengthen(record: number, end: number): number {
    const length = lengthAfter(this.records[record + partAt] as number);
    const at = this.reserve(length);
    this.writeAddress(end, at);
    this.records[record + partAt] = length;
    this.records[record + endAt] = at + length - bytesOfAddress;
    return at;
  }

  private nameLength(term: number): number {
    return this.read(term, lengthsAt) & nameMask;
  }

  private firstLength(term: number): number {
    return this.read(term, lengthsAt) >>> nameBits;
  }

  private read(term: number, at: number): number {
    return this.records[term * width + at] as number;
  }

  /** Nothing lies in two blocks. */
  private reserve(length: number): number {
    const rest = (this.blocks.length << blockBits) - this.free;
    if (rest < length) {
      this.free = this.blocks.length << blockBits;
      this.blocks.push(new Uint8Array(2 ** blockBits));
    }
    this.free += length;
    return this.free - length;
  }

  private writeAddress(at: number, address: number): void {
    const block = this.blocks[at >>> blockBits] as Uint8Array;
    for (let i = 0; i < bytesOfAddress; i++) block[(at & inBlock) + i] = address >>> (8 * i);
  }

  private rehash(): void {
    const mask = 2 * this.slots.length - 1;
    this.slots = new Int32Array(mask + 1).fill(none);
    for (let term = 0; term < this.terms; term++) {
      const hash = this.read(term, hashAt);
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (this.slots[slot] !== none) slot = (slot + 1) & mask;
      this.slots[slot] = term;
    }
  }
}

/** The address that stands at a place of its block. */
function addressIn(block: Uint8Array, at: number): number {
  let address = 0;
  for (let i = 0; i < bytesOfAddress; i++) {
    address |= (block[(at & inBlock) + i] as number) << (8 * i);
  }
  return address >>> 0;
}

function lengthAfter(length: number): number {
  return Math.min(Math.max(length + (length >>> 1), firstPart), longestPart);
}

function lengthsOf(name: number, part: number): number {
  return (part << nameBits) | name;
}

/** FNV-1a. */
const firstHash = 0x811c9dc5 | 0;

function hashed(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}
