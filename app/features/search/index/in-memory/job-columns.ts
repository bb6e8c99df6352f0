import { postedWithins } from "#app/features/job/filters/job-filters.ts";
import { type CodeCount, choicesIn, placeIn } from "#app/features/job/job-codes.ts";
import type { TextSort } from "#app/features/search/index/job-order.server.ts";
import type { Dump } from "./dump.ts";
import { grown, longerBy } from "./grown.ts";
import { TextColumn } from "./text-column.ts";

/**
 * Bytes of a job as `job_columns` in SQL sends it: id, microseconds since 1970, code, minutes since 1970,
 * bounds of pay, and the key of lists by salary; NaN where there is none.
 */
export const bytesOfJob = 56;

/** The folded texts that lists are sorted by. */
export type SortTexts = { title: string; company: string };

const minJobs = 1024;
const widthOfPay = 3;
const free = -1;
const removed = -2;

/**
 * The active jobs, each under a number, its ordinal, with its id, when it was posted and its code. An
 * ordinal is not given again: a job that has changed gets another one.
 */
export class JobColumns {
  /** How many ordinals were given. */
  size = 0;
  /** How many jobs there are. */
  jobs = 0;
  /** By ordinal, in microseconds since 1970. */
  postedAt = new Float64Array(minJobs);
  private ids = new Uint32Array(4 * minJobs);
  private minutes = new Int32Array(minJobs);
  /** Which of `pays` each job has. */
  private payOf = new Uint32Array(minJobs);
  /** Three numbers of each pay that jobs have: its bounds, NaN where one is open, and the key it is sorted by. */
  private pays = new Float64Array(widthOfPay * 64);
  private readonly payNumbers = new Map<string, number>();
  private titles = new TextColumn(minJobs);
  private companies = new TextColumn(minJobs);
  /** Each job's facet values packed into a number by `writeCode`. Few jobs share one: 200,000 codes at 300,000 jobs. */
  private codes = new Int32Array(minJobs);
  private living = new Uint8Array(minJobs);
  /** Ordinals by the hash of their ids. */
  private slots = new Int32Array(2 * minJobs).fill(free);
  private slotsUsed = 0;

  static of({ numbers, columns, texts }: Dump): JobColumns {
    const jobs = new JobColumns();
    jobs.size = numbers.size ?? 0;
    jobs.jobs = numbers.jobs ?? 0;
    jobs.slotsUsed = numbers.slotsUsed ?? 0;
    jobs.postedAt = columns.postedAt as Float64Array<ArrayBuffer>;
    jobs.ids = columns.ids as Uint32Array<ArrayBuffer>;
    jobs.minutes = columns.minutes as Int32Array<ArrayBuffer>;
    jobs.payOf = columns.payOf as Uint32Array<ArrayBuffer>;
    const pays = columns.pays as Float64Array;
    for (let at = 0; at < pays.length; at += widthOfPay) {
      jobs.payNumber(pays[at] as number, pays[at + 1] as number, pays[at + 2] as number);
    }
    jobs.codes = columns.codes as Int32Array<ArrayBuffer>;
    jobs.living = columns.living as Uint8Array<ArrayBuffer>;
    jobs.slots = columns.slots as Int32Array<ArrayBuffer>;
    jobs.titles = TextColumn.of(columns.titles as Uint32Array, texts.titles ?? []);
    jobs.companies = TextColumn.of(columns.companies as Uint32Array, texts.companies ?? []);
    return jobs;
  }

  /** All that `of` needs, as it is now. */
  dump(): Dump {
    const { size, jobs, slotsUsed } = this;
    const [titles, companies] = [this.titles.dump(size), this.companies.dump(size)];
    return {
      numbers: { size, jobs, slotsUsed },
      columns: {
        postedAt: this.postedAt.subarray(0, size),
        ids: this.ids.subarray(0, 4 * size),
        minutes: this.minutes.subarray(0, size),
        payOf: this.payOf.subarray(0, size),
        pays: this.pays.slice(0, widthOfPay * this.payNumbers.size),
        codes: this.codes.subarray(0, size),
        living: this.living.slice(0, size),
        slots: this.slots.slice(),
        titles: titles.numbers,
        companies: companies.numbers,
      },
      texts: { titles: titles.texts, companies: companies.texts },
      blocks: [],
    };
  }

