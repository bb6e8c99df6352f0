import { countWaitingEmails, type WaitingEmails } from "#app/emails/waiting-emails.server.ts";
import { countCvBytes } from "#app/features/applications/cv/cv-growth.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import type { BoardFigure } from "./serve.ts";

/** The metrics of the whole board, from the database. */
export const boardFigures: BoardFigure[] = [
  {
    name: "furas_letters_waiting",
    help: "Letters that are not sent yet",
    read: async () => (await emailFigures()).waiting,
  },
  {
    name: "furas_letters_oldest_seconds",
    help: "How long the oldest of them has waited",
    read: async () => (await emailFigures()).oldest,
  },
  { name: "furas_cv_bytes", help: "Bytes of all CVs", read: async () => (await cvBytes()).stored },
  {
    name: "furas_cv_bytes_last_day",
    help: "Bytes of the CVs that came within the last 24 hours",
    read: async () => (await cvBytes()).lastDay,
  },
];

/** It reads all rows: once a minute is enough. */
const cvBytes = cachedQuery(60_000, countCvBytes);

let pending: Promise<WaitingEmails> | undefined;

/** Both figures are read at once, by one question. */
function emailFigures(): Promise<WaitingEmails> {
  pending ??= countWaitingEmails().finally(() => {
    pending = undefined;
  });
  return pending;
}
