import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authSessions, authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { isLanguageCode } from "#app/i18n/language-code.ts";
import { at, newId } from "#app/platform/database/columns.ts";

/** Browsers that get push messages. One of an account lives no longer than its session there. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid("id").primaryKey().default(newId),
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id").references(() => authSessions.id, { onDelete: "cascade" }),
    /** A recipient of alerts without an account; the migration has the foreign key to that feature. */
    recipientId: uuid("recipient_id"),
    /** The push service's address of this browser: its holder can send there. */
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    language: text("language").$type<Language>().notNull(),
    userAgent: text("user_agent").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the push service last took a message. */
    deliveredAt: at("delivered_at"),
    /** Since when it has taken none. */
    failingSince: at("failing_since"),
  },
  (table) => [
    check(
      "push_subscriptions_owner_check",
      sql`(${table.userId} is null) <> (${table.recipientId} is null)`,
    ),
    check("push_subscriptions_language_check", isLanguageCode(table.language)),
    index("push_subscriptions_user").on(table.userId),
    index("push_subscriptions_session").on(table.sessionId),
    index("push_subscriptions_recipient").on(table.recipientId),
  ],
);

/** One row: by which key push services know the board (VAPID). The private key is encrypted. */
export const pushKeys = pgTable(
  "push_keys",
  {
    one: boolean("one").primaryKey().default(true),
    publicKey: text("public_key").notNull(),
    privateKey: text("private_key").notNull(),
  },
  (table) => [check("push_keys_one_check", sql`${table.one}`)],
);
