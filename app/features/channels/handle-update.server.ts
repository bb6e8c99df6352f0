import { and, eq, isNull, ne } from "drizzle-orm";
import { receiveChatUpdate } from "#app/features/channels/chats/receive-update.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { answerButton } from "#app/platform/telegram/send-to-chat.server.ts";
import type { TelegramUpdate } from "#app/platform/telegram/telegram-updates.server.ts";
import { telegramChannels } from "./channels.table.ts";
import { stopChannel } from "./posts/post-state.server.ts";

/** Handles an update of Telegram; at least once, so each part must bear a repetition. */
export async function handleUpdate(update: TelegramUpdate): Promise<void> {
  await receiveChatUpdate(update);
  // The button of a chat that is no longer bound would wait for ever.
  if (update.kind === "button") await answerButton(update.callback);
  if (update.kind === "membership" && /^(?:left|kicked)$/.test(update.status)) {
    await stopLeftChannel(update.chat);
  }
}

/** A channel that the bot was removed from is shown as stopped at once, before the next post fails. */
async function stopLeftChannel(chat: string): Promise<void> {
  const [channel] = await db
    .select({ id: telegramChannels.id })
    .from(telegramChannels)
    .where(
      and(
        eq(telegramChannels.chat, chat),
        ne(telegramChannels.state, "stopped"),
        isNull(telegramChannels.removedAt),
      ),
    );
  if (channel) await stopChannel(channel.id, 403, "removed");
}
