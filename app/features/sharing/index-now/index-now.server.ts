import { sql } from "drizzle-orm";
import { findJobsChangedSince } from "#app/features/search/write-index.server.ts";
import { indexNowKeyPath, paths } from "#app/paths.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { enqueueJob, JobFailure } from "#app/platform/queue/queue.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { indexNowProgress } from "./index-now.table.ts";

/** Ids of jobs whose pages have changed. */
export type IndexNowBatch = { jobs: readonly string[] };

/** As many addresses as IndexNow takes at once. */
const batchSize = 10_000;
const secondsBetween = 60;
const longestAnswerMs = 20_000;

/**
 * Queues the public jobs that were published, changed, closed or deleted since the last call, in batches
 * of which one is sent a minute. The first call only remembers where to begin. Does nothing without a key;
 * called every minute, never by a request.
 */
export async function queueChangedJobs(): Promise<void> {
  if (!settings().indexNow) return;
  await db.transaction(async (tx) => {
    const jobs = await claimChangedJobs(tx);
    for (let at = 0; at < jobs.length; at += batchSize) {
      const batch: IndexNowBatch = { jobs: jobs.slice(at, at + batchSize) };
      await enqueueJob("index-now", batch, tx, (at / batchSize) * secondsBetween);
    }
  });
}

/**
 * Tells IndexNow of a batch. A refusal that the next try would get again is logged and the batch dropped.
 * Throws a JobFailure where a later try may succeed: too many requests, a fault, no connection.
 */
export async function sendToIndexNow({ jobs }: IndexNowBatch): Promise<void> {
  const { indexNow, baseUrl } = settings();
  if (!indexNow) return;
  const { key, url } = indexNow;
  const status = await post(url, {
    host: new URL(baseUrl).host,
    key,
    keyLocation: baseUrl + indexNowKeyPath(key),
    urlList: jobs.map((id) => baseUrl + paths.job(id)),
  });
  if (status >= 200 && status < 300) return;
  if (status === 429 || status === 408 || status >= 500) {
    throw new JobFailure("IndexNow did not answer.", { status, jobs: jobs.length });
  }
  // 400: badly written; 403: the key file was not found; 422: not addresses of this host.
  log("indexnow refused", { status, jobs: jobs.length });
}

/** Advances the progress to now and returns the jobs whose search rows changed since it was there. */
async function claimChangedJobs(tx: Transaction): Promise<string[]> {
  const [before] = await tx.select().from(indexNowProgress).for("update");
  const { ids, seen } = await findJobsChangedSince(before?.seen, tx);
  const progress = { seen, queuedAt: sql`now()` };
  await tx
    .insert(indexNowProgress)
    .values(progress)
    .onConflictDoUpdate({ target: indexNowProgress.only, set: progress });
  return ids;
}

async function post(url: string, body: object): Promise<number> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
    // The key is for this host alone.
    redirect: "manual",
    signal: AbortSignal.timeout(longestAnswerMs),
  }).catch((error: unknown) => {
    throw new JobFailure("IndexNow could not be reached.", { cause: String(error) });
  });
  await answer.body?.cancel();
  return answer.status;
}
