import { eq, lt, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { emailInsteadOfChat } from "#app/features/alerts/delivery/chat-fallback.server.ts";
import {
  telegramChatLinks,
  telegramChats,
  telegramSearches,
} from "#app/features/push/chats/chats.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";

/** A chat that the board knows; `chat` is Telegram's id, `language` that of its account if it has one. */
export type Chat = {
  id: string;
  chat: string;
  userId: string | null;
  language: Language;
  isPaused: boolean;
};

const columns = {
  id: telegramChats.id,
  chat: telegramChats.chat,
  userId: telegramChats.userId,
  language: sql<Language>`coalesce(${authUsers.language}, ${telegramChats.language})`,
  isPaused: sql<boolean>`${telegramChats.pausedAt} is not null`,
};

/** The chat of Telegram's id, if the board knows it. */
export async function findChat(chat: string): Promise<Chat | undefined> {
  return findWhere(eq(telegramChats.chat, chat));
}

/** The chat of a queued task; undefined once it is forgotten or while its account is blocked. */
export async function findTaskChat(id: string): Promise<Chat | undefined> {
  return findWhere(sql`${telegramChats.id} = ${id} and ${authUsers.blockedAt} is null`);
}

async function findWhere(condition: ReturnType<typeof eq>): Promise<Chat | undefined> {
  const [row] = await db
    .select(columns)
    .from(telegramChats)
    .leftJoin(authUsers, eq(authUsers.id, telegramChats.userId))
    .where(condition);
  return row;
}

/** Pauses or resumes the new jobs of a chat. */
export async function pauseChat({ id }: Chat, isPaused: boolean): Promise<void> {
  await db
    .update(telegramChats)
    .set({ pausedAt: isPaused ? sql`coalesce(${telegramChats.pausedAt}, now())` : null })
    .where(eq(telegramChats.id, id));
}

/** Deletes everything about a chat, its own alerts as well. Returns whether there was anything. */
export async function forgetChat(chat: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.delete(telegramSearches).where(eq(telegramSearches.chat, chat));
    const rows = await tx
      .delete(telegramChats)
      .where(eq(telegramChats.chat, chat))
      .returning({ id: telegramChats.id });
    return rows.length > 0;
  });
}

/** The same of a chat where the bot is blocked: an account's alerts that came there alone come by email. */
export async function forgetClosedChat(chat: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ userId: telegramChats.userId })
      .from(telegramChats)
      .where(eq(telegramChats.chat, chat))
      .for("update");
    if (row?.userId) await emailInsteadOfChat(row.userId, tx);
    await tx.delete(telegramSearches).where(eq(telegramSearches.chat, chat));
    await tx.delete(telegramChats).where(eq(telegramChats.chat, chat));
  });
}

/** Removes links that are over, searches of yesterday, and chats with neither an account nor alerts. */
export async function removeUnusedChats(): Promise<void> {
  await db.delete(telegramChatLinks).where(lt(telegramChatLinks.expiresAt, sql`now()`));
  await db
    .delete(telegramSearches)
    .where(lt(telegramSearches.searchedAt, sql`now() - interval '1 day'`));
  await db.execute(sql`
    delete from telegram_chats chat where chat.user_id is null
      and chat.since < now() - interval '1 hour'
      and not exists (select from alert_recipients recipient where recipient.chat_id = chat.id)`);
}
