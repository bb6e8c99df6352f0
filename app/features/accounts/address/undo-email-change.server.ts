import { and, eq, gt, gte, isNull, lt, sql } from "drizzle-orm";
import { hashedLinkToken } from "#app/emails/link-token.server.ts";
import {
  authSessions,
  authUsers,
  emailConfirmations,
  knownDevices,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import {
  freeUnconfirmedAddress,
  type RemoveAccount,
} from "#app/features/accounts/mailbox/prove-mailbox.server.ts";
import { openLink } from "#app/features/accounts/password-reset/reset-links.server.ts";
import {
  passkeys,
  recoveryCodes,
  totpSecrets,
} from "#app/features/accounts/second-factor/second-factor.table.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import { replacePassword } from "#app/features/accounts/sign-in/new-password.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { emailChanges } from "./address.table.ts";
import { undoUntil } from "./email-change-emails.server.ts";

/** The address that a link gives back to an account; undefined once it is over. */
export async function findUndo(token: string): Promise<string | undefined> {
  const [change] = await db.select().from(emailChanges).where(isThis(token));
  return change?.oldEmail ?? undefined;
}

/**
 * Gives an account the address back that it had before a change. All sessions end, the password works no
 * more, and second factors and a phone added since the change go: they may be a thief's. Returns the token that sets a
 * new password, null after too many. Refusals: ownEmails.undo.invalid, .taken.
 */
export async function undoEmailChange(
  token: string,
  removeAccount: RemoveAccount,
): Promise<Outcome<{ resetToken: string | null }>> {
  const undone = await db.transaction(async (tx) => {
    const [change] = await tx.select().from(emailChanges).where(isThis(token)).for("update");
    if (!change?.confirmedAt || !change.oldEmail) return refused("ownEmails.undo.invalid");
    const { userId, oldEmail, confirmedAt } = change;
    const ofAccount = eq(authUsers.id, userId);
    const [account] = await tx.select().from(authUsers).where(ofAccount).for("update");
    if (!account) return refused("ownEmails.undo.invalid");
    if (
      account.email !== oldEmail &&
      !(await freeUnconfirmedAddress(tx, oldEmail, removeAccount))
    ) {
      return refused("ownEmails.undo.taken");
    }
    await tx.update(authUsers).set({ email: oldEmail, emailVerified: true }).where(ofAccount);
    await tx
      .update(userProfiles)
      .set({ email: oldEmail, confirmedEmail: oldEmail })
      .where(
        and(
          eq(userProfiles.id, userId),
          eq(sql`lower(${userProfiles.email})`, sql`${account.email}`),
        ),
      );
    // Later changes and their links are the thief's too.
    await tx
      .update(emailChanges)
      .set({ undoneAt: sql`now()`, undoHash: null, tokenHash: null })
      .where(and(eq(emailChanges.userId, userId), gte(emailChanges.createdAt, change.createdAt)));
    await removeAccess(tx, userId, confirmedAt);
    return { userId };
  });
  if (isRefused(undone)) return undone;
  log("email change undone", { account: undone.userId });
  const link = await openLink(undone.userId);
  return { resetToken: link?.token ?? null };
}

async function removeAccess(tx: Transaction, userId: string, since: Date): Promise<void> {
  await replacePassword(tx, userId, "");
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.delete(authChallenges).where(eq(authChallenges.userId, userId));
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
  for (const table of [passkeys, totpSecrets, recoveryCodes] as const) {
    await tx.delete(table).where(and(eq(table.userId, userId), gt(table.createdAt, since)));
  }
  await tx
    .delete(confirmedPhones)
    .where(and(eq(confirmedPhones.userId, userId), gt(confirmedPhones.confirmedAt, since)));
}

function isThis(token: string) {
  return and(
    eq(emailChanges.undoHash, hashedLinkToken("email-change", token)),
    isNull(emailChanges.undoneAt),
    gt(undoUntil, sql`now()`),
  );
}

/** Changes that were not confirmed in time, or can no longer be taken back. */
export async function removeOldEmailChanges(): Promise<void> {
  await db
    .delete(emailChanges)
    .where(lt(sql`coalesce(${undoUntil}, ${emailChanges.expiresAt})`, sql`now()`));
}
