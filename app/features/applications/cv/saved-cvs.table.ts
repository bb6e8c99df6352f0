import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { documents } from "#app/features/applications/applications.table.ts";
import { at, belongsTo, keyOf } from "#app/platform/database/columns.ts";

/** A CV in an account. Its document is not shared: an application gets a copy. */
export const savedCvs = pgTable(
  "saved_cvs",
  {
    documentId: keyOf("document_id", () => documents.id),
    ownerId: belongsTo("owner_id", () => userProfiles.id),
    /** The owner's name for it; companies see the file's name. */
    name: text("name").notNull(),
    source: text("source", { enum: ["upload", "profile"] }).notNull(),
    /** Of one made from the profile. */
    language: text("language", { enum: ["ar", "en"] }),
    createdAt: at("created_at").notNull().defaultNow(),
    lastUsedAt: at("last_used_at"),
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
