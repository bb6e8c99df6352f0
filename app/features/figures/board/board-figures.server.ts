import { asc, gte } from "drizzle-orm";
import { emailQueues } from "#app/emails/email-lanes.ts";
import { type Actor, isAdmin, isModerator } from "#app/features/accounts/actor.ts";
import { lastDays } from "#app/features/figures/figure-days.ts";
import { listEmptySearches } from "#app/features/jobs/searched/searched-words.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { byteOrderMark, csvRow } from "#app/platform/csv/csv.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { countWaitingWork } from "#app/platform/queue/waiting-work.server.ts";
import { daysOfBoard, findCvBytes } from "./board-days.server.ts";
import { boardDays } from "./board-days.table.ts";
import {
  type BoardCounts,
  type BoardPeriod,
  boardKinds,
  boardLevels,
  isLevelKnown,
  noCounts,
} from "./board-period.ts";

export type BoardFigures = {
  /** The days of the period, or twelve months as 2026-11, oldest first; each with its counts. */
  parts: string[];
  counts: BoardCounts[];
  totals: BoardCounts;
  /** Of a period as long before. */
  before: BoardCounts;
  /** Bytes of all CVs, and emails that wait, at this moment. */
  cvBytes: number;
  waitingEmails: number;
  /** What five people or more searched for within thirty days, and found nothing. */
  emptySearches: { words: string; searches: number }[];
};

/** The figures of the board until yesterday. A 404 for anyone but admins and moderators. */
export async function findBoardFigures(
  actor: Actor,
  period: BoardPeriod,
  now = Date.now(),
): Promise<BoardFigures> {
  if (!isAdmin(actor) && !isModerator(actor)) throw notFound();
  const isYear = period === "year";
  const all = lastDays(daysOfBoard, now).slice(0, -1);
  const first = firstOfMonths(all.at(-1) ?? "");
  const days = isYear ? all.filter((day) => day >= first) : all.slice(-30);
  const former = all.slice(-2 * days.length, -days.length);
  const [rows, cvBytes, work, emptySearches] = await Promise.all([
    db
      .select()
      .from(boardDays)
      .where(gte(boardDays.day, former[0] ?? ""))
      .orderBy(asc(boardDays.day)),
    findCvBytes(),
    countWaitingWork(),
    listEmptySearches(now),
  ]);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const sumOver = (some: readonly string[]) =>
    some.flatMap((day) => byDay.get(day) ?? []).reduce(add, noCounts);
  const parts = isYear ? [...new Set(days.map((day) => day.slice(0, 7)))] : days;
  return {
    parts,
    counts: parts.map((part) => sumOver(days.filter((day) => day.startsWith(part)))),
    totals: sumOver(days),
    before: sumOver(former),
    cvBytes,
    waitingEmails: emailQueues.reduce((sum, queue) => sum + (work.get(queue)?.waiting ?? 0), 0),
    emptySearches,
  };
}

/** The first day of twelve months that end with the month of a day. */
function firstOfMonths(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
}

/** Sums of both, and the levels of the later. */
function add(one: BoardCounts, other: BoardCounts): BoardCounts {
  const sums = boardKinds.map((kind) => [kind, one[kind] + other[kind]]);
  const levels = boardLevels.map((level) => [level, other[level]]);
  return Object.fromEntries([...sums, ...levels]) as BoardCounts;
}

/** The same figures as a table. */
export async function exportBoardFigures(
  actor: Actor,
  period: BoardPeriod,
  language: Language,
): Promise<string> {
  const { parts, counts, emptySearches } = await findBoardFigures(actor, period);
  const { board } = messagesFor(language);
  const columns = [...boardKinds, ...boardLevels];
  const rows = [
    [period === "year" ? board.month : board.day, ...columns.map((column) => board.kinds[column])],
    ...parts.map((part, at) => [
      part,
      ...boardKinds.map((kind) => String(counts[at]?.[kind] ?? 0)),
      ...boardLevels.map((level) => (isLevelKnown(counts[at]) ? String(counts[at][level]) : "")),
    ]),
    [],
    [board.words, board.kinds.searches],
    ...emptySearches.map(({ words, searches }) => [words, String(searches)]),
  ];
  return byteOrderMark + rows.map(csvRow).join("");
}
