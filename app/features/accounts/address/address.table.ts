import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";

/** Profile fields of a registration. */
export type PendingProfile = {
  userType: "customer_employee" | "company";
  firstName: string;
  lastName: string;
  phone: string;
  country: string;
  province: string;
  city: string;
  plan?: string | undefined;
  companyName?: string | undefined;
};

/** Registrations with an address whose account was never confirmed; the link of their email makes the account. */
export const pendingRegistrations = pgTable(
  "pending_registrations",
  {
    id: uuid("id").primaryKey().default(newId),
    /** Null for one by phone, which is confirmed by a code. */
    email: text("email"),
    /** Hashed. */
    password: text("password").notNull(),
    profile: jsonb("profile").$type<PendingProfile>().notNull(),
    language: text("language").$type<Language>().notNull(),
    /** Of the email's link, null until that is sent; of the code's challenge for one by phone. */
    tokenHash: text("token_hash").unique(),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("pending_registrations_email").on(table.email),
    index("pending_registrations_expires").on(table.expiresAt),
  ],
);

/** Changes of the address that an account signs in with, by a link to the new one. */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: uuid("id").primaryKey().default(newId),
    userId: belongsTo("user_id", () => authUsers.id),
    /** Null where the account had none. */
    oldEmail: text("old_email"),
    /** Only an address that was confirmed may take the account back. */
    wasConfirmed: boolean("was_confirmed").notNull(),
    newEmail: text("new_email").notNull(),
    contactFollows: boolean("contact_follows").notNull(),
    tokenHash: text("token_hash").unique(),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    confirmedAt: at("confirmed_at"),
    /** Of the link that the old address got. */
    undoHash: text("undo_hash").unique(),
    undoneAt: at("undone_at"),
  },
  (table) => [index("email_changes_user").on(table.userId)],
);
