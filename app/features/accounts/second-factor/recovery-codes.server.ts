import { createHash, randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { secondFactorEmail } from "#app/features/accounts/emails/security-emails.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { recoveryCodes } from "./second-factor.table.ts";
import { base32 } from "./totp.server.ts";

const codesAtOnce = 10;

/** Replaces an account's recovery codes; the new ones are shown once and stored only hashed. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () => base32(randomBytes(10)));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashed(code) })));
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

/** Removes the recovery codes of an account that has no second factor any more. */
export async function removeUselessRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`delete from recovery_codes where user_id = ${userId}
    and not exists (select from totp_secrets where user_id = ${userId} and confirmed_at is not null)
    and not exists (select from passkeys where user_id = ${userId})`);
}

/** Uses a recovery code up and tells the owner by email; false for one that is none or was used. */
export async function spendRecoveryCode(userId: string, input: string): Promise<boolean> {
  const codeHash = hashed(input.toUpperCase().replace(/[^A-Z2-7]/g, ""));
  return db.transaction(async (tx) => {
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ userId: recoveryCodes.userId });
    if (used.length > 0) await enqueueEmail(secondFactorEmail, userId, { change: "codeUsed" }, tx);
    return used.length > 0;
  });
}

/** Eighty random bits need no salt and no slow hash. */
function hashed(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
