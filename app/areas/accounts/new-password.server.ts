import { and, eq, ne } from "drizzle-orm";
import type { db } from "../../platform/database.server.ts";
import { authAccounts, authSessions, authUsers, authVerifications } from "./accounts.table.ts";

type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0];

/**
 * Puts a hashed password in the place of an account's old one. Ends the account's sessions, all
 * but the one of the id `keep`, and every reset link that is still out.
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
  await tx.delete(authVerifications).where(eq(authVerifications.value, linkOwner(userId)));
}

/** What a reset link's row holds, besides the hash of the link's token. */
export function linkOwner(userId: string): string {
  return `reset-password:${userId}`;
}
