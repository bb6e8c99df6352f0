import type { Finding } from "#bench/findings.ts";

export type { Finding };

export type Part = {
  /** What is done to the board, in one sentence. */
  what: string;
  /** The usual sizes, which NAME=NUMBER changes. */
  sizes?: Record<string, number>;
  /** Starts what it needs, leaves nothing behind. */
  run(sizes: Record<string, number>): Promise<Finding[]>;
};

/** A line for a number that must not be above another. */
export function atMost(what: string, found: number, most: number, unit = ""): Finding {
  const shown = Number.isInteger(found) ? String(found) : found.toFixed(found < 10 ? 2 : 0);
  const toReach = `${most === 0 ? "" : "≤ "}${most}${unit}`;
  return { what, found: `${shown}${unit}`, toReach, reached: found <= most };
}

/** A line for something that must be so. */
export function mustBe(what: string, reached: boolean, found = reached ? "yes" : "no"): Finding {
  return { what, found, toReach: "yes", reached };
}
