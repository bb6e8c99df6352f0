import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import {
  type Actor,
  isLeadingModerator,
  isModerator,
  type Person,
} from "#app/features/accounts/actor.ts";
import {
  addModerator,
  lockLeaders,
  removeModerator,
  setLeading,
} from "#app/features/accounts/operator/moderators.server.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import { hasSecondFactor } from "#app/features/accounts/second-factor/second-factors.server.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isRefused, notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { RoleChange } from "./role-change.ts";
import { deskRoleEmail } from "./role-email.server.ts";

/** A moderator as the desk lists them. */
export type DeskModerator = {
  id: string;
  /** Empty where the account has none. */
  name: string;
  email: string | null;
  leads: boolean;
  hasSecondFactor: boolean;
  isBlocked: boolean;
  /** ISO. */
  since: string;
  /** Null where the operator did, or that account is gone. */
  namedBy: string | null;
};

/** Who is at the desk, leading ones first. A 404 for anyone but moderators. */
export async function listModerators(actor: Actor): Promise<DeskModerator[]> {
  if (!isModerator(actor)) throw notFound();
  const naming = alias(userProfiles, "naming");
  const named = (of: typeof userProfiles | typeof naming) =>
    sql<string>`btrim(concat_ws(' ', ${of.firstName}, ${of.lastName}))`;
  const rows = await db
    .select({
      id: moderators.userId,
      name: named(userProfiles),
      email: authUsers.email,
      leads: moderators.leads,
      hasSecondFactor: sql<boolean>`exists (select from totp_secrets t
          where t.user_id = "moderators"."user_id" and t.confirmed_at is not null)
        or exists (select from passkeys k where k.user_id = "moderators"."user_id")`,
      blockedAt: authUsers.blockedAt,
      since: moderators.createdAt,
      namedBy: sql<string | null>`coalesce(nullif(${named(naming)}, ''), ${naming.email})`,
    })
    .from(moderators)
    .innerJoin(authUsers, eq(authUsers.id, moderators.userId))
    .leftJoin(userProfiles, eq(userProfiles.id, moderators.userId))
    .leftJoin(naming, eq(naming.id, moderators.namedBy))
    .orderBy(sql`${moderators.leads} desc`, asc(moderators.createdAt), asc(moderators.userId));
  return rows.map(({ blockedAt, since, ...row }) => ({
    ...row,
    email: shownEmail(row.email),
    namedBy: shownEmail(row.namedBy),
    isBlocked: blockedAt !== null,
    since: since.toISOString(),
  }));
}

type Proof = {
  /** For the log. */
  reason: string;
  /** The actor's own. */
  password: string;
};

/**
 * Makes an account a moderator, for leading ones. Refusals: moderators.roles.cannotBeNamed where there is no
 * account of that address, it is not confirmed, blocked or an admin's; moderators.roles.alreadyNamed;
 * moderators.roles.ownFactorMissing; those of confirmOwnPassword.
 */
export async function nameModerator(
  actor: Actor,
  { email, ...proof }: Proof & { email: string },
): Promise<Outcome<{ id: string }>> {
  return asLeader(actor, proof, async (tx, leader) => {
    const [account] = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
      .where(
        and(
          eq(authUsers.email, email.toLowerCase()),
          eq(authUsers.emailVerified, true),
          isNull(authUsers.blockedAt),
          ne(userProfiles.userType, "admin"),
        ),
      );
    if (!account) return refused("moderators.roles.cannotBeNamed");
    const isNew = await addModerator(account.id, { namedBy: leader.id }, tx);
    if (!isNew) return refused("moderators.roles.alreadyNamed");
    await recordRole(tx, { change: "add", id: account.id, actorId: leader.id, ...proof });
    return account;
  });
}

/**
 * Makes a moderator a leading one or a plain one, or removes one, for leading ones. Refusals:
 * moderators.roles.lastLeader, moderators.roles.factorMissing where the one who shall lead has no second factor,
 * moderators.roles.unchanged where it is so already, moderators.roles.ownFactorMissing; those of confirmOwnPassword.
 */
export async function changeModerator(
  actor: Actor,
  id: string,
  change: Exclude<RoleChange, "add">,
  proof: Proof,
): Promise<Outcome<{ id: string }>> {
  if (!isUuid(id)) throw notFound();
  return asLeader(actor, proof, async (tx, leader, leaders) => {
    const [row] = await tx
      .select({ leads: moderators.leads })
      .from(moderators)
      .where(eq(moderators.userId, id))
      .for("update");
    if (!row) return refused("moderators.roles.unchanged");
    const isLast = leaders.length === 1 && leaders[0] === id;
    if (isLast && change !== "lead") return refused("moderators.roles.lastLeader");
    if (change === "lead" && !(await hasSecondFactor(id))) {
      return refused("moderators.roles.factorMissing");
    }
    const isChanged =
      change === "remove"
        ? await removeModerator(id, tx)
        : await setLeading(id, change === "lead", tx);
    if (!isChanged) return refused("moderators.roles.unchanged");
    await recordRole(tx, { change, id, actorId: leader.id, ...proof });
    return { id };
  });
}

type Recorded = {
  change: RoleChange;
  id: string;
  /** Null for the operator. */
  actorId: string | null;
  reason?: string;
};

/** Logs a change of a moderator and tells them. */
export async function recordRole(
  tx: Transaction,
  { change, id, actorId, reason }: Recorded,
): Promise<void> {
  await logAct(tx, { act: `moderator_${change}`, actorId, companyId: id, note: reason ?? null });
  await enqueueEmail(deskRoleEmail, id, { change }, tx);
}

/**
 * Runs a change by a leading moderator, who has a second factor whatever the settings say and gives the
 * password. Under the lock of all leading ones: two who remove each other leave one.
 */
async function asLeader(
  actor: Actor,
  { password }: Proof,
  change: (
    tx: Transaction,
    leader: Person,
    leaders: readonly string[],
  ) => Promise<Outcome<{ id: string }>>,
): Promise<Outcome<{ id: string }>> {
  if (!isLeadingModerator(actor)) throw notFound();
  if (!(await hasSecondFactor(actor.id))) return refused("moderators.roles.ownFactorMissing");
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  return db.transaction(async (tx) => {
    const leaders = await lockLeaders(tx);
    if (!leaders.includes(actor.id)) throw notFound();
    return change(tx, actor, leaders);
  });
}
