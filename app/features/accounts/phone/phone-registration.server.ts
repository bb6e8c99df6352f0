import { eq, sql } from "drizzle-orm";
import type { PhoneRegistration } from "#app/features/accounts/account-forms.ts";
import {
  countRegistration,
  hashIfFree,
  profileOf,
  type Session,
} from "#app/features/accounts/accounts.server.ts";
import {
  type PendingProfile,
  pendingRegistrations,
} from "#app/features/accounts/address/address.table.ts";
import { insertRegistered } from "#app/features/accounts/address/pending-registrations.server.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { mobileDigits, spacedMobile } from "#app/features/accounts/profile/mobile-number.server.ts";
import {
  consumeChallenge,
  endedChallengeCookie,
  findChallenge,
  prolongChallenge,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import { isCommonPassword } from "#app/features/accounts/sign-in/common-password.server.ts";
import { openSignedIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { challengeMinutes } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { isServed, lockNumber } from "./own-phone.server.ts";
import { beginCode, countCode, enqueueCode, proveByCode } from "./phone-codes.server.ts";

const waitsUntil = sql`now() + make_interval(mins => ${challengeMinutes})`;

/**
 * Stores a registration by phone until its code is entered, and sends the code; returns the cookie to enter
 * it with. The answer does not depend on whether the number has an account. Refusals: phone.notMobile,
 * countryNotServed, noMoreToRegister, accounts.passwordCommon, tooManyTries, overloaded.
 */
export async function requestPhoneRegistration(
  { password, ...profile }: PhoneRegistration,
  client: Client,
  language: Language,
): Promise<Outcome<{ setCookies: string[] }>> {
  if (isCommonPassword(password, profile)) return refused("accounts.passwordCommon");
  const phone = mobileDigits(profile.phone);
  if (!phone) return refused("phone.notMobile");
  if (!isServed(phone)) return refused("phone.countryNotServed");
  const counted = await countRegistration(client);
  if (isRefused(counted)) return counted;
  const full = await countCode(phone, client, "registration");
  if (full) return full;
  const hash = await hashIfFree(password);
  if (!hash) return { ...refused("accounts.overloaded"), retryAfter: 5 };
  const begun = { purpose: "phone-registration", userId: null, phone } as const;
  const { cookie, tokenHash } = await beginCode(begun, language);
  await db
    .insert(pendingRegistrations)
    .values({
      password: hash,
      profile: { ...profileOf(profile), userType: "customer_employee" },
      language,
      tokenHash,
      expiresAt: waitsUntil,
    });
  return { setCookies: [cookie] };
}

/** The registration by phone that this browser has begun, its number as it is shown. */
export async function findPhoneRegistration(
  headers: Headers,
): Promise<(PendingProfile & { number: string }) | undefined> {
  const open = await findChallenge(headers, "phone-registration");
  if (!open?.phone) return undefined;
  const [registered] = await db
    .select({ profile: pendingRegistrations.profile })
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.tokenHash, open.tokenHash));
  return registered && { ...registered.profile, number: spacedMobile(open.phone) };
}

/**
 * Sends another code for the registration that this browser has begun, which then waits its whole time
 * again; returns the cookie to enter it with. Refusals: phone.codeExpired, noMoreToRegister,
 * accounts.tooManyTries.
 */
export async function sendRegistrationCode(
  client: Client,
  language: Language,
): Promise<Outcome<{ setCookies: string[] }>> {
  const open = await findChallenge(client.headers, "phone-registration");
  if (!open?.phone) return refused("phone.codeExpired");
  const full = await countCode(open.phone, client, "registration");
  if (full) return full;
  await db
    .update(pendingRegistrations)
    .set({ expiresAt: waitsUntil })
    .where(eq(pendingRegistrations.tokenHash, open.tokenHash));
  const cookie = await prolongChallenge(client.headers, "phone-registration");
  await enqueueCode(open.tokenHash, null, language);
  return { setCookies: [cookie] };
}

/**
 * Makes the account of the registration that the code was sent for, and opens its session. Refusals:
 * phone.codeWrong, codeExpired, accounts.tooManyTries; with the right code only: phone.taken.
 */
export async function completePhoneRegistration(
  code: string,
  client: Client,
): Promise<Outcome<Session>> {
  const proved = await proveByCode("phone-registration", code, client);
  if (isRefused(proved)) return proved;
  const { phone, tokenHash } = proved;
  const registered = await db.transaction(async (tx) => {
    await lockNumber(tx, phone);
    const challenge = await consumeChallenge(client.headers, "phone-registration", tx);
    const [pending] = await tx
      .delete(pendingRegistrations)
      .where(eq(pendingRegistrations.tokenHash, tokenHash))
      .returning();
    if (!challenge || !pending) return refused("phone.codeExpired");
    const holders = await tx.$count(confirmedPhones, eq(confirmedPhones.phone, phone));
    if (holders > 0) return refused("phone.taken");
    await insertRegistered(tx, pending);
    await tx.insert(confirmedPhones).values({ userId: pending.id, phone });
    return { id: pending.id };
  });
  if (isRefused(registered)) return registered;
  log("registered by phone", { account: registered.id });
  const session = await openSignedIn(registered.id, client, { brief: true, isKnown: true });
  return { ...session, setCookies: [...session.setCookies, endedChallengeCookie()] };
}
