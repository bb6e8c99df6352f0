import { sql } from "drizzle-orm";
import { db } from "../../app/platform/database.server.ts";
import { queueSchema } from "../../app/platform/queue-tables.server.ts";
import type { BoardFigure } from "./serve.ts";

/** What the database tells of the whole board. */
export const boardFigures: BoardFigure[] = [
  {
    name: "furas_letters_waiting",
    help: "Letters that are not sent yet",
    read: async () => (await letters()).waiting,
  },
  {
    name: "furas_letters_oldest_seconds",
    help: "How long the oldest of them has waited",
    read: async () => (await letters()).oldest,
  },
];

type Letters = { waiting: number; oldest: number };

let asking: Promise<Letters> | undefined;

/** Both figures are read at once, by one question. */
function letters(): Promise<Letters> {
  asking ??= countLetters().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function countLetters(): Promise<Letters> {
  const [found] = await db.execute<Letters>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_on)), 0)::float as oldest
    from ${sql.identifier(queueSchema)}.job
    where name = 'letters' and state in ('created', 'retry', 'active')`);
  return found ?? { waiting: 0, oldest: 0 };
}
