import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { encode } from "uqr";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { isOwnEmailConfirmed } from "#app/features/accounts/emails/own-emails.server.ts";
import { secondFactorEmail } from "#app/features/accounts/emails/security-emails.server.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import {
  consume,
  limitKey,
  refund,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import { endOtherSessions } from "#app/features/accounts/session/sessions.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import { setupKeyMinutes } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { countFactorTry, ofMinute } from "./factor-tries.server.ts";
import {
  removeUselessRecoveryCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from "./recovery-codes.server.ts";
import { passkeys, recoveryCodes, totpSecrets } from "./second-factor.table.ts";
import { openSecret, sealSecret } from "./secret-box.server.ts";
import { acceptedStep, makeTotpSecret, totpAddress } from "./totp.server.ts";

export type OwnSecondFactors = {
  app: "off" | "begun" | "on";
  /** While it is begun: the setup key, as text and as a QR code. */
  secret: string | null;
  squares: { size: number; path: string } | null;
  codesLeft: number;
};

/** The actor's second factors. */
export async function findOwnSecondFactors(actor: Person, site: string): Promise<OwnSecondFactors> {
  const [[totp], codesLeft] = await Promise.all([
    db.select().from(totpSecrets).where(eq(totpSecrets.userId, actor.id)),
    db.$count(recoveryCodes, eq(recoveryCodes.userId, actor.id)),
  ]);
  const isBegun = totp && !totp.confirmedAt && Date.now() - totp.createdAt.getTime() < begunLife;
  const secret = isBegun ? ((await openSecret(totp.secret, actor.id)) ?? null) : null;
  return {
    app: totp?.confirmedAt ? "on" : secret ? "begun" : "off",
    secret,
    squares: secret ? squaresOf(totpAddress(secret, signInName(actor), site)) : null,
    codesLeft,
  };
}

const begunLife = setupKeyMinutes * 60_000;

/**
 * Makes a secret for an authenticator app, which counts once a code confirms it. Refusals: as
 * confirmOwnPassword, twoStep.confirmFirst.
 */
export async function beginOwnTotp(actor: Person, password: string) {
  if (!(await isOwnEmailConfirmed(actor))) return refused("twoStep.confirmFirst");
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  const secret = await sealSecret(makeTotpSecret(), actor.id);
  const fresh = { secret, lastStep: null, createdAt: new Date() };
  const begun = await db
    .insert(totpSecrets)
    .values({ userId: actor.id, ...fresh })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: fresh,
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return begun.length > 0 ? { begun: true } : refused("twoStep.alreadyOn");
}

/**
 * Turns the authenticator app on with its first code and ends all other sessions, which never needed
 * one; returns the recovery codes. Refusals: twoStep.codeWrong, notBegun, confirmFirst,
 * accounts.tooManyTries.
 */
export async function confirmOwnTotp(
  actor: Person,
  input: string,
): Promise<Outcome<{ codes: string[] }>> {
  if (!(await isOwnEmailConfirmed(actor))) return refused("twoStep.confirmFirst");
  const tried = await consume(limitKey("second-factor", actor.id), ofMinute);
  if (isRefused(tried)) return tried;
  const since = new Date(Date.now() - begunLife);
  const begun = and(
    eq(totpSecrets.userId, actor.id),
    isNull(totpSecrets.confirmedAt),
    gt(totpSecrets.createdAt, since),
  );
  const [row] = await db.select().from(totpSecrets).where(begun);
  const secret = row && (await openSecret(row.secret, actor.id));
  if (!secret) return refused("twoStep.notBegun");
  const step = acceptedStep(secret, readCode(input), 0);
  if (step === undefined) return refused("twoStep.codeWrong");
  await refund([tried]);
  const codes = await db.transaction(async (tx) => {
    const confirmedAt = new Date();
    const turned = await tx
      .update(totpSecrets)
      .set({ confirmedAt, lastStep: step })
      .where(begun)
      .returning();
    if (turned.length === 0) return undefined;
    await enqueueEmail(secondFactorEmail, actor.id, { change: "appOn" }, tx);
    return replaceRecoveryCodes(tx, actor.id);
  });
  if (!codes) return refused("twoStep.notBegun");
  await endOtherSessions(actor);
  log("second factor on", { account: actor.id, kind: "app" });
  return { codes };
}

/** Turns the authenticator app off. Refusals: as confirmOwnPassword. */
export async function removeOwnTotp(actor: Person, password: string) {
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(totpSecrets)
      .where(eq(totpSecrets.userId, actor.id))
      .returning({ confirmedAt: totpSecrets.confirmedAt });
    await removeUselessRecoveryCodes(tx, actor.id);
    if (removed[0]?.confirmedAt)
      await enqueueEmail(secondFactorEmail, actor.id, { change: "appOff" }, tx);
  });
  log("second factor off", { account: actor.id, kind: "app" });
  return { removed: true };
}

/** New recovery codes in place of all old ones. Refusals: as confirmOwnPassword, twoStep.notBegun. */
export async function renewOwnRecoveryCodes(
  actor: Person,
  password: string,
): Promise<Outcome<{ codes: string[] }>> {
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  if (!(await hasSecondFactor(actor.id))) return refused("twoStep.notBegun");
  const codes = await db.transaction(async (tx) => {
    await enqueueEmail(secondFactorEmail, actor.id, { change: "codesRenewed" }, tx);
    return replaceRecoveryCodes(tx, actor.id);
  });
  return { codes };
}

/** Removes all second factors of an account, and sign-ins that wait for one. */
export async function removeSecondFactors(tx: Transaction, id: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, id));
  await tx.delete(passkeys).where(eq(passkeys.userId, id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  await tx.delete(authChallenges).where(eq(authChallenges.userId, id));
}

/** Whether signing in to an account takes more than its password. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const [row] = await db.execute<{ has: boolean }>(sql`select
    exists (select from totp_secrets where user_id = ${userId} and confirmed_at is not null)
    or exists (select from passkeys where user_id = ${userId}) as has`);
  return row?.has ?? false;
}

/**
 * Checks a code of the app, or a recovery code, which is used up. No code is taken twice. `whose` is
 * who guesses: the account, or a device that it was opened in. Refusals: twoStep.codeWrong,
 * accounts.tooManyTries.
 */
export async function checkCode(
  userId: string,
  input: string,
  whose = userId,
): Promise<Outcome<{ right: true }>> {
  const tried = await countFactorTry(whose);
  if (isRefused(tried)) return tried;
  const code = readCode(input);
  const right = /^\d{6}$/.test(code)
    ? await isRightCode(userId, code)
    : await spendRecoveryCode(userId, input);
  log("second factor", { account: userId, right });
  if (!right) return refused("twoStep.codeWrong");
  await refund(tried);
  return { right: true };
}

async function isRightCode(userId: string, code: string): Promise<boolean> {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  if (!row?.confirmedAt) return false;
  const secret = await openSecret(row.secret, userId);
  const step = secret && acceptedStep(secret, code, row.lastStep ?? 0);
  if (!step) return false;
  const unused = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
  const used = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), unused))
    .returning({ userId: totpSecrets.userId });
  return used.length > 0;
}

/** A code as it was meant: without blanks, its digits in Latin. */
function readCode(input: string): string {
  return input
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[\s\u200e\u200f-]/g, "");
}

function squaresOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: path.join("") };
}
