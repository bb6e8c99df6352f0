import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers, limits, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import {
  emailChanges,
  pendingRegistrations,
} from "#app/features/accounts/address/address.table.ts";
import {
  completeEmailChange,
  requestEmailChange,
} from "#app/features/accounts/address/email-change.server.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { exportOwnAccount } from "#app/features/accounts/export-account.server.ts";
import { findPerson } from "#app/features/accounts/find-person.server.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { emailUndoDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { useTestMail } from "#test/mail.ts";
import { personOf } from "#test/passkey-people.ts";
import { makePhoneSeeker, phoneRegistration, registering } from "#test/phone/phone-people.ts";
import { newNumber, withSms } from "#test/phone/sms.ts";
import { useSettings } from "#test/settings.ts";
import { confirmOwnPhone, removeOwnPhone, requestOwnCode } from "./own-phone.server.ts";
import {
  completePhoneRegistration,
  requestPhoneRegistration,
  sendRegistrationCode,
} from "./phone-registration.server.ts";

useTestDatabase();
const mail = useTestMail();
beforeEach(forgetCodes);

/** Codes that wait, and those that were counted. */
async function forgetCodes(): Promise<void> {
  await db.execute(sql`delete from tasks.job where name = 'sms'`);
  await db.delete(limits);
}

const digitsOf = (number: string) => number.replace(/\D/g, "");
const tooMany = { refused: "accounts.tooManyTries", retryAfter: expect.any(Number) };
const request = (phone: string, client = newClient()) =>
  requestPhoneRegistration(phoneRegistration(phone), client, "en");

describe("registering by phone", () => {
  it("makes an account without an email, which the phone opens with the password", async () => {
    const phone = newNumber();
    const { client, code } = await registering(phone);
    expect(await db.$count(confirmedPhones, eq(confirmedPhones.phone, digitsOf(phone)))).toBe(0);
    const session = await completePhoneRegistration(code, client);
    const digits = digitsOf(phone);
    expect(session).toMatchObject({ actor: { email: null, phone: digits } });
    const [stored] = await db
      .select({ email: userProfiles.email, phone: userProfiles.phone, city: userProfiles.city })
      .from(userProfiles)
      .innerJoin(confirmedPhones, eq(confirmedPhones.userId, userProfiles.id))
      .where(eq(confirmedPhones.phone, digits));
    expect(stored).toEqual({ email: null, phone, city: "Homs" });
    expect(await db.$count(pendingRegistrations), "nothing waits").toBe(0);
    for (const input of [phone, `0${digits.slice(3)}`, `00${digits}`]) {
      const form = { email: input, password, remember: false };
      expect(await signIn(form, newClient()), input).toMatchObject({ actor: { phone: digits } });
    }
    const wrong = { email: phone, password: "another-one", remember: false };
    expect(await signIn(wrong, newClient())).toEqual({ refused: "accounts.wrongPassword" });
  });

  it("answers alike whether the number has an account, and tells only who has the code", async () => {
    const { person, phone } = await makePhoneSeeker();
    const { client, code, sent } = await registering(phone);
    expect(sent).toHaveLength(1);
    expect(await completePhoneRegistration("000000", client)).toEqual({
      refused: "phone.codeWrong",
    });
    expect(await completePhoneRegistration(code, client)).toEqual({ refused: "phone.taken" });
    expect(await findPerson(person.id)).toMatchObject({ phone: digitsOf(phone) });
  });

  it("needs the code in the browser that began it, and once", async () => {
    const { client, code } = await registering(newNumber());
    const expired = { refused: "phone.codeExpired" };
    expect(await completePhoneRegistration(code, newClient())).toEqual(expired);
    expect(isRefused(await completePhoneRegistration(code, client))).toBe(false);
    expect(await completePhoneRegistration(code, client)).toEqual(expired);
  });

  it("sends another code that takes the place of the first", async () => {
    const { client, code } = await registering(newNumber());
    const again = await withSms(() => sendRegistrationCode(client, "en"));
    const second = again.sent[0]?.code ?? "";
    if (second !== code) {
      expect(await completePhoneRegistration(code, client)).toEqual({ refused: "phone.codeWrong" });
    }
    expect(isRefused(await completePhoneRegistration(second, client))).toBe(false);
  });

  it("gives another code tries and ten minutes of its own", async () => {
    const { client } = await registering(newNumber());
    for (let tried = 0; tried < 5; tried += 1) await completePhoneRegistration("0", client);
    const soon = { expiresAt: sql`now() + interval '1 minute'` };
    await db.update(authChallenges).set(soon);
    await db.update(pendingRegistrations).set(soon);
    const { answer, sent } = await withSms(() => sendRegistrationCode(client, "en"));
    expect(answer).toEqual({ setCookies: [expect.stringContaining("Max-Age=600")] });
    const isLonger = sql`expires_at > now() + interval '9 minutes'`;
    expect([
      await db.$count(authChallenges, isLonger),
      await db.$count(pendingRegistrations, isLonger),
    ]).toEqual([1, 1]);
    expect(isRefused(await completePhoneRegistration(sent[0]?.code ?? "", client))).toBe(false);
  });

  it.each([
    ["+963 11 222 3333", "phone.notMobile"],
    ["+49 151 23456789", "phone.countryNotServed"],
  ])("%s is refused: %s", async (phone, refused) => {
    expect(await request(phone)).toEqual({ refused });
  });

  it("uses up neither a number's nor the board's messages: strangers get a quarter of the day", async () => {
    const phone = newNumber();
    const from = newClient("192.0.2.1");
    for (let time = 0; time < 2; time += 1)
      expect(isRefused(await request(phone, from))).toBe(false);
    expect(await request(phone, from), "of one network").toEqual(tooMany);
    await forgetCodes();
    useSettings({ sms: { ...settings().sms, perDay: 8 } });
    await registering(newNumber());
    await registering(newNumber());
    expect(await request(newNumber())).toEqual({ refused: "phone.noMoreToRegister" });
    const { person } = await personOf(await makeAccount());
    const own = { phone: newNumber(), password };
    expect(await requestOwnCode(person, own, "en", newClient())).toHaveProperty("setCookies");
  });
});

