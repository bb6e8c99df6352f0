import { createHash, randomBytes } from "node:crypto";
import { eq, gt, lt } from "drizzle-orm";
import { emailConfirmations } from "#app/features/accounts/accounts.table.ts";
import { confirmationLinkDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";

const day = 24 * 60 * 60_000;
/** Many are online seldom; the link opens nothing but this one question. */
const linkLife = confirmationLinkDays * day;

/** Makes a link's token, which confirms this address of this account and no other. */
export async function openConfirmation(userId: string, address: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + linkLife);
  await db
    .insert(emailConfirmations)
    .values({ tokenHash: hashedConfirmation(token), userId, address, expiresAt });
  return token;
}

/** Revokes a link that was never sent. */
export async function dropConfirmation(token: string): Promise<void> {
  await db
    .delete(emailConfirmations)
    .where(eq(emailConfirmations.tokenHash, hashedConfirmation(token)));
}

export async function removeOldConfirmations(): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, new Date()));
}

/** Whether a link still works by its age. */
export function isNotExpired() {
  return gt(emailConfirmations.expiresAt, new Date());
}

/** Only the hash is stored: anyone who reads the table can confirm nothing. */
export function hashedConfirmation(token: string): string {
  return createHash("sha256").update(`confirm-email:${token}`).digest("base64url");
}
