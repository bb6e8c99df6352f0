import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  feedChanges,
  feedItems,
  feedRuns,
  feedSources,
} from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import type { RejectedItem } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import type { AskingCode } from "#app/features/jobs/feeds-in/source-states.ts";
import { maxFeedJobs, maxFeedJobsOfCompany } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { completeRun, failRun, stopSource } from "./end-run.server.ts";
import { type ChangeData, faultyRows, type RejectedRow, type RejectReason } from "./feed-change.ts";
import { type OpenedFeed, openFeed, type RunStep, type Source } from "./open-feed.server.ts";
import { planItem } from "./plan-item.ts";
import { enqueueRun } from "./start-runs.server.ts";

/** Rows that are compared with the stored ones at once. */
const atOnce = 500;
/** Rejected rows of a run that are stored to be looked at. */
const maxExamples = 50;

/**
 * Reads the feed of a run and plans its changes; nothing of the board is written. A run that another worker has
 * taken over meanwhile ends here without a trace. After it the run writes, asks a person, or has ended.
 */
export async function readRun(id: string, open: typeof openFeed = openFeed): Promise<void> {
  const claim = randomUUID();
  const source = await claimRun(id, claim);
  if (!source) return;
  const run = { id, sourceId: source.id, claim };
  const feed = await open(source);
  if ("refused" in feed) {
    await db.transaction(async (tx) => {
      if (await holdRun(tx, run)) await failRun(tx, run, { code: feed.refused, step: "fetch" });
    });
    return;
  }
  if ("unchanged" in feed) {
    await db.transaction(async (tx) => {
      const ended = { ...run, etag: null, lastModified: null };
      if (await holdRun(tx, run)) await completeRun(tx, ended, "unchanged");
    });
    return;
  }
  try {
    await readFeedOf(run, source, feed);
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error;
  } finally {
    await feed.remove();
  }
}

type Run = { id: string; sourceId: string; claim: string };

/** Another worker has this run. */
class TakenOver extends Error {}

async function readFeedOf(run: Run, source: Source, feed: OpenedFeed): Promise<void> {
  const plan = new Plan(run, source);
  for await (const step of feed.steps) await plan.add(step);
  await plan.flush();
  if (plan.ended === undefined) await plan.addMissing();
  const { ended } = plan;
  await db.transaction(async (tx) => {
    if (!(await holdRun(tx, run))) return;
    if (plan.rows === 0) {
      await failRun(tx, run, { code: ended ?? "empty", step: "read" });
      return;
    }
    const question = plan.question();
    await tx
      .update(feedRuns)
      .set({
        ...plan.figures(),
        state: question ? "asking" : "writing",
        claim: null,
        code: question ?? ended ?? null,
        step: question ? "check" : ended ? "read" : null,
        etag: feed.version.etag ?? null,
        lastModified: feed.version.lastModified ?? null,
        changedAt: sql`now()`,
      })
      .where(eq(feedRuns.id, run.id));
    if (question) await stopSource(tx, source.id, { code: question, step: "check" });
    else await enqueueRun(run.id, tx);
  });
}

/** Begins or takes over a run, and drops what an earlier worker has planned; undefined where there is none to read. */
async function claimRun(id: string, claim: string): Promise<Source | undefined> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .update(feedRuns)
      .set({ state: "reading", claim, changedAt: sql`now()` })
      .where(and(eq(feedRuns.id, id), inArray(feedRuns.state, ["waiting", "reading"])))
      .returning({ sourceId: feedRuns.sourceId });
    if (!run) return undefined;
    await tx.delete(feedChanges).where(eq(feedChanges.runId, id));
    const [source] = await tx.select().from(feedSources).where(eq(feedSources.id, run.sourceId));
    return source;
  });
}

/** Whether this worker still has the run, which is locked then. */
async function holdRun(tx: Transaction, { id, claim }: Run): Promise<boolean> {
  const [held] = await tx
    .update(feedRuns)
    .set({ changedAt: sql`now()` })
    .where(and(eq(feedRuns.id, id), eq(feedRuns.claim, claim)))
    .returning({ id: feedRuns.id });
  return held !== undefined;
}

type Planned = Omit<typeof feedChanges.$inferInsert, "runId" | "position">;
type Waiting = { externalId: string; hash: string; data: ChangeData };

/** The changes of a run as they are found. */
class Plan {
  rows = 0;
  ended: string | undefined;
  private readonly run: Run;
  private readonly source: Source;
  private readonly seen = new Set<string>();
  private readonly reasons: Partial<Record<RejectReason, number>> = {};
  private readonly examples: RejectedRow[] = [];
  private batch: Waiting[] = [];
  private position = 0;
  private open = 0;
  private missing = 0;

  constructor(run: Run, source: Source) {
    this.run = run;
    this.source = source;
  }

