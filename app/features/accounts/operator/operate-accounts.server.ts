import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import {
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
  knownDevices,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import { type UserType, userTypeOf } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { secondFactorEmail } from "#app/features/accounts/emails/security-emails.server.ts";
import { removeSecondFactors } from "#app/features/accounts/second-factor/second-factors.server.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import { linkOwner, replacePassword } from "#app/features/accounts/sign-in/new-password.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";

// Actions of the operator by the command line; moderators use some of them at the desk.

export type OperatedAccount = {
  id: string;
  /** Or the number of an account without one. */
  email: string;
  userType: UserType;
  blockedAt: Date | null;
  hasSecondFactor: boolean;
  moderates: boolean;
  leads: boolean;
};

const hasSecondFactor = sql<boolean>`(
  exists (select from totp_secrets where user_id = ${authUsers}.id and confirmed_at is not null)
  or exists (select from passkeys where user_id = ${authUsers}.id))`;

const columns = {
  id: authUsers.id,
  email: sql<string>`coalesce(${authUsers.email},
    '+' || (select phone from confirmed_phones where user_id = ${authUsers}.id))`,
  userType: userProfiles.userType,
  blockedAt: authUsers.blockedAt,
  hasSecondFactor,
  moderates: sql<boolean>`exists (select from moderators m where m.user_id = ${authUsers}.id)`,
  leads: sql<boolean>`exists (select from moderators m where m.user_id = ${authUsers}.id and m.leads)`,
};

/** The account with an address, or with a number that begins with a plus sign. */
export async function findAccountByEmail(name: string): Promise<OperatedAccount | undefined> {
  const [row] = await db
    .select(columns)
    .from(authUsers)
    .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(confirmedPhones, eq(confirmedPhones.userId, authUsers.id))
    .where(
      name.startsWith("+")
        ? eq(confirmedPhones.phone, name.slice(1))
        : eq(authUsers.email, name.toLowerCase()),
    );
  return row && { ...row, userType: userTypeOf(row.userType) };
}

/** All admins and moderators, and all accounts that are blocked, by address. */
export async function listNotableAccounts(): Promise<OperatedAccount[]> {
  const rows = await db
    .select(columns)
    .from(authUsers)
    .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .where(
      or(
        ...[eq(userProfiles.userType, "admin"), isNotNull(authUsers.blockedAt)],
        sql`exists (select from moderators m where m.user_id = "auth_users"."id")`,
      ),
    )
    .orderBy(authUsers.email);
  return rows.map((row) => ({ ...row, userType: userTypeOf(row.userType) }));
}

/** Makes an admin's account with a hashed password. Refusals: accounts.emailTaken. */
export async function createAdmin(
  emailInput: string,
  password: string,
): Promise<Outcome<{ id: string }>> {
  const id = randomUUID();
  const email = emailInput.toLowerCase();
  const isNew = await db.transaction(async (tx) => {
    const rows = await tx
      .insert(authUsers)
      // The operator answers for the address.
      .values({ id, email, name: email, emailVerified: true })
      .onConflictDoNothing()
      .returning({ id: authUsers.id });
    if (rows.length === 0) return false;
    await tx
      .insert(authAccounts)
      .values({ userId: id, accountId: id, providerId: "credential", password });
    await tx.insert(userProfiles).values({ id, userType: "admin", email });
    return true;
  });
  if (!isNew) return refused("accounts.emailTaken");
  log("admin added", { account: id });
  return { id };
}

/**
 * Makes an existing account an admin's, with a new hashed password. Nothing that its former user had
 * opens it any more: sessions, devices, second factors, the phone and reset links are gone, since anybody may
 * have registered under that address.
 */
export async function promoteToAdmin(id: string, password: string): Promise<void> {
  await db.transaction(async (tx) => {
    await replacePassword(tx, id, password);
    await tx.delete(knownDevices).where(eq(knownDevices.userId, id));
    await removeSecondFactors(tx, id);
    await tx.delete(confirmedPhones).where(eq(confirmedPhones.userId, id));
    await tx
      .insert(userProfiles)
      .values({
        id,
        userType: "admin",
        email: sql`(select email from auth_users where id = ${id})`,
      })
      .onConflictDoUpdate({
        target: userProfiles.id,
        set: { userType: "admin", updatedAt: new Date() },
      });
  });
  log("admin promoted", { account: id });
}

/**
 * Blocks an account: its sessions end, it cannot sign in, and triggers suspend its active jobs.
 * False if it was blocked already.
 */
export async function blockAccount(id: string, within?: Transaction): Promise<boolean> {
  const block = async (tx: Transaction) => {
    const blocked = await tx
      .update(authUsers)
      .set({ blockedAt: sql`now()` })
      .where(and(eq(authUsers.id, id), isNull(authUsers.blockedAt)))
      .returning({ id: authUsers.id });
    await tx.delete(authSessions).where(eq(authSessions.userId, id));
    await tx.delete(authChallenges).where(eq(authChallenges.userId, id));
    await tx.delete(authVerifications).where(eq(authVerifications.value, linkOwner(id)));
    if (blocked.length > 0) log("account blocked", { account: id });
    return blocked.length > 0;
  };
  return within ? block(within) : db.transaction(block);
}

/** Lets an account be used again and its jobs return. False when it was not blocked. */
export async function unblockAccount(
  id: string,
  within: Pick<Transaction, "update"> = db,
): Promise<boolean> {
  const unblocked = await within
    .update(authUsers)
    .set({ blockedAt: null })
    .where(and(eq(authUsers.id, id), isNotNull(authUsers.blockedAt)))
    .returning({ id: authUsers.id });
  if (unblocked.length > 0) log("account unblocked", { account: id });
  return unblocked.length > 0;
}

/** Ends all sessions of an account and forgets its devices; returns how many sessions there were. */
export async function endAllSessions(id: string, within?: Transaction): Promise<number> {
  const end = async (tx: Transaction) => {
    const ended = await tx
      .delete(authSessions)
      .where(eq(authSessions.userId, id))
      .returning({ id: authSessions.id });
    await tx.delete(knownDevices).where(eq(knownDevices.userId, id));
    await tx.delete(authChallenges).where(eq(authChallenges.userId, id));
    log("sessions ended", { account: id, sessions: ended.length });
    return ended.length;
  };
  return within ? end(within) : db.transaction(end);
}

/**
 * Removes all second factors of a person who lost them with the recovery codes, and sends an email.
 */
export async function resetSecondFactor(id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await removeSecondFactors(tx, id);
    await tx.delete(authSessions).where(eq(authSessions.userId, id));
    await enqueueEmail(secondFactorEmail, id, { change: "reset" }, tx);
  });
  log("second factor reset", { account: id });
}
