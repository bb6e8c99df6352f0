import { desc, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { documents } from "./applications.table.ts";

/** Bytes of CVs: all that are stored, and those that came within the last day. */
export async function countCvBytes(): Promise<{ stored: number; lastDay: number }> {
  const [found] = await db
    .select({
      stored: sql<number>`coalesce(sum(${documents.bytes}), 0)::float8`,
      lastDay: sql<number>`coalesce(sum(${documents.bytes})
        filter (where ${documents.createdAt} > now() - interval '24 hours'), 0)::float8`,
    })
    .from(documents);
  return found ?? { stored: 0, lastDay: 0 };
}

const megabyte = 1024 * 1024;

/** Logs when more came within a day than the owner expects, and the account that most came from. */
export async function watchCvGrowth(maxBytesPerDay: number): Promise<void> {
  const { stored, lastDay } = await countCvBytes();
  if (lastDay <= maxBytesPerDay) return;
  const bytes = sql<number>`sum(${documents.bytes})::float8`;
  const [most] = await db
    .select({ account: documents.ownerId, bytes })
    .from(documents)
    .where(sql`${documents.createdAt} > now() - interval '24 hours'`)
    .groupBy(documents.ownerId)
    .orderBy(desc(bytes))
    .limit(1);
  const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);
  log("CVs grow fast", {
    lastDayMb: inMegabytes(lastDay),
    storedMb: inMegabytes(stored),
    mostFrom: most?.account,
    mostMb: inMegabytes(most?.bytes ?? 0),
  });
}
