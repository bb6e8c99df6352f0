import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { emailChanges } from "#app/features/accounts/address/address.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import { mobileDigits, spacedMobile } from "#app/features/accounts/profile/mobile-number.server.ts";
import { sealSecret } from "#app/features/accounts/second-factor/secret-box.server.ts";
import {
  consumeChallenge,
  endedChallengeCookie,
  findChallenge,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailUndoDays } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { beginCode, countCode, proveByCode } from "./phone-codes.server.ts";
import { phoneChangedEmail } from "./phone-emails.server.ts";

export type OwnPhone = {
  /** With the plus sign and spaces, as `pending`; `since` in ISO. */
  confirmed: { phone: string; since: string } | null;
  /** The number that this browser waits for a code at. */
  pending: string | null;
  /** The number of the profile. */
  suggested: string;
};

/** The actor's confirmed number, and the confirmation that this browser has begun. */
export async function findOwnPhone(actor: Person, headers: Headers): Promise<OwnPhone> {
  const [[row], [profile], open] = await Promise.all([
    db.select().from(confirmedPhones).where(eq(confirmedPhones.userId, actor.id)),
    db
      .select({ phone: userProfiles.phone })
      .from(userProfiles)
      .where(eq(userProfiles.id, actor.id)),
    findChallenge(headers, "phone-proof"),
  ]);
  const pending = open?.userId === actor.id && open.phone ? spacedMobile(open.phone) : null;
  return {
    confirmed: row
      ? { phone: spacedMobile(row.phone), since: row.confirmedAt.toISOString() }
      : null,
    pending,
    suggested: profile?.phone ?? "",
  };
}

/**
 * Sends a code to a number that the actor wants to confirm; returns the cookie to enter it with. The
 * answer does not depend on whose the number is. Refusals: phone.notMobile, countryNotServed, emailIsNew,
 * noMoreToday, accounts.tooManyTries, those of confirmOwnPassword.
 */
export async function requestOwnCode(
  actor: Person,
  { phone, password }: { phone: string; password: string },
  language: Language,
  client: Client,
): Promise<Outcome<{ setCookies: string[] }>> {
  const digits = mobileDigits(phone);
  if (!digits) return refused("phone.notMobile");
  if (!isServed(digits)) return refused("phone.countryNotServed");
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  if (await isHeld(db, actor.id, digits)) return refused("phone.emailIsNew");
  const full = await countCode(digits, client, { account: actor.id });
  if (full) return full;
  const begun = { purpose: "phone-proof", userId: actor.id, phone: digits } as const;
  const { cookie } = await beginCode(begun, language);
  return { setCookies: [cookie] };
}

/**
 * Confirms the number that the code was sent to, which no other account has from here on. Refusals:
 * phone.codeWrong, codeExpired, opensAnother, emailIsNew, accounts.tooManyTries.
 */
export async function confirmOwnPhone(
  actor: Person,
  code: string,
  client: Client,
): Promise<Outcome<{ setCookies: string[] }>> {
  const open = await findChallenge(client.headers, "phone-proof");
  if (open?.userId !== actor.id) return refused("phone.codeExpired");
  const proved = await proveByCode("phone-proof", code, client);
  if (isRefused(proved)) return proved;
  const { phone } = proved;
  const confirmedAt = new Date();
  const outcome = await db.transaction(async (tx) => {
    await lockPhone(tx, phone, actor.id);
    if (!(await consumeChallenge(client.headers, "phone-proof", tx))) {
      return refused("phone.codeExpired");
    }
    if (await opensAlone(tx, phone, actor.id)) return refused("phone.opensAnother");
    if (await isHeld(tx, actor.id, phone)) return refused("phone.emailIsNew");
    const [before] = await tx
      .select({ phone: confirmedPhones.phone })
      .from(confirmedPhones)
      .where(eq(confirmedPhones.userId, actor.id));
    const released = await tx
      .delete(confirmedPhones)
      .where(isOthers(phone, actor.id))
      .returning({ userId: confirmedPhones.userId });
    for (const { userId } of released) {
      await enqueueEmail(phoneChangedEmail, userId, { change: "released" }, tx);
    }
    await tx
      .insert(confirmedPhones)
      .values({ userId: actor.id, phone, confirmedAt })
      .onConflictDoUpdate({ target: confirmedPhones.userId, set: { phone, confirmedAt } });
    // Without an email the former number is told.
    const to = actor.email === null && before && (await sealSecret(before.phone, actor.id));
    await enqueueEmail(phoneChangedEmail, actor.id, { change: "confirmed", ...(to && { to }) }, tx);
    return { confirmed: true };
  });
  if (isRefused(outcome)) return outcome;
  log("phone confirmed", { account: actor.id });
  return { setCookies: [endedChallengeCookie()] };
}

