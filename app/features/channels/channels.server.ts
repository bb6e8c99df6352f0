import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type Actor, isLeadingModerator, type Person } from "#app/features/accounts/actor.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { isRefused, notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { callTelegram, type TelegramOutcome } from "#app/platform/telegram/call-telegram.server.ts";
import { findBot } from "#app/platform/telegram/keep-receiving.server.ts";
import { sendMessage } from "#app/platform/telegram/send-to-chat.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { maxChannels } from "./channel.ts";
import type { ChannelSettings, ChannelValues } from "./channel-form.ts";
import { telegramChannels, telegramPosts } from "./channels.table.ts";
import { rememberMessage, stopChannel } from "./posts/post-state.server.ts";
import { removeUnwantedJobs } from "./posts/queue-new-jobs.server.ts";

type Row = typeof telegramChannels.$inferSelect;
type Done = { id: string };

/**
 * Adds a channel that the bot may post to, for leading moderators; one that was removed comes back with these
 * settings. Refusals: those of findPostableChannel, channels.refused.taken, .tooMany.
 */
export async function addChannel(actor: Actor, values: ChannelValues): Promise<Outcome<Done>> {
  const leader = requireLeader(actor);
  const { chat, ...given } = values;
  const postable = await findPostableChannel(chat);
  if (isRefused(postable)) return postable;
  return db.transaction(async (tx) => {
    // One addition at a time, or two could exceed the number.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('telegram_channels'))`);
    if ((await tx.$count(telegramChannels, isNull(telegramChannels.removedAt))) >= maxChannels) {
      return refused("channels.refused.tooMany");
    }
    const values = { ...postable, ...given, ...working, removedAt: null, createdAt: sql`now()` };
    const [added] = await tx
      .insert(telegramChannels)
      .values(values)
      .onConflictDoUpdate({
        target: telegramChannels.chat,
        set: values,
        setWhere: isNotNull(telegramChannels.removedAt),
      })
      .returning();
    if (!added) return refused("channels.refused.taken");
    await logAct(tx, { act: "channel_add", actorId: leader.id, note: nameOf(added) });
    return { id: added.id };
  });
}

/** Changes the filters of a channel, for leading moderators; waiting jobs that no longer match are removed. */
export async function changeChannel(
  actor: Actor,
  id: string,
  values: ChannelSettings,
): Promise<Outcome<Done>> {
  return writeChannel(actor, id, values, "channel_change");
}

/** Pauses a channel, for an hour or until it is resumed, for leading moderators. */
export async function pauseChannel(
  actor: Actor,
  id: string,
  isForHour: boolean,
): Promise<Outcome<Done>> {
  const pausedUntil = isForHour ? sql`now() + interval '1 hour'` : null;
  return writeChannel(actor, id, { state: "paused", pausedUntil }, "channel_pause");
}

/** Resumes a channel that is paused or stopped once the bot may post there, for leading moderators. Refusals: those of findPostableChannel. */
export async function resumeChannel(actor: Actor, id: string): Promise<Outcome<Done>> {
  const { chat } = await findChannel(actor, id);
  const postable = await findPostableChannel(chat);
  if (isRefused(postable)) return postable;
  return writeChannel(actor, id, { ...postable, ...working }, "channel_resume");
}

/** Removes a channel, for leading moderators; it can be restored within a day. */
export async function removeChannel(actor: Actor, id: string): Promise<Outcome<Done>> {
  return writeChannel(actor, id, { removedAt: sql`now()` }, "channel_remove");
}

/** Brings a removed channel back as it was, for leading moderators. Refusals: channels.refused.gone. */
export async function restoreChannel(actor: Actor, id: string): Promise<Outcome<Done>> {
  return writeChannel(actor, id, { removedAt: null }, "channel_restore");
}

