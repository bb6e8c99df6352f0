import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import { hashedLinkToken } from "#app/emails/link-token.server.ts";
import {
  authSessions,
  authUsers,
  authVerifications,
  emailConfirmations,
  knownDevices,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { sendHeldBack } from "#app/features/accounts/emails/catch-up.server.ts";
import { countConfirmation } from "#app/features/accounts/emails/own-emails.server.ts";
import {
  freeUnconfirmedAddress,
  isBrowserOf,
  type RemoveAccount,
} from "#app/features/accounts/mailbox/prove-mailbox.server.ts";
import { refuseUnwritable } from "#app/features/accounts/mailbox/utf8-mail.server.ts";
import { confirmOwnPassword, ownHash } from "#app/features/accounts/own-password.server.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import {
  checkCode,
  hasSecondFactor,
} from "#app/features/accounts/second-factor/second-factors.server.ts";
import { openSessionOf } from "#app/features/accounts/session/session-info.ts";
import { findSession } from "#app/features/accounts/session/session-store.server.ts";
import { linkOwner } from "#app/features/accounts/sign-in/new-password.server.ts";
import { isPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { confirmationLinkDays } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { emailChanges } from "./address.table.ts";
import { emailChangedEmail, emailChangeEmail } from "./email-change-emails.server.ts";

const ofAccount = { max: 5, seconds: 24 * 60 * 60 };
/** A session that was opened since then has just shown its second factor. */
const freshMinutes = 15;

export type EmailChangeInput = {
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
  /** Whether companies, too, are to write to the new address. */
  contactFollows: boolean;
};

/**
 * Sends a link to the address that the actor wants to sign in with; it replaces the present one once the
 * link is used. Refusals: ownEmails.change.same, .taken, .codeNeeded, accounts.emailNeedsUtf8, tooManyTries,
 * twoStep.codeWrong, and those of confirmOwnPassword.
 */
export async function requestEmailChange(
  actor: Person,
  { email, password, code, contactFollows }: EmailChangeInput,
): Promise<Outcome<{ requested: true }>> {
  const newEmail = email.toLowerCase();
  if (newEmail === actor.email) return refused("ownEmails.change.same");
  const unwritable = await refuseUnwritable(newEmail);
  if (unwritable) return unwritable;
  const proved = await confirmOwnPassword(actor, password);
  if (isRefused(proved)) return proved;
  const refusal = await checkSecondFactor(actor, code);
  if (refusal) return refusal;
  const counted = await consume(limitKey("email-changes", actor.id), ofAccount);
  if (isRefused(counted)) return counted;
  const [holder] = await db.select().from(authUsers).where(eq(authUsers.email, newEmail));
  if (holder && (holder.emailVerified || holder.blockedAt))
    return refused("ownEmails.change.taken");
  const ofAddress = await countConfirmation(newEmail);
  if (isRefused(ofAddress)) return ofAddress;
  await db.transaction(async (tx) => {
    await tx.delete(emailChanges).where(openOf(actor));
    const [account] = await tx.select().from(authUsers).where(eq(authUsers.id, actor.id));
    const [change] = await tx
      .insert(emailChanges)
      .values({
        userId: actor.id,
        oldEmail: actor.email,
        wasConfirmed: account?.emailVerified ?? false,
        newEmail,
        contactFollows,
        expiresAt: sql`now() + make_interval(days => ${confirmationLinkDays})`,
      })
      .returning({ id: emailChanges.id });
    if (change) await enqueueSingleEmail(emailChangeEmail, actor.id, { change: change.id }, tx);
  });
  return { requested: true };
}

async function checkSecondFactor(actor: Person, code: string): Promise<Refusal | undefined> {
  if (!(await needsCode(actor))) return undefined;
  if (code.trim() === "") return refused("ownEmails.change.codeNeeded");
  const checked = await checkCode(actor.id, code);
  return isRefused(checked) ? checked : undefined;
}

/** Whether the actor has a second factor that this session did not show in the last minutes. */
export async function needsCode(actor: Person): Promise<boolean> {
  const since = openSessionOf(actor)?.since;
  const isFresh = since && Date.now() - Date.parse(since) < freshMinutes * 60_000;
  return !isFresh && (await hasSecondFactor(actor.id));
}

/** The new address that waits for its link, as it is shown; null without one. */
export async function findOwnEmailChange(actor: Person): Promise<string | null> {
  const [change] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(openOf(actor))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return shownEmail(change?.newEmail ?? null);
}

/** Takes back a change whose link was not used yet. */
export async function cancelOwnEmailChange(actor: Person): Promise<{ cancelled: true }> {
  await db.delete(emailChanges).where(openOf(actor));
  return { cancelled: true };
}

function openOf(actor: Person) {
  return and(
    eq(emailChanges.userId, actor.id),
    isNull(emailChanges.confirmedAt),
    gt(emailChanges.expiresAt, sql`now()`),
  );
}

/** A change by the token of its link, which does not use it up. */
export async function findEmailChange(token: string, headers: Headers) {
  const [change] = await db.select().from(emailChanges).where(isThis(token));
  if (!change) return undefined;
  return { address: change.newEmail, needsPassword: !(await isBrowserOf(change.userId, headers)) };
}

/**
 * Lets an account sign in with its new address, for which the link proves the mailbox and the browser or
 * the password the person. Sessions elsewhere and links to the old address end; an unconfirmed account of
 * the new one goes. Refusals: ownEmails.confirm.passwordMissing, .wrongPassword, ownEmails.change.taken.
 */
export async function completeEmailChange(
  token: string,
  { password, headers }: { password: string; headers: Headers },
  removeAccount: RemoveAccount,
): Promise<Outcome<{ address: string }>> {
  const [open] = await db.select().from(emailChanges).where(isThis(token));
  if (!open) return refused("ownEmails.change.invalid");
  if (!(await isBrowserOf(open.userId, headers))) {
    if (password === "") return refused("ownEmails.confirm.passwordMissing");
    if (!(await isPassword(await ownHash(open.userId), password))) {
      return refused("ownEmails.confirm.wrongPassword");
    }
  }
  const here = await findSession(headers);
  const keep = here.user?.id === open.userId ? here.session?.id : undefined;
  return db.transaction(async (tx) => {
    const [change] = await tx
      .update(emailChanges)
      .set({ confirmedAt: sql`now()`, tokenHash: null })
      .where(isThis(token))
      .returning();
    if (!change) return refused("ownEmails.change.invalid");
    const { id, userId, oldEmail, newEmail, contactFollows, wasConfirmed } = change;
    await lock(tx, userId);
    if (!(await freeUnconfirmedAddress(tx, newEmail, removeAccount))) {
      return refused("ownEmails.change.taken");
    }
    await tx
      .update(authUsers)
      .set({ email: newEmail, emailVerified: true, updatedAt: sql`now()` })
      .where(eq(authUsers.id, userId));
    await moveContact(tx, userId, { from: oldEmail, to: newEmail, contactFollows, wasConfirmed });
    await endAccess(tx, userId, keep);
    if (!wasConfirmed && oldEmail) await sendHeldBack(userId, tx);
    // The phone of an account without an email is told.
    if (wasConfirmed || !oldEmail)
      await enqueueSingleEmail(emailChangedEmail, userId, { change: id }, tx);
    log("email changed", { account: userId });
    return { address: newEmail };
  });
}

type Contact = { from: string | null; to: string; contactFollows: boolean; wasConfirmed: boolean };

/** The contact address goes along, or stays and is as much confirmed as it was. */
async function moveContact(tx: Transaction, userId: string, of: Contact): Promise<void> {
  const own = eq(userProfiles.id, userId);
  if (of.contactFollows) {
    await tx.update(userProfiles).set({ email: of.to, confirmedEmail: of.to }).where(own);
  } else if (of.wasConfirmed) {
    const isOld = sql`lower(${userProfiles.email}) = ${of.from}`;
    await tx.update(userProfiles).set({ confirmedEmail: of.from }).where(and(own, isOld));
  }
}

/** Ends sessions and forgets devices but those of one session, and every link that is still out. */
async function endAccess(tx: Transaction, userId: string, keep: string | undefined): Promise<void> {
  const others = keep === undefined ? undefined : ne(authSessions.id, keep);
  await tx.delete(authSessions).where(and(eq(authSessions.userId, userId), others));
  await tx.delete(knownDevices).where(
    and(
      eq(knownDevices.userId, userId),
      sql`${knownDevices.id} not in (select device_id from auth_sessions
        where user_id = ${userId} and device_id is not null)`,
    ),
  );
  await tx.delete(authVerifications).where(eq(authVerifications.value, linkOwner(userId)));
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
}

async function lock(tx: Transaction, userId: string) {
  await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.id, userId))
    .for("update");
}

function isThis(token: string) {
  return and(
    eq(emailChanges.tokenHash, hashedLinkToken("email-change", token)),
    isNull(emailChanges.confirmedAt),
    gt(emailChanges.expiresAt, sql`now()`),
  );
}
