import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { hashedLinkToken } from "#app/emails/link-token.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { sendNoticeToChat } from "#app/features/push/chats/chat-tasks.server.ts";
import { telegramChatLinks, telegramChats } from "#app/features/push/chats/chats.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { callTelegram } from "#app/platform/telegram/call-telegram.server.ts";

type Connected = { language: Language; wasOfAnother: boolean };

/**
 * Connects a chat to the account of a start link, which is used up: another chat of the account is forgotten and
 * told so. Undefined for a link that is over, used or not ours, or of a blocked account.
 */
export async function connectChat(
  chat: string,
  token: string,
  language: Language,
): Promise<Connected | undefined> {
  const connected = await db.transaction(async (tx) => {
    const account = await consumeLink(token, tx);
    return account && move(chat, account.id, account.language ?? language, tx);
  });
  if (connected) await storeName(chat);
  return connected;
}

async function consumeLink(token: string, tx: Transaction) {
  const [link] = await tx
    .delete(telegramChatLinks)
    .where(
      and(
        eq(telegramChatLinks.tokenHash, hashedLinkToken("telegram-chat", token)),
        gt(telegramChatLinks.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: telegramChatLinks.userId });
  if (!link) return undefined;
  const [account] = await tx
    .select({ id: authUsers.id, language: authUsers.language })
    .from(authUsers)
    .where(and(eq(authUsers.id, link.userId), isNull(authUsers.blockedAt)));
  return account;
}

async function move(
  chat: string,
  userId: string,
  language: Language,
  tx: Transaction,
): Promise<Connected> {
  const rows = await tx
    .select({ chat: telegramChats.chat, userId: telegramChats.userId })
    .from(telegramChats)
    .where(or(eq(telegramChats.chat, chat), eq(telegramChats.userId, userId)))
    .for("update");
  const former = rows.find((row) => row.userId === userId && row.chat !== chat);
  if (former) {
    await tx.delete(telegramChats).where(eq(telegramChats.chat, former.chat));
    await sendNoticeToChat(former.chat, "moved", language, tx);
  }
  const values = { userId, language, getsNews: true, pausedAt: null, since: sql`now()` };
  await tx
    .insert(telegramChats)
    .values({ chat, name: "", ...values })
    .onConflictDoUpdate({ target: telegramChats.chat, set: values });
  const here = rows.find((row) => row.chat === chat);
  const wasOfAnother = here !== undefined && here.userId !== null && here.userId !== userId;
  return { language, wasOfAnother };
}

/** Updates carry no names: the account's page is to say which chat it is. */
async function storeName(chat: string): Promise<void> {
  type Person = { username?: string; first_name?: string };
  const answer = await callTelegram<Person>("getChat", { chat_id: chat });
  if (answer.kind !== "done") return;
  const { username, first_name: firstName = "" } = answer.result;
  const name = (username ? `@${username}` : firstName).slice(0, 64).toWellFormed();
  await db.update(telegramChats).set({ name }).where(eq(telegramChats.chat, chat));
}
