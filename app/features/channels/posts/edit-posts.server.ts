import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { telegramPosts } from "#app/features/channels/channels.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { editMessage } from "#app/platform/telegram/send-to-chat.server.ts";
import { type Channel, setPost, stopChannel } from "./post-state.server.ts";
import { digestOf, findPostedJob, postText } from "./post-text.server.ts";

const atOnce = 50;

/** Edits the posts of jobs that changed, closed or opened again; an unchanged text is not sent. False if it has to wait. */
export async function editChangedPosts(channel: Channel, end: number): Promise<boolean> {
  const posts = await db
    .select({
      jobId: telegramPosts.jobId,
      title: telegramPosts.title,
      messageId: telegramPosts.messageId,
      shown: telegramPosts.shown,
      // As text: a Date would lose the microseconds by which a later change is known.
      changedAt: sql<string>`changed_at::text`,
    })
    .from(telegramPosts)
    .where(
      and(
        eq(telegramPosts.channelId, channel.id),
        isNotNull(telegramPosts.changedAt),
        eq(telegramPosts.state, "posted"),
      ),
    )
    .orderBy(asc(telegramPosts.changedAt))
    .limit(atOnce);
  for (const { jobId, title, messageId, shown, changedAt } of posts) {
    if (performance.now() > end || messageId === null) return false;
    const text = postText(await findPostedJob(jobId), title, channel.language);
    const digest = digestOf(text);
    if (digest !== shown) {
      const outcome = await editMessage(channel.chat, messageId, text);
      switch (outcome.kind) {
        case "closed":
          await stopChannel(channel.id, outcome.code, outcome.reason);
          return false;
        case "later":
        case "failed":
          return false;
        case "gone":
          await setPost({ channelId: channel.id, jobId }, { state: "gone", changedAt: null });
          continue;
        case "refused":
          log("telegram edit refused", { code: outcome.code, job: jobId });
          break;
        default:
          await setPost({ channelId: channel.id, jobId }, { shown: digest });
      }
    }
    await db.execute(sql`
      update telegram_posts set changed_at = null
      where channel_id = ${channel.id} and job_id = ${jobId}
        and changed_at = ${changedAt}::timestamptz`);
  }
  return posts.length < atOnce;
}
