import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";

/** The folded text of a profile that a company searches in; written by triggers. */
export const profileSearch = pgTable("profile_search", {
  profileId: uuid("profile_id")
    .primaryKey()
    .references(() => userProfiles.id, { onDelete: "cascade" }),
  document: text("document").notNull(),
  /** Of it the name, the desired position and the contact. */
  contactDocument: text("contact_document").notNull(),
});

/** The folded cover letter of an application, where there is one; written by triggers. */
export const applicationSearch = pgTable("application_search", {
  applicationId: uuid("application_id")
    .primaryKey()
    .references(() => jobApplications.id, { onDelete: "cascade" }),
  document: text("document").notNull(),
});
