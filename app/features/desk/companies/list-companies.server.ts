import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { companyContacts } from "#app/features/accounts/profile/contacts.table.ts";
import { findContacts } from "#app/features/accounts/profile/find-contacts.server.ts";
import { newestIds } from "#app/features/accounts/profile/profile-lists.server.ts";
import { isChecked } from "#app/features/companies/checks/check.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import {
  hasWaitingCase,
  isBlocked,
  isOfCompany,
  isUnconfirmed,
  pageOf,
  waitingRows,
} from "#app/features/desk/accounts/account-conditions.server.ts";
import { requireModerator, withoutOwn } from "#app/features/desk/desk-access.ts";
import type { CompaniesQuery } from "#app/features/desk/desk-query.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { countLimit, onePage, type Page } from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";

export type DeskListedCompany = {
  id: string;
  name: string;
  logo: string | null;
  place: string | null;
  joinedAt: string;
  /** Null for one that an import made. */
  isConfirmed: boolean | null;
  isBlocked: boolean;
  isChecked: boolean;
};

/**
 * One page of all companies: blocked and waiting ones by the latest block or case, others by the newest; a search looks into names, contacts, cities and websites, and finds a whole
 * id. A 404 for anyone but moderators.
 */
export async function listDeskCompanies(
  actor: Actor,
  query: CompaniesQuery,
  language: Language,
): Promise<Page<DeskListedCompany>> {
  const moderator = requireModerator(actor);
  const ids = await findIds(query);
  const items = ids.items.length > 0 ? await loadCompanies(ids.items, language) : [];
  return withoutOwn({ ...ids, items }, moderator, ({ id }) => [id]);
}

async function findIds({ kind, search, page }: CompaniesQuery): Promise<Page<string>> {
  if (isUuid(search)) return { items: [search], total: 1, page: 1, pages: 1 };
  if (search !== "") {
    return findContacts(companyContacts, search, page, countLimit, conditions[kind]);
  }
  if (kind !== "all") return pageOf(rowsOf[kind], page);
  const total = await totalOf("company");
  return onePage(page, total, (skip) => newestIds("company", skip, total));
}

const isCompany = isOfCompany(sql`id`);
const rowsOf = {
  blocked: sql`select id, blocked_at as at from ${authUsers} where ${isBlocked} and ${isCompany}`,
  unconfirmed: sql`select id, created_at as at from ${authUsers} where ${isUnconfirmed} and is_company`,
  // One of an import has no account; a case of a job is always a company's.
  waiting: waitingRows(sql`(job_id is not null or ${isOfCompany(sql`company_id`)})`),
};

const ofProfile = (isListed: SQL) =>
  sql`exists (select from ${authUsers} where id = profile_id and ${isListed})`;
const conditions: Record<CompaniesQuery["kind"], SQL | undefined> = {
  all: undefined,
  blocked: ofProfile(isBlocked),
  unconfirmed: ofProfile(isUnconfirmed),
  waiting: hasWaitingCase(sql`profile_id`),
};

async function loadCompanies(
  ids: readonly string[],
  language: Language,
): Promise<DeskListedCompany[]> {
  const rows = await db
    .select({
      id: userProfiles.id,
      name: companyCalled,
      logo: logoColumn,
      checked: userProfiles.checked,
      country: userProfiles.country,
      province: userProfiles.province,
      city: userProfiles.city,
      isConfirmed: authUsers.emailVerified,
      blockedAt: authUsers.blockedAt,
      joinedAt: userProfiles.createdAt,
    })
    .from(userProfiles)
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(and(inArray(userProfiles.id, [...ids]), eq(userProfiles.userType, "company")));
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return rows.map(({ id, name, logo, checked, isConfirmed, blockedAt, joinedAt, ...address }) => ({
    id,
    name,
    // Of a blocked company none is served.
    logo: blockedAt ? null : logo,
    place: companyPlace(address, language),
    joinedAt: joinedAt.toISOString(),
    isConfirmed,
    isBlocked: blockedAt !== null,
    isChecked: isChecked(checked),
  }));
}
