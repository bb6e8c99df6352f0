import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { isLanguageCode } from "#app/i18n/language-code.ts";
import { at, keyOf, newId } from "#app/platform/database/columns.ts";

/**
 * Private Telegram chats that get messages: one of an account, or one with alerts of its own. It is deleted
 * when its person stops it or blocks the bot.
 */
export const telegramChats = pgTable(
  "telegram_chats",
  {
    id: uuid("id").primaryKey().default(newId),
    /** Telegram's id of the chat. */
    chat: text("chat").notNull().unique(),
    userId: uuid("user_id")
      .unique()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** The person's @name in Telegram, or else their first name; empty if neither is known. */
    name: text("name").notNull(),
    language: text("language").$type<Language>().notNull(),
    /** Whether news of applications are sent to it. */
    getsNews: boolean("gets_news").notNull().default(true),
    /** Since when new jobs are not sent to it. */
    pausedAt: at("paused_at"),
    /** Since when it belongs to the account, or has alerts. */
    since: at("since").notNull().defaultNow(),
  },
  (table) => [check("telegram_chats_language_check", isLanguageCode(table.language))],
);

/** Start links that connect a chat to an account: one of each account, for one use within minutes. */
export const telegramChatLinks = pgTable(
  "telegram_chat_links",
  {
    userId: keyOf("user_id", () => authUsers.id),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("telegram_chat_links_expires").on(table.expiresAt)],
);

/** The last search of a chat, until its button is pressed; removed after a day. */
export const telegramSearches = pgTable(
  "telegram_searches",
  {
    chat: text("chat").primaryKey(),
    keyword: text("keyword").notNull(),
    language: text("language").$type<Language>().notNull(),
    searchedAt: at("searched_at").notNull().defaultNow(),
  },
  (table) => [
    check("telegram_searches_language_check", isLanguageCode(table.language)),
    index("telegram_searches_at").on(table.searchedAt),
  ],
);
