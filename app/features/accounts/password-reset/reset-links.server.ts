import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { authUsers, authVerifications } from "#app/features/accounts/accounts.table.ts";
import {
  proveMailbox,
  type RemoveAccount,
} from "#app/features/accounts/mailbox/prove-mailbox.server.ts";
import { linkOwner, replacePassword } from "#app/features/accounts/sign-in/new-password.server.ts";
import { resetLinkHours } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";

const linkLife = resetLinkHours * 60 * 60_000;
/** Keeps strangers from filling a mailbox. */
const maxEmailsAnHour = 3;

/** Makes a link that sets an account's password; undefined for no account and after too many. */
export async function openLink(userId: string): Promise<{ id: string; token: string } | undefined> {
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, new Date()));
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.id, userId))
      .for("update");
    if (!user) return undefined;
    const value = linkOwner(user.id);
    const out = await tx.$count(authVerifications, eq(authVerifications.value, value));
    if (out >= maxEmailsAnHour) return undefined;
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(Date.now() + linkLife);
    const [row] = await tx
      .insert(authVerifications)
      .values({ identifier: hashed(token), value, expiresAt })
      .returning({ id: authVerifications.id });
    return row && { id: row.id, token };
  });
}

/** Revokes a link that was never sent. */
export async function dropLink(id: string): Promise<void> {
  await db.delete(authVerifications).where(eq(authVerifications.id, id));
}

/** The account that a link's token would still open; asking does not use it up. */
export async function findLinkOwner(token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ value: authVerifications.value })
    .from(authVerifications)
    .where(openRow(token));
  return row && ownerOf(row);
}

/**
 * Uses a link up and sets the password; returns the account, undefined for a dead link. Anyone who has
 * the link has the mailbox; see proveMailbox.
 */
export async function redeemLink(
  tx: Transaction,
  token: string,
  { hash, ...proof }: { hash: string; byRegistrant: boolean; removeAccount: RemoveAccount },
): Promise<string | undefined> {
  const [used] = await tx.delete(authVerifications).where(openRow(token)).returning();
  if (!used) return undefined;
  const id = await proveMailbox(tx, ownerOf(used), proof);
  await replacePassword(tx, id, hash);
  return id;
}

function ownerOf({ value }: { value: string }): string {
  return value.slice(linkOwner("").length);
}

function openRow(token: string) {
  return and(
    eq(authVerifications.identifier, hashed(token)),
    gt(authVerifications.expiresAt, new Date()),
  );
}

/** Only the hash is stored: anyone who reads the table cannot open an account. */
function hashed(token: string): string {
  return `reset-password:${createHash("sha256").update(token).digest("base64url")}`;
}
