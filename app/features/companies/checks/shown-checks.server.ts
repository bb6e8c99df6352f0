import { and, eq, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { mobileDigits } from "#app/features/accounts/profile/mobile-number.server.ts";
import { companySkeletons } from "#app/features/companies/companies.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import type { ShownCheck } from "./check.ts";
import { companyChecks } from "./checks.table.ts";
import { shownDomain } from "./domain/domain-name.ts";

/** The checks of a company that hold, from the lightest to the heaviest. */
export async function listShownChecks(companyId: string): Promise<ShownCheck[]> {
  const [account, begun] = await Promise.all([
    findAccountChecks(companyId),
    db
      .select()
      .from(companyChecks)
      .where(and(eq(companyChecks.companyId, companyId), eq(companyChecks.state, "done")))
      .orderBy(companyChecks.kind),
  ]);
  const { email, phone } = account;
  return [
    ...(email ? [{ ...nothingMore, kind: "email", method: "link", at: email.at } as const] : []),
    ...(phone ? [{ ...nothingMore, kind: "phone", method: "code", at: phone.at } as const] : []),
    ...begun.map(({ kind, method, checkedAt, subject }) => ({
      kind,
      method: method ?? "document",
      at: checkedAt?.toISOString() ?? null,
      domain: kind === "domain" ? shownDomain(subject) : null,
    })),
  ];
}

const nothingMore = { domain: null };

type AccountCheck = { subject: string; at: string | null };

/**
 * What the account of a company shows: its confirmed email, and its confirmed phone unless the company gives
 * another one to its applicants. None where the account has left the company: they are a stranger's now.
 */
export async function findAccountChecks(
  companyId: string,
  tx: Pick<Transaction, "select"> = db,
): Promise<{ email: AccountCheck | null; phone: AccountCheck | null }> {
  const [row] = await tx
    .select({
      email: authUsers.email,
      isVerified: authUsers.emailVerified,
      verifiedAt: authUsers.emailVerifiedAt,
      confirmed: confirmedPhones.phone,
      confirmedAt: confirmedPhones.confirmedAt,
      phone: userProfiles.phone,
    })
    .from(authUsers)
    .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(confirmedPhones, eq(confirmedPhones.userId, authUsers.id))
    .where(and(eq(authUsers.id, companyId), isOfItsAccount));
  if (!row) return { email: null, phone: null };
  const { email, isVerified, verifiedAt, confirmed, confirmedAt, phone } = row;
  const isOwnPhone = confirmed !== null && isSamePhone(phone, confirmed);
  return {
    email: email && isVerified ? { subject: email, at: verifiedAt?.toISOString() ?? null } : null,
    phone: isOwnPhone ? { subject: confirmed, at: confirmedAt?.toISOString() ?? null } : null,
  };
}

/** Whether the account that a company came with still acts for it. For conditions that have its profile. */
export const isOfItsAccount = sql`not exists (select from ${companyMembers}
  where ${companyMembers.userId} = ${userProfiles}.id and ${companyMembers.role} = 'none')`;

/** Whether a company's number, or none, is the confirmed one. */
export function isSamePhone(stated: string | null, confirmed: string): boolean {
  return !stated?.trim() || mobileDigits(stated) === confirmed;
}

/**
 * Whether another company whose name looks the same is checked, and this one is not. For lists of columns that
 * have the company's profile.
 */
export const isTwinColumn = sql<boolean>`(${userProfiles.checked} = 0 and exists (
  select from ${companySkeletons} own
  join ${companySkeletons} twin on twin.skeleton = own.skeleton and twin.company_id <> own.company_id
  join ${userProfiles} other on other.id = twin.company_id
  where own.company_id = ${userProfiles}.id and own.skeleton <> '' and other.checked > 0
))`;
