import { and, eq, inArray, sql } from "drizzle-orm";
import { feedRuns, feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { findTaskStates } from "#app/platform/queue/queue.server.ts";
import { failRun } from "./end-run.server.ts";
import { enqueueEnding, enqueueRun, startedAtOnce } from "./start-runs.server.ts";

/**
 * Goes on with runs and removals that no worker has advanced for minutes and whose task was lost. A run whose task
 * has used up all its tries, by a fault of ours, fails like any other, so that its source says so.
 */
export async function resumeRuns(): Promise<void> {
  const stale = await db
    .select({ id: feedRuns.id, sourceId: feedRuns.sourceId, state: feedRuns.state })
    .from(feedRuns)
    .where(
      and(
        inArray(feedRuns.state, ["waiting", "reading", "writing"]),
        sql`${feedRuns.changedAt} < now() - interval '10 minutes'`,
      ),
    );
  const runs = await findTaskStates("feeds", "run", stale.map(idOf));
  for (const { id, sourceId, state } of stale) {
    if (runs.get(id) === "failed") {
      const step = state === "writing" ? "write" : "read";
      await db.transaction((tx) => failRun(tx, { id, sourceId }, { code: "unknown", step }));
    } else if (!runs.has(id)) await enqueueRun(id);
  }
  const removed = await db
    .select({ id: feedSources.id })
    .from(feedSources)
    .where(eq(feedSources.state, "removed"))
    .limit(startedAtOnce);
  const endings = await findTaskStates("feeds", "ending", removed.map(idOf));
  for (const { id } of removed) if (endings.get(id) !== "waiting") await enqueueEnding(id);
}

const idOf = ({ id }: { id: string }) => id;