/** Posts a test message, for leading moderators. Refusals: channels.refused.sending, .unreachable, .noRights. */
export async function testChannel(actor: Actor, id: string): Promise<Outcome<Done>> {
  const leader = requireLeader(actor);
  const channel = await findChannel(actor, id);
  // The number of that post is postable by the bot's last message.
  const isSending = and(eq(telegramPosts.channelId, id), eq(telegramPosts.state, "sending"));
  if ((await db.$count(telegramPosts, isSending)) > 0) return refused("channels.refused.sending");
  const { test } = messagesFor(channel.language).channels.post;
  const html = `${escapeHtml(test)}\n${escapeHtml(settings().baseUrl.replace(/^https?:\/\//, ""))}`;
  const sent = await sendMessage(channel.chat, { html });
  if (sent.kind === "closed") {
    await stopChannel(id, sent.code, sent.reason);
    return refused("channels.refused.noRights");
  }
  if (sent.kind !== "done") return refused("channels.refused.unreachable");
  await rememberMessage(id, sent.result.messageId);
  await logAct(db, { act: "channel_test", actorId: leader.id, note: nameOf(channel) });
  return { id };
}

/** Lets a post wait anew that Telegram refused or of which nothing is known, for leading moderators. */
export async function retryPost(actor: Actor, id: string, jobId: string): Promise<Outcome<Done>> {
  const leader = requireLeader(actor);
  const channel = await findChannel(actor, id);
  if (!isUuid(jobId)) throw notFound();
  return db.transaction(async (tx) => {
    const [post] = await tx
      .update(telegramPosts)
      .set({ state: "waiting", sentAt: null, code: null, readyAt: sql`now()` })
      .where(
        and(
          eq(telegramPosts.channelId, id),
          eq(telegramPosts.jobId, jobId),
          inArray(telegramPosts.state, ["unknown", "refused"]),
        ),
      )
      .returning();
    if (!post) return refused("channels.refused.gone");
    await logAct(tx, { act: "channel_retry", actorId: leader.id, jobId, note: nameOf(channel) });
    return { id };
  });
}

const working = { state: "works", pausedUntil: null, stopCode: null, stopReason: null } as const;

async function writeChannel(
  actor: Actor,
  id: string,
  change: Record<string, unknown>,
  act: string,
): Promise<Outcome<Done>> {
  const leader = requireLeader(actor);
  if (!isUuid(id)) throw notFound();
  const isBack = act === "channel_restore";
  const { removedAt } = telegramChannels;
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(telegramChannels)
      .set(change)
      .where(and(eq(telegramChannels.id, id), isBack ? isNotNull(removedAt) : isNull(removedAt)))
      .returning();
    if (!changed) return refused("channels.refused.gone");
    if (act === "channel_change") await removeUnwantedJobs(id, tx);
    await logAct(tx, { act, actorId: leader.id, note: nameOf(changed) });
    return { id };
  });
}

async function findChannel(actor: Actor, id: string): Promise<Row> {
  requireLeader(actor);
  if (!isUuid(id)) throw notFound();
  const [channel] = await db
    .select()
    .from(telegramChannels)
    .where(and(eq(telegramChannels.id, id), isNull(telegramChannels.removedAt)));
  if (!channel) throw notFound();
  return channel;
}

function requireLeader(actor: Actor): Person {
  if (!isLeadingModerator(actor)) throw notFound();
  return actor;
}

function nameOf({ title, username }: Row): string {
  return username ? `${title} (@${username})` : title;
}

type PostableChannel = { chat: string; username: string | null; title: string };

/**
 * The channel of a @name or number, if the bot may post there. Refusals: channels.refused.noBot, .unreachable,
 * .notFound, .notChannel, .noRights.
 */
async function findPostableChannel(given: string): Promise<Outcome<PostableChannel>> {
  const bot = await findBot();
  if (!bot) return refused("channels.refused.noBot");
  const chat = await callTelegram<{ id: number; type: string; title?: string; username?: string }>(
    "getChat",
    { chat_id: given },
  );
  if (chat.kind !== "done") return refusalOf(chat);
  const { id, type, title, username } = chat.result;
  if (type !== "channel") return refused("channels.refused.notChannel");
  const member = await callTelegram<{ status: string; can_post_messages?: boolean }>(
    "getChatMember",
    { chat_id: id, user_id: Number(bot.id) },
  );
  if (member.kind !== "done") return refusalOf(member);
  const { status, can_post_messages: mayPost } = member.result;
  if (status !== "creator" && !(status === "administrator" && mayPost)) {
    return refused("channels.refused.noRights");
  }
  return { chat: String(id), username: username ?? null, title: title || username || String(id) };
}

function refusalOf({ kind }: TelegramOutcome<unknown>) {
  if (kind === "closed") return refused("channels.refused.notFound");
  return refused("channels.refused.unreachable");
}
