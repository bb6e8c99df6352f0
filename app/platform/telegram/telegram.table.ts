import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.ts";

/** One row: the bot that the token belongs to, and the process that waits for its updates. */
export const telegramBot = pgTable(
  "telegram_bot",
  {
    only: boolean("only").primaryKey().default(true),
    id: text("id").notNull(),
    username: text("username").notNull(),
    /** The process that polls, and until when no other one may. */
    poller: text("poller"),
    polledUntil: at("polled_until"),
  },
  (table) => [check("telegram_bot_check", sql`${table.only}`)],
);

/** When the next request may go to a chat; the row of the empty chat is for all chats together. */
export const telegramTurns = pgTable("telegram_turns", {
  chat: text("chat").primaryKey(),
  nextAt: at("next_at").notNull(),
});

/** Updates of the last days, so that each is handled once. */
export const telegramUpdates = pgTable(
  "telegram_updates",
  {
    id: bigint("id", { mode: "number" }).primaryKey(),
    receivedAt: at("received_at").notNull().defaultNow(),
  },
  (table) => [index("telegram_updates_received").on(table.receivedAt)],
);
