import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";
import type { ChannelState, PostState, StopReason } from "./channel.ts";

/** The Telegram channels that jobs are posted to. */
export const telegramChannels = pgTable(
  "telegram_channels",
  {
    id: uuid("id").primaryKey().default(newId),
    /** Telegram's id of it. */
    chat: text("chat").notNull().unique(),
    /** Its public name without @; null for a private one. */
    username: text("username"),
    /** Its title in Telegram when it was added. */
    title: text("title").notNull(),
    /** Of the posts. */
    language: text("language").$type<ContentLanguage>().notNull(),
    /** A governorate's path, such as syria/aleppo; null for all. */
    province: text("province"),
    category: text("category"),
    /** Only jobs written in this language. */
    written: text("written").$type<ContentLanguage>(),
    perHour: integer("per_hour").notNull(),
    /** Posts also between 23:00 and 07:00. */
    atNight: boolean("at_night").notNull().default(false),
    state: text("state").$type<ChannelState>().notNull().default("works"),
    /** End of a pause of an hour; null where a pause lasts until a moderator resumes the channel. */
    pausedUntil: at("paused_until"),
    /** Telegram's answer that stopped it. */
    stopCode: smallint("stop_code"),
    stopReason: text("stop_reason").$type<StopReason>(),
    /** Telegram's number of the bot's last message there. */
    lastMessage: bigint("last_message", { mode: "number" }),
    createdAt: at("created_at").notNull().defaultNow(),
    removedAt: at("removed_at"),
  },
  (table) => [
    check("telegram_channels_state_check", sql`${table.state} in ('works', 'paused', 'stopped')`),
    check("telegram_channels_language_check", sql`${table.language} in ('ar', 'en')`),
    check("telegram_channels_written_check", sql`${table.written} in ('ar', 'en')`),
  ],
);

/** A job in a channel, written before it is sent, so that it is posted once. The job may be deleted since. */
export const telegramPosts = pgTable(
  "telegram_posts",
  {
    channelId: belongsTo("channel_id", () => telegramChannels.id),
    jobId: uuid("job_id").notNull(),
    title: text("title").notNull(),
    state: text("state").$type<PostState>().notNull().default("waiting"),
    /** The better ones of a burst go first. */
    worth: smallint("worth").notNull(),
    readyAt: at("ready_at").notNull(),
    /** When it was claimed for sending; counts for the channel's hour. */
    sentAt: at("sent_at"),
    /** Telegram's number of the message. */
    messageId: bigint("message_id", { mode: "number" }),
    /** A digest of the text that is shown there. */
    shown: text("shown"),
    /** When its job changed, until the post says so. */
    changedAt: at("changed_at"),
    /** Telegram's answer that it was not sent for. */
    code: smallint("code"),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.jobId] }),
    check(
      "telegram_posts_state_check",
      sql`${table.state} in ('waiting', 'sending', 'posted', 'unknown', 'refused', 'copy', 'gone')`,
    ),
    index("telegram_posts_job").on(table.jobId),
    index("telegram_posts_waiting")
      .on(table.channelId, table.worth.desc().nullsFirst(), table.readyAt)
      .where(sql`${table.state} = 'waiting'`),
    index("telegram_posts_sending").on(table.channelId).where(sql`${table.state} = 'sending'`),
    index("telegram_posts_sent").on(table.channelId, table.sentAt.desc().nullsFirst()),
    index("telegram_posts_newest").on(table.sentAt.desc().nullsFirst()),
    index("telegram_posts_changed")
      .on(table.channelId, table.changedAt)
      .where(sql`${table.changedAt} is not null`),
    index("telegram_posts_ready").on(table.readyAt),
    index("telegram_posts_unsent")
      .on(table.readyAt)
      .where(sql`${table.state} in ('waiting', 'copy')`),
  ],
);

/** One row: the snapshot up to which changed jobs were looked at for the channels. */
export const telegramProgress = pgTable(
  "telegram_progress",
  {
    only: boolean("only").primaryKey().default(true),
    /** A pg_snapshot. */
    seen: text("seen").notNull(),
  },
  (table) => [check("telegram_progress_check", sql`${table.only}`)],
);
