import { asc, eq, inArray, sql } from "drizzle-orm";
import { feedChanges, feedRuns, feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { workInParts } from "#app/platform/queue/in-parts.server.ts";
import { completeRun, failRun } from "./end-run.server.ts";
import { readRun } from "./read-run.server.ts";
import { enqueueEnding, enqueueRun, type FeedTask } from "./start-runs.server.ts";
import { endSomeJobs, type Written, writeChange } from "./write-job.server.ts";

/** Changes of one transaction. */
const atOnce = 25;

/** One task of the queue: read a run's feed, write its planned changes, or end the jobs of a source. */
export async function runFeedTask(task: FeedTask): Promise<void> {
  if ("ending" in task) {
    await workInParts(
      (tx) => endSome(tx, task.ending),
      () => enqueueEnding(task.ending),
    );
    return;
  }
  const { run } = task;
  const [row] = await db
    .select({ state: feedRuns.state })
    .from(feedRuns)
    .where(eq(feedRuns.id, run));
  if (row?.state === "writing") await writeRun(run);
  else if (row) await readRun(run);
}

/**
 * Writes for some seconds, and enqueues itself again for the rest. A part is one transaction that also removes
 * what it has written from the plan: killed, tried again or run twice at once it writes each change once.
 */
export function writeRun(id: string, forMs?: number): Promise<void> {
  return workInParts(
    (tx) => writeSome(tx, id),
    () => enqueueRun(id),
    forMs,
  );
}

/** Returns whether more may be left; false as well where another process is at it. */
async function writeSome(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ run: feedRuns, source: feedSources })
    .from(feedRuns)
    .innerJoin(feedSources, eq(feedSources.id, feedRuns.sourceId))
    .where(sql`${feedRuns.id} = ${id} and ${feedRuns.state} = 'writing'`)
    .for("no key update", { of: feedRuns, skipLocked: true });
  if (!row) return false;
  const { run, source } = row;
  const changes = await tx
    .select()
    .from(feedChanges)
    .where(eq(feedChanges.runId, id))
    .orderBy(asc(feedChanges.position))
    .limit(atOnce);
  if (changes.length === 0 || source.state === "removed") {
    await finish(tx, run);
    return false;
  }
  const counts: Partial<Record<Written, number>> = {};
  for (const change of changes) {
    const written = await writeChange(tx, source, change);
    counts[written] = (counts[written] ?? 0) + 1;
  }
  await tx.delete(feedChanges).where(
    sql`${feedChanges.runId} = ${id} and ${inArray(
      feedChanges.position,
      changes.map(({ position }) => position),
    )}`,
  );
  const { quota = 0, added = 0, held = 0, copy = 0, changed = 0, ended = 0 } = counts;
  const reasons = { ...run.reasons };
  if (quota > 0) reasons["quota"] = (reasons["quota"] ?? 0) + quota;
  await tx
    .update(feedRuns)
    .set({
      position: run.position + changes.length,
      added: run.added + added + held,
      held: run.held + held,
      copies: run.copies + copy,
      changed: run.changed + changed,
      closed: run.closed + ended,
      rejected: run.rejected + quota,
      reasons,
      changedAt: sql`now()`,
    })
    .where(eq(feedRuns.id, id));
  await indexChangedJobs(tx);
  return true;
}

async function finish(tx: Transaction, run: typeof feedRuns.$inferSelect): Promise<void> {
  const { id, sourceId, code, step } = run;
  // The feed broke off: what was read of it is written, and the rest is tried again.
  if (code && step === "read") return failRun(tx, { id, sourceId }, { code, step });
  const isWhole = !run.reasons["quota"];
  const version = isWhole ? { etag: run.etag, lastModified: run.lastModified } : nothing;
  await completeRun(tx, { id, sourceId, ...version }, "done");
}

const nothing = { etag: null, lastModified: null };

/** Closes some jobs of a source that was removed or has been stopped for long; then a removed one goes. */
async function endSome(tx: Transaction, sourceId: string): Promise<boolean> {
  const [source] = await tx
    .select()
    .from(feedSources)
    .where(eq(feedSources.id, sourceId))
    .for("update", { skipLocked: true });
  if (!source || (source.state !== "removed" && source.state !== "stopped")) return false;
  if (await endSomeJobs(tx, sourceId)) {
    await indexChangedJobs(tx);
    return true;
  }
  if (source.state === "removed") await tx.delete(feedSources).where(eq(feedSources.id, sourceId));
  return false;
}
