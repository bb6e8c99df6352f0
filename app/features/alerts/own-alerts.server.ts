import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { type AlertFrequency, maxSearchLength, searchParams } from "#app/features/alerts/alert.ts";
import { alertRecipients, alertSearches, alerts } from "#app/features/alerts/alerts.table.ts";
import { rescheduleAlert } from "#app/features/alerts/due-alerts.server.ts";
import { lastBatch } from "#app/features/alerts/last-batch.server.ts";
import { storeSearches } from "#app/features/alerts/percolation/saved-searches.server.ts";
import {
  ensureAccountRecipient,
  findOwnRecipient,
  type RecipientId,
} from "#app/features/alerts/recipients.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxAlertNameLength, maxAlerts } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** A new alert: a search with a name and a frequency. */
export type NewAlert = {
  query: JobQuery;
  name: string;
  frequency: AlertFrequency;
  hour: number;
  language: Language;
};

/**
 * Saves a search as the actor's alert; one that is there already gets the new name and frequency, unless
 * it `keeps` its own. Refusals: alerts.tooMany, alerts.tooLong.
 */
export async function saveOwnAlert(
  actor: Person,
  alert: NewAlert,
  { keeps = false } = {},
): Promise<Outcome<{ id: string }>> {
  const ensure = (tx: Transaction) => ensureAccountRecipient(actor.id, alert.language, tx);
  return storeAlert(alert, ensure, { isConfirmed: true, keeps });
}

type Storing = {
  isConfirmed: boolean;
  keeps?: boolean;
  /** Whether a new one is sent by email. */
  byEmail?: boolean;
  /** How many the recipient may have. */
  max?: number;
};

/** Stores an alert of the recipient that `ensure` makes, confirmed or not. Refusals: as saveOwnAlert. */
export async function storeAlert(
  { query, name, frequency, hour }: NewAlert,
  ensure: (tx: Transaction) => Promise<RecipientId>,
  { isConfirmed, keeps = false, byEmail = true, max = maxAlerts }: Storing,
): Promise<Outcome<{ id: string }>> {
  const params = searchParams(query);
  if (params.length > maxSearchLength) return refused("alerts.tooLong");
  const searchId = (await storeSearches([params])).get(params);
  if (searchId === undefined) throw new Error("The search was not stored.");
  return db.transaction(async (tx) => {
    const recipientId = await ensure(tx);
    const isOwn = eq(alerts.recipientId, recipientId);
    const others = and(isOwn, sql`${alerts.searchId} <> ${searchId}`);
    if ((await tx.$count(alerts, others)) >= max) return refused("alerts.tooMany");
    const chosen = { name: name.slice(0, maxAlertNameLength), frequency, hour };
    const [row] = await tx
      .insert(alerts)
      .values({
        recipientId,
        searchId,
        ...chosen,
        byEmail,
        confirmedAt: isConfirmed ? sql`now()` : null,
        seenBatch: lastBatch,
      })
      .onConflictDoUpdate({
        target: [alerts.recipientId, alerts.searchId],
        // Only its owner changes a confirmed alert.
        set: isConfirmed
          ? {
              ...(keeps ? {} : chosen),
              confirmedAt: sql`coalesce(${alerts.confirmedAt}, now())`,
              pausedAt: null,
              seenBatch: seenOnceOn,
            }
          : { recipientId },
      })
      .returning({ id: alerts.id });
    if (!row) throw new Error("The alert was not stored.");
    if (isConfirmed) await rescheduleAlert(row.id, tx);
    return { id: row.id };
  });
}

/** Matches from while an alert was off are no news. */
export const seenOnceOn = sql<number>`case
  when ${alerts.confirmedAt} is null or ${alerts.pausedAt} is not null then ${lastBatch}
  else ${alerts.seenBatch} end`;

export type ListedAlert = {
  id: string;
  name: string;
  params: string;
  frequency: AlertFrequency;
  hour: number;
  byEmail: boolean;
  byPush: boolean;
  byChat: boolean;
  isPaused: boolean;
  lastSentAt: Date | null;
  createdAt: Date;
};

