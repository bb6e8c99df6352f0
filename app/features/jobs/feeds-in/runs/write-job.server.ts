import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { feedChanges } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { feedItems } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { jobExternalIds } from "#app/features/jobs/posting/external-ids.table.ts";
import { whyNotPostToday } from "#app/features/jobs/posting/job-quota.server.ts";
import { returnChangedJob } from "#app/features/moderation/cases/cases.server.ts";
import {
  publishedColumns,
  raiseSuspiciousJob,
} from "#app/features/moderation/signals/raise-signals.server.ts";
import {
  findJobsLike,
  type SimilarJob,
} from "#app/features/moderation/similar/similar-jobs.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { companyOfFeed } from "./company-of-feed.server.ts";
import type { ChangeData } from "./feed-change.ts";
import { findKnown } from "./find-known.server.ts";
import type { Source } from "./open-feed.server.ts";
import { siteOf } from "./plan-item.ts";

type Change = typeof feedChanges.$inferSelect;
type Item = typeof feedItems.$inferSelect;
export type Written = "added" | "held" | "copy" | "changed" | "ended" | "quota" | "none";

/** Writes one planned change; returns what became of it. */
export async function writeChange(
  tx: Transaction,
  source: Source,
  { kind, externalId, hash, data }: Change,
): Promise<Written> {
  const key = and(eq(feedItems.sourceId, source.id), eq(feedItems.externalId, externalId));
  const [item] = await tx.select().from(feedItems).where(key);
  if (kind === "added" || kind === "changed") {
    if (!data || hash === null) return "none";
    return item
      ? changeItem(tx, source, item, { hash, data })
      : addItem(tx, source, { externalId, hash, data });
  }
  if (!item) return "none";
  if (kind === "missed") {
    await tx.update(feedItems).set({ missedAt: sql`now()` }).where(key);
    return "none";
  }
  if (kind === "seen") {
    const returned = item.endedAt && item.jobId ? await reopen(tx, item.jobId) : false;
    await tx.update(feedItems).set({ missedAt: null, endedAt: null }).where(key);
    return returned ? "changed" : "none";
  }
  if (item.state !== "posted") {
    await tx.delete(feedItems).where(key);
    return "none";
  }
  await tx.update(feedItems).set({ missedAt: sql`now()`, endedAt: sql`now()` }).where(key);
  return item.jobId && (await endJobs(tx, [item.jobId])) > 0 ? "ended" : "none";
}

type NewItem = { externalId: string; hash: string; data: ChangeData };

/** Posts a new job, unless it is known by another way: then it waits for a person, or is the company's own. */
async function addItem(tx: Transaction, source: Source, item: NewItem): Promise<Written> {
  const companyId = source.companyId ?? (await companyOfFeed(tx, source, item.data.companyName));
  const key = importKey(source, item.externalId);
  const similar = await findJobsLike(textsOf(item.data), tx);
  const known = await findKnown(tx, { source, companyId, key, item, similar });
  const { externalId, hash } = item;
  if (known?.isOwn) {
    await tx
      .insert(feedItems)
      .values({ sourceId: source.id, externalId, hash, state: "posted", jobId: known.jobId });
    return (await reopen(tx, known.jobId)) ? "changed" : "none";
  }
  if (known) {
    const { jobId: copyOf, likeness } = known;
    await tx
      .insert(feedItems)
      .values({ ...item, sourceId: source.id, state: "copy", copyOf, likeness });
    return "copy";
  }
  return postItem(tx, source, companyId, { ...item, key, similar });
}

type Post = NewItem & { key: string; similar: readonly SimilarJob[] };

/** Posts the job of an item as its company would, by its quota, signals and holds. */
export async function postItem(
  tx: Transaction,
  source: Source,
  companyId: string,
  { externalId, hash, data, key, similar }: Post,
): Promise<Written> {
  const id = randomUUID();
  if (source.companyId !== null && (await whyNotPostToday(tx, companyId, id))) return "quota";
  const now = new Date();
  const job = { ...columnsOf(data), id, companyId };
  const published = await publishedColumns(tx, job);
  await tx.insert(jobs).values({
    ...job,
    ...published,
    externalId: key,
    // Of a company's own the day of posting counts for its quota.
    createdAt: source.companyId === null ? postedAt(data, now) : now,
    updatedAt: now,
  });
  const posted = { hash, state: "posted", jobId: id, writtenAt: now } as const;
  await tx
    .insert(feedItems)
    .values({ sourceId: source.id, externalId, ...posted })
    .onConflictDoUpdate({
      target: [feedItems.sourceId, feedItems.externalId],
      set: { ...posted, copyOf: null, likeness: null, data: null },
    });
  if (source.companyId !== null) {
    await tx
      .insert(jobExternalIds)
      .values({ companyId, externalId, jobId: id })
      .onConflictDoNothing();
  }
  await raiseSuspiciousJob(tx, id, similar);
  return published.status === "draft" ? "held" : "added";
}

