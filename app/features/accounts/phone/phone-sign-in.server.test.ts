import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import { limits, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { blockAccount } from "#app/features/accounts/operator/operate-accounts.server.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import { findSecondStep } from "#app/features/accounts/sign-in/complete-sign-in.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { accountPassword, makeAccount, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { personOf, withPasskey } from "#test/passkey-people.ts";
import { newNumber, withSms } from "#test/phone/sms.ts";
import { useSettings } from "#test/settings.ts";
import { requestSignInCode, signInByPhone } from "./phone-sign-in.server.ts";

useTestDatabase();
beforeEach(async () => {
  await db.execute(sql`delete from tasks.job where name = 'sms'`);
  await db.delete(limits);
});

const tooMany = { refused: "accounts.tooManyTries", retryAfter: expect.any(Number) };
const expired = { refused: "phone.codeExpired" };
const digitsOf = (number: string) => number.replace(/\D/g, "");

async function withPhone(of?: { person: Person }) {
  const { person } = of ?? (await personOf(await makeAccount()));
  const phone = newNumber();
  await db.insert(confirmedPhones).values({ userId: person.id, phone: digitsOf(phone) });
  return { person, phone };
}

/** The browser that a code is to be entered in, and that code if one was sent. */
async function requested(phone: string, client = newClient()) {
  const { answer, sent } = await withSms(() => requestSignInCode(phone, "en", client));
  if (isRefused(answer)) throw new Error(answer.refused);
  const cookies = answer.setCookies.map((line) => line.split(";", 1)[0]);
  const headers = new Headers({
    cookie: [client.headers.get("cookie"), ...cookies].filter(Boolean).join("; "),
  });
  return { client: { ...client, headers }, code: sent[0]?.code ?? "", sent };
}

const enter = (code: string, client: Client, password = "") =>
  signInByPhone({ code, password, remember: false }, client);

/** Makes every counted act older. */
async function age(by: string): Promise<void> {
  await db.execute(sql`update guard.limits
    set hits = array(select hit - ${by}::interval from unnest(hits) hit)`);
}

describe("signing in by a code", () => {
  it("opens the account of the confirmed number, once", async () => {
    const { person, phone } = await withPhone();
    const { client, code, sent } = await requested(phone);
    expect(sent.map(({ to }) => to)).toEqual([`+${digitsOf(phone)}`]);
    expect(await enter(code, newClient()), "in another browser").toEqual(expired);
    expect(await enter(code, client)).toMatchObject({ actor: { id: person.id } });
    expect(await enter(code, client)).toEqual(expired);
  });

  it("answers an unknown number as a known one, and sends nothing to it", async () => {
    const unknown = newNumber();
    const { client, sent } = await requested(unknown);
    expect(sent).toEqual([]);
    const known = await requested((await withPhone()).phone);
    for (const each of [client, known.client]) {
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push(await enter("wrong", each));
      expect(answers).toEqual([...Array(4).fill({ refused: "phone.codeWrong" }), expired, expired]);
    }
    for (const phone of [unknown, (await withPhone()).phone]) {
      await db.delete(limits);
      for (let time = 0; time < 6; time += 1) await requested(phone);
      expect(await requestSignInCode(phone, "en", newClient())).toEqual(tooMany);
    }
    const rows = await db.select({ phone: authChallenges.phone }).from(authChallenges);
    expect(rows.map(({ phone }) => phone)).not.toContain(digitsOf(unknown));
  });

  it("leaves the owner's browser a way in after strangers have requested all codes", async () => {
    const own = await personOf(await makeAccount());
    const { person, phone } = await withPhone(own);
    for (let time = 0; time < 6; time += 1) await requested(phone);
    expect(await requestSignInCode(phone, "en", newClient())).toEqual(tooMany);
    const { client, code } = await requested(phone, newClient(undefined, own.cookie));
    expect(await enter(code, client)).toMatchObject({ actor: { id: person.id } });
  });

  it("leaves a number codes for other networks after one has requested its share", async () => {
    const { phone } = await withPhone();
    const from = (address: string) => requestSignInCode(phone, "en", newClient(address));
    for (let time = 0; time < 2; time += 1) {
      expect(await from("203.0.113.7")).toHaveProperty("setCookies");
    }
    expect(await from("203.0.113.7")).toEqual(tooMany);
    expect(await from("203.0.113.8")).toHaveProperty("setCookies");
    await age("61 minutes");
    expect(await from("203.0.113.7"), "the third of a day").toHaveProperty("setCookies");
    expect(await from("203.0.113.7")).toEqual(tooMany);
    expect(await requestSignInCode(newNumber(), "en", newClient("203.0.113.7"))).toHaveProperty(
      "setCookies",
    );
  });

  it("gives a number twelve codes a day, from all networks together", async () => {
    const { phone } = await withPhone();
    const ask = () => requestSignInCode(phone, "en", newClient());
    for (const count of [6, 6, 0]) {
      for (let time = 0; time < count; time += 1) expect(await ask()).toHaveProperty("setCookies");
      expect(await ask()).toEqual(tooMany);
      await age("61 minutes");
    }
  });

  it("a hundred strangers at once have six messages sent to a number, and none to unknown ones", async () => {
    const { phone } = await withPhone();
    const { answer, sent } = await withSms(() =>
      Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          requestSignInCode(n % 2 === 0 ? phone : newNumber(), "en", newClient()),
        ),
      ),
    );
    expect(answer.filter(isRefused)).toHaveLength(44);
    expect(sent.map(({ to }) => to)).toEqual(Array(6).fill(`+${digitsOf(phone)}`));
  });

  it("is refused where the day's messages are used up, whosever number it is", async () => {
    useSettings({ sms: { ...settings().sms, perDay: 1 } });
    const { phone } = await withPhone();
    await requested(phone);
    for (const each of [phone, newNumber()]) {
      const refusal = { refused: "phone.noMoreToday" };
      for (let time = 0; time < 7; time += 1) {
        expect(await requestSignInCode(each, "en", newClient())).toEqual(refusal);
      }
    }
    useSettings({ sms: { ...settings().sms, perDay: 100 } });
    expect(
      await requestSignInCode(phone, "en", newClient()),
      "no allowance is used up",
    ).toHaveProperty("setCookies");
  });

  it("ends when another account has proved the number meanwhile", async () => {
    const { person, phone } = await withPhone();
    const { client, code } = await requested(phone);
    await db.delete(confirmedPhones).where(eq(confirmedPhones.userId, person.id));
    const other = (await personOf(await makeAccount())).person;
    await db.insert(confirmedPhones).values({ userId: other.id, phone: digitsOf(phone) });
    expect(await enter(code, client)).toEqual(expired);
  });

  it("leads a blocked account to the reason", async () => {
    const { person, phone } = await withPhone();
    const { client, code } = await requested(phone);
    await blockAccount(person.id);
    const again = await requested(phone);
    expect(await enter(again.code, again.client)).toMatchObject({ refused: "accounts.blocked" });
    expect(await enter(code, client)).toMatchObject({ refused: expect.any(String) });
  });
});

