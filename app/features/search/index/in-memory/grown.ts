import type { Column } from "./dump.ts";

/** A longer column, which begins as this one. */
export function grown<T extends Column>(from: T, to: T): T {
  to.set(from as never);
  return to;
}

/** The next length of a full column: a fifth longer, since unused room costs more than frequent copies. */
export function longerBy(length: number): number {
  return Math.max(1024, Math.ceil(1.2 * length));
}
