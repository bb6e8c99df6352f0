import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { type ChatNews, sendNewsToChats } from "#app/features/push/chats/chat-tasks.server.ts";
import { pushSubscriptions } from "#app/features/push/push.table.ts";
import type { PushMessage, PushPayload } from "#app/features/push/push-message.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { enqueueJob, enqueueJobs, JobFailure } from "#app/platform/queue/queue.server.ts";
import { encryptMessage } from "./encrypt-message.server.ts";
import { type PushReply, postMessage } from "./post-message.server.ts";
import { vapidHeader } from "./vapid.server.ts";

/** The queued job of one message to one browser. `at` in ISO. */
export type PushJob = { subscription: string; message: PushMessage; at: string };

/** A message and whose devices it goes to: those of an account, of a recipient of alerts, or of both. */
export type OwnedMessage = {
  owner: { userId?: string | null; recipientId?: string | null };
  message: PushMessage;
};

/**
 * Queues messages to each browser of their owners and, of news, to their Telegram chats, sent once the
 * transaction is committed. Nothing is queued for a blocked account, or of a kind that it has switched off.
 * Returns how many go to browsers.
 */
export async function sendPushes(
  messages: readonly OwnedMessage[],
  tx: Pick<Transaction, "execute"> = db,
): Promise<number> {
  if (messages.length === 0) return 0;
  const ids = (name: "userId" | "recipientId") =>
    sql`${sql.param(messages.map(({ owner }) => owner[name] ?? null))}::uuid[]`;
  const kinds = sql`${sql.param(messages.map(({ message }) => message.kind))}::text[]`;
  const rows = await tx.execute<{ subscription: string; place: number }>(sql`
    select subscription.id as subscription, owner.place::int
    from unnest(${ids("userId")}, ${ids("recipientId")}, ${kinds}) with ordinality
        as owner(user_id, recipient_id, kind, place)
      join push_subscriptions subscription on subscription.user_id = owner.user_id
        or subscription.recipient_id = owner.recipient_id
      left join auth_users account on account.id = owner.user_id
    where account.blocked_at is null
      and owner.kind <> all(coalesce(account.muted_pushes, '{}'))
    order by owner.place, subscription.id`);
  const at = new Date().toISOString();
  const queued = rows.flatMap(({ subscription, place }): PushJob[] => {
    const { message } = messages[place - 1] ?? {};
    return message ? [{ subscription, message, at }] : [];
  });
  await enqueueJobs("push", queued, tx);
  await sendNewsToChats(messages.flatMap(toChatNews), tx);
  return queued.length;
}

/** New jobs come to a chat as a digest of its own. */
function toChatNews({ owner, message }: OwnedMessage): ChatNews[] {
  if (message.kind === "newJobs" || !owner.userId) return [];
  return [{ userId: owner.userId, news: message.kind, path: message.path }];
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
  await recordFailure(isThis);
  if (status !== 429 && status < 500) return log("push refused", { host, status });
  if (retryAfter === 0) throw new JobFailure("The push service is overloaded.", { host, status });
  await enqueueJob("push", job, db, Math.min(retryAfter, longestWait));
}

async function recordFailure(which: SQL): Promise<void> {
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

/** The kind of news and its page: nothing about the reader or the search, and no words of others. */
function compose(message: PushMessage, language: Language): string {
  const { path, id } = message;
  const { notification } = messagesFor(language).push;
  const payload: PushPayload = {
    title:
      message.kind === "newJobs"
        ? notification.newJobs(message.count)
        : // The last release queued all news of applications as one kind.
          (notification[message.kind] ?? notification.answer),
    body: notification.open,
    path,
    tag: id,
    language,
  };
  return JSON.stringify(payload);
}
