import { desc, sql } from "drizzle-orm";
import { documents, uploads } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";

/**
 * Documents and incomplete uploads: while scanner or file store are down, complete ones wait in the
 * database.
 */
const stored = sql`(
  select owner_id, bytes, created_at from ${documents}
  union all
  select owner_id, received, created_at from ${uploads}
  where not exists (select 1 from ${documents} where ${documents.id} = ${uploads.id})
) stored`;
const withinDay = sql`created_at > now() - interval '24 hours'`;

/** Bytes of CVs: all that are stored, and those that came within the last day. */
export async function countCvBytes(): Promise<{ stored: number; lastDay: number }> {
  const [total] = await db
    .select({
      stored: sql<number>`coalesce(sum(bytes), 0)::float8`,
      lastDay: sql<number>`coalesce(sum(bytes) filter (where ${withinDay}), 0)::float8`,
    })
    .from(stored);
  return total ?? { stored: 0, lastDay: 0 };
}

const megabyte = 1024 * 1024;

/** Logs when more came within a day than the owner expects, and the account that most came from. */
export async function watchCvGrowth(maxBytesPerDay: number): Promise<void> {
  const bytes = sql<number>`coalesce(sum(bytes), 0)::float8`;
  const [day] = await db.select({ bytes }).from(stored).where(withinDay);
  if (!day || day.bytes <= maxBytesPerDay) return;
  const { stored: all, lastDay } = await countCvBytes();
  const [largest] = await db
    .select({ account: sql<string>`owner_id`, bytes })
    .from(stored)
    .where(withinDay)
    .groupBy(sql`owner_id`)
    .orderBy(desc(bytes))
    .limit(1);
  const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);
  log("CVs grow fast", {
    lastDayMb: inMegabytes(lastDay),
    storedMb: inMegabytes(all),
    largestAccount: largest?.account,
    largestMb: inMegabytes(largest?.bytes ?? 0),
  });
}
