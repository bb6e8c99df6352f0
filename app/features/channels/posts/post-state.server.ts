import { and, eq, sql } from "drizzle-orm";
import type { StopReason } from "#app/features/channels/channel.ts";
import { telegramChannels, telegramPosts } from "#app/features/channels/channels.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";

export type Channel = typeof telegramChannels.$inferSelect;
type PostKey = { channelId: string; jobId: string };

/** Changes the stored state of a post. */
export async function setPost(
  { channelId, jobId }: PostKey,
  change: Partial<typeof telegramPosts.$inferInsert>,
): Promise<void> {
  await db
    .update(telegramPosts)
    .set(change)
    .where(and(eq(telegramPosts.channelId, channelId), eq(telegramPosts.jobId, jobId)));
}

/** Stores that a post stands in the channel as this message. */
export async function setPosted(post: PostKey, messageId: number, shown: string): Promise<void> {
  await setPost(post, { state: "posted", messageId, shown });
  await rememberMessage(post.channelId, messageId);
}

/** The number of the bot's last message, after which a message of unknown number must be. */
export async function rememberMessage(channelId: string, messageId: number): Promise<void> {
  await db
    .update(telegramChannels)
    .set({ lastMessage: sql`greatest(last_message, ${messageId}::bigint)` })
    .where(eq(telegramChannels.id, channelId));
}

/** Stops a channel that Telegram takes no posts for. */
export async function stopChannel(id: string, code: number, reason: StopReason): Promise<void> {
  log("telegram channel stopped", { channel: id, code, reason });
  await db
    .update(telegramChannels)
    .set({ state: "stopped", stopCode: code, stopReason: reason, pausedUntil: null })
    .where(eq(telegramChannels.id, id));
}