describe("the last way into an account", () => {
  it("is not removed, taken by another account or deleted from the table", async () => {
    const { person, phone } = await makePhoneSeeker();
    expect(await removeOwnPhone(person, password)).toEqual({ refused: "phone.opensAlone" });
    const other = (await personOf(await makeAccount())).person;
    const { client, code } = await proving(other, phone);
    expect(await confirmOwnPhone(other, code, client)).toEqual({ refused: "phone.opensAnother" });
    await expect(
      db.delete(confirmedPhones).where(eq(confirmedPhones.userId, person.id)),
    ).rejects.toThrow();
    expect(await findPerson(person.id)).toMatchObject({ phone: digitsOf(phone) });
    await db.transaction((tx) => removeAccount(tx, person));
    expect(await db.$count(confirmedPhones, eq(confirmedPhones.userId, person.id))).toBe(0);
  });

  it("changes to another number, of which the former is told", async () => {
    const { person, phone } = await makePhoneSeeker();
    const next = newNumber();
    const { client, code } = await proving(person, next);
    const { sent } = await withSms(() => confirmOwnPhone(person, code, client), drainQueue);
    expect(sent.map(({ to }) => to)).toEqual([`+${digitsOf(phone)}`]);
    expect(sent[0]?.text).toContain("another phone number");
    expect(await findPerson(person.id)).toMatchObject({ phone: digitsOf(next) });
    const { account, confirmedPhone } = await exportOwnAccount(person);
    expect(account).toMatchObject({ email: null, emailVerified: null });
    expect(confirmedPhone).toMatchObject({ phone: digitsOf(next) });
  });

  it("becomes one of two once an email is confirmed, of which the phone is told", async () => {
    const { person, phone, cookie } = await makePhoneSeeker();
    const email = `added-${person.id}@example.com`;
    const input = { email, password, code: "", contactFollows: true };
    expect(await requestEmailChange(person, input)).toEqual({ requested: true });
    const token = await mail.lastToken();
    const headers = new Headers({ cookie });
    const { answer, sent } = await withSms(
      () => completeEmailChange(token, { password: "", headers }, removeAccount),
      drainQueue,
    );
    expect(answer).toEqual({ address: email });
    expect(sent.map(({ to }) => to)).toEqual([`+${digitsOf(phone)}`]);
    const [account] = await db.select().from(authUsers).where(eq(authUsers.id, person.id));
    expect(account).toMatchObject({ email, emailVerified: true });
    const now = (await findPerson(person.id)) as Person;
    expect(now).not.toHaveProperty("phone");
    const held = { refused: "phone.emailIsNew" };
    expect(await removeOwnPhone(now, password)).toEqual(held);
    const another = { phone: newNumber(), password };
    expect(await requestOwnCode(now, another, "en", newClient())).toEqual(held);
    await db
      .update(emailChanges)
      .set({ confirmedAt: sql`confirmed_at - make_interval(days => ${emailUndoDays})` })
      .where(eq(emailChanges.userId, person.id));
    expect(await removeOwnPhone(now, password)).toEqual({ removed: true });
  });

  async function proving(person: Person, phone: string) {
    const begin = () => requestOwnCode(person, { phone, password }, "en", newClient());
    const { answer, sent } = await withSms(begin);
    if (isRefused(answer)) throw new Error(answer.refused);
    const cookie = answer.setCookies[0]?.split(";", 1)[0];
    return { client: newClient(undefined, cookie), code: sent[0]?.code ?? "" };
  }
});
