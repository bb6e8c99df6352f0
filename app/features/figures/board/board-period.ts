export const boardPeriods = ["month", "year"] as const;
/** Thirty days by day, or twelve months, the last of them not whole. */
export type BoardPeriod = (typeof boardPeriods)[number];

export function readBoardPeriod(text: string | null): BoardPeriod {
  return text === "year" ? "year" : "month";
}

/** Sums of a day. */
export const boardKinds = [
  "seekers",
  "companies",
  "jobs",
  "views",
  "begun",
  "applications",
  "answered",
  "searches",
  "emptySearches",
  "emails",
  "bounced",
] as const;
export type BoardKind = (typeof boardKinds)[number];
/** As they were at the end of a day. */
export const boardLevels = ["storedBytes", "waiting"] as const;
export type BoardCounts = Record<BoardKind | (typeof boardLevels)[number], number>;

export const noCounts = Object.fromEntries(
  [...boardKinds, ...boardLevels].map((kind) => [kind, 0]),
) as BoardCounts;

/** Whether the levels of a day were read that night: a day that is counted later has none. */
export function isLevelKnown(counts: BoardCounts | undefined): counts is BoardCounts {
  return counts !== undefined && (counts.storedBytes > 0 || counts.waiting > 0);
}
