import type { LogoPrint } from "./logo-print.ts";

/** Hashes that differ in this many of 64 bits at most are compared by their shapes. */
export const nearBits = 8;
/** Shapes that go together this closely are those of one picture. See docs/measurements/0078-copies.md. */
export const alikeFrom = 0.92;

/** In how many of 64 bits two hashes differ. */
export function bitsBetween(one: LogoPrint["parts"], other: LogoPrint["parts"]): number {
  let bits = 0;
  for (const [at, part] of one.entries()) {
    for (let rest = (part ^ (other[at] ?? 0)) & 0xffff; rest > 0; rest &= rest - 1) bits += 1;
  }
  return bits;
}

/** The correlation of two shapes: 1 where one is the other in lighter or darker colours. */
export function likeness(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const [a, b] = [deviations(one), deviations(other)];
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  const both = Math.sqrt(product(a, a) * product(b, b));
  return both === 0 ? 0 : product(a, b) / both;
}

function deviations(values: ArrayLike<number>): number[] {
  const list = Array.from(values);
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  return list.map((value) => value - mean);
}

/** The parts that differ from one in two bits at most: one itself, 16 and 120. */
export function partsNear(part: number): number[] {
  const masks = new Set([0]);
  for (let one = 0; one < 16; one++) {
    for (let other = 0; other < 16; other++) masks.add((1 << one) | (1 << other));
  }
  return [...masks].map((mask) => ((part ^ mask) << 16) >> 16);
}
