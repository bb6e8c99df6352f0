import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { EmailKind } from "#app/emails/email-kind.ts";
import { enqueueEmails } from "#app/emails/enqueue-email.server.ts";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Person, type UserType, userTypeOf } from "#app/features/accounts/actor.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import type { CompanyRole } from "./company-role.ts";
import { companyMembers } from "./membership.table.ts";

/** Columns of a membership, over profiles joined with it. */
export const membershipColumns = {
  companyId: companyMembers.companyId,
  role: companyMembers.role,
  /** A company whose account the operator has blocked is off the board, for its team too. */
  isCompanyBlocked: sql<boolean>`exists (select from auth_users c
    where c.id = ${companyMembers}.company_id and c.blocked_at is not null)`,
};

type MembershipRow = {
  companyId: string | null;
  role: CompanyRole | "none" | null;
  isCompanyBlocked: boolean;
};

/** The company in an actor; nothing for an account that is no member of any team. */
export function companyOf(
  userType: UserType,
  row: MembershipRow | undefined,
): Pick<Person, "company"> {
  if (userType !== "company" && userType !== "company_member") return {};
  if (!row?.companyId || !row.role) return userType === "company" ? {} : { company: null };
  if (row.role === "none" || row.isCompanyBlocked) return { company: null };
  return { company: { id: row.companyId, role: row.role } };
}

/** A person who acts for a company. */
export type CompanyPerson = {
  id: string;
  name: string;
  email: string;
  role: CompanyRole;
  /** When they joined, ISO; null for the company's own account. */
  since: string | null;
};

/** Everybody who acts for a company, owners first; its own account among them unless it has left. */
export async function listCompanyPeople(
  companyId: string,
  tx: Pick<Transaction, "select"> = db,
): Promise<CompanyPerson[]> {
  const rows = await tx
    .select({
      id: authUsers.id,
      email: authUsers.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      role: sql<CompanyRole>`coalesce(${companyMembers.role}, 'owner')`,
      since: companyMembers.createdAt,
    })
    .from(authUsers)
    .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(companyMembers, eq(companyMembers.userId, authUsers.id))
    .where(
      and(
        // Few of many accounts: found by their ids, not by looking through all.
        sql`${authUsers.id} in (select user_id from company_members where company_id = ${companyId}
          union all select ${companyId}::uuid)`,
        inArray(userProfiles.userType, ["company", "company_member"]),
        or(
          and(eq(companyMembers.companyId, companyId), ne(companyMembers.role, "none")),
          and(isNull(companyMembers.userId), eq(userProfiles.userType, "company")),
        ),
      ),
    )
    .orderBy(
      sql`array_position(array['owner', 'recruiter', 'reader'], coalesce(${companyMembers.role}, 'owner'))`,
      authUsers.createdAt,
      authUsers.id,
    );
  return rows.map(({ firstName, lastName, since, email, ...person }) => ({
    ...person,
    // Companies and their members have one.
    email: email ?? "",
    name: fullName({ firstName, lastName }),
    since: since?.toISOString() ?? null,
  }));
}

/** The id of the company that an account acts for now, such as when an email to it is sent. */
export async function findCompanyOf(accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userType: userProfiles.userType, ...membershipColumns })
    .from(userProfiles)
    .leftJoin(companyMembers, eq(companyMembers.userId, userProfiles.id))
    .where(eq(userProfiles.id, accountId));
  const userType = userTypeOf(row?.userType);
  const { company } = companyOf(userType, row);
  return company === undefined && userType === "company" ? accountId : company?.id;
}

/** Has everybody who acts for a company told of something, each as they chose. */
export async function enqueueCompanyEmail<Data extends object>(
  kind: EmailKind<Data>,
  companyId: string,
  data: Data,
  tx: Transaction,
): Promise<void> {
  await enqueueCompanyEmails(kind, [{ companyId, data }], tx);
}

/** The same about several events, of any companies, for those of its people who have one of these roles. */
export async function enqueueCompanyEmails<Data extends object>(
  kind: EmailKind<Data>,
  events: readonly { companyId: string; data: Data }[],
  tx: Transaction,
  roles: readonly CompanyRole[] = ["owner", "recruiter", "reader"],
): Promise<void> {
  const companies = [...new Set(events.map(({ companyId }) => companyId))];
  const people = await tx.execute<{ company: string; account: string }>(sql`
    select company, account from unnest(${sql.param(companies)}::uuid[]) company
    cross join lateral (
      select company as account union select user_id from company_members where company_id = company
    ) person
    join user_profiles p on p.id = account and p.user_type in ('company', 'company_member')
    left join company_members m on m.user_id = account
    where (m.company_id = company or m.user_id is null and p.user_type = 'company')
      and coalesce(m.role, 'owner') = any(${sql.param(roles)})
    order by company, account`);
  const accounts = Map.groupBy(people, ({ company }) => company);
  const addressed = events.flatMap(({ companyId, data }) =>
    (accounts.get(companyId) ?? []).map(({ account }) => ({ account, data })),
  );
  await enqueueEmails(kind, addressed, tx);
}
