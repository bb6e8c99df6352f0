import { setTimeout } from "node:timers/promises";
import { lt, sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { callTelegram, type TelegramOutcome } from "./call-telegram.server.ts";
import { telegramTurns } from "./telegram.table.ts";

/** One button of a message: a link, or data that comes back when it is pressed (64 bytes). */
type TelegramButton = { text: string } & ({ url: string } | { data: string });

/** HTML as Telegram reads it (b, i, s, u, a, code), its texts escaped by `escapeHtml`; at most 4096 signs. */
export type TelegramText = { html: string; buttons?: readonly (readonly TelegramButton[])[] };

/** Milliseconds between two requests: below the API's 30 a second of all chats, 1 a second of one, 20 a minute of a channel. */
const pauses = { all: 40, person: 1200, channel: 3200 };
/** A turn further off than this is not waited for. */
const longestWaitMs = 5000;
const allChats = "";

/**
 * Sends a message in its turn, which may take five seconds, or at once if the caller has waited for it. A chat is an id
 * or a channel's @name.
 */
export async function sendMessage(
  chat: string,
  text: TelegramText,
  { hasTurn = false } = {},
): Promise<TelegramOutcome<{ messageId: number }>> {
  const sent = await sendToChat<{ message_id: number }>("sendMessage", chat, bodyOf(text), hasTurn);
  if (sent.kind !== "done") return sent;
  return { kind: "done", result: { messageId: sent.result.message_id } };
}

/** Replaces a message of the bot in its turn. */
export async function editMessage(
  chat: string,
  messageId: number,
  text: TelegramText,
): Promise<TelegramOutcome<unknown>> {
  return sendToChat("editMessageText", chat, { message_id: messageId, ...bodyOf(text) });
}

/** Ends the wait of a pressed button, with a short notice if given. */
export async function answerButton(callback: string, notice?: string): Promise<void> {
  await callTelegram("answerCallbackQuery", {
    callback_query_id: callback,
    ...(notice && { text: notice.slice(0, 200) }),
  });
}

/** Calls a method about a chat in its turn, over all processes; an answer of 429 makes all of them wait. */
async function sendToChat<T>(
  method: string,
  chat: string,
  body: object,
  hasTurn = false,
): Promise<TelegramOutcome<T>> {
  const seconds = hasTurn ? 0 : await waitForTurn(chat);
  if (seconds > 0) return { kind: "later", seconds };
  const outcome = await callTelegram<T>(method, { chat_id: chat, ...body });
  // Which of the limits was reached is not said.
  if (outcome.kind === "later") await postpone([allChats, chat], outcome.seconds);
  return outcome;
}

/** Removes the turns of chats that were not written to within the hour. */
export async function removeOldTurns(): Promise<void> {
  await db.delete(telegramTurns).where(lt(telegramTurns.nextAt, sql`now() - interval '1 hour'`));
}

function bodyOf({ html, buttons }: TelegramText): object {
  const rows = buttons?.map((row) =>
    row.map((button) =>
      "url" in button
        ? { text: button.text, url: button.url }
        : { text: button.text, callback_data: button.data },
    ),
  );
  return {
    text: html,
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
    ...(rows && { reply_markup: { inline_keyboard: rows } }),
  };
}

/** Waits until the chat's turn has come, or returns after how many seconds to try again. */
export async function waitForTurn(chat: string): Promise<number> {
  const end = performance.now() + longestWaitMs;
  while (true) {
    const { wait, isClaimed } = await claimTurn(chat);
    if (!isClaimed && performance.now() + wait > end) return Math.ceil(wait / 1000);
    if (wait > 0) await setTimeout(wait);
    if (isClaimed) return 0;
  }
}

/**
 * Claims the next turn of all chats for this one, unless the chat's own comes later. Returns its distance in
 * milliseconds, or after how many to try again.
 */
async function claimTurn(chat: string): Promise<{ wait: number; isClaimed: boolean }> {
  const pause = /^\d+$/.test(chat) ? pauses.person : pauses.channel;
  return db.transaction(async (tx) => {
    // One claim at a time: the rows below are read after this.
    await tx.execute(sql`
      insert into telegram_turns (chat, next_at) values (${allChats}, clock_timestamp())
      on conflict (chat) do update set chat = excluded.chat`);
    const [turn] = await tx.execute<{ wait: number; isClaimed: boolean }>(sql`
      with turn as materialized (
        select greatest(every.next_at, clock_timestamp()) as at, own.next_at as own_at
        from telegram_turns every left join telegram_turns own on own.chat = ${chat}
        where every.chat = ${allChats}
      ), claimed as (
        insert into telegram_turns (chat, next_at)
        select key, at + pause * interval '1 millisecond'
        from turn, (values (${allChats}, ${pauses.all}::int), (${chat}, ${pause}::int)) as row (key, pause)
        where (own_at is null or own_at <= at)
          and at < clock_timestamp() + ${longestWaitMs} * interval '1 millisecond'
        on conflict (chat) do update set next_at = excluded.next_at
        returning 1
      )
      select exists (select from claimed) as "isClaimed",
        extract(epoch from greatest(at, own_at) - clock_timestamp())::float8 * 1000 as wait
      from turn`);
    if (!turn) throw new Error("The database did not answer.");
    return { ...turn, wait: Math.max(0, turn.wait) };
  });
}

/** The turn of all chats first, as claims lock them. */
async function postpone(chats: readonly string[], seconds: number): Promise<void> {
  for (const chat of chats) {
    await db.execute(sql`
      insert into telegram_turns as turn (chat, next_at)
      values (${chat}, clock_timestamp() + ${seconds} * interval '1 second')
      on conflict (chat) do update set next_at = greatest(turn.next_at, excluded.next_at)`);
  }
}
