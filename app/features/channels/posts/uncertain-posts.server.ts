import { and, eq, sql } from "drizzle-orm";
import { telegramPosts } from "#app/features/channels/channels.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { callTelegram } from "#app/platform/telegram/call-telegram.server.ts";
import { findBot } from "#app/platform/telegram/keep-receiving.server.ts";
import { editMessage } from "#app/platform/telegram/send-to-chat.server.ts";
import { type Channel, setPost, setPosted, stopChannel } from "./post-state.server.ts";
import { digestOf, findPostedJob, postText } from "./post-text.server.ts";

/** Seconds after which a running process has its answer: an older post was cut off by a kill. */
const graceSeconds = 30;
/** Message numbers in a row without a message that mark the end of the channel. */
const missingAtEnd = 3;
const maxTries = 60;

/**
 * Finds out whether a post stands in the channel whose process was killed, or that got no answer: the bot can only
 * edit its own messages, and the number of this one comes after its last. Returns whether the channel may go on.
 */
export async function resolveUncertainPosts(channel: Channel, end: number): Promise<boolean> {
  const [post] = await db
    .select({
      jobId: telegramPosts.jobId,
      title: telegramPosts.title,
      isRecent: sql<boolean>`sent_at > now() - make_interval(secs => ${graceSeconds})`,
    })
    .from(telegramPosts)
    .where(and(eq(telegramPosts.channelId, channel.id), eq(telegramPosts.state, "sending")))
    .limit(1);
  if (!post) return true;
  if (post.isRecent) return false;
  const key = { channelId: channel.id, jobId: post.jobId };
  if (channel.lastMessage === null || (await mayEditOthers(channel.chat))) {
    await setPost(key, { state: "unknown" });
    return true;
  }
  const text = postText(await findPostedJob(post.jobId), post.title, channel.language);
  let missing = 0;
  for (let tries = 1; tries <= maxTries && performance.now() < end; tries++) {
    const messageId = channel.lastMessage + tries;
    const outcome = await editMessage(channel.chat, messageId, text);
    if (outcome.kind === "done" || outcome.kind === "same") {
      await setPosted(key, messageId, digestOf(text));
      return true;
    }
    if (outcome.kind === "closed") await stopChannel(channel.id, outcome.code, outcome.reason);
    if (outcome.kind !== "gone") return false;
    missing = outcome.isMissing ? missing + 1 : 0;
    if (missing === missingAtEnd) {
      await setPost(key, { state: "waiting", sentAt: null });
      return true;
    }
  }
  await setPost(key, { state: "unknown" });
  return true;
}

/** Whether the bot could overwrite a message that is not its own, or that is not known. */
async function mayEditOthers(chat: string): Promise<boolean> {
  const bot = await findBot();
  if (!bot) return true;
  const member = await callTelegram<{ status: string; can_edit_messages?: boolean }>(
    "getChatMember",
    { chat_id: chat, user_id: Number(bot.id) },
  );
  return member.kind !== "done" || member.result.can_edit_messages === true;
}
