import { and, asc, desc, eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isAdmin, type userTypes } from "#app/features/accounts/actor.ts";
import { parsePlaceText, placeName } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { onePage, type Page, rowsAPage } from "#app/platform/paging.ts";
import { fullName } from "./full-name.ts";
import { profileHolds } from "./profile-search.server.ts";

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
  const matches = and(
    eq(userProfiles.userType, "customer_employee"),
    profileHolds(search, [userProfiles.firstName, userProfiles.lastName]),
  );
  return onePage(page, await db.$count(userProfiles, matches), async (skip) => {
    const rows = await db
      .select(userColumns)
      .from(userProfiles)
      .where(matches)
      .orderBy(...newestProfiles)
      .limit(rowsAPage)
      .offset(skip);
    return rows.map((row) => ({ id: row.id, name: fullName(row), ...contactOf(row, language) }));
  });
}

/** How many profiles of a type there are. 404 for anyone who is not an admin. */
export async function countProfiles(
  actor: Actor,
  userType: (typeof userTypes)[number],
): Promise<number> {
  if (!isAdmin(actor)) throw notFound();
  return db.$count(userProfiles, eq(userProfiles.userType, userType));
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
