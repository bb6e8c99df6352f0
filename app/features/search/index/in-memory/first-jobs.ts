import type { Place, TextSort } from "#app/features/search/index/job-order.server.ts";
import type { JobColumns } from "./job-columns.ts";
import type { Ordinals } from "./ordinals.ts";

type Part = { from: Place | undefined; limit: number };
type TimePart = Part & {
  order: "newest" | "oldest";
  without?: { has: (ordinal: number) => boolean };
};

/** The first of these jobs by the time of posting, after a place in that order and without some. */
export function firstJobs(
  columns: JobColumns,
  ordinals: Ordinals,
  { order, from, limit, without }: TimePart,
): number[] {
  const sign = order === "oldest" ? 1 : -1;
  const after = from && { postedAt: microsecondsOf(from.at), id: wordsOf(from.id) };
  const first: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  if (limit === 0) return first;
  // Ordinals are about in the order of posting, so that the first ones come early.
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[order === "oldest" ? i : ordinals.length - 1 - i] as number;
    if (sign * (columns.postedAt[ordinal] as number) > last || without?.has(ordinal)) continue;
    if (after && sign * columns.compareTo(ordinal, after) <= 0) continue;
    let at = first.length;
    while (at > 0 && sign * columns.compare(ordinal, first[at - 1] as number) < 0) at -= 1;
    if (at === limit) continue;
    first.splice(at, 0, ordinal);
    if (first.length > limit) first.pop();
    if (first.length === limit) last = sign * (columns.postedAt[first.at(-1) as number] as number);
  }
  return first;
}

/**
 * The first of ranked jobs, after a place in their order: the lowest rank first, of one rank the newest,
 * of one moment the lower id.
 */
export function firstRanked<Ranked extends { ordinal: number; rank: number }>(
  columns: JobColumns,
  ranked: readonly Ranked[],
  { from, skip, limit }: Part & { skip: number },
): Ranked[] {
  const times = (ordinal: number) => columns.postedAt[ordinal] as number;
  const after = from && {
    rank: Number(from.first),
    postedAt: microsecondsOf(from.at),
    id: wordsOf(from.id),
  };
  const left = after
    ? ranked.filter(({ ordinal, rank }) => {
        const order = rank - after.rank || after.postedAt - times(ordinal);
        return (order || columns.compareTo(ordinal, after)) > 0;
      })
    : [...ranked];
  return left
    .sort((one, other) => {
      const order = one.rank - other.rank || times(other.ordinal) - times(one.ordinal);
      return order || columns.compare(one.ordinal, other.ordinal);
    })
    .slice(skip, skip + limit);
}

/** The first of these jobs by title, company's name or salary, of one key the newest, after a place in that order. */
export function firstByText(
  columns: JobColumns,
  ordinals: Ordinals,
  order: TextSort,
  { from, skip, limit }: Part & { skip: number },
): { ordinal: number; first: string }[] {
  const after = from?.first === undefined ? undefined : placeBy(order, from.first, from);
  const wanted = skip + limit;
  const compare = (one: Keyed, other: Keyed) =>
    compareKeys(one.key, other.key) || columns.compare(other.ordinal, one.ordinal);
  let first: Keyed[] = [];
  let lastHead = Number.POSITIVE_INFINITY;
  for (const ordinal of ordinals) {
    if (columns.sortHead(order, ordinal) > lastHead) continue;
    const each = { ordinal, key: columns.sortKey(order, ordinal) };
    if (after) {
      const way = compareKeys(each.key, after.key) || -columns.compareTo(ordinal, after);
      if (way <= 0) continue;
    }
    first.push(each);
    if (first.length < 2 * wanted) continue;
    first = first.sort(compare).slice(0, wanted);
    lastHead = columns.sortHead(order, first.at(-1)?.ordinal ?? 0);
  }
  return first
    .sort(compare)
    .slice(skip, wanted)
    .map(({ ordinal, key }) => ({ ordinal, first: keyText(key) }));
}

type Key = string | number;
type Keyed = { ordinal: number; key: Key };

function compareKeys(one: Key, other: Key): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const digitsOfPay = 15;

/** A key as a cursor has it; see RowSort. */
function keyText(key: Key): string {
  if (typeof key === "string") return key;
  return Number.isFinite(key) ? String(key).padStart(digitsOfPay, "0") : "~";
}

function placeBy(order: TextSort, first: string, { at, id }: Place) {
  const pay = first === "~" ? Number.POSITIVE_INFINITY : Number(first);
  return { key: order === "salary" ? pay : first, postedAt: microsecondsOf(at), id: wordsOf(id) };
}

/** Microseconds since 1970 as ISO with six digits. */
export function isoMicroseconds(micros: number): string {
  const iso = new Date(Math.floor(micros / 1000)).toISOString().slice(0, -1);
  return `${iso}${String(micros % 1000).padStart(3, "0")}Z`;
}

/** ISO with microseconds. */
function microsecondsOf(at: string): number {
  return Date.parse(`${at.slice(0, 19)}Z`) * 1000 + Number(at.slice(20, 26));
}

function wordsOf(id: string): Uint32Array {
  const hex = id.replaceAll("-", "");
  return Uint32Array.from([0, 8, 16, 24], (at) => Number.parseInt(hex.slice(at, at + 8), 16));
}
