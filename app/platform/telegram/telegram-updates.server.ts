import { createHash, timingSafeEqual } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#app/platform/database/database.server.ts";
import { storable } from "#app/platform/database/storable.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import { signFor } from "#app/platform/settings/app-secret.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { telegramUpdates } from "./telegram.table.ts";

/** An update of Telegram, cut to the parts that are read. Chats are ids as text. */
export type TelegramUpdate =
  /** Of a private chat: what is written in groups is dropped. */
  | { kind: "message"; chat: string; text: string; language?: string }
  | { kind: "button"; chat: string; messageId: number; data: string; callback: string }
  /** The bot's own place in a chat has changed: administrator, member, left, kicked … */
  | { kind: "membership"; chat: string; isPrivate: boolean; status: string };

/** The kinds that Telegram is told to send. */
export const updateKinds = ["message", "callback_query", "my_chat_member"] as const;

/** Two units of each of a search's 1000 characters. */
const longestText = 2000;
const chat = z.object({ id: z.number().int(), type: z.string() });

const shape = z.object({
  update_id: z.number().int().nonnegative(),
  message: z
    .object({
      chat,
      text: z.string().optional(),
      from: z.object({ language_code: z.string().max(35).optional() }).optional(),
    })
    .optional(),
  callback_query: z
    .object({
      id: z.string().max(100),
      data: z.string().max(64).optional(),
      message: z.object({ chat, message_id: z.number().int() }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
});

/** Enqueues an update unless it has been received before. False for a body that is no update. */
export async function receiveUpdate(given: unknown): Promise<boolean> {
  const read = shape.safeParse(given);
  if (!read.success) return false;
  const update = updateOf(read.data);
  if (!update) return true;
  await db.transaction(async (tx) => {
    const id = read.data.update_id;
    const added = await tx
      .insert(telegramUpdates)
      .values({ id })
      .onConflictDoNothing()
      .returning({ id: telegramUpdates.id });
    if (added.length > 0) await enqueueJob("telegram-updates", update, tx);
  });
  return true;
}

/** Telegram repeats an update for a day at most. */
export async function removeOldUpdates(): Promise<void> {
  const old = sql`now() - interval '2 days'`;
  await db.delete(telegramUpdates).where(lt(telegramUpdates.receivedAt, old));
}

/** The secret that Telegram sends with each update: derived from the token, so that a new bot has a new one. */
export function webhookSecret(): string {
  return signFor("telegram webhook", settings().telegram?.token ?? "");
}

/** Whether a request with this X-Telegram-Bot-Api-Secret-Token comes from Telegram. */
export function isFromTelegram(given: string | null): boolean {
  if (!settings().telegram || !given) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(webhookSecret()));
}

function updateOf(given: z.infer<typeof shape>): TelegramUpdate | undefined {
  const { message, callback_query: button, my_chat_member: member } = given;
  if (message?.text !== undefined) {
    if (message.chat.type !== "private") return undefined;
    const language = message.from?.language_code;
    return {
      kind: "message",
      chat: String(message.chat.id),
      text: storable(message.text.slice(0, longestText)),
      ...(language && { language }),
    };
  }
  if (button?.message && button.data !== undefined) {
    return {
      kind: "button",
      chat: String(button.message.chat.id),
      messageId: button.message.message_id,
      data: storable(button.data),
      callback: button.id,
    };
  }
  if (!member) return undefined;
  return {
    kind: "membership",
    chat: String(member.chat.id),
    isPrivate: member.chat.type === "private",
    status: member.new_chat_member.status.slice(0, 30),
  };
}
