import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

/**
 * The folded name and contacts of each job seeker, in which admins search, the city last. Triggers
 * maintain it.
 */
export const seekerContacts = pgTable(
  "seeker_contacts",
  {
    profileId: uuid("profile_id")
      .primaryKey()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
    document: text("document").notNull(),
  },
  (table) => [
    index("seeker_contacts_parts").using("gin", table.document.op("gin_trgm_ops")),
    index("seeker_contacts_newest").on(table.joinedAt.desc().nullsFirst(), table.profileId),
  ],
);
