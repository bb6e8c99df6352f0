import { eq, sql } from "drizzle-orm";
import { enqueueDataEmails } from "#app/emails/enqueue-email.server.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import {
  consumeOfNetwork,
  sharedLimits,
} from "#app/features/accounts/devices/network-limits.server.ts";
import {
  consume,
  limitKey,
  refund,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { alertRecipients, alertSearches, alerts } from "#app/features/alerts/alerts.table.ts";
import { alertConfirmationName } from "#app/features/alerts/delivery/email-names.ts";
import {
  ensureAddressRecipient,
  mergeIntoAccount,
  type RecipientId,
} from "#app/features/alerts/recipients.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { alertConfirmHours } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { type NewAlert, seenOnceOn, storeAlert } from "./own-alerts.server.ts";

const hour = 60 * 60;
/** Confirmations to one address, by any client. */
const toAddress = [
  { max: 3, seconds: hour },
  { max: 6, seconds: 24 * hour },
];
const requestLimits = sharedLimits(hour, 8, 40);

/**
 * Saves a search for an address without an account, and sends it a link: nothing else is sent there until
 * the link was used. Refusals: accounts.tooManyTries, alerts.tooMany, alerts.tooLong.
 */
export async function requestAlert(
  email: string,
  alert: NewAlert,
  client: Client,
): Promise<Outcome<{ requested: true }>> {
  const address = email.toLowerCase();
  const taken = await consumeOfNetwork("alerts", client, requestLimits);
  if (isRefused(taken)) return taken;
  for (const limit of toAddress) {
    const key = limitKey(`alerts-to-address-${limit.seconds}`, address);
    const ofAddress = await consume(key, limit);
    if (isRefused(ofAddress)) {
      await refund(taken);
      return ofAddress;
    }
  }
  const stored = await storeAlert(
    alert,
    (tx) => ensureAddressRecipient(address, alert.language, tx),
    { isConfirmed: false },
  );
  if (isRefused(stored)) return stored;
  await enqueueDataEmails(alertConfirmationName, [{ alert: stored.id }]);
  return { requested: true };
}

/** An alert as a signed link leads to it. */
export type LinkedAlert = {
  id: string;
  recipientId: RecipientId;
  name: string;
  params: string;
  frequency: string;
  isConfirmed: boolean;
  isPaused: boolean;
};

/** The alert of a signed link; undefined where it is gone, or was not confirmed in time. */
export async function findLinkedAlert(id: string): Promise<LinkedAlert | undefined> {
  const [row] = await db
    .select({
      id: alerts.id,
      recipientId: alerts.recipientId,
      name: alerts.name,
      params: alertSearches.params,
      frequency: alerts.frequency,
      isConfirmed: sql<boolean>`${alerts.confirmedAt} is not null`,
      isPaused: sql<boolean>`${alerts.pausedAt} is not null`,
    })
    .from(alerts)
    .innerJoin(alertSearches, eq(alertSearches.id, alerts.searchId))
    .where(eq(alerts.id, id));
  return row;
}

/** Confirms the alert of a signed link, the proof that the address is its owner's. Refusals: alerts.missing. */
export async function confirmAlert(id: string): Promise<Outcome<{ confirmed: true }>> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(alerts)
      .set({ confirmedAt: sql`coalesce(${alerts.confirmedAt}, now())`, seenBatch: seenOnceOn })
      .where(eq(alerts.id, id))
      .returning({ recipientId: alerts.recipientId });
    if (!row) return refused("alerts.missing");
    await mergeIntoAccount(row.recipientId, tx);
    return { confirmed: true };
  });
}

/** Stops all alerts of a recipient. */
export async function pauseAllAlerts(recipientId: RecipientId): Promise<void> {
  await db
    .update(alerts)
    .set({ pausedAt: sql`coalesce(${alerts.pausedAt}, now())` })
    .where(eq(alerts.recipientId, recipientId));
}

/** Whether there is a recipient of a signed link. */
export async function findLinkedRecipient(id: string): Promise<RecipientId | undefined> {
  const [row] = await db
    .select({ id: alertRecipients.id })
    .from(alertRecipients)
    .where(eq(alertRecipients.id, id));
  return row?.id;
}

/** The recipient of a private feed's secret, and the language of their alerts. */
export async function findFeedRecipient(
  feedKey: string,
): Promise<{ id: RecipientId; language: Language } | undefined> {
  const [row] = await db
    .select({ id: alertRecipients.id, language: alertRecipients.language })
    .from(alertRecipients)
    .where(eq(alertRecipients.feedKey, feedKey));
  return row && { id: row.id, language: row.language as Language };
}

const days = { stopped: 30, matches: 35, digests: 90 };

/**
 * Removes alerts that were not confirmed in time, stopped ones of addresses without an account
 * after a month, old matches, and searches without alerts.
 */
export async function removeOldAlerts(): Promise<void> {
  const before = (n: number) => sql`now() - make_interval(days => ${n})`;
  await db.execute(sql`
    delete from alerts where confirmed_at is null
      and created_at < now() - make_interval(hours => ${alertConfirmHours})`);
  await db.execute(sql`
    delete from alerts using alert_recipients recipient
    where recipient.id = alerts.recipient_id and recipient.user_id is null
      and alerts.paused_at < ${before(days.stopped)}`);
  await db.execute(sql`
    delete from alert_recipients where user_id is null
      and not exists (select from alerts where recipient_id = alert_recipients.id)`);
  const old = sql`(select max(id) from alert_batches where compared_at < ${before(days.matches)})`;
  await db.execute(sql`delete from alert_matches where batch <= ${old}`);
  await db.execute(sql`delete from alert_matched_jobs where batch <= ${old}`);
  await db.execute(sql`delete from alert_batches where id <= ${old}`);
  await db.execute(sql`delete from alert_digests where created_at < ${before(days.digests)}`);
  await db.execute(sql`
    delete from alert_searches where parsed_at < ${before(1)}
      and not exists (select from alerts where search_id = alert_searches.id)`);
  await db.execute(sql`
    delete from percolator_queries
    where not exists (select from alert_searches where query_id = percolator_queries.id)`);
}
