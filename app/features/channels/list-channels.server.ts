import { asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { type Actor, isAdmin, isModerator } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { type ListedChannel, type ListedPost, maxChannels } from "./channel.ts";
import { telegramChannels, telegramPosts } from "./channels.table.ts";

const maxPosts = 20;
/** More are not counted. */
const maxWaiting = 300;

/** All channels, those removed within the day last. A 404 for anyone but admins and moderators. */
export async function listChannels(actor: Actor): Promise<ListedChannel[]> {
  if (!isAdmin(actor) && !isModerator(actor)) throw notFound();
  const rows = await db
    .select({
      channel: telegramChannels,
      lastAt: sql<string | null>`to_json((select sent_at from telegram_posts
        where channel_id = telegram_channels.id and sent_at is not null
        order by sent_at desc nulls first limit 1)) #>> '{}'`,
      thisHour: sql<number>`(select count(*)::int from telegram_posts
        where channel_id = telegram_channels.id and sent_at > now() - interval '1 hour')`,
      today: sql<number>`(select count(*)::int from telegram_posts
        where channel_id = telegram_channels.id and message_id is not null
          and sent_at >= date_trunc('day', now(), 'Asia/Damascus'))`,
      waiting: sql<number>`(select count(*)::int from (select 1 from telegram_posts
        where channel_id = telegram_channels.id and state = 'waiting' limit ${maxWaiting}) waiting)`,
    })
    .from(telegramChannels)
    .orderBy(sql`removed_at is not null`, asc(telegramChannels.createdAt))
    .limit(2 * maxChannels);
  return rows.map(({ channel, ...counts }) => {
    const { createdAt, pausedUntil, removedAt, lastMessage, ...shown } = channel;
    return {
      ...shown,
      pausedUntil: pausedUntil?.toISOString() ?? null,
      isRemoved: removedAt !== null,
      ...counts,
    };
  });
}

/** The last posts of all channels, the newest first. A 404 for anyone but admins and moderators. */
export async function listPosts(actor: Actor): Promise<ListedPost[]> {
  if (!isAdmin(actor) && !isModerator(actor)) throw notFound();
  const rows = await db
    .select({
      channelId: telegramPosts.channelId,
      jobId: telegramPosts.jobId,
      title: telegramPosts.title,
      state: telegramPosts.state,
      code: telegramPosts.code,
      sentAt: telegramPosts.sentAt,
      channel: sql<string>`coalesce('@' || ${telegramChannels.username}, ${telegramChannels.title})`,
    })
    .from(telegramPosts)
    .innerJoin(telegramChannels, eq(telegramChannels.id, telegramPosts.channelId))
    .where(isNotNull(telegramPosts.sentAt))
    .orderBy(desc(telegramPosts.sentAt))
    .limit(maxPosts);
  return rows.map(({ sentAt, ...post }) => ({ ...post, at: sentAt?.toISOString() ?? "" }));
}

/** How many channels Telegram takes no posts for; undefined on a board without any. */
export async function countStoppedChannels(): Promise<number | undefined> {
  const [row] = await db.execute<{ stopped: number; all: number }>(sql`
    select (count(*) filter (where state = 'stopped'))::int as stopped, count(*)::int as all
    from telegram_channels where removed_at is null`);
  return row && row.all > 0 ? row.stopped : undefined;
}
