import { and, asc, eq, gt, inArray, max, sql } from "drizzle-orm";
import { authSessions, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import {
  type ActingCompany,
  actingCompany,
} from "#app/features/accounts/membership/acting-company.ts";
import {
  type CompanyPerson,
  listCompanyPeople,
} from "#app/features/accounts/membership/membership.server.ts";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import type { Team, TeamInvitation } from "./team.ts";

/** The team of the actor's company; undefined without one. */
export async function findTeam(actor: Actor): Promise<Team | undefined> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person") return undefined;
  const people = await listCompanyPeople(company.id);
  const [active, invitations] = await Promise.all([
    lastActive(people.map(({ id }) => id)),
    company.mayManage ? listInvitations(company) : [],
  ]);
  return {
    people: people.map((person) => ({
      ...person,
      email: shownEmail(person.email),
      lastActiveAt: active.get(person.id) ?? null,
      isSelf: person.id === actor.id,
    })),
    invitations,
    role: company.role,
    isLastOwner: isLastOwner(people, actor.id),
  };
}

/** Whether no other of these people is an owner. */
export function isLastOwner(people: readonly CompanyPerson[], id: string): boolean {
  const owners = people.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]?.id === id;
}

/** Locks a company's team: no member joins, leaves or changes meanwhile. */
export async function lockTeam(tx: Transaction, companyId: string): Promise<CompanyPerson[]> {
  await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId))
    .for("no key update");
  return listCompanyPeople(companyId, tx);
}

/** Invitations that are not over. */
export function isOpen() {
  return gt(companyInvitations.expiresAt, sql`now()`);
}

async function listInvitations(company: ActingCompany): Promise<TeamInvitation[]> {
  const { id, email, role, language, expiresAt, createdAt } = companyInvitations;
  const rows = await db
    .select({ id, email, role, language, expiresAt })
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, company.id), isOpen()))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({
    ...row,
    email: shownEmail(row.email),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

async function lastActive(ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: authSessions.userId, at: max(authSessions.lastUsedAt) })
    .from(authSessions)
    .where(inArray(authSessions.userId, ids))
    .groupBy(authSessions.userId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at.toISOString()] as const] : [])));
}
