import { createHash } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import { usualHour } from "#app/features/alerts/alert.ts";
import { alertRecipients, alerts } from "#app/features/alerts/alerts.table.ts";
import {
  type ListedAlert,
  listAlerts,
  removeAlert,
  storeAlert,
} from "#app/features/alerts/own-alerts.server.ts";
import {
  ensureAccountRecipient,
  ensureChatRecipient,
  type RecipientId,
} from "#app/features/alerts/recipients.server.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { telegramChats, telegramSearches } from "#app/features/push/chats/chats.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxAlerts, maxChatAlerts } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import type { Chat } from "./chats.server.ts";

/** The alerts that come to a chat: its own and those of its account. */
export async function listChatAlerts(chat: Chat): Promise<ListedAlert[]> {
  const recipients = await recipientsOf(chat);
  const lists = await Promise.all(recipients.map((recipient) => listAlerts(recipient)));
  return lists.flat();
}

/** Removes one of these alerts. Refusals: alerts.missing. */
export async function removeChatAlert(
  chat: Chat,
  alert: string,
): Promise<Outcome<{ removed: true }>> {
  for (const recipient of await recipientsOf(chat)) {
    const removed = await removeAlert(recipient, alert);
    if (!isRefused(removed)) return removed;
  }
  return refused("alerts.missing");
}

/** Stores the search of a chat for the button below its answer, in place of the one before. Returns its key. */
export async function rememberSearch(
  chat: string,
  keyword: string,
  language: Language,
): Promise<string> {
  const values = { keyword, language, searchedAt: sql`now()` };
  await db
    .insert(telegramSearches)
    .values({ chat, ...values })
    .onConflictDoUpdate({ target: telegramSearches.chat, set: values });
  return searchKey(keyword);
}

/** The chat's last search, and whether it is the one of this key; undefined after a day. */
export async function findSearch(chat: string, key: string) {
  const [search] = await db
    .select({ keyword: telegramSearches.keyword, language: telegramSearches.language })
    .from(telegramSearches)
    .where(eq(telegramSearches.chat, chat));
  return search && { ...search, isThis: searchKey(search.keyword) === key };
}

/**
 * Makes a search a daily alert of the chat's account or, without one, of the chat alone. Refusals: alerts.tooMany,
 * alerts.tooLong.
 */
export async function saveChatAlert(
  { chat, userId }: { chat: string; userId: string | null },
  keyword: string,
  language: Language,
): Promise<Outcome<{ id: string }>> {
  const query = readJobQuery(new URLSearchParams({ keyword }));
  const alert = { query, name: keyword, frequency: "daily" as const, hour: usualHour, language };
  const ensure = (tx: Transaction) =>
    userId ? ensureAccountRecipient(userId, language, tx) : ensureRecipientOf(chat, language, tx);
  const max = userId ? maxAlerts : maxChatAlerts;
  const options = { isConfirmed: true, keeps: true, byEmail: false, max };
  const saved = await storeAlert(alert, ensure, options);
  // An alert that is there already may have been switched off for chats.
  if (!isRefused(saved))
    await db.update(alerts).set({ byChat: true }).where(eq(alerts.id, saved.id));
  return saved;
}

async function ensureRecipientOf(
  chat: string,
  language: Language,
  tx: Transaction,
): Promise<RecipientId> {
  const [row] = await tx
    .insert(telegramChats)
    .values({ chat, name: "", language })
    .onConflictDoUpdate({ target: telegramChats.chat, set: { language } })
    .returning({ id: telegramChats.id });
  if (!row) throw new Error("The chat was not stored.");
  return ensureChatRecipient(row.id, language, tx);
}

async function recipientsOf({ id, userId }: Chat): Promise<RecipientId[]> {
  const rows = await db
    .select({ id: alertRecipients.id })
    .from(alertRecipients)
    .where(
      or(eq(alertRecipients.chatId, id), userId ? eq(alertRecipients.userId, userId) : undefined),
    )
    .orderBy(alertRecipients.createdAt);
  return rows.map((row) => row.id);
}

/** 12 letters: a button's data has 64 bytes. */
function searchKey(keyword: string): string {
  return createHash("sha256").update(keyword).digest("base64url").slice(0, 12);
}
