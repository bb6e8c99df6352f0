export const boardPeriods = ["month", "year"] as const;
/** Thirty days by day, or twelve months, the last of them not whole. */
export type BoardPeriod = (typeof boardPeriods)[number];

export function readBoardPeriod(text: string | null): BoardPeriod {
  return text === "year" ? "year" : "month";
}

export const boardKinds = [
  "seekers",
  "companies",
  "jobs",
  "views",
  "begun",
  "applications",
  "answered",
] as const;
export type BoardKind = (typeof boardKinds)[number];
export type BoardCounts = Record<BoardKind, number>;

export const noCounts: BoardCounts = {
  seekers: 0,
  companies: 0,
  jobs: 0,
  views: 0,
  begun: 0,
  applications: 0,
  answered: 0,
};