  /** Adds the job that stands in `view` from `at`; returns its ordinal. */
  add(view: DataView, at: number, { title, company }: SortTexts): number {
    if (this.size === this.living.length) this.grow();
    const ordinal = this.size;
    this.size += 1;
    this.jobs += 1;
    for (let word = 0; word < 4; word++) {
      this.ids[4 * ordinal + word] = view.getUint32(at + 4 * word);
    }
    this.postedAt[ordinal] = Number(view.getBigInt64(at + 16));
    this.codes[ordinal] = view.getInt32(at + 24);
    this.minutes[ordinal] = view.getInt32(at + 28);
    this.payOf[ordinal] = this.payNumber(
      view.getFloat64(at + 32),
      view.getFloat64(at + 40),
      view.getFloat64(at + 48),
    );
    this.titles.set(ordinal, title);
    this.companies.set(ordinal, company);
    this.living[ordinal] = 1;
    if (2 * (this.slotsUsed + 1) > this.slots.length) this.rehash();
    this.putInSlot(ordinal);
    return ordinal;
  }

  /** Removes the job whose id stands in `view` from `at`, if it is here. */
  remove(view: DataView, at: number): void {
    const slot = this.slotOf(view, at);
    if (slot < 0) return;
    this.living[this.slots[slot] as number] = 0;
    this.slots[slot] = removed;
    this.jobs -= 1;
  }

  /** The ordinal of the job whose id stands in `view` from `at`; -1 for none. */
  ordinalOf(view: DataView, at: number): number {
    const slot = this.slotOf(view, at);
    return slot < 0 ? -1 : (this.slots[slot] as number);
  }

  /** Those that have not been removed, posted since a time in microseconds where one is given. */
  alive(ordinals: Uint32Array, since = Number.NEGATIVE_INFINITY): Uint32Array {
    if (this.size === this.jobs && since === Number.NEGATIVE_INFINITY) return ordinals;
    const alive = new Uint32Array(ordinals.length);
    let count = 0;
    for (const ordinal of ordinals) {
      const isMet = this.living[ordinal] === 1 && (this.postedAt[ordinal] as number) >= since;
      if (isMet) alive[count++] = ordinal;
    }
    return alive.subarray(0, count);
  }