/**
 * Serializes the confirmations of a number until `tx` ends, and locks its accounts in the order of their
 * ids, so that two that swap numbers wait for each other instead of deadlocking.
 */
async function lockPhone(tx: Transaction, phone: string, actorId: string): Promise<void> {
  await lockNumber(tx, phone);
  const holder = tx
    .select({ id: confirmedPhones.userId })
    .from(confirmedPhones)
    .where(isOthers(phone, actorId));
  await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(or(eq(authUsers.id, actorId), inArray(authUsers.id, holder)))
    .orderBy(authUsers.id)
    .for("no key update");
}

/** Serializes the confirmations of a number until `tx` ends. */
export async function lockNumber(tx: Transaction, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`);
}

/** Whether a number is all that opens another account. */
async function opensAlone(tx: Transaction, phone: string, actorId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: authUsers.id })
    .from(confirmedPhones)
    .innerJoin(authUsers, eq(authUsers.id, confirmedPhones.userId))
    .where(and(isOthers(phone, actorId), isNull(authUsers.email)));
  return other !== undefined;
}

function isOthers(phone: string, actorId: string) {
  return and(eq(confirmedPhones.phone, phone), ne(confirmedPhones.userId, actorId));
}

/**
 * Whether another number, or none, may not yet take the place of the account's: for some days after its first
 * email, by which a thief could lock out the owner, who has only the number.
 */
async function isHeld(tx: Pick<Transaction, "select">, userId: string, phone?: string) {
  const [held] = await tx
    .select({ phone: confirmedPhones.phone })
    .from(confirmedPhones)
    .innerJoin(emailChanges, eq(emailChanges.userId, confirmedPhones.userId))
    .where(
      and(
        eq(confirmedPhones.userId, userId),
        isNull(emailChanges.oldEmail),
        gt(emailChanges.confirmedAt, sql`now() - make_interval(days => ${emailUndoDays})`),
      ),
    );
  return held !== undefined && held.phone !== phone;
}

/** Removes the actor's confirmed number. Refusals: phone.opensAlone, emailIsNew, those of confirmOwnPassword. */
export async function removeOwnPhone(
  actor: Person,
  password: string,
): Promise<Outcome<{ removed: boolean }>> {
  if (actor.email === null) return refused("phone.opensAlone");
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  return db.transaction(async (tx) => {
    if (await isHeld(tx, actor.id)) return refused("phone.emailIsNew");
    const removed = await tx
      .delete(confirmedPhones)
      .where(eq(confirmedPhones.userId, actor.id))
      .returning({ userId: confirmedPhones.userId });
    if (removed.length > 0) {
      await enqueueEmail(phoneChangedEmail, actor.id, { change: "removed" }, tx);
    }
    return { removed: removed.length > 0 };
  });
}

/** Whether the owner sends to the number's country. */
export function isServed(digits: string): boolean {
  const { countries } = settings().sms;
  return countries === "all" || countries.some((code) => digits.startsWith(code));
}
