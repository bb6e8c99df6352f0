import { and, eq, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { findActor, type Session } from "#app/features/accounts/accounts.server.ts";
import { authAccounts, authUsers, knownDevices } from "#app/features/accounts/accounts.table.ts";
import { isRefusedDemoAccount } from "#app/features/accounts/demo-accounts.server.ts";
import { deviceOf } from "#app/features/accounts/device.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { deviceHash, rememberDevice } from "#app/features/accounts/devices/devices.server.ts";
import { recordKnownBrowser } from "#app/features/accounts/devices/network-limits.server.ts";
import { newDeviceEmail } from "#app/features/accounts/emails/security-emails.server.ts";
import { mobileDigits } from "#app/features/accounts/profile/mobile-number.server.ts";
import {
  type Consumed,
  consume,
  limitKey,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import {
  checkCode,
  hasSecondFactor,
} from "#app/features/accounts/second-factor/second-factors.server.ts";
import { beginChallenge } from "#app/features/accounts/session/pending-sign-in.server.ts";
import { closeSession, openSession } from "#app/features/accounts/session/session-store.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { partOf } from "#app/platform/settings/client-address.server.ts";
import { admitGuess } from "./guess-limits.server.ts";
import { isPassword, PasswordQueueFullError } from "./password.server.ts";

/** Right passwords too: no person signs in so often. */
const signInsOfAccount = { max: 30, seconds: 60 };

type Input = {
  /** An address, or the confirmed number of an account. */
  email: string;
  password: string;
  remember: boolean;
  /** Of an authenticator app or a recovery code, where it is given at once. */
  code?: string;
};

/**
 * A right password whose account has a second factor, or is blocked; the cookies go on to the page for
 * that.
 */
export type CodeNeeded = Refusal & { setCookies: string[] };

/**
 * Opens a session under a new id and ends the one that the browser had; returns the cookies to set.
 * The owner gets an email about a new device, unless the account `isNew` too. Refused the same for an
 * unknown address and a wrong password: accounts.wrongPassword, tooManyTries, overloaded; for a right
 * password only: accounts.blocked and codeNeeded, with the cookies to go on with, or twoStep.codeWrong.
 */
export async function signIn(
  { email: input, password, remember, code }: Input,
  client: Client,
  isNew = false,
): Promise<Session | Refusal | CodeNeeded> {
  const phone = input.includes("@") ? null : mobileDigits(input);
  const email = phone ?? input.toLowerCase();
  const browser = deviceHash(client.headers);
  const account = await findAccount(phone ? { phone } : { email }, browser);
  const deviceId = account?.deviceId;
  const guess = await admitGuess({ email, client, deviceId });
  if (isRefused(guess)) return guess;
  const right = await isRight(
    isRefusedDemoAccount(account?.email ?? email) ? null : account?.password,
    password,
  );
  if (right === undefined) {
    await guess.wasNotChecked();
    return { ...refused("accounts.overloaded"), retryAfter: 5 };
  }
  log("sign-in", {
    right,
    ...(phone && { by: "phone and password" }),
    account: account?.id,
    from: partOf(client.address),
  });
  if (!account || !right) return guess.wasWrong();
  await guess.wasRight();
  if (account.blockedAt) return refuseBlocked(account.id);
  const counted = await countSignIn(account.id);
  if (isRefused(counted)) return counted;
  if (!isNew && (await hasSecondFactor(account.id))) {
    if (code === undefined) return needCode(account.id, remember);
    const checked = await checkCode(account.id, code, deviceId ?? account.id);
    if (isRefused(checked)) return checked;
  }
  const isKnown = Boolean(deviceId) || isNew;
  return openSignedIn(account.id, client, { brief: !remember, isKnown });
}

/** Counts a sign-in to an account. Refusals: accounts.tooManyTries. */
export async function countSignIn(account: string): Promise<Outcome<Consumed>> {
  return consume(limitKey("sign-ins", account), signInsOfAccount);
}

/** With the cookie that leads to the page with the reason. */
export async function refuseBlocked(userId: string): Promise<CodeNeeded> {
  const setCookies = [await beginChallenge({ purpose: "blocked", userId })];
  return { ...refused("accounts.blocked"), setCookies };
}

/** With the cookie that leads to the second step. */
export async function needCode(userId: string, remember: boolean): Promise<CodeNeeded> {
  const setCookies = [await beginChallenge({ purpose: "second-factor", userId, remember })];
  return { ...refused("accounts.codeNeeded"), setCookies };
}

/** Opens a session for anyone who has proved to be the owner, and emails them about an unknown device. */
export async function openSignedIn(
  userId: string,
  client: Client,
  { brief, isKnown }: { brief: boolean; isKnown: boolean },
): Promise<Session> {
  const session = await open(userId, client, brief);
  if (!isKnown) {
    const device = deviceOf(client.headers.get("user-agent") ?? "");
    await enqueueEmail(newDeviceEmail, userId, device);
  }
  return session;
}

/** The same single question for every address, and for every number. */
async function findAccount(name: { email: string } | { phone: string }, device: string) {
  const [account] = await db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      blockedAt: authUsers.blockedAt,
      password: authAccounts.password,
      deviceId: knownDevices.id,
    })
    .from(authUsers)
    .leftJoin(
      authAccounts,
      and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, "credential")),
    )
    .leftJoin(
      knownDevices,
      and(eq(knownDevices.userId, authUsers.id), eq(knownDevices.tokenHash, device)),
    )
    .where("phone" in name ? hasPhone(name.phone) : eq(authUsers.email, name.email));
  return account;
}

/** Admins and moderators have an address. */
function hasPhone(phone: string) {
  return sql`${authUsers.id} = (select user_id from confirmed_phones where phone = ${phone})
    and not exists (select from user_profiles admin where admin.id = ${authUsers}.id and user_type = 'admin')
    and not exists (select from moderators m where m.user_id = ${authUsers}.id)`;
}

/** Undefined when too many others wait to be checked. */
async function isRight(hash: string | null | undefined, password: string) {
  try {
    return await isPassword(hash, password);
  } catch (error) {
    if (error instanceof PasswordQueueFullError) return undefined;
    throw error;
  }
}

async function open(userId: string, { headers }: Client, brief: boolean): Promise<Session> {
  await closeSession(headers);
  const device = await rememberDevice(userId, headers);
  const userAgent = headers.get("user-agent");
  const opened = await openSession(userId, { userAgent, deviceId: device.id, brief });
  await recordKnownBrowser(device.hash);
  const setCookies = [...opened, ...device.setCookies];
  const cookie = setCookies.map((line) => line.split(";", 1)[0]).join("; ");
  const { actor } = await findActor(new Headers({ cookie }));
  return { actor, setCookies };
}
