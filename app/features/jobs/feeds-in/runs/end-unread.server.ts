import { and, eq, sql } from "drizzle-orm";
import { feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { unreadFeedDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { enqueueEnding } from "./start-runs.server.ts";

/** Has the jobs of sources closed that could not be read for days. */
export async function endUnreadFeeds(): Promise<void> {
  const unread = await db
    .select({ id: feedSources.id })
    .from(feedSources)
    .where(
      and(
        eq(feedSources.state, "stopped"),
        sql`${feedSources.failingSince} < now() - make_interval(days => ${unreadFeedDays})`,
      ),
    );
  for (const { id } of unread) await enqueueEnding(id);
}
