import { index, pgTable, text } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { keyOf } from "#app/platform/database/columns.ts";

/** The folded text of a profile that a company searches in; written by triggers. */
export const profileSearch = pgTable(
  "profile_search",
  {
    profileId: keyOf("profile_id", () => userProfiles.id),
    document: text("document").notNull(),
    /** Of it the name, the desired position and the contact. */
    contactDocument: text("contact_document").notNull(),
  },
  (table) => [
    // Parts of words. The write that fills the list of pending entries sorts them in: a short one.
    index("profile_search_parts")
      .using("gin", table.document.op("gin_trgm_ops"), table.contactDocument.op("gin_trgm_ops"))
      .with({ gin_pending_list_limit: 256 }),
  ],
);
