import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import {
  authUsers,
  emailConfirmations,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
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
    .values({ tokenHash: hashed(token), userId, address, expiresAt });
  return token;
}

/** Revokes a link that was never sent. */
export async function dropConfirmation(token: string): Promise<void> {
  await db.delete(emailConfirmations).where(eq(emailConfirmations.tokenHash, hashed(token)));
}

/** The state of a link, shown without using it up. */
export type Confirmation = { state: "open" | "used"; address: string } | { state: "invalid" };

export async function findConfirmation(token: string): Promise<Confirmation> {
  const [link] = await db
    .select({ address: emailConfirmations.address, usedAt: emailConfirmations.usedAt })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, hashed(token)), isNotExpired()));
  if (!link) return { state: "invalid" };
  return { state: link.usedAt ? "used" : "open", address: link.address };
}

/**
 * Uses up a link and confirms its address as sign-in address, contact address or both, if the
 * account still has it. The link alone is the proof; no session is needed.
 */
export async function confirmAddress(token: string): Promise<Confirmation> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(emailConfirmations)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(emailConfirmations.tokenHash, hashed(token)),
          isNull(emailConfirmations.usedAt),
          isNotExpired(),
        ),
      )
      .returning();
    // A second press, or a second of two at once.
    if (!used) return findConfirmation(token);
    const { userId, address } = used;
    const accounts = await tx
      .update(authUsers)
      .set({ emailVerified: true })
      .where(and(eq(authUsers.id, userId), eq(authUsers.email, address.toLowerCase())))
      .returning({ id: authUsers.id });
    const contacts = await tx
      .update(userProfiles)
      .set({ confirmedEmail: address })
      .where(
        and(
          eq(userProfiles.id, userId),
          eq(sql`lower(${userProfiles.email})`, address.toLowerCase()),
        ),
      )
      .returning({ id: userProfiles.id });
    const isAny = accounts.length + contacts.length > 0;
    return isAny ? { state: "used", address } : { state: "invalid" };
  });
}

export async function removeOldConfirmations(): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, new Date()));
}

function isNotExpired() {
  return gt(emailConfirmations.expiresAt, new Date());
}

/** Only the hash is stored: anyone who reads the table can confirm nothing. */
function hashed(token: string): string {
  return createHash("sha256").update(`confirm-email:${token}`).digest("base64url");
}
