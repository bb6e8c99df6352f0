import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { isNight } from "#app/features/channels/channel.ts";
import { telegramChannels, telegramPosts } from "#app/features/channels/channels.table.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { findCopied } from "#app/features/moderation/similar/copied-job.server.ts";
import { listSameJobs } from "#app/features/moderation/similar/same-job.server.ts";
import { findSimilarJobs } from "#app/features/moderation/similar/similar-jobs.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log, logError } from "#app/platform/log/log.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { TelegramOutcome } from "#app/platform/telegram/call-telegram.server.ts";
import { sendMessage, waitForTurn } from "#app/platform/telegram/send-to-chat.server.ts";
import { editChangedPosts } from "./edit-posts.server.ts";
import { type Channel, setPost, setPosted, stopChannel } from "./post-state.server.ts";
import { digestOf, findPostedJob, postText } from "./post-text.server.ts";
import { resolveUncertainPosts } from "./uncertain-posts.server.ts";

type Post = { channelId: string; jobId: string };
type Claim = { jobId: string; title: string };

/** A run ends before the next minute's. */
const longestRunMs = 50_000;
/** Of its hour a channel may use a twelfth in each run, so that a burst is spread over some minutes. */
const runsAnHour = 12;

/** Sends the waiting posts of each channel and edits posts of changed jobs; called every minute, safe in several processes. */
export async function runChannels(now = new Date()): Promise<void> {
  if (!settings().telegram) return;
  await resumePausedChannels();
  const channels = await listReachableChannels();
  const end = performance.now() + longestRunMs;
  await Promise.all(
    channels.map((channel) =>
      runChannel(channel, now, end).catch((error) =>
        logError(error, { task: "posting to Telegram" }),
      ),
    ),
  );
}

/** Paused ones, too: posts of closed jobs are edited there. */
async function listReachableChannels(): Promise<Channel[]> {
  return db
    .select()
    .from(telegramChannels)
    .where(and(ne(telegramChannels.state, "stopped"), isNull(telegramChannels.removedAt)));
}

async function runChannel(channel: Channel, now: Date, end: number): Promise<void> {
  if (!(await resolveUncertainPosts(channel, end))) return;
  if (!(await editChangedPosts(channel, end))) return;
  if (isNight(now) && !channel.atNight) return;
  const maxSent = Math.max(1, Math.ceil(channel.perHour / runsAnHour));
  for (let sent = 0; sent < maxSent && performance.now() < end; ) {
    if (!(await hasWaiting(channel.id))) return;
    // Before the claim: between a claim and its answer a kill leaves a post of which nothing is known.
    if ((await waitForTurn(channel.chat)) > 0) return;
    const claim = await claimBest(channel.id);
    if (!claim) return;
    const outcome = await sendClaimed(channel, claim);
    if (outcome === "stop") return;
    if (outcome === "sent") sent += 1;
  }
}

/** Whether a turn of the channel is of use: a job waits, and its hour has room. */
async function hasWaiting(channelId: string): Promise<boolean> {
  const [row] = await db.execute<{ has: boolean }>(sql`
    select exists (select from telegram_posts
        where channel_id = ${channelId} and state = 'waiting' and ready_at <= now())
      and per_hour > (select count(*) from telegram_posts
        where channel_id = ${channelId} and sent_at > now() - interval '1 hour') as has
    from telegram_channels where id = ${channelId} and state = 'works'`);
  return row?.has === true;
}

/** Claims the best job that waits, those first that moderators feature, if the channel works and its hour has room. One claim of a channel at a time. */
async function claimBest(channelId: string): Promise<Claim | undefined> {
  const isReady = sql`post.channel_id = ${channelId} and post.state = 'waiting' and post.ready_at <= now()`;
  return db.transaction(async (tx) => {
    if (!(await lockSending(tx, channelId))) return undefined;
    const [claim] = await tx.execute<Claim>(sql`
      update telegram_posts set state = 'sending', sent_at = now()
      where channel_id = ${channelId} and job_id = (
        select job_id from (
          (select 0 as place, post.job_id from featured_jobs featured
            join telegram_posts post on post.job_id = featured.job_id
            where featured.until > now() and ${isReady}
            order by post.worth desc, post.ready_at limit 1)
          union all
          (select 1, post.job_id from telegram_posts post where ${isReady}
            order by post.worth desc, post.ready_at limit 1)) best
        order by place limit 1)
      returning job_id as "jobId", title`);
    return claim;
  });
}

