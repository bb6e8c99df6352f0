import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, type UserType, userTypeOf } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { seekerContacts } from "#app/features/accounts/profile/contacts.table.ts";
import { findContacts } from "#app/features/accounts/profile/find-contacts.server.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { newestIds } from "#app/features/accounts/profile/profile-lists.server.ts";
import { requireModerator, withoutOwn } from "#app/features/desk/desk-access.ts";
import type { PeopleQuery } from "#app/features/desk/desk-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { onePage, type Page } from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";
import {
  hasWaitingCase,
  isBlocked,
  isOfCompany,
  isUnconfirmed,
  pageOf,
  waitingRows,
} from "./account-conditions.server.ts";

/** A person in the list; email and phone are shortened, as they are whole on the person's own page. */
export type DeskListedPerson = {
  id: string;
  name: string;
  userType: UserType;
  email: string | null;
  joinedAt: string;
  isConfirmed: boolean;
  isBlocked: boolean;
  moderates: boolean;
};

/**
 * One page of the people of the board: blocked and waiting ones by the latest block or case, others by the newest
 * account. A search looks into names, contacts and cities of seekers; of
 * everybody else it finds a whole email, phone or id. A 404 for anyone but moderators.
 */
export async function listDeskPeople(
  actor: Actor,
  { kind, search, page }: PeopleQuery,
): Promise<Page<DeskListedPerson>> {
  const moderator = requireModerator(actor);
  const ids = await findIds({ kind, search, page });
  const items = ids.items.length > 0 ? await loadPeople(ids.items) : [];
  const list = withoutOwn({ ...ids, items }, moderator, ({ id, companyId }) => [id, companyId]);
  return { ...list, items: list.items.map(({ companyId: _, ...person }) => person) };
}

async function findIds({ kind, search, page }: PeopleQuery): Promise<Page<string>> {
  if (search !== "") {
    const exact = await findExactly(search);
    if (exact.length > 0) return { items: exact, total: exact.length, page: 1, pages: 1 };
  }
  if (kind === "members" || kind === "moderators") {
    // Of these no text is stored to be searched.
    if (search !== "") return { items: [], total: 0, page: 1, pages: 1 };
    if (kind === "members") return newestOf("company_member", page);
    return pageOf(sql`select user_id as id, created_at as at from ${moderators}`, page);
  }
  if (search === "") {
    if (kind === "seekers") return newestOf("customer_employee", page);
    return pageOf(rowsOf[kind], page);
  }
  return findContacts(seekerContacts, search, page, undefined, conditions[kind]);
}

async function newestOf(type: "customer_employee" | "company_member", page: number) {
  const total = await totalOf(type);
  return onePage(page, total, (skip) => newestIds(type, skip, total));
}

const isPerson = sql`not ${isOfCompany(sql`id`)}`;
const rowsOf = {
  blocked: sql`select id, blocked_at as at from ${authUsers} where ${isBlocked} and ${isPerson}`,
  unconfirmed: sql`select id, created_at as at from ${authUsers} where ${isUnconfirmed} and not is_company`,
  // Most cases are about jobs, and none of those is a person's.
  waiting: waitingRows(sql`job_id is null and not ${isOfCompany(sql`company_id`)}`),
};

const ofProfile = (isListed: SQL) =>
  sql`exists (select from ${authUsers} where id = profile_id and ${isListed})`;
const conditions: Record<"seekers" | keyof typeof rowsOf, SQL | undefined> = {
  seekers: undefined,
  blocked: ofProfile(isBlocked),
  unconfirmed: ofProfile(isUnconfirmed),
  waiting: hasWaitingCase(sql`profile_id`),
};

/** The account of a whole email, phone or id, of any type but a company's. */
async function findExactly(search: string): Promise<string[]> {
  const digits = search.replace(/[\s+-]/g, "");
  const isIts = isUuid(search)
    ? eq(authUsers.id, search)
    : search.includes("@")
      ? eq(authUsers.email, search.toLowerCase())
      : /^\d{8,15}$/.test(digits)
        ? eq(confirmedPhones.phone, digits)
        : undefined;
  if (!isIts) return [];
  const rows = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(confirmedPhones, eq(confirmedPhones.userId, authUsers.id))
    .where(and(isIts, ne(userProfiles.userType, "company")))
    .limit(1);
  return rows.map(({ id }) => id);
}

type Loaded = DeskListedPerson & { companyId: string | null };

async function loadPeople(ids: readonly string[]): Promise<Loaded[]> {
  const rows = await db
    .select({
      id: userProfiles.id,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      userType: userProfiles.userType,
      email: authUsers.email,
      isEmailConfirmed: authUsers.emailVerified,
      phone: confirmedPhones.phone,
      blockedAt: authUsers.blockedAt,
      joinedAt: userProfiles.createdAt,
      moderatorId: moderators.userId,
      companyId: companyMembers.companyId,
    })
    .from(userProfiles)
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .leftJoin(confirmedPhones, eq(confirmedPhones.userId, userProfiles.id))
    .leftJoin(moderators, eq(moderators.userId, userProfiles.id))
    .leftJoin(companyMembers, eq(companyMembers.userId, userProfiles.id))
    .where(inArray(userProfiles.id, [...ids]));
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return rows.map((row) => ({
    id: row.id,
    name: fullName(row),
    userType: userTypeOf(row.userType),
    email: shortContact(row),
    joinedAt: row.joinedAt.toISOString(),
    isConfirmed: row.isEmailConfirmed === true || row.phone !== null,
    isBlocked: row.blockedAt !== null,
    moderates: row.moderatorId !== null,
    companyId: row.companyId,
  }));
}

/** The address, or the number of an account without one. */
function shortContact({ email, phone }: { email: string | null; phone: string | null }) {
  if (email !== null) return shortEmail(email);
  return phone && `+${phone.slice(0, 3)}…${phone.slice(-3)}`;
}

/** An address with the first two letters of its name, and its domain: enough to tell rows of a list apart. */
export function shortEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 0) return email;
  const name = [...email.slice(0, at)];
  return `${name.slice(0, name.length > 2 ? 2 : 1).join("")}…${email.slice(at)}`;
}
