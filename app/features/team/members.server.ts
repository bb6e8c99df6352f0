import { and, eq, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { memberRemovedEmail, roleChangedEmail } from "./emails/team-emails.server.ts";
import { isLastOwner, lockTeam } from "./team.server.ts";

/**
 * Gives somebody of the actor's company another role, for owners. Making somebody else an owner hands
 * the company over in part; who did may then leave. Refusals: team.missing, posting.ownersOnly,
 * team.ownRole.
 */
export async function changeMemberRole(
  actor: Actor,
  memberId: string,
  role: CompanyRole,
): Promise<Outcome<{ id: string }>> {
  return changeTeam(actor, memberId, async (tx, companyId, person) => {
    if (actor.kind === "person" && memberId === actor.id) return refused("team.ownRole");
    if (person.role === role) return { id: memberId };
    await setRole(tx, companyId, memberId, role);
    await enqueueEmail(roleChangedEmail, memberId, { companyId, role }, tx);
    log("team role changed", { company: companyId, member: memberId, role });
    return { id: memberId };
  });
}

/**
 * Takes the company away from somebody at once, for owners; their account stays. Refusals:
 * team.missing, posting.ownersOnly, team.ownRole for oneself, who leaves instead.
 */
export async function removeMember(
  actor: Actor,
  memberId: string,
): Promise<Outcome<{ id: string }>> {
  return changeTeam(actor, memberId, async (tx, companyId) => {
    if (actor.kind === "person" && memberId === actor.id) return refused("team.ownRole");
    await drop(tx, companyId, memberId);
    await enqueueEmail(memberRemovedEmail, memberId, { companyId }, tx);
    log("team member removed", { company: companyId, member: memberId });
    return { id: memberId };
  });
}

/** Takes the actor out of their company's team. Refusals: team.missing, team.lastOwner. */
export async function leaveTeam(actor: Actor): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person") return refused("team.missing");
  return db.transaction(async (tx) => {
    const people = await lockTeam(tx, company.id);
    if (!people.some(({ id }) => id === actor.id)) return refused("team.missing");
    if (isLastOwner(people, actor.id)) return refused("team.lastOwner");
    await drop(tx, company.id, actor.id);
    log("team member left", { company: company.id, member: actor.id });
    return { id: actor.id };
  });
}

type Person = Awaited<ReturnType<typeof lockTeam>>[number];

/** Checks under the lock that the actor is an owner still, and that it is about one of the team. */
async function changeTeam(
  actor: Actor,
  memberId: string,
  change: (tx: Transaction, companyId: string, person: Person) => Promise<Outcome<{ id: string }>>,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person" || !isUuid(memberId)) return refused("team.missing");
  if (!company.mayManage) return refused("posting.ownersOnly");
  return db.transaction(async (tx) => {
    const people = await lockTeam(tx, company.id);
    // Two owners who remove each other at once: the second is none any more.
    const self = people.find(({ id }) => id === actor.id);
    if (self?.role !== "owner") return refused("posting.ownersOnly");
    const person = people.find(({ id }) => id === memberId);
    return person ? change(tx, company.id, person) : refused("team.missing");
  });
}

/** The company's own account has a row only once it is no owner. */
async function setRole(
  tx: Transaction,
  companyId: string,
  userId: string,
  role: CompanyRole | "none",
): Promise<void> {
  await tx
    .insert(companyMembers)
    .values({ companyId, userId, role })
    .onConflictDoUpdate({
      target: companyMembers.userId,
      set: { role },
      setWhere: sql`${companyMembers.companyId} = ${companyId}`,
    });
}

async function drop(tx: Transaction, companyId: string, userId: string): Promise<void> {
  if (userId === companyId) return setRole(tx, companyId, userId, "none");
  await tx
    .delete(companyMembers)
    .where(and(eq(companyMembers.userId, userId), eq(companyMembers.companyId, companyId)));
}
