import { eq } from "drizzle-orm";
import { enqueueEmail, enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { rememberDevice } from "#app/features/accounts/devices/devices.server.ts";
import {
  consumeOfNetwork,
  sharedLimits,
} from "#app/features/accounts/devices/network-limits.server.ts";
import {
  isBrowserOf,
  type RemoveAccount,
} from "#app/features/accounts/mailbox/prove-mailbox.server.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { isCommonFor } from "#app/features/accounts/sign-in/new-password.server.ts";
import {
  hashPassword,
  PasswordQueueFullError,
} from "#app/features/accounts/sign-in/password.server.ts";
import { passwordChangedEmail } from "#app/features/accounts/sign-in/password-changed-email.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { mailWorks } from "#app/platform/email/mail.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { recoveryEmail } from "./recovery-email.server.ts";
import { findLinkOwner, redeemLink } from "./reset-links.server.ts";

/** Reset emails that are requested, for all addresses together; an address has a limit of its own. */
const requestLimits = sharedLimits(60 * 60, 12, 60);
/** Tries of links that are not good. */
const tryLimits = sharedLimits(10 * 60, 10, 30);
/** Hashing for one good link at once. */
const usesOfLink = { max: 5, seconds: 60 };

/**
 * Sends a reset link to the account of an address. An unknown address gets the same answer after
 * the same time: an email without a recipient is enqueued for it. Refusals, the same for all:
 * accounts.tooManyTries, and recovery.mailFailed while emails cannot be sent.
 */
export async function requestRecovery(
  email: string,
  language: Language,
  client: Client,
): Promise<Outcome<{ sent: true }>> {
  const counted = await consumeOfNetwork("recovery-letters", client, requestLimits);
  if (isRefused(counted)) return counted;
  if (!(await mailWorks())) return refused("recovery.mailFailed");
  const [user] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.email, email));
  await enqueueSingleEmail(recoveryEmail, user?.id ?? null, { language });
  return { sent: true };
}

/**
 * Whether a link's token would still set a password, which does not use it up, and whether its account
 * would be replaced by an empty one; see resetPassword.
 */
export async function findOpenLink(
  token: string,
  headers: Headers,
): Promise<{ startsAnew: boolean } | undefined> {
  const owner = await findLinkOwner(token);
  if (owner === undefined) return undefined;
  const [account] = await db
    .select({ isConfirmed: authUsers.emailVerified })
    .from(authUsers)
    .where(eq(authUsers.id, owner));
  return { startsAnew: !account?.isConfirmed && !(await isBrowserOf(owner, headers)) };
}

/**
 * Sets the password of a link's account and ends its sessions. This browser is a known one from here
 * on, so that guessing cannot lock the owner out. An account whose address was never confirmed, and which
 * was not used in this browser, may be somebody else's: an empty one takes its place. Refusals:
 * recovery.linkInvalid, accounts.passwordCommon, tooManyTries, overloaded.
 */
export async function resetPassword(
  token: string,
  password: string,
  client: Client,
  removeAccount: RemoveAccount,
): Promise<Outcome<{ setCookies: string[] }>> {
  // A password is hashed only for a link that is good, and before the row is held.
  const owner = await findLinkOwner(token);
  if (!owner) {
    const tried = await consumeOfNetwork("reset-tries", client, tryLimits);
    return isRefused(tried) ? tried : refused("recovery.linkInvalid");
  }
  if (await isCommonFor({ id: owner }, password)) return refused("accounts.passwordCommon");
  const used = await consume(limitKey("link-uses", token), usesOfLink);
  if (isRefused(used)) return used;
  const hash = await hashPassword(password).catch((error) => {
    if (!(error instanceof PasswordQueueFullError)) throw error;
  });
  if (!hash) return { ...refused("accounts.overloaded"), retryAfter: 5 };
  const byRegistrant = await isBrowserOf(owner, client.headers);
  const redeemed = await db.transaction(async (tx) => {
    const account = await redeemLink(tx, token, { hash, byRegistrant, removeAccount });
    if (account) await enqueueEmail(passwordChangedEmail, account, {}, tx);
    return account;
  });
  if (!redeemed) return refused("recovery.linkInvalid");
  log("password reset", { account: owner });
  return { setCookies: (await rememberDevice(redeemed, client.headers)).setCookies };
}
