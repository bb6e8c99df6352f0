import { asc, gte } from "drizzle-orm";
import { emailQueues } from "#app/emails/email-lanes.ts";
import { type Actor, isAdmin, isModerator } from "#app/features/accounts/actor.ts";
import { countCvBytes } from "#app/features/applications/cv/cv-growth.server.ts";
import { lastDays } from "#app/features/figures/figure-days.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { byteOrderMark, csvRow } from "#app/platform/csv/csv.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { countWaitingWork } from "#app/platform/queue/waiting-work.server.ts";
import { daysOfBoard } from "./board-days.server.ts";
import { boardDays } from "./board-days.table.ts";
import { type BoardCounts, type BoardPeriod, boardKinds, noCounts } from "./board-period.ts";

export type BoardFigures = {
  /** The days of the period, or twelve months as 2026-11, oldest first; each with its counts. */
  parts: string[];
  counts: BoardCounts[];
  totals: BoardCounts;
  /** Of a period as long before. */
  before: BoardCounts;
  /** Bytes of all CVs, and emails that wait. */
  cvBytes: number;
  waitingEmails: number;
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
  const [rows, cvBytes, work] = await Promise.all([
    db
      .select()
      .from(boardDays)
      .where(gte(boardDays.day, former[0] ?? ""))
      .orderBy(asc(boardDays.day)),
    storedBytes(),
    countWaitingWork(),
  ]);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const sumOver = (some: readonly string[]) =>
    some.reduce((sum, day) => add(sum, byDay.get(day) ?? noCounts), noCounts);
  const parts = isYear ? [...new Set(days.map((day) => day.slice(0, 7)))] : days;
  return {
    parts,
    counts: parts.map((part) => sumOver(days.filter((day) => day.startsWith(part)))),
    totals: sumOver(days),
    before: sumOver(former),
    cvBytes: cvBytes.stored,
    waitingEmails: emailQueues.reduce((sum, queue) => sum + (work.get(queue)?.waiting ?? 0), 0),
  };
}

/** The first day of twelve months that end with the month of a day. */
function firstOfMonths(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
}

/** It reads all documents: once in ten minutes is enough. */
const storedBytes = cachedQuery(600_000, countCvBytes);

function add(one: BoardCounts, other: BoardCounts): BoardCounts {
  return Object.fromEntries(
    boardKinds.map((kind) => [kind, one[kind] + other[kind]]),
  ) as BoardCounts;
}

/** The same figures as a table. */
export async function exportBoardFigures(
  actor: Actor,
  period: BoardPeriod,
  language: Language,
): Promise<string> {
  const { parts, counts } = await findBoardFigures(actor, period);
  const { board } = messagesFor(language);
  const rows = [
    [period === "year" ? board.month : board.day, ...boardKinds.map((kind) => board.kinds[kind])],
    ...parts.map((part, at) => [
      part,
      ...boardKinds.map((kind) => String(counts[at]?.[kind] ?? 0)),
    ]),
  ];
  return byteOrderMark + rows.map(csvRow).join("");
}
