import { and, eq, gt, sql } from "drizzle-orm";
import { hashedLinkToken, newLinkToken } from "#app/emails/link-token.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { chatLinkMinutes } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { findBot } from "#app/platform/telegram/keep-receiving.server.ts";
import { sendNoticeToChat } from "./chat-tasks.server.ts";
import { telegramChatLinks, telegramChats } from "./chats.table.ts";

/** The actor's chat as their page shows it. `since` in ISO. */
export type OwnChat = { name: string; since: string; getsNews: boolean; isPaused: boolean };

const linksAnHour = { max: 20, seconds: 60 * 60 };
const testsAnHour = { max: 5, seconds: 60 * 60 };

/** The actor's chat; undefined where none is connected. */
export async function findOwnChat(actor: Person): Promise<OwnChat | undefined> {
  const [chat] = await db
    .select({
      name: telegramChats.name,
      since: telegramChats.since,
      getsNews: telegramChats.getsNews,
      isPaused: sql<boolean>`${telegramChats.pausedAt} is not null`,
    })
    .from(telegramChats)
    .where(eq(telegramChats.userId, actor.id));
  return chat && { ...chat, since: chat.since.toISOString() };
}

/** Whether a start link of the actor waits to be opened. */
export async function isOwnChatAwaited(actor: Person): Promise<boolean> {
  const isOpen = and(
    eq(telegramChatLinks.userId, actor.id),
    gt(telegramChatLinks.expiresAt, sql`now()`),
  );
  return (await db.$count(telegramChatLinks, isOpen)) > 0;
}

/**
 * Makes the start link that connects a chat to the actor's account, in place of the one before. Refusals:
 * telegram.unavailable, accounts.tooManyTries.
 */
export async function openChatLink(actor: Person): Promise<Outcome<{ link: string }>> {
  const bot = await findBot();
  if (!bot) return refused("telegram.unavailable");
  const counted = await consume(limitKey("telegram-links", actor.id), linksAnHour);
  if (isRefused(counted)) return counted;
  const token = newLinkToken();
  const values = {
    tokenHash: hashedLinkToken("telegram-chat", token),
    expiresAt: sql`now() + make_interval(mins => ${chatLinkMinutes})`,
  };
  await db
    .insert(telegramChatLinks)
    .values({ userId: actor.id, ...values })
    .onConflictDoUpdate({ target: telegramChatLinks.userId, set: values });
  return { link: `https://t.me/${bot.username}?start=${token}` };
}

/** Changes which messages the actor's chat gets. Refusals: telegram.notConnected. */
export async function changeOwnChat(
  actor: Person,
  { getsAlerts, getsNews }: { getsAlerts: boolean; getsNews: boolean },
): Promise<Outcome<{ changed: true }>> {
  const rows = await db
    .update(telegramChats)
    .set({
      getsNews,
      pausedAt: getsAlerts ? null : sql`coalesce(${telegramChats.pausedAt}, now())`,
    })
    .where(eq(telegramChats.userId, actor.id))
    .returning({ id: telegramChats.id });
  return rows.length > 0 ? { changed: true } : refused("telegram.notConnected");
}

/** Sends a message to the actor's chat. Refusals: telegram.notConnected, accounts.tooManyTries. */
export async function sendOwnTest(actor: Person): Promise<Outcome<{ sent: true }>> {
  const chat = await findAddress(actor);
  if (!chat) return refused("telegram.notConnected");
  const counted = await consume(limitKey("telegram-tests", actor.id), testsAnHour);
  if (isRefused(counted)) return counted;
  await sendNoticeToChat(chat.chat, "test", chat.language);
  return { sent: true };
}

/** Forgets the actor's chat, which is told, and a start link. None is no fault. */
export async function disconnectOwnChat(actor: Person): Promise<void> {
  const chat = await findAddress(actor);
  await db.transaction(async (tx) => {
    await tx.delete(telegramChatLinks).where(eq(telegramChatLinks.userId, actor.id));
    const rows = await tx
      .delete(telegramChats)
      .where(eq(telegramChats.userId, actor.id))
      .returning({ id: telegramChats.id });
    if (!chat || rows.length === 0) return;
    await sendNoticeToChat(chat.chat, "disconnected", chat.language, tx);
  });
}

/** The actor's chat for the copy of their data. */
export async function exportOwnChat(actor: Person) {
  const [chat = null] = await db
    .select({
      chat: telegramChats.chat,
      name: telegramChats.name,
      since: telegramChats.since,
      getsNews: telegramChats.getsNews,
      pausedAt: telegramChats.pausedAt,
    })
    .from(telegramChats)
    .where(eq(telegramChats.userId, actor.id));
  return chat;
}

/** Whether an account has a chat that gets news, and has none of these kinds switched off. */
export async function getsNewsByChat(account: string, kinds: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ muted: authUsers.mutedPushes })
    .from(telegramChats)
    .innerJoin(authUsers, eq(authUsers.id, telegramChats.userId))
    .where(and(eq(telegramChats.userId, account), telegramChats.getsNews));
  return row !== undefined && !kinds.some((kind) => row.muted.includes(kind));
}

async function findAddress({ id }: Person) {
  const [chat] = await db
    .select({
      chat: telegramChats.chat,
      language: sql<typeof telegramChats.$inferSelect.language>`coalesce(
        ${authUsers.language}, ${telegramChats.language})`,
    })
    .from(telegramChats)
    .innerJoin(authUsers, eq(authUsers.id, telegramChats.userId))
    .where(eq(telegramChats.userId, id));
  return chat;
}
