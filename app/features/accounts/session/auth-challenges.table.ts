import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { at } from "#app/platform/database/columns.ts";

/**
 * Sign-ins and registrations of passkeys and phones that a browser has begun, and blocked accounts whose password it has
 * shown; its cookie holds the token of the hash.
 */
export const authChallenges = pgTable(
  "auth_challenges",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "cascade" }),
    purpose: text("purpose", {
      enum: [
        "second-factor",
        "passkey-registration",
        "passkey-sign-in",
        "phone-proof",
        "phone-sign-in",
        "phone-registration",
        "blocked",
      ],
    }).notNull(),
    /** The challenge that the passkey signs, or the hash of a code. */
    challenge: text("challenge"),
    /** E.164 digits that a code is sent to; null for a number that opens no account. */
    phone: text("phone"),
    /** Codes that were tried. */
    tries: smallint("tries").notNull().default(0),
    remember: boolean("remember").notNull().default(false),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    check(
      "auth_challenges_purpose_check",
      sql`${table.purpose} in ('second-factor', 'passkey-registration', 'passkey-sign-in', 'phone-proof', 'phone-sign-in', 'phone-registration', 'blocked')`,
    ),
    index("auth_challenges_user").on(table.userId),
    index("auth_challenges_expires").on(table.expiresAt),
  ],
);
