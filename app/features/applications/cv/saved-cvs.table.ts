import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { documents } from "#app/features/applications/applications.table.ts";

/** A CV in an account. Its document is not shared: an application gets a copy. */
export const savedCvs = pgTable(
  "saved_cvs",
  {
    documentId: uuid("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    /** The owner's name for it; companies see the file's name. */
    name: text("name").notNull(),
    source: text("source", { enum: ["upload", "profile"] }).notNull(),
    /** Of one made from the profile. */
    language: text("language", { enum: ["ar", "en"] }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [
    check("saved_cvs_name_check", sql`length(${table.name}) between 1 and 80`),
    check("saved_cvs_source_check", sql`${table.source} in ('upload', 'profile')`),
    check("saved_cvs_language_check", sql`${table.language} in ('ar', 'en')`),
    check(
      "saved_cvs_profile_check",
      sql`(${table.source} = 'profile') = (${table.language} is not null)`,
    ),
    index("saved_cvs_owner").on(table.ownerId, table.createdAt),
  ],
);