/** Locks a channel that works, has room in its hour, and of which no other post is being sent. */
async function lockSending(tx: Transaction, id: string): Promise<boolean> {
  const [channel] = await tx
    .select({ perHour: telegramChannels.perHour })
    .from(telegramChannels)
    .where(
      and(
        eq(telegramChannels.id, id),
        eq(telegramChannels.state, "works"),
        isNull(telegramChannels.removedAt),
      ),
    )
    .for("update");
  if (!channel) return false;
  const [counts] = await tx.execute<{ sent: number; sending: number }>(sql`
    select count(*)::int as sent, (count(*) filter (where state = 'sending'))::int as sending
    from (select state from telegram_posts
      where channel_id = ${id} and sent_at > now() - interval '1 hour' limit 2000) hour`);
  return counts !== undefined && counts.sending === 0 && counts.sent < channel.perHour;
}

/** Sends a claimed post: "skipped" for one that needs none, "stop" where the channel has to wait. */
async function sendClaimed(channel: Channel, claim: Claim): Promise<"sent" | "skipped" | "stop"> {
  const post = { channelId: channel.id, jobId: claim.jobId };
  const job = await findPostedJob(claim.jobId);
  if (job?.status !== "active") {
    await removePost(post);
    return "skipped";
  }
  if (await isCopy(claim.jobId)) {
    await setPost(post, { state: "copy", sentAt: null });
    return "skipped";
  }
  const text = postText(job, claim.title, channel.language);
  const outcome = await sendMessage(channel.chat, text, { hasTurn: true });
  return settle(post, outcome, digestOf(text));
}

async function settle(
  post: Post,
  outcome: TelegramOutcome<{ messageId: number }>,
  shown: string,
): Promise<"sent" | "stop" | "skipped"> {
  switch (outcome.kind) {
    case "done":
      await setPosted(post, outcome.result.messageId, shown);
      return "sent";
    case "failed":
      // It may stand in the channel: the next run finds out.
      if (outcome.isUncertain) return "stop";
      break;
    case "closed":
      await stopChannel(post.channelId, outcome.code, outcome.reason);
      break;
    case "refused":
      if (outcome.code === 401 || outcome.code === 404) {
        await stopChannel(post.channelId, outcome.code, "refused");
        break;
      }
      log("telegram post refused", { code: outcome.code, job: post.jobId });
      await setPost(post, { state: "refused", code: outcome.code });
      return "skipped";
    default:
  }
  await setPost(post, { state: "waiting", sentAt: null });
  return "stop";
}

/** A job that is open no more before it was posted; it comes back if it opens again. */
async function removePost({ channelId, jobId }: Post): Promise<void> {
  await db
    .delete(telegramPosts)
    .where(and(eq(telegramPosts.channelId, channelId), eq(telegramPosts.jobId, jobId)));
}

async function resumePausedChannels(): Promise<void> {
  await db
    .update(telegramChannels)
    .set({ state: "works", pausedUntil: null })
    .where(and(eq(telegramChannels.state, "paused"), sql`paused_until <= now()`));
}

/** Whether a job is the same as an older open one of its company, or copied from another company's. */
async function isCopy(jobId: string): Promise<boolean> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return false;
  const same = await listSameJobs(job.companyId, job, job.id);
  const isOlder = ({ id, createdAt }: (typeof same)[number]) =>
    +createdAt < +job.createdAt || (+createdAt === +job.createdAt && id < job.id);
  if (same.some(isOlder)) return true;
  const compared = { ...job, requirements: readList(job.requirements) };
  return (await findCopied(db, compared, await findSimilarJobs(jobId))) !== undefined;
}
