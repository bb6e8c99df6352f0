import type { Column } from "./dump.ts";

/** A longer column, which begins as this one. */
export function grown<T extends Column>(from: T, to: T): T {
  to.set(from as never);
  return to;
}

/** The next length of columns that are full: what is copied often is little beside what would lie unused. */
export function longerBy(length: number): number {
  return Math.max(1024, Math.ceil(1.2 * length));
}
