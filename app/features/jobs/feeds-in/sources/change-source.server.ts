import { and, eq, ne, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import {
  feedChanges,
  feedFiles,
  feedRuns,
  feedSources,
} from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { detectKind } from "#app/features/jobs/feeds-in/reading/detect-kind.ts";
import type { FeedKind, FeedMapping } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { reliefWebAddress } from "#app/features/jobs/feeds-in/reading/relief-web-address.ts";
import { readAddress } from "#app/features/jobs/feeds-in/reading/request-feed.server.ts";
import { faultyRows } from "#app/features/jobs/feeds-in/runs/feed-change.ts";
import {
  enqueueEnding,
  enqueueRun,
  startRun,
} from "#app/features/jobs/feeds-in/runs/start-runs.server.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { feedRunsAnHour, maxFeeds, maxFeedsOfBoard } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, notFound, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { changingScope, lockSource, ofOwner, type Scope } from "./source-access.server.ts";
import type { NewSource, SourceSettings } from "./source-form.ts";

/*
 * People's changes of sources. All of them: 404 for anyone else's, and feeds.leadersOnly for moderators who do not
 * lead.
 */

type Changed = Outcome<{ id: string }>;
type SourceRow = typeof feedSources.$inferSelect;

/**
 * Adds a source under the id of its form, which adds one however often it is sent. It does nothing until its
 * mapping is confirmed. Refusals: feeds.tooMany, feeds.errors.address, feedReasons.credentials.
 */
export async function addSource(
  actor: Actor,
  owner: FeedOwner,
  { id, name, companyName, applies, everyHours, ...from }: NewSource,
  file?: { name: string; content: Uint8Array },
): Promise<Changed> {
  const scope = changingScope(actor, owner);
  if (isRefused(scope)) return scope;
  const { companyId, person } = scope;
  const isReliefWeb = companyId === null && !file && from.url === "" && from.appName !== "";
  const url = isReliefWeb ? reliefWebAddress(from.country, from.appName) : from.url;
  const address = file ? undefined : readAddress(url);
  if (address === "credentials") return refused("feedReasons.credentials");
  if (typeof address === "string") return refused("feeds.errors.address");
  return db.transaction(async (tx): Promise<Changed> => {
    await lockOwner(tx, companyId);
    const others = await tx.$count(
      feedSources,
      and(ofOwner(companyId), ne(feedSources.state, "removed"), ne(feedSources.id, id)),
    );
    const max = companyId === null ? maxFeedsOfBoard : maxFeeds;
    if (others >= max) return refused("feeds.tooMany");
    const [added] = await tx
      .insert(feedSources)
      .values({
        id,
        companyId,
        name,
        url: file ? null : url,
        companyName: companyId
          ? await nameOf(tx, companyId)
          : isReliefWeb
            ? null
            : companyName || null,
        // A profile without a login has nobody who would read applications.
        appliesThere: companyId === null || applies === "there",
        everyHours,
        state: "new",
        createdBy: person.id,
      })
      .onConflictDoNothing()
      .returning({ id: feedSources.id });
    if (!added) {
      await lockSource(tx, scope, id);
      return { id };
    }
    if (file) await tx.insert(feedFiles).values({ sourceId: id, ...file });
    log("feed added", { source: id, company: companyId, person: person.id });
    return { id };
  });
}

/** Confirms how a source's fields are ours, and begins a run. Refusals: feeds.tooManyRuns. */
export function confirmMapping(
  actor: Actor,
  owner: FeedOwner,
  id: string,
  { kind, mapping }: { kind: FeedKind; mapping: FeedMapping },
): Promise<Changed> {
  return change(actor, owner, id, async (tx, source, scope) => {
    const tooMany = await countRun(scope);
    if (tooMany) return tooMany;
    const isPaused = source.state === "paused";
    await tx
      .update(feedSources)
      // All of the feed is read again with the new mapping.
      .set({ kind, mapping, etag: null, lastModified: null, ...(!isPaused && works) })
      .where(eq(feedSources.id, id));
    await discardAsking(tx, id);
    if (!isPaused) await startRun(tx, id);
    return { id };
  });
}

/** Changes the rhythm of a source, and which side wins where it differs from here. */
export function changeSettings(
  actor: Actor,
  owner: FeedOwner,
  id: string,
  settings: SourceSettings,
): Promise<Changed> {
  return change(actor, owner, id, async (tx, source) => {
    const soon = sql`least(${feedSources.nextAt}, now() + make_interval(hours => ${settings.everyHours}))`;
    await tx
      .update(feedSources)
      // An unchanged feed is read again by the new rules.
      .set({
        ...settings,
        ...(source.state === "works" && { nextAt: soon }),
        etag: null,
        lastModified: null,
      })
      .where(eq(feedSources.id, id));
    return { id };
  });
}

/** Pauses a source that works or is stopped; its jobs stay as they are. Refusals: feeds.otherState. */
export function pauseSource(actor: Actor, owner: FeedOwner, id: string): Promise<Changed> {
  return change(actor, owner, id, async (tx, source, { person }) => {
    if (source.state !== "works" && source.state !== "stopped") return refused("feeds.otherState");
    await tx
      .update(feedSources)
      .set({ state: "paused", pausedBy: person.id, nextAt: null })
      .where(eq(feedSources.id, id));
    return { id };
  });
}

/** Has a paused or stopped source work again, with a run at once. Refusals: feeds.otherState, feeds.tooManyRuns. */
export function resumeSource(actor: Actor, owner: FeedOwner, id: string): Promise<Changed> {
  return change(actor, owner, id, async (tx, source, scope) => {
    if (source.state !== "paused" && source.state !== "stopped") return refused("feeds.otherState");
    const tooMany = await countRun(scope);
    if (tooMany) return tooMany;
    await tx.update(feedSources).set(works).where(eq(feedSources.id, id));
    await discardAsking(tx, id);
    await startRun(tx, id);
    return { id };
  });
}

/** Begins a run now, also of a paused source. Refusals: feeds.otherState, feeds.runsAlready, feeds.tooManyRuns. */
export function runSourceNow(actor: Actor, owner: FeedOwner, id: string): Promise<Changed> {
  return change(actor, owner, id, async (tx, source, scope) => {
    if (!source.mapping) return refused("feeds.otherState");
    const tooMany = await countRun(scope);
    if (tooMany) return tooMany;
    await discardAsking(tx, id);
    const run = await startRun(tx, id);
    return run ? { id } : refused("feeds.runsAlready");
  });
}

/**
 * Replaces the file of an uploaded source and reads it: what it lacks is closed. Without a confirmed mapping it is
 * stored alone. Refusals: feeds.otherState, feeds.otherKind, feeds.runsAlready, feeds.tooManyRuns.
 */
export function replaceFile(
  actor: Actor,
  owner: FeedOwner,
  id: string,
  file: { name: string; content: Uint8Array },
): Promise<Changed> {
  return change(actor, owner, id, async (tx, source, scope) => {
    if (source.url !== null) return refused("feeds.otherState");
    if (source.mapping) {
      const detected = detectKind(file.content, "");
      if (!("kind" in detected) || detected.kind !== source.kind) return refused("feeds.otherKind");
      const tooMany = await countRun(scope);
      if (tooMany) return tooMany;
      await discardAsking(tx, id);
      if (!(await startRun(tx, id))) return refused("feeds.runsAlready");
      if (source.state === "stopped") {
        await tx.update(feedSources).set(works).where(eq(feedSources.id, id));
      }
    }
    await tx
      .insert(feedFiles)
      .values({ sourceId: id, ...file })
      .onConflictDoUpdate({ target: feedFiles.sourceId, set: file });
    log("feed file replaced", { source: id, person: scope.person.id });
    return { id };
  });
}

/** Removes a source; its open jobs are closed within minutes. */
export function removeSource(actor: Actor, owner: FeedOwner, id: string): Promise<Changed> {
  return change(actor, owner, id, async (tx, _, { person }) => {
    await tx
      .update(feedSources)
      .set({ state: "removed", nextAt: null })
      .where(eq(feedSources.id, id));
    await tx.delete(feedRuns).where(eq(feedRuns.sourceId, id));
    await enqueueEnding(id, tx);
    log("feed removed", { source: id, person: person.id });
    return { id };
  });
}

/**
 * Decides about the run of a source that asks: "go" writes what it has read, and accepts that many rejected rows
 * from then on; "stop" discards it, and the source stays stopped. Refusals: feeds.decided.
 */
export function decideRun(
  actor: Actor,
  owner: FeedOwner,
  id: string,
  { runId, decision }: { runId: string; decision: "go" | "stop" },
): Promise<Changed> {
  return change(actor, owner, id, async (tx, source) => {
    if (!isUuid(runId)) throw notFound();
    if (decision === "stop") return (await discardAsking(tx, id)) ? { id } : decided;
    const [run] = await tx
      .update(feedRuns)
      .set({ state: "writing", code: null, step: null, changedAt: sql`now()` })
      .where(and(eq(feedRuns.id, runId), eq(feedRuns.sourceId, id), eq(feedRuns.state, "asking")))
      .returning({ rows: feedRuns.rows, reasons: feedRuns.reasons });
    if (!run) return decided;
    const nextAt = sql`now() + make_interval(hours => ${feedSources.everyHours})`;
    const acceptedShare = run.rows === 0 ? 0 : faultyRows(run.reasons) / run.rows;
    const isPaused = source.state === "paused";
    await tx
      .update(feedSources)
      .set({ acceptedShare, ...(!isPaused && { ...works, nextAt }) })
      .where(eq(feedSources.id, id));
    await enqueueRun(runId, tx);
    return { id };
  });
}

const decided = refused("feeds.decided");

const works = {
  state: "works",
  pausedBy: null,
  stopCode: null,
  stopStep: null,
  failures: 0,
  failingSince: null,
} as const;

async function change(
  actor: Actor,
  owner: FeedOwner,
  id: string,
  act: (tx: Transaction, source: SourceRow, scope: Scope) => Promise<Changed>,
): Promise<Changed> {
  const scope = changingScope(actor, owner);
  if (isRefused(scope)) return scope;
  return db.transaction(async (tx) => act(tx, await lockSource(tx, scope, id), scope));
}

/** A run that asks is over when another one begins. Returns whether there was one. */
async function discardAsking(tx: Transaction, sourceId: string): Promise<boolean> {
  const [run] = await tx
    .update(feedRuns)
    .set({ state: "discarded", endedAt: sql`now()`, changedAt: sql`now()` })
    .where(and(eq(feedRuns.sourceId, sourceId), eq(feedRuns.state, "asking")))
    .returning({ id: feedRuns.id });
  if (run) await tx.delete(feedChanges).where(eq(feedChanges.runId, run.id));
  return run !== undefined;
}

async function countRun({ companyId }: Scope): Promise<Refusal | undefined> {
  const limit = { max: feedRunsAnHour, seconds: 60 * 60 };
  const counted = await consume(limitKey("feed-runs", companyId ?? "board"), limit);
  return isRefused(counted) ? { ...counted, ...refused("feeds.tooManyRuns") } : undefined;
}

/** Sources that are added at once are counted one after the other. */
async function lockOwner(tx: Transaction, companyId: string | null): Promise<void> {
  if (companyId === null) {
    await tx.execute(sql`select pg_advisory_xact_lock(7310003)`);
    return;
  }
  await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId))
    .for("no key update");
}

async function nameOf(tx: Transaction, companyId: string): Promise<string | null> {
  const [profile] = await tx
    .select({ name: userProfiles.companyName })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId));
  return profile?.name ?? null;
}
