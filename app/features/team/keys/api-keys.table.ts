import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";
import type { ApiScope } from "./api-key.ts";

const person = (name: string) =>
  uuid(name).references(() => authUsers.id, { onDelete: "set null" });

/** Keys by which a company's own systems act for it. A key itself is stored nowhere. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: belongsTo("company_id", () => userProfiles.id),
    name: text("name").notNull(),
    scopes: text("scopes").array().$type<ApiScope[]>().notNull(),
    /** SHA-256 of the key, which is random: base64url. */
    hash: text("hash").notNull().unique(),
    /** Its last five characters, by which people tell keys apart. */
    ending: text("ending").notNull(),
    createdBy: person("created_by"),
    createdAt: at("created_at").notNull().defaultNow(),
    /** To the minute. */
    lastUsedAt: at("last_used_at"),
    /** When the owners were told that nothing uses it; null again once something does. */
    unusedNoticeAt: at("unused_notice_at"),
    expiresAt: at("expires_at"),
    revokedAt: at("revoked_at"),
    revokedBy: person("revoked_by"),
  },
  (table) => [
    check(
      "api_keys_scopes_check",
      sql`${table.scopes} <@ array['jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'company:write']`,
    ),
    index("api_keys_unnoticed")
      .on(table.createdAt)
      .where(sql`${table.revokedAt} is null and ${table.unusedNoticeAt} is null`),
    index("api_keys_company").on(table.companyId, table.createdAt.desc().nullsFirst()),
    index("api_keys_created_by").on(table.createdBy),
    index("api_keys_revoked_by").on(table.revokedBy),
  ],
);

/** Requests that came with an Idempotency-Key, for a day: the same one again has the same answer. */
export const apiRequests = pgTable(
  "api_requests",
  {
    keyId: belongsTo("key_id", () => apiKeys.id),
    idempotencyKey: text("idempotency_key").notNull(),
    /** The id of the record that the request makes. */
    newId: uuid("new_id").notNull(),
    /** Of method, address and body. */
    requestHash: text("request_hash").notNull(),
    /** Null until it is answered. */
    status: integer("status"),
    body: text("body"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.idempotencyKey] }),
    index("api_requests_created").on(table.createdAt),
  ],
);
