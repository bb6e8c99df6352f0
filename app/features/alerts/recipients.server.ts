import { randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { alertRecipients } from "#app/features/alerts/alerts.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";

/** The recipient of alerts: an account, or an address or a Telegram chat without one. */
export type RecipientId = string & { readonly isRecipient?: true };

/** The actor's as a recipient of alerts, if there are any. */
export async function findOwnRecipient(actor: Person): Promise<RecipientId | undefined> {
  const [row] = await db
    .select({ id: alertRecipients.id })
    .from(alertRecipients)
    .where(eq(alertRecipients.userId, actor.id));
  return row?.id;
}

/** The account's as a recipient of alerts, from now on. */
export async function ensureAccountRecipient(
  userId: string,
  language: Language,
  tx: Transaction,
): Promise<RecipientId> {
  return ensure({ userId, language }, alertRecipients.userId, tx);
}

/** An address without an account, in small letters, as a recipient of alerts. */
export async function ensureAddressRecipient(
  email: string,
  language: Language,
  tx: Transaction,
): Promise<RecipientId> {
  return ensure({ email, language }, alertRecipients.email, tx);
}

/** A Telegram chat, by the id of its row, as a recipient of alerts that belong to no account. */
export async function ensureChatRecipient(
  chatId: string,
  language: Language,
  tx: Transaction,
): Promise<RecipientId> {
  return ensure({ chatId, language }, alertRecipients.chatId, tx);
}

async function ensure(
  values: { userId?: string; email?: string; chatId?: string; language: Language },
  target:
    | typeof alertRecipients.userId
    | typeof alertRecipients.email
    | typeof alertRecipients.chatId,
  tx: Transaction,
): Promise<RecipientId> {
  const [row] = await tx
    .insert(alertRecipients)
    .values({ ...values, feedKey: newFeedKey() })
    // The row is locked by it, so that alerts of one person are counted one after the other. Whoever
    // enters an address may not be its owner: nothing of the row changes.
    .onConflictDoUpdate({ target, set: { language: sql`${alertRecipients.language}` } })
    .returning({ id: alertRecipients.id });
  if (!row) throw new Error("The recipient was not stored.");
  return row.id;
}

/** Gives a recipient's private feed another address; the one before answers no more. */
export async function renewFeedKey(recipientId: RecipientId): Promise<void> {
  await db
    .update(alertRecipients)
    .set({ feedKey: newFeedKey() })
    .where(eq(alertRecipients.id, recipientId));
}

function newFeedKey(): string {
  return randomBytes(24).toString("base64url");
}

/** The same recipients, each address whose account has confirmed it meanwhile as that account's. */
export async function mergeIntoAccounts(
  recipientIds: readonly RecipientId[],
  tx: Transaction,
): Promise<RecipientId[]> {
  const addresses = await tx
    .select({ id: alertRecipients.id })
    .from(alertRecipients)
    .innerJoin(authUsers, eq(authUsers.email, alertRecipients.email))
    .where(and(inArray(alertRecipients.id, [...recipientIds]), eq(authUsers.emailVerified, true)));
  const ids = new Set(recipientIds);
  for (const { id } of addresses) {
    ids.delete(id);
    ids.add(await mergeIntoAccount(id, tx));
  }
  return [...ids];
}

/**
 * Gives alerts of an address to the account that has the same address confirmed, so that one person
 * gets no job twice. Returns whose they are.
 */
export async function mergeIntoAccount(
  recipientId: RecipientId,
  tx: Transaction,
): Promise<RecipientId> {
  const [account] = await tx
    .select({ id: authUsers.id, language: alertRecipients.language })
    .from(alertRecipients)
    .innerJoin(authUsers, eq(authUsers.email, alertRecipients.email))
    .where(and(eq(alertRecipients.id, recipientId), eq(authUsers.emailVerified, true)));
  if (!account) return recipientId;
  const own = await ensureAccountRecipient(account.id, account.language as Language, tx);
  await tx.execute(sql`
    update alerts set recipient_id = ${own} where recipient_id = ${recipientId}
      and search_id not in (select search_id from alerts where recipient_id = ${own})`);
  await tx.execute(sql`
    insert into alert_sent_jobs (recipient_id, job_id, alert_id, digest_id)
    select ${own}, job_id, alert_id, digest_id from alert_sent_jobs
    where recipient_id = ${recipientId} on conflict do nothing`);
  await tx.execute(
    sql`update push_subscriptions set recipient_id = ${own} where recipient_id = ${recipientId}`,
  );
  await tx.delete(alertRecipients).where(eq(alertRecipients.id, recipientId));
  return own;
}