const columns = {
  id: alerts.id,
  name: alerts.name,
  params: alertSearches.params,
  frequency: sql<AlertFrequency>`${alerts.frequency}`,
  hour: alerts.hour,
  byEmail: alerts.byEmail,
  byPush: alerts.byPush,
  byChat: alerts.byChat,
  isPaused: sql<boolean>`${alerts.pausedAt} is not null`,
  lastSentAt: alerts.lastSentAt,
  createdAt: alerts.createdAt,
};

/** The recipient's alerts that are confirmed, in the order in which they were saved. */
export async function listAlerts(recipientId: RecipientId): Promise<ListedAlert[]> {
  return db
    .select(columns)
    .from(alerts)
    .innerJoin(alertSearches, eq(alertSearches.id, alerts.searchId))
    .where(and(eq(alerts.recipientId, recipientId), sql`${alerts.confirmedAt} is not null`))
    .orderBy(asc(alerts.createdAt), asc(alerts.id));
}

/** The companies whose jobs alone an alert looks for, by its parameters. */
export async function findAlertCompanies(
  searches: readonly string[],
): Promise<Map<string, { id: string; name: string; logo: string | null }>> {
  const ids = searches
    .map((params) => new URLSearchParams(params).get("company") ?? "")
    .filter((id) => isUuid(id) && searches.includes(searchParams({ company: id })));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: userProfiles.id, name: companyCalled, logo: logoColumn })
    .from(userProfiles)
    .where(inArray(userProfiles.id, ids));
  return new Map(rows.map((row) => [searchParams({ company: row.id }), row]));
}

/** The recipient's own address, null for an account's, and the key of the private feed. */
export async function findRecipientInfo(recipientId: RecipientId) {
  const [row] = await db
    .select({ email: alertRecipients.email, feedKey: alertRecipients.feedKey })
    .from(alertRecipients)
    .where(eq(alertRecipients.id, recipientId));
  return row;
}

export type AlertChanges = Partial<
  Pick<NewAlert, "name" | "frequency" | "hour"> & {
    byEmail: boolean;
    byPush: boolean;
    byChat: boolean;
    isPaused: boolean;
  }
>;

/**
 * Changes one of the recipient's alerts. Matches from while it was paused are not sent later.
 * Refusals: alerts.missing.
 */
export async function changeAlert(
  recipientId: RecipientId,
  id: string,
  { isPaused, name, ...chosen }: AlertChanges,
): Promise<Outcome<{ changed: true }>> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(alerts)
      .set({
        ...chosen,
        // An update sets something.
        name: name === undefined ? sql`${alerts.name}` : name.slice(0, maxAlertNameLength),
        ...(isPaused === undefined
          ? {}
          : {
              pausedAt: isPaused ? sql`coalesce(${alerts.pausedAt}, now())` : null,
              seenBatch: seenOnceOn,
            }),
      })
      .where(and(eq(alerts.id, id), eq(alerts.recipientId, recipientId)))
      .returning({ id: alerts.id });
    if (!row) return refused("alerts.missing");
    await rescheduleAlert(row.id, tx);
    return { changed: true };
  });
}

/**
 * Removes one of the recipient's alerts; the last one takes the stored address without an account
 * with it.
 */
export async function removeAlert(
  recipientId: RecipientId,
  id: string,
): Promise<Outcome<{ removed: true }>> {
  const [row] = await db
    .delete(alerts)
    .where(and(eq(alerts.id, id), eq(alerts.recipientId, recipientId)))
    .returning({ id: alerts.id });
  if (!row) return refused("alerts.missing");
  await db.execute(sql`
    delete from alert_recipients where id = ${recipientId} and user_id is null
      and not exists (select from alerts where recipient_id = ${recipientId})`);
  return { removed: true };
}

/** The actor's alerts for the copy of their data. */
export async function exportOwnAlerts(actor: Person) {
  const recipientId = await findOwnRecipient(actor);
  return recipientId ? listAlerts(recipientId) : [];
}
