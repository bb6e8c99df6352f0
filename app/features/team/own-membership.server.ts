import { and, eq, ne } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany, ownsCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isLastOwner, lockTeam } from "./team.server.ts";

/** For the actor's own data: the company of their membership, its date and role. */
export async function exportOwnMembership(actor: Person) {
  const [membership] = await db
    .select({ company: companyCalled, role: companyMembers.role, since: companyMembers.createdAt })
    .from(companyMembers)
    .innerJoin(userProfiles, eq(userProfiles.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, actor.id));
  return membership ?? null;
}

/** How many people lose a company when the actor's account goes with it. */
export async function countOwnTeam(actor: Person): Promise<number> {
  if (!ownsCompany(actor)) return 0;
  const others = and(eq(companyMembers.companyId, actor.id), ne(companyMembers.userId, actor.id));
  return db.$count(companyMembers, others);
}

/**
 * Whether a company would be without an owner, were the actor's account gone; its team is held until
 * the transaction ends. A company whose own account goes is gone itself.
 */
export async function isLastOwnerOfAnother(tx: Transaction, actor: Person): Promise<boolean> {
  const company = actingCompany(actor);
  if (!company || company.id === actor.id) return false;
  return isLastOwner(await lockTeam(tx, company.id), actor.id);
}