describe("a second factor", () => {
  it("is asked for after the code", async () => {
    const { phone } = await withPhone(await withPasskey());
    const { client, code } = await requested(phone);
    const answer = await enter(code, client);
    expect(answer).toMatchObject({ refused: "accounts.codeNeeded" });
    const cookie = "setCookies" in answer ? answer.setCookies[0]?.split(";", 1)[0] : "";
    expect(await findSecondStep(new Headers({ cookie: cookie ?? "" }))).toEqual({
      byApp: false,
      byPasskey: true,
    });
  });

  it("admins need one: without it no code is sent, and no sent code opens the account", async () => {
    const { person, phone } = await withPhone();
    const begun = await requested(phone);
    const isOwn = eq(userProfiles.id, person.id);
    await db.update(userProfiles).set({ userType: "admin" }).where(isOwn);
    expect(await enter(begun.code, begun.client)).toEqual(expired);
    expect((await requested(phone)).sent).toEqual([]);
  });
});

describe("a forgotten password", () => {
  it("stays, with its sessions, where a second factor is still asked for", async () => {
    const own = await withPasskey();
    const { phone } = await withPhone(own);
    const { client, code } = await requested(phone);
    const answer = await enter(code, client, "two-green-pears");
    expect(answer).toMatchObject({ refused: "accounts.codeNeeded" });
    expect((await findActor(new Headers({ cookie: own.cookie }))).actor).toEqual(own.person);
    const again = { email: own.email, password: accountPassword, remember: false };
    expect(await signIn(again, newClient())).toMatchObject({ refused: "accounts.codeNeeded" });
  });

  it("is replaced with the right code, and a weak one refused without losing the code", async () => {
    const email = await makeAccount();
    const { phone } = await withPhone(await personOf(email));
    const { client, code } = await requested(phone);
    expect(await enter("wrong", client, "two-green-pears")).toEqual({ refused: "phone.codeWrong" });
    expect(await enter(code, client, "short")).toEqual({ refused: "accounts.passwordTooShort" });
    expect(await enter(code, client, "password")).toEqual({ refused: "accounts.passwordCommon" });
    expect(await enter(code, client, "two-green-pears")).toMatchObject({ actor: { email } });
    const again = { email, password: "two-green-pears", remember: false };
    expect(await signIn(again, newClient())).toHaveProperty("actor.email", email);
  });
});
