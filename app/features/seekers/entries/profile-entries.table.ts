import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";
import { entryKinds } from "./profile-entry.ts";

/** Jobs and schools of seekers' profiles; dates are years, with their months where those are known. */
export const profileEntries = pgTable(
  "profile_entries",
  {
    id: uuid("id").primaryKey().default(newId),
    ownerId: belongsTo("owner_id", () => userProfiles.id),
    kind: text("kind", { enum: entryKinds }).notNull(),
    title: text("title").notNull(),
    organization: text("organization"),
    place: text("place"),
    from: text("from_date").notNull(),
    /** Null for one that goes on. */
    until: text("until_date"),
    details: text("details"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("profile_entries_kind_check", sql`${table.kind} in ('job', 'school')`),
    check("profile_entries_from_check", sql`${table.from} ~ '^\\d{4}(-\\d\\d)?$'`),
    check("profile_entries_until_check", sql`${table.until} ~ '^\\d{4}(-\\d\\d)?$'`),
    index("profile_entries_owner").on(table.ownerId),
  ],
);
