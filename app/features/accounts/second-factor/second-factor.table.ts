import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { at, newId } from "#app/platform/database/columns.ts";

const account = (name = "user_id") =>
  uuid(name).references(() => authUsers.id, { onDelete: "cascade" });

/** The secret of an account's authenticator app, encrypted; it counts once a code has confirmed it. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: account().primaryKey(),
  secret: text("secret").notNull(),
  confirmedAt: at("confirmed_at"),
  /** The latest time step a code was accepted for: none is accepted twice. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: at("created_at").notNull().defaultNow(),
});

/** Hashes of the recovery codes that have not been used yet. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: account().notNull(),
    codeHash: text("code_hash").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** WebAuthn credentials; `publicKey` is COSE in base64url. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey().default(newId),
    userId: account().notNull(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull().default(0),
    transports: text("transports").array().notNull().default([]),
    name: text("name").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    lastUsedAt: at("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);
