import { createHash } from "node:crypto";
import { and, arrayOverlaps, asc, desc, eq, inArray, lt, not, type SQL, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { type Device, deviceOf } from "#app/features/accounts/device.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { openSessionOf } from "#app/features/accounts/session/session-info.ts";
import type { Language } from "#app/i18n/language.ts";
import { failingPushDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { areBrowserKeys } from "./message/encrypt-message.server.ts";
import { findPushHost } from "./message/push-hosts.server.ts";
import { pushSubscriptions } from "./push.table.ts";
import type { NewSubscription } from "./push-form.ts";

/** Whose a subscription is: an account's, or that of a recipient of alerts without one. */
export type PushOwner = { userId: string } | { recipientId: string };

/** Where and how a browser subscribes. */
export type SubscribingBrowser = { language: Language; userAgent: string };

/** More of one person than these: the one that has been unused longest goes. */
const maxDevices = 10;
const perHour = { max: 20, seconds: 60 * 60 };

/**
 * Sends push messages to the actor's browser from now on, until its session ends. Refusals:
 * push.unknownService, push.invalid, accounts.tooManyTries.
 */
export async function subscribeOwnDevice(
  actor: Person,
  subscription: NewSubscription,
  browser: SubscribingBrowser,
): Promise<Outcome<{ id: string }>> {
  const sessionId = openSessionOf(actor)?.id ?? null;
  return store({ userId: actor.id, sessionId }, actor.id, subscription, browser);
}

/** The same for a recipient of alerts without an account, by the signed link of an email. */
export async function subscribeRecipient(
  recipientId: string,
  subscription: NewSubscription,
  browser: SubscribingBrowser,
): Promise<Outcome<{ id: string }>> {
  return store({ recipientId }, recipientId, subscription, browser);
}

type Owner = { userId: string; sessionId: string | null } | { recipientId: string };

async function store(
  owner: Owner,
  ownerId: string,
  { endpoint, p256dh, auth }: NewSubscription,
  { language, userAgent }: SubscribingBrowser,
): Promise<Outcome<{ id: string }>> {
  if (!findPushHost(endpoint)) return refused("push.unknownService");
  if (!areBrowserKeys({ p256dh, auth })) return refused("push.invalid");
  const taken = await consume(limitKey("push", ownerId), perHour);
  if (isRefused(taken)) return taken;
  const values = {
    userId: null,
    sessionId: null,
    recipientId: null,
    ...owner,
    endpoint,
    p256dh,
    auth,
    language,
    userAgent: userAgent.slice(0, 500),
  };
  const [row] = await db
    .insert(pushSubscriptions)
    .values(values)
    // The browser's own subscription: an earlier person's use of it ends. Its secret is known to
    // this browser only.
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { ...values, failingSince: null },
      setWhere: and(eq(pushSubscriptions.auth, auth), eq(pushSubscriptions.p256dh, p256dh)) as SQL,
    })
    .returning({ id: pushSubscriptions.id });
  if (!row) return refused("push.invalid");
  await removeBeyondLimit(owner);
  return row;
}

async function removeBeyondLimit(owner: PushOwner): Promise<void> {
  const beyond = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isOf(owner))
    .orderBy(
      desc(sql`greatest(${pushSubscriptions.createdAt}, ${pushSubscriptions.deliveredAt})`),
      desc(pushSubscriptions.id),
    )
    .offset(maxDevices);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond));
}

/**
 * A browser that gets push messages. Its endpoint stays here; by the hash of it a browser knows itself.
 * `since` in ISO.
 */
export type PushDevice = { id: string; device: Device; since: string; endpointHash: string };

/** The actor's browsers that get push messages, the oldest first. */
export async function listOwnDevices(actor: Person): Promise<PushDevice[]> {
  return listDevices({ userId: actor.id });
}

/** The same of either kind of owner. */
export async function listDevices(owner: PushOwner): Promise<PushDevice[]> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(isOf(owner))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
  return rows.map(({ id, userAgent, createdAt, endpoint }) => ({
    id,
    device: deviceOf(userAgent),
    since: createdAt.toISOString(),
    endpointHash: createHash("sha256").update(endpoint).digest("hex"),
  }));
}

/** Whether an account has a browser that gets push messages, and has none of these kinds switched off. */
export async function getsPushes(account: string, kinds: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(authUsers, eq(authUsers.id, pushSubscriptions.userId))
    .where(and(eq(authUsers.id, account), not(arrayOverlaps(authUsers.mutedPushes, [...kinds]))))
    .limit(1);
  return row !== undefined;
}

/** Sends no more to one of the actor's browsers. Removing one that is gone is no fault. */
export async function removeOwnDevice(actor: Person, id: string): Promise<void> {
  await removeDevice({ userId: actor.id }, id);
}

/** The same of either kind of owner. */
export async function removeDevice(owner: PushOwner, id: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(isOf(owner), eq(sql`${pushSubscriptions.id}::text`, id)));
}

/**
 * The browser has got another subscription by itself: the new one takes the place of the old, whose
 * secret it knows. Refusals: push.unknownService, push.invalid.
 */
export async function renewSubscription(
  old: Pick<NewSubscription, "endpoint" | "auth">,
  { endpoint, p256dh, auth }: NewSubscription,
): Promise<Outcome<{ renewed: boolean }>> {
  if (!findPushHost(endpoint)) return refused("push.unknownService");
  if (!areBrowserKeys({ p256dh, auth })) return refused("push.invalid");
  const isOld = and(
    eq(pushSubscriptions.endpoint, old.endpoint),
    eq(pushSubscriptions.auth, old.auth),
  );
  const isTaken = sql`exists (select from push_subscriptions other
    where other.endpoint = ${endpoint} and other.endpoint <> ${old.endpoint})`;
  const rows = await db
    .update(pushSubscriptions)
    .set({ endpoint, p256dh, auth, failingSince: null })
    .where(and(isOld, sql`not ${isTaken}`))
    .returning({ id: pushSubscriptions.id });
  return { renewed: rows.length > 0 };
}

/** The devices of the actor for the copy of their data. */
export async function exportOwnDevices(actor: Person) {
  return db
    .select({
      browser: pushSubscriptions.userAgent,
      language: pushSubscriptions.language,
      since: pushSubscriptions.createdAt,
      deliveredAt: pushSubscriptions.deliveredAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, actor.id))
    .orderBy(asc(pushSubscriptions.createdAt));
}

/** Removes subscriptions whose service has taken nothing for so long. */
export async function removeFailingSubscriptions(): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      lt(pushSubscriptions.failingSince, sql`now() - make_interval(days => ${failingPushDays})`),
    );
}

function isOf(owner: PushOwner): SQL {
  return "userId" in owner
    ? eq(pushSubscriptions.userId, owner.userId)
    : eq(pushSubscriptions.recipientId, owner.recipientId);
}
