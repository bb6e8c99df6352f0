import { asc, desc, eq, inArray } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isAdmin, type userTypes } from "#app/features/accounts/actor.ts";
import { parsePlaceText, placeName } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { fromNearerEnd, onePage, type Page } from "#app/platform/paging.ts";
import { seekerContacts } from "./contacts.table.ts";
import { findContacts } from "./find-contacts.server.ts";
import { fullName } from "./full-name.ts";

/** A job seeker as an admin sees them; unknown values are null, joinedAt is ISO. */
export type ListedUser = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** In the reader's language where it is a known one. */
  city: string | null;
  joinedAt: string;
};

/** A search text and a page, counted from 1. */
export type ProfileQuery = { search: string; page: number };

/** One page of all job seekers, newest first. 404 for anyone who is not an admin. */
export async function listUsers(
  actor: Actor,
  { search, page }: ProfileQuery,
  language: Language,
): Promise<Page<ListedUser>> {
  if (!isAdmin(actor)) throw notFound();
  const load = async (ids: readonly string[]) => {
    const rows = await db
      .select(userColumns)
      .from(userProfiles)
      .where(inArray(userProfiles.id, [...ids]))
      .orderBy(...newestProfiles);
    return rows.map((row) => ({ id: row.id, name: fullName(row), ...contactOf(row, language) }));
  };
  if (search !== "") {
    const matches = await findContacts(seekerContacts, search, page);
    return { ...matches, items: matches.items.length > 0 ? await load(matches.items) : [] };
  }
  const total = await totalOf("customer_employee");
  return onePage(page, total, async (skip) =>
    load(await newestIds("customer_employee", skip, total)),
  );
}

/** The profiles of a type behind `skip` newer ones, by an index alone. */
export async function newestIds(
  userType: "customer_employee" | "company" | "company_member",
  skip: number,
  total: number,
): Promise<string[]> {
  const part = fromNearerEnd(skip, total);
  const rows = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.userType, userType))
    .orderBy(
      ...(part.isReversed ? [asc(userProfiles.createdAt), desc(userProfiles.id)] : newestProfiles),
    )
    .limit(part.limit)
    .offset(part.skip);
  return rows.map(({ id }) => id);
}

/** How many profiles of a type there are. 404 for anyone who is not an admin. */
export async function countProfiles(
  actor: Actor,
  userType: (typeof userTypes)[number],
): Promise<number> {
  if (!isAdmin(actor)) throw notFound();
  return totalOf(userType);
}

export const newestProfiles = [desc(userProfiles.createdAt), asc(userProfiles.id)];

/** Contact columns that lists show of any profile. */
export const contactColumns = {
  id: userProfiles.id,
  email: userProfiles.email,
  phone: userProfiles.phone,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
  createdAt: userProfiles.createdAt,
};

const userColumns = {
  ...contactColumns,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
};

type Address = { country: string | null; province: string | null; city: string | null };
type ContactRow = Address & { email: string | null; phone: string | null; createdAt: Date };

export function contactOf({ email, phone, createdAt, ...address }: ContactRow, language: Language) {
  return {
    email: shownEmail(email?.trim() || null),
    phone: phone?.trim() || null,
    city: cityName(address, language),
    joinedAt: createdAt.toISOString(),
  };
}

/** A profile's city in a language; one that is not known stays as it was written. */
function cityName({ city, province, country }: Address, language: Language): string | null {
  const written = city?.trim();
  if (!written) return null;
  const id = parsePlaceText([written, province, country].filter(Boolean).join(", "));
  return id && placeName(id, "en") === written ? placeName(id, language) : written;
}
