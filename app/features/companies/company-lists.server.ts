import { inArray, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isAdmin } from "#app/features/accounts/actor.ts";
import { companyContacts } from "#app/features/accounts/profile/contacts.table.ts";
import { findContacts } from "#app/features/accounts/profile/find-contacts.server.ts";
import {
  contactColumns,
  contactOf,
  type ListedUser,
  newestIds,
  newestProfiles,
  type ProfileQuery,
} from "#app/features/accounts/profile/profile-lists.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { countLimit, onePage, type Page, rowsAPage } from "#app/platform/paging.ts";
import { type CheckedBits, isChecked } from "./checks/check.ts";
import { companyCalled } from "./company-name.server.ts";
import { logoColumn } from "./logo/logos.server.ts";

/** A company as an admin sees it; the name is its person's where it has none of its own. */
export type ListedCompany = ListedUser & {
  /** The id of its logo. */
  logo: string | null;
  /** Left out where neither its domain nor its register is checked. */
  checked?: CheckedBits;
  /** One of companySizes. */
  size: string | null;
  website: string | null;
  /** Its beginning. */
  description: string | null;
};

/** One page of all companies, newest first. 404 for anyone who is not an admin. */
export async function listAllCompanies(
  actor: Actor,
  { search, page }: ProfileQuery,
  language: Language,
): Promise<Page<ListedCompany>> {
  if (!isAdmin(actor)) throw notFound();
  const rowsOf = async (condition: SQL | undefined) => {
    const rows = await db
      .select(columns)
      .from(userProfiles)
      .where(condition)
      .orderBy(...newestProfiles)
      .limit(rowsAPage);
    return rows.map(({ id, name, logo, size, website, description, checked, ...contact }) => ({
      id,
      name,
      logo,
      ...(isChecked(checked) && { checked }),
      size,
      website: website?.trim() || null,
      description: description?.replace(/\s+/g, " ").trim() || null,
      ...contactOf(contact, language),
    }));
  };
  if (search === "") {
    const total = await totalOf("company");
    return onePage(page, total, async (skip) =>
      rowsOf(inArray(userProfiles.id, await newestIds("company", skip, total))),
    );
  }
  const matches = await findContacts(companyContacts, search, page, countLimit);
  const { items } = matches;
  return {
    ...matches,
    items: items.length > 0 ? await rowsOf(inArray(userProfiles.id, items)) : [],
  };
}

const excerptLength = 240;

const columns = {
  ...contactColumns,
  name: companyCalled,
  logo: logoColumn,
  checked: userProfiles.checked,
  size: userProfiles.companySize,
  website: userProfiles.companyWebsite,
  description: sql<
    string | null
  >`left(${userProfiles.companyDescription}, ${sql.raw(String(excerptLength))})`,
};