/** Changes the job of an item, unless it was changed here and the source does not win over that. */
async function changeItem(
  tx: Transaction,
  source: Source,
  item: Item,
  { hash, data }: { hash: string; data: ChangeData },
): Promise<Written> {
  const key = and(eq(feedItems.sourceId, source.id), eq(feedItems.externalId, item.externalId));
  const read = { hash, missedAt: null, endedAt: null };
  if (item.state !== "posted") {
    await tx
      .update(feedItems)
      .set({ ...read, ...(item.state === "copy" && { data }) })
      .where(key);
    return "none";
  }
  const [job] = item.jobId
    ? await tx.select().from(jobs).where(eq(jobs.id, item.jobId)).for("update")
    : [];
  const isEdited = job?.updatedAt.getTime() !== item.writtenAt?.getTime();
  if (!job || (isEdited && !source.feedWins)) {
    await tx.update(feedItems).set(read).where(key);
    return job && item.endedAt && (await reopen(tx, job.id)) ? "changed" : "none";
  }
  const now = new Date();
  const columns = columnsOf(data);
  const isOpen = job.status === "active" || (mayReturn(job) && !isPast(data.applicationDeadline));
  const published = isOpen && (await publishedColumns(tx, { ...job, ...columns }));
  await tx
    .update(jobs)
    .set({ ...columns, ...published, updatedAt: now })
    .where(eq(jobs.id, job.id));
  await tx
    .update(feedItems)
    .set({ ...read, writtenAt: now })
    .where(key);
  await returnChangedJob(tx, job.id);
  await raiseSuspiciousJob(tx, job.id);
  return "changed";
}

/** Puts a job that was closed with its source back, unless its last day has passed; returns whether it was. */
async function reopen(tx: Transaction, jobId: string): Promise<boolean> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for("update");
  if (job?.closedReason !== "source_ended" || isPast(job.applicationDeadline)) return false;
  const published = await publishedColumns(tx, job);
  // The time of its last writing stays: an edit made here before is still one.
  await tx.update(jobs).set(published).where(eq(jobs.id, jobId));
  await raiseSuspiciousJob(tx, jobId);
  return true;
}

function mayReturn({ status, closedReason }: typeof jobs.$inferSelect): boolean {
  return status === "closed" && (closedReason === "source_ended" || closedReason === "expired");
}

/** Jobs of one transaction. */
const endedAtOnce = 200;

/** Closes some open jobs of a source; returns whether more may be left. */
export async function endSomeJobs(tx: Transaction, sourceId: string): Promise<boolean> {
  const items = await tx
    .select({ externalId: feedItems.externalId, jobId: feedItems.jobId })
    .from(feedItems)
    .where(
      and(
        eq(feedItems.sourceId, sourceId),
        eq(feedItems.state, "posted"),
        isNull(feedItems.endedAt),
      ),
    )
    .limit(endedAtOnce);
  if (items.length === 0) return false;
  await endJobs(
    tx,
    items.flatMap(({ jobId }) => jobId ?? []),
  );
  await tx
    .update(feedItems)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(feedItems.sourceId, sourceId),
        inArray(
          feedItems.externalId,
          items.map(({ externalId }) => externalId),
        ),
      ),
    );
  return true;
}

async function endJobs(tx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const ended = await tx
    .update(jobs)
    .set({ status: "closed", closedReason: "source_ended" })
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.status, "active")))
    .returning({ id: jobs.id });
  return ended.length;
}

/** The id of an item on the whole board: a source that is added again has the same jobs. */
export function importKey({ id, url }: Source, externalId: string): string {
  return `${url ? siteOf(url) : id}:${externalId}`;
}

export function textsOf({ title, description }: ChangeData) {
  return { title, description, requirements: [] };
}

function columnsOf({ companyName, createdAt, ...columns }: ChangeData) {
  return columns;
}

/** Days for which the day of posting in a feed counts. */
const believedDays = 60;

function postedAt({ createdAt }: ChangeData, now: Date): Date {
  const at = new Date(createdAt);
  const age = now.getTime() - at.getTime();
  return age >= 0 && age < believedDays * 24 * 60 * 60 * 1000 ? at : now;
}

function isPast(day: string | null): boolean {
  return day !== null && day < damascusDay(new Date());
}
