import { index, pgTable, text } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, keyOf } from "#app/platform/database/columns.ts";

/** The folded name and contacts of each job seeker, in which admins search, the city last; triggers maintain it. */
export const seekerContacts = contactsTable("seeker_contacts");

/** The same of each company, with its website. */
export const companyContacts = contactsTable("company_contacts");

export type ContactsTable = typeof seekerContacts | typeof companyContacts;

function contactsTable<Name extends string>(name: Name) {
  return pgTable(
    name,
    {
      profileId: keyOf("profile_id", () => userProfiles.id),
      joinedAt: at("joined_at").notNull(),
      document: text("document").notNull(),
    },
    (table) => [
      index(`${name}_parts`).using("gin", table.document.op("gin_trgm_ops")),
      index(`${name}_newest`).on(table.joinedAt.desc().nullsFirst(), table.profileId),
    ],
  );
}