  async add(step: RunStep): Promise<void> {
    if ("ended" in step) {
      this.ended = step.ended;
      return;
    }
    this.rows++;
    if ("rejected" in step) return this.reject(step);
    const { mapped, number, excerpt } = step;
    const { externalId } = mapped;
    const planned = planItem(mapped, this.source);
    if ("rejected" in planned) return this.reject({ ...planned, number, excerpt });
    if (this.seen.has(externalId)) {
      return this.reject({ rejected: "duplicate", number, excerpt });
    }
    const max = this.source.companyId === null ? maxFeedJobs : maxFeedJobsOfCompany;
    if (this.seen.size >= max) return this.reject({ rejected: "tooManyJobs", number, excerpt });
    this.seen.add(externalId);
    this.batch.push({ externalId, ...planned });
    if (this.batch.length >= atOnce) await this.flush();
  }

  private reject({
    rejected,
    ...row
  }: Omit<RejectedItem, "rejected"> & { rejected: RejectReason }) {
    this.reasons[rejected] = (this.reasons[rejected] ?? 0) + 1;
    if (this.examples.length < maxExamples) this.examples.push({ ...row, reason: rejected });
  }

  /** Plans those of the batch that differ from the stored ones. */
  async flush(): Promise<void> {
    const batch = this.batch;
    this.batch = [];
    if (batch.length === 0) return;
    const { externalId, hash, missedAt } = feedItems;
    const stored = await db
      .select({ externalId, hash, missedAt })
      .from(feedItems)
      .where(
        and(
          eq(feedItems.sourceId, this.source.id),
          inArray(
            externalId,
            batch.map((each) => each.externalId),
          ),
        ),
      );
    const known = new Map(stored.map((item) => [item.externalId, item]));
    const changes = batch.flatMap(({ externalId, hash, data }): Planned[] => {
      const item = known.get(externalId);
      if (!item) return [{ kind: "added", externalId, hash, data }];
      if (item.hash !== hash) return [{ kind: "changed", externalId, hash, data }];
      return item.missedAt ? [{ kind: "seen", externalId }] : [];
    });
    await this.store(changes);
  }

  /** Plans the stored ones that the feed does not have: recorded at first, ended when it happens again. */
  async addMissing(): Promise<void> {
    let after = "";
    for (let some = atOnce; some === atOnce; ) {
      const items = await db
        .select({
          externalId: feedItems.externalId,
          missedAt: feedItems.missedAt,
          endedAt: feedItems.endedAt,
          status: jobs.status,
        })
        .from(feedItems)
        .leftJoin(jobs, eq(jobs.id, feedItems.jobId))
        .where(and(eq(feedItems.sourceId, this.source.id), gt(feedItems.externalId, after)))
        .orderBy(asc(feedItems.externalId))
        .limit(atOnce);
      some = items.length;
      after = items.at(-1)?.externalId ?? after;
      this.open += items.filter(({ status }) => status === "active").length;
      const missing = items.filter((item) => !this.seen.has(item.externalId) && !item.endedAt);
      this.missing += missing.filter(
        ({ status, missedAt }) => status === "active" && !missedAt,
      ).length;
      // A file is uploaded by a person, once: there is no second run to wait for.
      const isAtOnce = this.source.url === null;
      if (!this.source.closesMissing) continue;
      await this.store(
        missing.map(({ externalId, missedAt }) => ({
          kind: missedAt || isAtOnce ? "missing" : "missed",
          externalId,
        })),
      );
    }
  }

  private async store(changes: readonly Planned[]): Promise<void> {
    const rows = changes.map((change) => ({
      ...change,
      runId: this.run.id,
      position: this.position++,
    }));
    await db.transaction(async (tx) => {
      if (!(await holdRun(tx, this.run))) throw new TakenOver();
      if (rows.length > 0) await tx.insert(feedChanges).values(rows);
    });
  }

  /** What a person is to decide before anything is written, as a code. */
  question(): AskingCode | undefined {
    const rejected = faultyRows(this.reasons);
    const accepted = Math.max(rejectedShare, this.source.acceptedShare + acceptedSlack);
    if (this.rows >= fewestRows && rejected / this.rows > accepted) return "rows-rejected";
    const isMany = this.missing >= fewestMissing && this.missing / this.open > missingShare;
    return isMany ? "jobs-missing" : undefined;
  }

  private rejected(): number {
    return Object.values(this.reasons).reduce((sum, count) => sum + count, 0);
  }

  figures() {
    const { rows, reasons, examples, position: total } = this;
    return { rows, reasons, examples, total, rejected: this.rejected() };
  }
}

/** From this share of rejected rows on, of so many at least, a person is asked; and from so much more than accepted. */
const rejectedShare = 0.05;
const fewestRows = 20;
const acceptedSlack = 0.02;
/** The same of open jobs that are missing at once. */
const missingShare = 0.3;
const fewestMissing = 5;
