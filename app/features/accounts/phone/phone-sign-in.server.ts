import { and, eq } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import type { Session } from "#app/features/accounts/accounts.server.ts";
import { authUsers, knownDevices, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { isRefusedDemoAccount } from "#app/features/accounts/demo-accounts.server.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { deviceHash } from "#app/features/accounts/devices/devices.server.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { mobileDigits } from "#app/features/accounts/profile/mobile-number.server.ts";
import { hasSecondFactor } from "#app/features/accounts/second-factor/second-factors.server.ts";
import {
  consumeChallenge,
  endedChallengeCookie,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import {
  isCommonFor,
  replacePassword,
} from "#app/features/accounts/sign-in/new-password.server.ts";
import {
  hashPassword,
  PasswordQueueFullError,
} from "#app/features/accounts/sign-in/password.server.ts";
import { passwordChangedEmail } from "#app/features/accounts/sign-in/password-changed-email.server.ts";
import { passwordProblem } from "#app/features/accounts/sign-in/password-rule.ts";
import {
  type CodeNeeded,
  countSignIn,
  needCode,
  openSignedIn,
  refuseBlocked,
} from "#app/features/accounts/sign-in/sign-in.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { partOf } from "#app/platform/settings/client-address.server.ts";
import { beginCode, countCode, proveByCode } from "./phone-codes.server.ts";

/**
 * Sends a code to a confirmed number; returns the cookie to enter it with. A number that is unknown, or
 * that may not open its account, gets the same answer. Refusals, the same for all: phone.notMobile,
 * noMoreToday, accounts.tooManyTries.
 */
export async function requestSignInCode(
  input: string,
  language: Language,
  client: Client,
): Promise<Outcome<{ setCookies: string[] }>> {
  const phone = mobileDigits(input);
  if (!phone) return refused("phone.notMobile");
  const account = await findByPhone(phone, client.headers);
  const full = await countCode(phone, client, { deviceId: account?.deviceId });
  if (full) return full;
  const opens = account !== undefined && (await mayOpen(account));
  const whose = opens ? { userId: account.id, phone } : { userId: null, phone: null };
  const { cookie } = await beginCode({ purpose: "phone-sign-in", ...whose }, language);
  return { setCookies: [cookie] };
}

type Input = {
  code: string;
  remember: boolean;
  /** Replaces the account's password if not empty, unless it has a second factor. */
  password: string;
};

/**
 * Opens a session by the code of a confirmed number, and replaces a forgotten password. Refusals:
 * phone.codeWrong, codeExpired, accounts.tooManyTries, overloaded; with the right code only: those of a
 * new password, accounts.blocked and codeNeeded, with the cookies to go on with.
 */
export async function signInByPhone(
  { code, remember, password }: Input,
  client: Client,
): Promise<Session | Refusal | CodeNeeded> {
  const proved = await proveByCode("phone-sign-in", code, client);
  const from = partOf(client.address);
  if (isRefused(proved)) {
    log("sign-in", { right: false, by: "phone", from });
    return proved;
  }
  const account = await findByPhone(proved.phone, client.headers);
  // Meanwhile another account may have proved the number, or this one become an admin's.
  if (account?.id !== proved.userId || !(await mayOpen(account)))
    return refused("phone.codeExpired");
  // A number alone must not replace the password that stands beside a second factor.
  const isGuarded = await hasSecondFactor(account.id);
  const hash = password === "" || isGuarded ? undefined : await newHash(account, password);
  if (hash && isRefused(hash)) return hash;
  if (!(await consumeChallenge(client.headers, "phone-sign-in")))
    return refused("phone.codeExpired");
  log("sign-in", { right: true, by: "phone", account: account.id, from });
  if (account.blockedAt) return refuseBlocked(account.id);
  const counted = await countSignIn(account.id);
  if (isRefused(counted)) return counted;
  if (hash) {
    await db.transaction(async (tx) => {
      await replacePassword(tx, account.id, hash.hash);
      await enqueueEmail(passwordChangedEmail, account.id, {}, tx);
    });
  }
  if (isGuarded) return needCode(account.id, remember);
  const session = await openSignedIn(account.id, client, {
    brief: !remember,
    // Without an email the code itself has told the phone.
    isKnown: Boolean(account.deviceId) || account.email === null,
  });
  return { ...session, setCookies: [...session.setCookies, endedChallengeCookie()] };
}

type Account = NonNullable<Awaited<ReturnType<typeof findByPhone>>>;

async function findByPhone(phone: string, headers: Headers) {
  const [account] = await db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      blockedAt: authUsers.blockedAt,
      userType: userProfiles.userType,
      moderates: moderators.userId,
      deviceId: knownDevices.id,
    })
    .from(confirmedPhones)
    .innerJoin(authUsers, eq(authUsers.id, confirmedPhones.userId))
    .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(moderators, eq(moderators.userId, authUsers.id))
    .leftJoin(
      knownDevices,
      and(eq(knownDevices.userId, authUsers.id), eq(knownDevices.tokenHash, deviceHash(headers))),
    )
    .where(eq(confirmedPhones.phone, phone));
  return account;
}

/** A number is never the only factor of an admin or moderator. */
async function mayOpen({ id, email, userType, moderates }: Account): Promise<boolean> {
  if (isRefusedDemoAccount(email)) return false;
  const isPowerful = userType === "admin" || moderates !== null;
  return !isPowerful || (await hasSecondFactor(id));
}

async function newHash({ id }: Account, password: string): Promise<Outcome<{ hash: string }>> {
  const problem = passwordProblem(password, password);
  if (problem) return refused(problem.key);
  if (await isCommonFor({ id }, password)) return refused("accounts.passwordCommon");
  try {
    return { hash: await hashPassword(password) };
  } catch (error) {
    if (!(error instanceof PasswordQueueFullError)) throw error;
    return { ...refused("accounts.overloaded"), retryAfter: 5 };
  }
}
