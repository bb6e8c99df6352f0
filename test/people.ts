import { randomUUID } from "node:crypto";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { type ApiScope, apiScopes, ownersScopes } from "#app/features/team/keys/api-key.ts";
import { createApiKey } from "#app/features/team/keys/api-keys.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";

type Profile = Partial<typeof userProfiles.$inferInsert>;
type Job = Partial<typeof jobs.$inferInsert>;

/** Everybody but those who registered by phone. */
export type EmailPerson = Person & { readonly email: string };

export const makeSeeker = (profile: Profile = {}) =>
  makePerson("customer_employee", { firstName: "Rima", lastName: "Al-Halabi", ...profile });

export const makeCompany = (profile: Profile = {}) =>
  makePerson("company", {
    firstName: "Samer",
    lastName: "Haddad",
    companyName: "Barada Foods",
    ...profile,
  });

export const makeAdmin = () => makePerson("admin", { firstName: "Nour" });

/** A member of a company's team with this role, of another name than the company's own person. */
export async function makeMember(company: { id: string }, role: CompanyRole): Promise<EmailPerson> {
  const member = await makePerson("company_member", { firstName: "Rana", lastName: "Kabbani" });
  await db.insert(companyMembers).values({ userId: member.id, companyId: company.id, role });
  return { ...member, company: { id: company.id, role } };
}

/** An account with its profile, straight in the database, and the actor it is. */
async function makePerson(userType: Person["userType"], profile: Profile): Promise<EmailPerson> {
  const id = randomUUID();
  const email = profile.email ?? `${id}@example.com`;
  await db.insert(authUsers).values({ id, email, name: profile.firstName ?? "" });
  await db
    .insert(userProfiles)
    .values({ phone: "+963 944 000 000", ...profile, id, email, userType });
  return { kind: "person", id, email, userType };
}

/** By default an active full-time accountant's job in Aleppo; returns its row. */
export async function makeJob(company: { id: string }, job: Job = {}) {
  const [row] = await makeJobs(company, [job]);
  if (!row) throw new Error("The job was not made.");
  return row;
}

/** Many at once, as `makeJob` makes one; returns their rows. */
export function makeJobs(company: { id: string }, several: readonly Job[]) {
  const rows = several.map((job) => ({
    companyId: company.id,
    title: "Accountant",
    description: "Keep the daily books.",
    category: "Accounting & Finance",
    location: "Aleppo, Aleppo, Syria",
    placeId: "syria/aleppo/aleppo",
    employmentType: "full-time" as const,
    experienceLevel: "mid" as const,
    ...job,
  }));
  return db.transaction(async (tx) => {
    const inserted = await tx.insert(jobs).values(rows).returning();
    await indexChangedJobs(tx);
    return inserted;
  });
}

/** Those that the actor may give a key. */
function scopesOf(actor: Actor): readonly ApiScope[] {
  if (actingCompany(actor)?.mayManage) return apiScopes;
  return apiScopes.filter((scope) => !ownersScopes.includes(scope));
}

/** A key of the actor's company, of all scopes unless named. */
export async function makeKey(actor: Actor, scopes = scopesOf(actor)) {
  const values = { id: randomUUID(), name: "Payroll", days: null, scopes: [...scopes] };
  const created = await createApiKey(actor, values);
  if (isRefused(created)) throw new Error(created.refused);
  return created;
}
