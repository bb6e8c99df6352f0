import { and, eq, gt, lt, sql } from "drizzle-orm";
import { enqueueDataEmails } from "#app/emails/enqueue-email.server.ts";
import { hashedLinkToken } from "#app/emails/link-token.server.ts";
import { authAccounts, authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { countConfirmation } from "#app/features/accounts/emails/own-emails.server.ts";
import {
  freeUnconfirmedAddress,
  type RemoveAccount,
} from "#app/features/accounts/mailbox/prove-mailbox.server.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { isPassword } from "#app/features/accounts/sign-in/password.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { confirmationLinkDays } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { type PendingProfile, pendingRegistrations } from "./address.table.ts";
import { registrationEmail } from "./registration-email.server.ts";

/** Registrations with an address that an unconfirmed account has; each tells whether its password is the same. */
const again = { max: 6, seconds: 24 * 60 * 60 };

/** Counts a try to register an unconfirmed account's address. Refusals: accounts.tooManyTries. */
export function countRegistrationAgain(email: string) {
  return consume(limitKey("registrations-again", email), again);
}

/**
 * Stores a registration until the link of its email is used, and sends that email. Refusals:
 * accounts.tooManyTries.
 */
export async function requestRegistration(pending: {
  email: string;
  password: string;
  profile: PendingProfile;
  language: Language;
}): Promise<Outcome<{ id: string }>> {
  const counted = await countConfirmation(pending.email);
  if (isRefused(counted)) return counted;
  return db.transaction(async (tx) => {
    const expiresAt = sql`now() + make_interval(days => ${confirmationLinkDays})`;
    const [row] = await tx
      .insert(pendingRegistrations)
      .values({ ...pending, expiresAt })
      .returning({ id: pendingRegistrations.id });
    if (!row) throw new Error("The registration was not stored.");
    await enqueueDataEmails(registrationEmail.name, [{ registration: row.id }], tx);
    return row;
  });
}

/** The address of a registration whose link is good. */
export async function findPendingRegistration(token: string): Promise<string | undefined> {
  const [row] = await db.select().from(pendingRegistrations).where(isThis(token));
  return row?.email ?? undefined;
}

/**
 * Makes the account of a pending registration, whose link proves the mailbox and whose password proves
 * the person; an unconfirmed account of the address goes. Refusals: ownEmails.confirm.wrongPassword,
 * accounts.emailTaken.
 */
export async function completeRegistration(
  token: string,
  password: string,
  removeAccount: RemoveAccount,
): Promise<Outcome<{ id: string; email: string }>> {
  const [pending] = await db.select().from(pendingRegistrations).where(isThis(token));
  if (!pending || !(await isPassword(pending.password, password))) {
    return refused("ownEmails.confirm.wrongPassword");
  }
  return db.transaction(async (tx) => {
    const [used] = await tx.delete(pendingRegistrations).where(isThis(token)).returning();
    if (!used?.email) return refused("accounts.emailTaken");
    const { id, email } = used;
    if (!(await freeUnconfirmedAddress(tx, email, removeAccount))) {
      return refused("accounts.emailTaken");
    }
    await insertRegistered(tx, used);
    await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email));
    return { id, email };
  });
}

/** Makes the account of a registration whose email or phone is proved; the row's id becomes its own. */
export async function insertRegistered(
  tx: Transaction,
  registered: typeof pendingRegistrations.$inferSelect,
): Promise<void> {
  const { id, email, password, language, profile } = registered;
  const name = fullName(profile);
  const emailVerified = email !== null;
  await tx.insert(authUsers).values({ id, name, email, language, emailVerified });
  await tx
    .insert(authAccounts)
    .values({ userId: id, accountId: id, providerId: "credential", password });
  await tx.insert(userProfiles).values({ id, email, ...profile });
}

export async function removeOldRegistrations(): Promise<void> {
  await db.delete(pendingRegistrations).where(lt(pendingRegistrations.expiresAt, sql`now()`));
}

function isThis(token: string) {
  return and(
    eq(pendingRegistrations.tokenHash, hashedLinkToken("registration", token)),
    gt(pendingRegistrations.expiresAt, sql`now()`),
  );
}
