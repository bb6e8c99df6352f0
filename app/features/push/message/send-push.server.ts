import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { pushSubscriptions } from "#app/features/push/push.table.ts";
import type { PushOwner } from "#app/features/push/subscriptions.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { enqueueJob, JobFailure } from "#app/platform/queue/queue.server.ts";
import { encryptMessage } from "./encrypt-message.server.ts";
import { type PushReply, postMessage } from "./post-message.server.ts";
import type { PushMessage, PushPayload } from "./push-message.ts";
import { vapidHeader } from "./vapid.server.ts";

/** The queued job of one message to one browser. `at` in ISO. */
export type PushJob = { subscription: string; message: PushMessage; at: string };

/**
 * Queues a message to each browser of somebody, sent once the transaction is committed. Nothing is
 * queued for a blocked account. Returns how many.
 */
export async function sendPush(
  owner: PushOwner,
  message: PushMessage,
  tx: Pick<Transaction, "execute"> = db,
): Promise<number> {
  const isOf =
    "userId" in owner
      ? sql`user_id = ${owner.userId} and exists (
          select from auth_users where id = ${owner.userId} and blocked_at is null)`
      : sql`recipient_id = ${owner.recipientId}`;
  const rows = await tx.execute<{ id: string }>(
    sql`select id from push_subscriptions where ${isOf} order by id`,
  );
  const at = new Date().toISOString();
  for (const { id } of rows) {
    await enqueueJob("push", { subscription: id, message, at } satisfies PushJob, tx);
  }
  return rows.length;
}

/** A message of yesterday is of no use; a push service stores it no longer for a browser that is off. */
const usefulSeconds = 24 * 60 * 60;
/** A service that asks for more waiting gets the message of then. */
const longestWait = 60 * 60;

/**
 * The handler of queued messages: encrypts one for its browser and hands it to the push service. Throws
 * a JobFailure when it is to be tried again.
 */
export async function deliverPush(job: PushJob): Promise<void> {
  const left = Math.floor(usefulSeconds - (Date.now() - Date.parse(job.at)) / 1000);
  const subscription = left > 0 ? await findSubscription(job.subscription) : undefined;
  if (!subscription) return;
  const { endpoint, language, p256dh, auth } = subscription;
  const { origin, host } = new URL(endpoint);
  const body = encryptMessage(compose(job.message, language), { p256dh, auth });
  const headers = {
    authorization: await vapidHeader(origin),
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(left),
    urgency: "normal",
    // A try that came through although it seemed not to is replaced by the next, 32 characters at most.
    topic: job.message.id.replaceAll("-", ""),
  };
  const reply = await postMessage(endpoint, headers, body).catch((error: Error) => {
    throw new JobFailure("The push service was not reached.", { host, cause: error.name });
  });
  await act(reply, job, host);
}

async function act({ status, retryAfter }: PushReply, job: PushJob, host: string): Promise<void> {
  const isThis = eq(pushSubscriptions.id, job.subscription);
  if (status >= 200 && status < 300) {
    await db
      .update(pushSubscriptions)
      .set({ deliveredAt: sql`now()`, failingSince: null })
      .where(isThis);
    return;
  }
  // Gone: the person has withdrawn it in the browser, or cleared its data.
  if (status === 404 || status === 410) {
    await db.delete(pushSubscriptions).where(isThis);
    return;
  }
  await noteFailure(isThis);
  if (status !== 429 && status < 500) return log("push refused", { host, status });
  if (retryAfter === 0) throw new JobFailure("The push service is overloaded.", { host, status });
  await enqueueJob("push", job, db, Math.min(retryAfter, longestWait));
}

async function noteFailure(which: SQL): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ failingSince: sql`coalesce(${pushSubscriptions.failingSince}, now())` })
    .where(which);
}

/** None where it is gone, or its account blocked meanwhile. */
async function findSubscription(id: string) {
  const [row] = await db
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      language: pushSubscriptions.language,
    })
    .from(pushSubscriptions)
    .leftJoin(authUsers, eq(authUsers.id, pushSubscriptions.userId))
    .where(
      and(
        eq(pushSubscriptions.id, id),
        or(isNull(pushSubscriptions.userId), isNull(authUsers.blockedAt)),
      ),
    );
  return row;
}

/** How many jobs and where to see them: nothing that tells who reads it, or what they look for. */
function compose({ count, path, id }: PushMessage, language: Language): string {
  const { notification } = messagesFor(language).push;
  const payload: PushPayload = {
    ...{ title: notification.newJobs(count), body: notification.open },
    ...{ path, tag: id, language },
  };
  return JSON.stringify(payload);
}
