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
const bytes = sql<number>`coalesce(sum(bytes), 0)::float8`;
const dayMs = 24 * 60 * 60_000;

/** Instants as text; an end that is left out does not bound. */
type Span = { since?: string; before?: string };

/** Bytes of the CVs that came within a span; all of them are read if it has no beginning. */
export async function countCvBytes({ since, before }: Span = {}): Promise<number> {
  const isSince = since === undefined ? sql`true` : sql`created_at >= ${since}::timestamptz`;
  const isBefore = before === undefined ? sql`true` : sql`created_at < ${before}::timestamptz`;
  const [row] = await db.select({ bytes }).from(stored).where(sql`${isSince} and ${isBefore}`);
  return row?.bytes ?? 0;
}

/** Bytes of the CVs that came within the last 24 hours. */
export function countCvBytesOfDay(): Promise<number> {
  return countCvBytes({ since: dayAgo() });
}

const dayAgo = () => new Date(Date.now() - dayMs).toISOString();

const megabyte = 1024 * 1024;

/** Logs when more came within a day than the owner expects, and the account that most came from. */
export async function watchCvGrowth(maxBytesPerDay: number): Promise<void> {
  const lastDay = await countCvBytesOfDay();
  if (lastDay <= maxBytesPerDay) return;
  const [largest] = await db
    .select({ account: sql<string>`owner_id`, bytes })
    .from(stored)
    .where(sql`created_at >= ${dayAgo()}::timestamptz`)
    .groupBy(sql`owner_id`)
    .orderBy(desc(bytes))
    .limit(1);
  const inMegabytes = (count: number) => Math.round(count / megabyte);
  log("CVs grow fast", {
    lastDayMb: inMegabytes(lastDay),
    storedMb: inMegabytes(await countCvBytes()),
    largestAccount: largest?.account,
    largestMb: inMegabytes(largest?.bytes ?? 0),
  });
}
