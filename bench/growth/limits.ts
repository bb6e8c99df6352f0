import type { Cost } from "./measure/measured-board.ts";

/** How much more a page may read on the large board, and from which size on that counts. */
const maxRatio = 5;
export const fewBlocks = 500;
const maxBytes = 300 * 1024;
const maxTurn = 100;
/** Of a table that grows: a scan that ends sooner was ended by its limit. */
const nearlyAll = 0.9;

type Limit = "blocks" | "bytes" | "turn" | "scan";

/** What may pass a limit, and why. */
const exceptions: { of: RegExp; limits: Limit[]; why: string }[] = [
  {
    of: /\/export|export the log|\/data\/download|download one's data/,
    limits: ["blocks", "bytes"],
    why: "an export has all rows",
  },
  { of: /\/sitemap/, limits: ["blocks", "bytes", "scan"], why: "a sitemap names all open jobs" },
  {
    of: /tab=users&search/,
    limits: ["blocks", "scan"],
    why: "a search of all users reads what it finds",
  },
  { of: /\/documents\/|\/pictures\//, limits: ["bytes", "turn"], why: "a file, not a page" },
];

export type Pair = { name: string; small: Cost; large: Cost };

export function ratioOf({ small, large }: Pair): number {
  return large.blocks / Math.max(1, small.blocks);
}

/** Which limits a page or an action passes on the large board. */
export function passedLimits(pair: Pair, growing: ReadonlyMap<string, number>): string[] {
  const { name, large } = pair;
  const allowed = exceptions.filter(({ of }) => of.test(name)).flatMap(({ limits }) => limits);
  const scans = [...large.scans].filter(
    ([table, rows]) => rows >= nearlyAll * (growing.get(table) ?? Number.POSITIVE_INFINITY),
  );
  const passed: [Limit, boolean, string][] = [
    ["blocks", large.blocks > fewBlocks && ratioOf(pair) > maxRatio, "blocks"],
    ["bytes", large.bytes > maxBytes, "bytes"],
    ["turn", large.longestTurn > maxTurn, "turn"],
    ["scan", scans.length > 0, `reads ${scans.map(([table]) => table).join(", ")} from end to end`],
  ];
  return passed.filter(([limit, is]) => is && !allowed.includes(limit)).map(([, , what]) => what);
}

export function listExceptions(): string[] {
  return exceptions.map(({ of, limits, why }) => `${of.source}: ${limits.join(", ")}; ${why}`);
}
