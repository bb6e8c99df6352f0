import { and, eq, sql } from "drizzle-orm";
import { hashedLinkToken } from "#app/emails/link-token.server.ts";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import {
  companyInvitations,
  companyMembers,
} from "#app/features/accounts/membership/membership.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import type { OpenInvitation } from "./open-invitation.ts";
import { isOpen, lockTeam } from "./team.server.ts";

/** Asking uses nothing up; undefined for a link that is over or never was. */
export async function findInvitation(token: string): Promise<OpenInvitation | undefined> {
  const { role, email } = companyInvitations;
  const [invitation] = await db
    .select({ company: companyCalled, role, email })
    .from(companyInvitations)
    .innerJoin(userProfiles, eq(userProfiles.id, companyInvitations.companyId))
    .where(
      and(eq(companyInvitations.tokenHash, hashedLinkToken("team-invitation", token)), isOpen()),
    );
  return invitation;
}

/**
 * Uses a link up: the actor, who signs in with the invited address, joins the company. That address is
 * confirmed by it. Refusals: team.invitation.invalid, .otherAccount, .seeker, .admin, .ownCompany.
 */
export async function acceptInvitation(
  actor: Actor,
  token: string,
): Promise<Outcome<{ companyId: string }>> {
  if (actor.kind !== "person") return refused("team.invitation.otherAccount");
  return db.transaction(async (tx) => {
    const isThis = and(
      eq(companyInvitations.tokenHash, hashedLinkToken("team-invitation", token)),
      isOpen(),
    );
    const [open] = await tx.select().from(companyInvitations).where(isThis);
    if (!open) return refused("team.invitation.invalid");
    await lockTeam(tx, open.companyId);
    // Withdrawn, or used by a second press, while the team was locked.
    const [invitation] = await tx.select().from(companyInvitations).where(isThis).for("update");
    if (!invitation) return refused("team.invitation.invalid");
    const { companyId, role, email, id } = invitation;
    if (email !== actor.email?.toLowerCase()) return refused("team.invitation.otherAccount");
    const refusal = await whyNotJoin(tx, actor, companyId);
    if (refusal) return refused(refusal);
    await join(tx, actor, companyId, role);
    await tx.delete(companyInvitations).where(eq(companyInvitations.id, id));
    log("team member joined", { company: companyId, member: actor.id, role });
    return { companyId };
  });
}

/** An account acts for one company and looks for no work; a company's own account comes back to its own. */
async function whyNotJoin(
  tx: Transaction,
  actor: Person,
  companyId: string,
): Promise<MessageKey | undefined> {
  const [account] = await tx
    .select({ userType: userProfiles.userType, name: userProfiles.companyName })
    .from(userProfiles)
    .where(eq(userProfiles.id, actor.id))
    .for("update");
  if (account?.userType === "admin") return "team.invitation.admin";
  if (account?.userType === "company_member") {
    const [other] = await tx
      .select({ companyId: companyMembers.companyId })
      .from(companyMembers)
      .where(eq(companyMembers.userId, actor.id));
    return other && other.companyId !== companyId ? "team.invitation.ownCompany" : undefined;
  }
  if (account?.userType !== "company") return "team.invitation.seeker";
  if (actor.id === companyId) return undefined;
  const isBlank = !account.name?.trim() && (await tx.$count(jobs, ofCompany(actor))) === 0;
  const [other] = await tx
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, actor.id));
  return isBlank && !other ? undefined : "team.invitation.ownCompany";
}

/** A company's account that holds nothing of a company becomes a member's. */
async function join(
  tx: Transaction,
  actor: Person,
  companyId: string,
  role: CompanyRole,
): Promise<void> {
  await tx.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, actor.id));
  if (actor.id !== companyId) {
    await tx
      .update(userProfiles)
      .set({ userType: "company_member", updatedAt: sql`now()` })
      .where(eq(userProfiles.id, actor.id));
    await tx.delete(companyInvitations).where(eq(companyInvitations.companyId, actor.id));
  }
  await tx
    .insert(companyMembers)
    .values({ userId: actor.id, companyId, role })
    .onConflictDoUpdate({ target: companyMembers.userId, set: { companyId, role } });
}

function ofCompany({ id }: Person) {
  return eq(jobs.companyId, id);
}
