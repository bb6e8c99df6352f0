import { and, eq, inArray, sql } from "drizzle-orm";
import { enqueueFeedStopped } from "#app/features/jobs/feeds-in/emails/feed-emails.server.ts";
import { feedRuns, feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import type { RunState, StopStep } from "#app/features/jobs/feeds-in/source-states.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { removeOldRuns } from "./start-runs.server.ts";

/** Runs in a row that fail before a source is stopped. */
const failuresUntilStop = 3;

type Fault = { code: string; step: StopStep };
type EndedRun = {
  id: string;
  sourceId: string;
  /** Of the feed as it was read; null where all of it is to be read again. */
  etag: string | null;
  lastModified: string | null;
};

/** Ends a run that has read the whole feed: the source works, and remembers the feed's version. */
export async function completeRun(
  tx: Transaction,
  { id, sourceId, etag, lastModified }: EndedRun,
  state: Extract<RunState, "done" | "unchanged">,
): Promise<void> {
  await endRun(tx, id, state);
  await tx
    .update(feedSources)
    .set({
      ranAt: sql`now()`,
      failures: 0,
      failingSince: null,
      stopCode: null,
      stopStep: null,
      ...(state === "done" && { etag, lastModified }),
    })
    .where(eq(feedSources.id, sourceId));
  await removeOldRuns(tx, sourceId);
  log("feed run done", { run: id, source: sourceId, state });
}

/** Ends a run that failed; the third in a row stops its source, and a person is told. */
export async function failRun(
  tx: Transaction,
  { id, sourceId }: Pick<EndedRun, "id" | "sourceId">,
  { code, step }: Fault,
): Promise<void> {
  await endRun(tx, id, "failed", { code, step });
  const [source] = await tx
    .update(feedSources)
    .set({
      failures: sql`${feedSources.failures} + 1`,
      failingSince: sql`coalesce(${feedSources.failingSince}, now())`,
      stopCode: code,
      stopStep: step,
    })
    .where(eq(feedSources.id, sourceId))
    .returning({ failures: feedSources.failures });
  await removeOldRuns(tx, sourceId);
  log("feed run failed", { run: id, source: sourceId, code, step });
  if ((source?.failures ?? 0) >= failuresUntilStop) await stopSource(tx, sourceId, { code, step });
}

/** Stops a source until a person decides, and tells them, once a day. */
export async function stopSource(
  tx: Transaction,
  sourceId: string,
  { code, step }: Fault,
): Promise<void> {
  const [stopped] = await tx
    .update(feedSources)
    .set({ state: "stopped", stopCode: code, stopStep: step })
    .where(and(eq(feedSources.id, sourceId), inArray(feedSources.state, ["works", "stopped"])))
    .returning({ createdBy: feedSources.createdBy, companyId: feedSources.companyId });
  if (!stopped) return;
  const [mailed] = await tx
    .update(feedSources)
    .set({ mailedAt: sql`now()` })
    .where(
      and(
        eq(feedSources.id, sourceId),
        sql`coalesce(${feedSources.mailedAt} < now() - interval '20 hours', true)`,
      ),
    )
    .returning({ id: feedSources.id });
  if (mailed) await enqueueFeedStopped(tx, sourceId, stopped);
}

async function endRun(tx: Transaction, id: string, state: RunState, fault?: Fault): Promise<void> {
  await tx
    .update(feedRuns)
    .set({ state, claim: null, changedAt: sql`now()`, endedAt: sql`now()`, ...fault })
    .where(eq(feedRuns.id, id));
}
