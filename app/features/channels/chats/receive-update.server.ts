import { log } from "#app/platform/log/log.server.ts";
import { sendMessage, type TelegramText } from "#app/platform/telegram/send-to-chat.server.ts";
import type { TelegramUpdate } from "#app/platform/telegram/telegram-updates.server.ts";
import { forgetClosedChat } from "./chats.server.ts";
import { replyTo, replyToButton } from "./conversation.server.ts";

/** The handler of queued updates: answers private chats; groups and channels are ignored. */
export async function receiveChatUpdate(update: TelegramUpdate): Promise<void> {
  const { chat } = update;
  // A group's id is negative.
  if (!/^\d+$/.test(chat)) return;
  if (update.kind === "membership") {
    if (update.status === "kicked" || update.status === "left") await forgetClosedChat(chat);
    return;
  }
  if (update.kind === "button") {
    return send(chat, await replyToButton(chat, update.data));
  }
  await send(chat, await replyTo(update));
}

/** A reply that cannot be sent is dropped: its person writes again, and tasks hold no words of people. */
async function send(chat: string, reply: TelegramText | undefined): Promise<void> {
  if (!reply) return;
  const sent = await sendMessage(chat, reply);
  if (sent.kind === "closed") return forgetClosedChat(chat);
  if (sent.kind !== "done") log("telegram reply dropped", { kind: sent.kind });
}
