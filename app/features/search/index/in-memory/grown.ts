import type { Column } from "./dump.ts";

/** A longer column, which begins as this one. */
export function grown<T extends Column>(from: T, to: T): T {
  to.set(from as never);
  return to;
}