  /** Whether a pay overlaps the range, as is_paid in SQL tells; an open bound of either meets all. */
  isPaid(ordinal: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean {
    const isBelow = this.payHigh(ordinal) < min;
    const isAbove = this.payLow(ordinal) > max;
    return !isBelow && !isAbove;
  }

  /** The same of a pay with an open bound as if the other one were all of it; of none never. */
  isPaidSurely(ordinal: number, min?: number, max?: number): boolean {
    const low = this.payLow(ordinal);
    const high = this.payHigh(ordinal);
    const [from, to] = [Number.isNaN(low) ? high : low, Number.isNaN(high) ? low : high];
    const isBelow = min !== undefined && to < min;
    const isAbove = max !== undefined && from > max;
    return !Number.isNaN(from) && !isBelow && !isAbove;
  }

  /** Whether all of a pay is within the bounds, and not only some of it. */
  isPaidWholly(ordinal: number, min?: number, max?: number): boolean {
    const low = this.payLow(ordinal);
    const high = this.payHigh(ordinal);
    const isEnough = min === undefined || low >= min;
    return isEnough && (max === undefined || high <= max);
  }

  idOf(ordinal: number): string {
    let hex = "";
    for (let word = 0; word < 4; word++) {
      hex += (this.ids[4 * ordinal + word] as number).toString(16).padStart(8, "0");
    }
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  }

  /** Orders by the time of posting and then the id, as the database does. */
  compare(one: number, other: number): number {
    const byTime = (this.postedAt[one] as number) - (this.postedAt[other] as number);
    return byTime || compareIds(this.ids, 4 * one, this.ids, 4 * other);
  }

  /** The same of a job and a place in the order: microseconds and the four numbers of an id. */
  compareTo(ordinal: number, place: { postedAt: number; id: Uint32Array }): number {
    const byTime = (this.postedAt[ordinal] as number) - place.postedAt;
    return byTime || compareIds(this.ids, 4 * ordinal, place.id, 0);
  }

  /** The folded title. */
  title(ordinal: number): string {
    return this.titles.at(ordinal);
  }

  /** The key by which a list is sorted, rising; that of a salary falls as the salary rises. */
  sortKey(order: TextSort, ordinal: number): string | number {
    if (order === "title") return this.titles.at(ordinal);
    if (order === "company") return this.companies.at(ordinal);
    const key = this.pays[widthOfPay * (this.payOf[ordinal] as number) + 2] as number;
    return Number.isNaN(key) ? Number.POSITIVE_INFINITY : key;
  }

  /** A number that is not lower for a later key: cheaper to look at. */
  sortHead(order: TextSort, ordinal: number): number {
    if (order === "title") return this.titles.headAt(ordinal);
    if (order === "company") return this.companies.headAt(ordinal);
    return this.sortKey(order, ordinal) as number;
  }

  /** All jobs, as ordinals. */
  all(): Uint32Array {
    const ordinals = new Uint32Array(this.jobs);
    let count = 0;
    for (let ordinal = 0; ordinal < this.size; ordinal++) {
      if (this.living[ordinal] === 1) ordinals[count++] = ordinal;
    }
    return ordinals;
  }

  /** Counts jobs by their code, as IndexReader tells; the codes in the order in which they are met. */
  countCodes(ordinals: Uint32Array, now = Date.now()): CodeCount[] {
    const since = postedWithins.map((days) => now / 60_000 - Number(days) * 24 * 60);
    const counts: CodeCount[] = [];
    const codes: number[] = [];
    // A table of hashes: nearly all of a board's thousands of codes are none of most lists'.
    const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * ordinals.length + 2)));
    const mask = slots.length - 1;
    for (const ordinal of ordinals) {
      const code = this.codes[ordinal] as number;
      let slot = hash(code ^ (code >>> 16)) & mask;
      let number = slots[slot] as number;
      while (number !== 0 && codes[number - 1] !== code) {
        slot = (slot + 1) & mask;
        number = slots[slot] as number;
      }
      if (number === 0) {
        const within = since.map(() => 0);
        number = counts.push({ code: choicesIn(code), place: placeIn(code), jobs: 0, within });
        codes.push(code);
        slots[slot] = number;
      }
      const count = counts[number - 1] as CodeCount;
      const minute = this.minutes[ordinal] as number;
      count.jobs += 1;
      for (let at = 0; at < since.length; at++) {
        if (minute >= (since[at] as number)) count.within[at] = (count.within[at] as number) + 1;
      }
    }
    return counts;
  }

  private payLow(ordinal: number): number {
    return this.pays[widthOfPay * (this.payOf[ordinal] as number)] as number;
  }

  private payHigh(ordinal: number): number {
    return this.pays[widthOfPay * (this.payOf[ordinal] as number) + 1] as number;
  }

  /** The number of a pay, which is held once: most jobs have none, and many the same. */
  private payNumber(...pay: readonly [low: number, high: number, key: number]): number {
    const name = pay.join();
    const known = this.payNumbers.get(name);
    if (known !== undefined) return known;
    const number = this.payNumbers.size;
    this.payNumbers.set(name, number);
    const at = widthOfPay * number;
    if (at === this.pays.length) this.pays = grown(this.pays, new Float64Array(2 * at));
    this.pays.set(pay, at);
    return number;
  }

  /** Called for each job of an order that is gone through, so that nothing is allocated. */
  private slotOf(view: DataView, at: number): number {
    const first = view.getUint32(at);
    const second = view.getUint32(at + 4);
    const third = view.getUint32(at + 8);
    const fourth = view.getUint32(at + 12);
    const { ids, slots } = this;
    const mask = slots.length - 1;
    for (let slot = hash(second, fourth) & mask; ; slot = (slot + 1) & mask) {
      const ordinal = slots[slot] as number;
      if (ordinal === free) return -1;
      if (ordinal === removed) continue;
      const id = 4 * ordinal;
      if (
        ids[id + 3] === fourth &&
        ids[id + 2] === third &&
        ids[id + 1] === second &&
        ids[id] === first
      ) {
        return slot;
      }
    }
  }

  private putInSlot(ordinal: number): void {
    const mask = this.slots.length - 1;
    let slot = hash(this.ids[4 * ordinal + 1], this.ids[4 * ordinal + 3]) & mask;
    while (this.slots[slot] !== free) slot = (slot + 1) & mask;
    this.slots[slot] = ordinal;
    this.slotsUsed += 1;
  }

  private rehash(): void {
    let length = this.slots.length;
    while (length < 4 * this.jobs) length *= 2;
    this.slots = new Int32Array(length).fill(free);
    this.slotsUsed = 0;
    // The one that is being added is put in afterwards.
    for (let ordinal = 0; ordinal < this.size - 1; ordinal++) {
      if (this.living[ordinal] === 1) this.putInSlot(ordinal);
    }
  }

  private grow(): void {
    const length = longerBy(this.living.length);
    this.postedAt = grown(this.postedAt, new Float64Array(length));
    this.ids = grown(this.ids, new Uint32Array(4 * length));
    this.minutes = grown(this.minutes, new Int32Array(length));
    this.codes = grown(this.codes, new Int32Array(length));
    this.payOf = grown(this.payOf, new Uint32Array(length));
    this.titles.grow(length);
    this.companies.grow(length);
    this.living = grown(this.living, new Uint8Array(length));
  }
}

function hash(one = 0, other = 0): number {
  return Math.imul(one ^ (other >>> 7), 0x9e3779b1) >>> 3;
}

function compareIds(one: Uint32Array, at: number, other: Uint32Array, otherAt: number): number {
  for (let word = 0; word < 4; word++) {
    const difference = (one[at + word] as number) - (other[otherAt + word] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
