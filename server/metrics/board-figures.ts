import { sql } from "drizzle-orm";
import { emailQueues } from "#app/emails/email-lanes.ts";
import { countCvBytes } from "#app/features/applications/cv/cv-growth.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { queueSchema } from "#app/platform/database/queue-tables.server.ts";
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

type EmailFigures = { waiting: number; oldest: number };

let pending: Promise<EmailFigures> | undefined;

/** Both figures are read at once, by one question. */
function emailFigures(): Promise<EmailFigures> {
  pending ??= countEmails().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function countEmails(): Promise<EmailFigures> {
  const [row] = await db.execute<EmailFigures>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(case state when 'created' then start_after else created_on end)), 0)::float as oldest
    from ${sql.identifier(queueSchema)}.job
    where name = any(${sql.param(emailQueues)}) and (state in ('retry', 'active')
      -- What is gathered for later does not wait for the mail server.
      or state = 'created' and start_after <= now())`);
  return row ?? { waiting: 0, oldest: 0 };
}
