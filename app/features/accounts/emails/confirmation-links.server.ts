import { eq, gt, lt } from "drizzle-orm";
import { hashedLinkToken, newLinkToken } from "#app/emails/link-token.server.ts";
import { emailConfirmations } from "#app/features/accounts/accounts.table.ts";
import { confirmationLinkDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";

const day = 24 * 60 * 60_000;
/** Many are online seldom; the link opens nothing but this one question. */
const linkLife = confirmationLinkDays * day;

/** Makes a link's token, which confirms this address of this account and no other. */
export async function openConfirmation(userId: string, address: string): Promise<string> {
  const token = newLinkToken();
  const expiresAt = new Date(Date.now() + linkLife);
  await db
    .insert(emailConfirmations)
    .values({ tokenHash: hashedLinkToken("confirm-email", token), userId, address, expiresAt });
  return token;
}

/** Revokes a link that was never sent. */
export async function dropConfirmation(token: string): Promise<void> {
  await db
    .delete(emailConfirmations)
    .where(eq(emailConfirmations.tokenHash, hashedLinkToken("confirm-email", token)));
}

export async function removeOldConfirmations(): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, new Date()));
}

/** Whether a link still works by its age. */
export function isNotExpired() {
  return gt(emailConfirmations.expiresAt, new Date());
}
