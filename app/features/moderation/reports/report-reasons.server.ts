import { count, desc, gt, sql } from "drizzle-orm";
import { type Actor, isModerator } from "#app/features/accounts/actor.ts";
import { deskFigureDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { ReportReason } from "./report.ts";
import { reports } from "./reports.table.ts";

export type ReasonCount = { reason: ReportReason; count: number };

/** Reports of the last `deskFigureDays` by their reason, the most frequent first, at most a minute old. A 404 for anyone but moderators. */
export async function countReportReasons(actor: Actor): Promise<ReasonCount[]> {
  if (!isModerator(actor)) throw notFound();
  return countReasons();
}

const countReasons = cachedQuery(60_000, async (): Promise<ReasonCount[]> => {
  return db
    .select({ reason: sql<ReportReason>`${reports.reason}`, count: count() })
    .from(reports)
    .where(gt(reports.createdAt, sql`now() - make_interval(days => ${deskFigureDays})`))
    .groupBy(reports.reason)
    .orderBy(desc(count()), reports.reason);
});
