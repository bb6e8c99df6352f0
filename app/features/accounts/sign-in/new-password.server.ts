import { and, eq, isNotNull, ne, notInArray } from "drizzle-orm";
import {
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
  knownDevices,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isCommonPassword } from "./common-password.server.ts";

/**
 * Puts a hashed password in the place of an account's old one. Ends the account's sessions, all
 * but the one of the id `keep`, forgets the devices of the ended ones, and every reset link that is
 * still out.
 */
export async function replacePassword(
  tx: Transaction,
  userId: string,
  password: string,
  keep?: string,
): Promise<void> {
  const updatedAt = new Date();
  const credential = and(
    eq(authAccounts.userId, userId),
    eq(authAccounts.providerId, "credential"),
  );
  const set = await tx
    .update(authAccounts)
    .set({ password, updatedAt })
    .where(credential)
    .returning({ id: authAccounts.id });
  if (set.length === 0) {
    const providerId = "credential";
    await tx.insert(authAccounts).values({ userId, accountId: userId, providerId, password });
  }
  await tx.update(authUsers).set({ updatedAt }).where(eq(authUsers.id, userId));
  const others = keep === undefined ? undefined : ne(authSessions.id, keep);
  await tx.delete(authSessions).where(and(eq(authSessions.userId, userId), others));
  const inUse = tx
    .select({ id: authSessions.deviceId })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), isNotNull(authSessions.deviceId)));
  const ofOthers = notInArray(knownDevices.id, inUse);
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), ofOthers));
  await tx.delete(authVerifications).where(eq(authVerifications.value, linkOwner(userId)));
}

/** The owner stored with a reset link's hashed token. */
export function linkOwner(userId: string): string {
  return `reset-password:${userId}`;
}

/** Whether a password is one that is easily guessed, of anybody or of this very account. */
export async function isCommonFor({ id }: { id: string }, password: string): Promise<boolean> {
  const [owner] = await db
    .select({
      email: userProfiles.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
  return isCommonPassword(password, owner);
}
