import { and, asc, eq, isNotNull, lte, notInArray, sql } from "drizzle-orm";
import { feedRuns, feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";

/** The queued work on feeds: a run, or the end of a source's jobs. */
export type FeedTask = { run: string } | { ending: string };

export async function enqueueRun(run: string, tx?: Transaction): Promise<void> {
  await enqueueJob("feeds", { run } satisfies FeedTask, tx);
}

export async function enqueueEnding(source: string, tx?: Transaction): Promise<void> {
  await enqueueJob("feeds", { ending: source } satisfies FeedTask, tx);
}

/**
 * Begins a run of a source, unless one is under way: there is one at a time, by an index. Returns its id, or
 * undefined.
 */
export async function startRun(tx: Transaction, sourceId: string): Promise<string | undefined> {
  const [run] = await tx
    .insert(feedRuns)
    .values({ sourceId })
    .onConflictDoNothing()
    .returning({ id: feedRuns.id });
  await tx
    .update(feedSources)
    .set({ nextAt: sql`now() + make_interval(hours => ${feedSources.everyHours})` })
    .where(eq(feedSources.id, sourceId));
  if (run) await enqueueRun(run.id, tx);
  return run?.id;
}

/** Sources that one look begins with. */
export const startedAtOnce = 50;

/** Begins the runs of sources whose time has come. */
export async function startDueRuns(): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: feedSources.id })
      .from(feedSources)
      .where(
        and(
          eq(feedSources.state, "works"),
          lte(feedSources.nextAt, sql`now()`),
          // An uploaded file stays as it is.
          isNotNull(feedSources.url),
        ),
      )
      .orderBy(asc(feedSources.nextAt))
      .limit(startedAtOnce)
      .for("no key update", { skipLocked: true });
    for (const { id } of due) await startRun(tx, id);
  });
}

/** Runs of one source that are listed. */
export const maxRuns = 30;

/** Removes all but the last runs of a source. */
export async function removeOldRuns(tx: Transaction, sourceId: string): Promise<void> {
  const newest = tx
    .select({ id: feedRuns.id })
    .from(feedRuns)
    .where(eq(feedRuns.sourceId, sourceId))
    .orderBy(sql`${feedRuns.createdAt} desc nulls first`)
    .limit(maxRuns);
  await tx
    .delete(feedRuns)
    .where(and(eq(feedRuns.sourceId, sourceId), notInArray(feedRuns.id, newest)));
}
