import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { isOwnEmailConfirmed } from "#app/features/accounts/emails/own-emails.server.ts";
import { refuseUnwritable } from "#app/features/accounts/mailbox/utf8-mail.server.ts";
import {
  type ActingCompany,
  actingCompany,
} from "#app/features/accounts/membership/acting-company.ts";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { invitationDays, maxTeam } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { invitationEmail } from "./emails/team-emails.server.ts";
import type { InvitationValues } from "./invitation-form.ts";
import { isOpen, lockTeam } from "./team.server.ts";

const day = 24 * 60 * 60;
const toAddressByCompany = { max: 3, seconds: day };
/** Invitations to one address, by all companies. Beyond it none is sent, without telling why. */
const toAddress = { max: 6, seconds: day };

const expiry = sql`now() + make_interval(days => ${invitationDays})`;

/**
 * Invites somebody to the actor's company by email, for owners whose own address is confirmed; who was
 * invited already is invited anew. Whether the address has an account is neither asked nor told.
 * Refusals: posting.ownersOnly, team.confirmFirst, .alreadyMember, .full, .tooManyToday,
 * .tooManyToAddress, accounts.emailNeedsUtf8.
 */
export async function inviteToTeam(
  actor: Actor,
  { email, role, language }: InvitationValues,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company?.mayManage || actor.kind !== "person") return refused("posting.ownersOnly");
  if (!(await isOwnEmailConfirmed(actor))) return refused("team.confirmFirst");
  const refusal = (await refuseUnwritable(email)) ?? (await countInvitation(company, email));
  if (refusal) return refusal;
  const invited = await db.transaction(async (tx) => {
    const people = await lockTeam(tx, company.id);
    if (people.some((person) => person.email === email)) return refused("team.alreadyMember");
    const others = and(ofThis(company), ne(companyInvitations.email, email), isOpen());
    if (people.length + (await tx.$count(companyInvitations, others)) >= maxTeam) {
      return refused("team.full");
    }
    const values = { role, language, invitedBy: actor.id, expiresAt: expiry };
    const [row] = await tx
      .insert(companyInvitations)
      .values({ companyId: company.id, email, ...values })
      .onConflictDoUpdate({
        target: [companyInvitations.companyId, companyInvitations.email],
        // The earlier link named another role, perhaps: it stops working.
        set: { ...values, tokenHash: null },
      })
      .returning({ id: companyInvitations.id });
    return row ?? refused("team.missing");
  });
  if (!isRefused(invited)) await send(actor, invited.id, email);
  return invited;
}

/** Sends an open invitation again with a new link. Refusals: team.missing, and as for inviting. */
export async function resendInvitation(
  actor: Actor,
  invitationId: string,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company?.mayManage || actor.kind !== "person") return refused("posting.ownersOnly");
  if (!isUuid(invitationId)) return refused("team.missing");
  if (!(await isOwnEmailConfirmed(actor))) return refused("team.confirmFirst");
  const own = and(eq(companyInvitations.id, invitationId), ofThis(company), isOpen());
  const [invitation] = await db
    .select({ email: companyInvitations.email })
    .from(companyInvitations)
    .where(own);
  if (!invitation) return refused("team.missing");
  const tooMany = await countInvitation(company, invitation.email);
  if (tooMany) return tooMany;
  await db.update(companyInvitations).set({ expiresAt: expiry, invitedBy: actor.id }).where(own);
  await send(actor, invitationId, invitation.email);
  return { id: invitationId };
}

/** Takes an invitation back: its link stops working. Refusals: team.missing, posting.ownersOnly. */
export async function revokeInvitation(
  actor: Actor,
  invitationId: string,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company?.mayManage) return refused("posting.ownersOnly");
  if (!isUuid(invitationId)) return refused("team.missing");
  const [revoked] = await db
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.id, invitationId), ofThis(company)))
    .returning({ id: companyInvitations.id });
  return revoked ?? refused("team.missing");
}

/** Invitations that expired; their address is deleted too. */
export async function removeExpiredInvitations(): Promise<void> {
  await db.delete(companyInvitations).where(lt(companyInvitations.expiresAt, sql`now()`));
}

async function countInvitation({ id }: ActingCompany, email: string): Promise<Refusal | undefined> {
  const max = await dailyInvitations(id);
  const byCompany = await consume(limitKey("team-invitations", id), { max, seconds: day });
  if (isRefused(byCompany)) return { ...byCompany, ...refused("team.tooManyToday") };
  const key = limitKey("team-invitations-to", `${id} ${email}`);
  const again = await consume(key, toAddressByCompany);
  return isRefused(again) ? { ...again, ...refused("team.tooManyToAddress") } : undefined;
}

async function dailyInvitations(companyId: string): Promise<number> {
  const { invitationsPerDay, checkedInvitationsPerDay } = settings().quotas;
  const isChecked = and(eq(userProfiles.id, companyId), gt(userProfiles.checked, 0));
  const checked = await db.$count(userProfiles, isChecked);
  return checked > 0 ? Math.max(checkedInvitationsPerDay, invitationsPerDay) : invitationsPerDay;
}

async function send(actor: Person, invitationId: string, email: string): Promise<void> {
  const counted = await consume(limitKey("team-invitations-of-all", email), toAddress);
  if (isRefused(counted)) return;
  await enqueueSingleEmail(invitationEmail, actor.id, { invitationId });
}

function ofThis({ id }: ActingCompany) {
  return eq(companyInvitations.companyId, id);
}
