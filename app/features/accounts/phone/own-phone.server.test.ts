import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { limits } from "#app/features/accounts/accounts.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { exportOwnAccount } from "#app/features/accounts/export-account.server.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { promoteToAdmin } from "#app/features/accounts/operator/operate-accounts.server.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { personOf } from "#test/passkey-people.ts";
import { type EmailPerson, makeAdmin, makeCompany, makeMember, makeSeeker } from "#test/people.ts";
import { newNumber, runSmsJobs, withSms } from "#test/phone/sms.ts";
import { useSettings } from "#test/settings.ts";
import {
  confirmOwnPhone,
  findOwnPhone,
  removeOwnPhone,
  requestOwnCode,
} from "./own-phone.server.ts";
import { beginCode, countCode } from "./phone-codes.server.ts";
import { requestSignInCode } from "./phone-sign-in.server.ts";

useTestDatabase();
beforeEach(async () => {
  await db.delete(limits);
});

const wrong = { refused: "phone.codeWrong" };
const expired = { refused: "phone.codeExpired" };
const tooMany = { refused: "accounts.tooManyTries", retryAfter: expect.any(Number) };
const makePerson = async () => (await personOf(await makeAccount())).person;
const unspaced = (phone: string | undefined) => phone?.replaceAll(" ", "") ?? null;
const phoneOf = async (person: EmailPerson) =>
  unspaced((await findOwnPhone(person, new Headers())).confirmed?.phone);
const digitsOf = (number: string) => number.replace(/\D/g, "");

/** The browser that a code is to be entered in, and that code. */
async function requested(person: EmailPerson, phone = newNumber()) {
  const { answer, sent } = await withSms(() =>
    requestOwnCode(person, { phone, password }, "en", newClient()),
  );
  if (isRefused(answer)) throw new Error(answer.refused);
  const cookie = answer.setCookies[0]?.split(";", 1)[0] ?? "";
  return { phone, client: newClient(undefined, cookie), code: sent[0]?.code ?? "", sent };
}

async function confirmed(person: EmailPerson, phone = newNumber()) {
  const { client, code } = await requested(person, phone);
  expect(isRefused(await confirmOwnPhone(person, code, client))).toBe(false);
  return phone;
}

describe("a phone is confirmed", () => {
  it.each([
    ["en", /^Furas: your code is \d{6}\. .{0,100}$/],
    ["ar", /^فُرَص: رمزك \d{6}، .{0,50}$/],
  ] as const)("by the code of one text message in %s", async (language, text) => {
    const person = await makePerson();
    const phone = newNumber();
    const { answer, sent } = await withSms(() =>
      requestOwnCode(
        person,
        { phone: phone.replace("+963 ", "0"), password },
        language,
        newClient(),
      ),
    );
    if (isRefused(answer)) throw new Error(answer.refused);
    expect(sent).toEqual([
      { to: `+${digitsOf(phone)}`, text: expect.stringMatching(text), code: expect.any(String) },
    ]);
    const client = newClient(undefined, answer.setCookies[0]?.split(";", 1)[0]);
    expect((await findOwnPhone(person, client.headers)).pending).toBe(phone);
    const arabicDigits = (sent[0]?.code ?? "").replace(/\d/g, (d) => "٠١٢٣٤٥٦٧٨٩"[Number(d)] ?? d);
    expect(await confirmOwnPhone(person, arabicDigits, client)).toHaveProperty("setCookies");
    expect(await phoneOf(person)).toBe(`+${digitsOf(phone)}`);
    expect(await confirmOwnPhone(person, sent[0]?.code ?? "", client), "once").toEqual(expired);
  });

  it.each([
    ["phone.notMobile", "011 222 3333"],
    ["phone.notMobile", "call me"],
    ["phone.countryNotServed", "+49 151 23456789"],
  ])("%s for %s, and nothing is sent", async (refused, phone) => {
    const person = await makePerson();
    const { answer, sent } = await withSms(() =>
      requestOwnCode(person, { phone, password }, "en", newClient()),
    );
    expect([answer, sent]).toEqual([{ refused }, []]);
  });

  it("with the account's password only", async () => {
    const person = await makePerson();
    const input = { phone: newNumber(), password: "guess" };
    const { answer, sent } = await withSms(() => requestOwnCode(person, input, "en", newClient()));
    expect([answer, sent]).toEqual([{ refused: "security.currentWrong" }, []]);
  });

  it("neither the number nor the code stands in the queue, and the code is hashed", async () => {
    const [person, phone] = [await makePerson(), newNumber()];
    await requestOwnCode(person, { phone, password }, "en", newClient());
    const [job] = await db.execute<{ data: string }>(
      sql`select data::text from tasks.job where name = 'sms'`,
    );
    expect(job?.data).not.toContain(digitsOf(phone));
    const { sent } = await withSms(async () => {});
    const isOwn = eq(authChallenges.userId, person.id);
    const [row] = await db.select().from(authChallenges).where(isOwn);
    expect(row?.challenge).toBeTruthy();
    expect(sent[0]?.code).toHaveLength(6);
    expect(JSON.stringify([row?.challenge, job?.data])).not.toContain(sent[0]?.code);
  });

  it("five wrong codes end it, and so do ten minutes", async () => {
    const person = await makePerson();
    const { client, code } = await requested(person);
    const other = code === "000000" ? "000001" : "000000";
    for (let time = 1; time < 5; time += 1) {
      expect(await confirmOwnPhone(person, other, client)).toEqual(wrong);
    }
    expect(await confirmOwnPhone(person, other, client)).toEqual(expired);
    expect(await confirmOwnPhone(person, code, client), "the right one").toEqual(expired);
    const late = await requested(person);
    await db.update(authChallenges).set({ expiresAt: new Date() });
    expect(await confirmOwnPhone(person, late.code, late.client)).toEqual(expired);
    expect(await phoneOf(person)).toBeNull();
  });
});

describe("a code of another", () => {
  it("confirms nothing for a stranger, another company, a removed member or an admin", async () => {
    const owner = await makePerson();
    const { client, code } = await requested(owner);
    const company = await makeCompany();
    const removed = await makeMember(company, "owner");
    await db.delete(companyMembers).where(eq(companyMembers.userId, removed.id));
    const strangers = [await makeSeeker(), await makeCompany(), removed, await makeAdmin()];
    for (const stranger of strangers) {
      expect(await confirmOwnPhone(stranger, code, client)).toEqual(expired);
      expect(await confirmOwnPhone(stranger, code, newClient())).toEqual(expired);
      expect(await phoneOf(stranger)).toBeNull();
      expect((await findOwnPhone(stranger, client.headers)).pending).toBeNull();
    }
    expect(await confirmOwnPhone(owner, code, client), "still its owner's").toHaveProperty(
      "setCookies",
    );
  });

  it("is of no use once the account is deleted, and its number is gone", async () => {
    const person = await makePerson();
    await confirmed(person);
    const { client, code } = await requested(person);
    await requestOwnCode(person, { phone: newNumber(), password }, "en", newClient());
    await db.transaction((tx) => removeAccount(tx, person));
    expect(await confirmOwnPhone(person, code, client)).toEqual(expired);
    const mine = eq(confirmedPhones.userId, person.id);
    expect(await db.$count(confirmedPhones, mine)).toBe(0);
    const { sent } = await withSms(runSmsJobs);
    expect(sent, "a code that waited").toEqual([]);
  });
});

describe("a number of two accounts", () => {
  it("is released by proof alone, and its former owner hears of it", async () => {
    const [rima, sami] = [await makePerson(), await makePerson()];
    const phone = await confirmed(rima);
    const { client, code } = await requested(sami, phone);
    expect(await phoneOf(rima), "a request alone").toBe(`+${digitsOf(phone)}`);
    const before = await eventsOf(rima);
    await confirmOwnPhone(sami, code, client);
    expect([await phoneOf(rima), await phoneOf(sami)]).toEqual([null, `+${digitsOf(phone)}`]);
    expect((await eventsOf(rima)).slice(before.length)).toEqual([{ change: "released" }]);
    expect(await eventsOf(sami)).toEqual([{ change: "confirmed" }]);
  });

  it("is the last one's when several confirm it at once, and each used a code", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, makePerson));
    for (let round = 0; round < 12; round += 1) {
      const phone = digitsOf(newNumber());
      const codes = await codesTo(people.map((person) => [person, phone] as const));
      const answers = await Promise.all(
        codes.map(({ person, code, client }) => confirmOwnPhone(person, code, client)),
      );
      expect(answers.filter(isRefused)).toEqual([]);
      expect(await db.$count(confirmedPhones, eq(confirmedPhones.phone, phone))).toBe(1);
      expect(await db.$count(authChallenges, eq(authChallenges.phone, phone))).toBe(0);
    }
  });

  it("is swapped by two accounts at once without a deadlock", async () => {
    const [rima, sami] = [await makePerson(), await makePerson()];
    for (let round = 0; round < 12; round += 1) {
      const [one, other] = [digitsOf(newNumber()), digitsOf(newNumber())];
      await db.delete(confirmedPhones);
      await db.insert(confirmedPhones).values([
        { userId: rima.id, phone: one },
        { userId: sami.id, phone: other },
      ]);
      const codes = await codesTo([
        [rima, other],
        [sami, one],
      ]);
      const answers = await Promise.all(
        codes.map(({ person, code, client }) => confirmOwnPhone(person, code, client)),
      );
      expect(answers.filter(isRefused)).toEqual([]);
      expect([await phoneOf(rima), await phoneOf(sami)]).toEqual([`+${other}`, `+${one}`]);
    }
  });

  it("a code stays good when its confirmation fails", async () => {
    const person = await makePerson();
    const { client, code, phone } = await requested(person);
    await db.execute(
      sql`alter table confirmed_phones add constraint no_row check (false) not valid`,
    );
    await expect(confirmOwnPhone(person, code, client)).rejects.toThrow();
    await db.execute(sql`alter table confirmed_phones drop constraint no_row`);
    expect(await confirmOwnPhone(person, code, client)).toHaveProperty("setCookies");
    expect(await phoneOf(person)).toBe(`+${digitsOf(phone)}`);
  });

  /** A code for each account and number (digits), as if requested with the password. */
  async function codesTo(pairs: (readonly [EmailPerson, string])[]) {
    await db.delete(limits);
    const codes = [];
    for (const [person, phone] of pairs) {
      const begun = { purpose: "phone-proof", userId: person.id, phone } as const;
      const { answer, sent } = await withSms(() => beginCode(begun, "en"));
      const client = newClient(undefined, answer.cookie.split(";", 1)[0]);
      codes.push({ person, client, code: sent[0]?.code ?? "" });
    }
    return codes;
  }

  it("is removed with the password, and only its owner's", async () => {
    const [rima, sami] = [await makePerson(), await makePerson()];
    const phone = await confirmed(rima);
    expect(await removeOwnPhone(rima, "guess")).toEqual({ refused: "security.currentWrong" });
    expect(await removeOwnPhone(sami, password)).toEqual({ removed: false });
    expect(await phoneOf(rima)).toBe(`+${digitsOf(phone)}`);
    expect(await removeOwnPhone(rima, password)).toEqual({ removed: true });
    expect(await phoneOf(rima)).toBeNull();
  });

  it("is in the owner's copy of the data", async () => {
    const person = await makePerson();
    const phone = digitsOf(await confirmed(person));
    expect((await exportOwnAccount(person)).confirmedPhone).toMatchObject({ phone });
    const none = (await exportOwnAccount(await makePerson())).confirmedPhone;
    expect(none).toBeNull();
  });

  it("opens nothing any more once the operator has made the account an admin's", async () => {
    const person = await makePerson();
    await confirmed(person);
    await promoteToAdmin(person.id, "hash");
    expect(await phoneOf(person)).toBeNull();
  });

  async function eventsOf({ id }: EmailPerson) {
    const rows = await db.execute<{ data: object }>(
      sql`select data from email_events where user_id = ${id} and kind = 'phoneChanged' order by id`,
    );
    return rows.map(({ data }) => data);
  }
});

describe("the costs of text messages", () => {
  it("an account proves one number three times an hour, regardless of requests by strangers", async () => {
    const phone = newNumber();
    const ask = (person: EmailPerson) =>
      requestOwnCode(person, { phone, password }, "en", newClient());
    const [stranger, owner] = [await makePerson(), await makePerson()];
    for (let time = 0; time < 3; time += 1)
      expect(await ask(stranger)).toHaveProperty("setCookies");
    expect(await ask(stranger)).toEqual(tooMany);
    while (!isRefused(await requestSignInCode(phone, "en", newClient())));
    for (let time = 0; time < 3; time += 1) expect(await ask(owner)).toHaveProperty("setCookies");
    expect(await ask(owner)).toEqual(tooMany);
  });

  it("a number gets thirty proofs a day from all accounts together", async () => {
    const phone = "963944000911";
    const ask = () => countCode(phone, newClient(), { account: randomUUID() });
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push(await ask());
    expect(answers).toEqual([...Array(30).fill(undefined), tooMany]);
  });

  it("an account requests six codes a day, to whichever numbers", async () => {
    const person = await makePerson();
    const ask = () => requestOwnCode(person, { phone: newNumber(), password }, "en", newClient());
    for (let time = 0; time < 6; time += 1) expect(await ask()).toHaveProperty("setCookies");
    expect(await ask()).toEqual(tooMany);
  });

  it("one network cannot have the board send without end", async () => {
    const ask = async () => {
      const input = { phone: newNumber(), password };
      return requestOwnCode(await makePerson(), input, "en", newClient("203.0.113.7"));
    };
    const answers = [];
    for (let time = 0; time < 8; time += 1) answers.push(await ask());
    expect(answers.filter(isRefused)).toEqual([tooMany, tooMany]);
  });

  it("half of a day's messages are for numbers that are confirmed", async () => {
    useSettings({ sms: { ...settings().sms, perDay: 4 } });
    const ask = async () =>
      requestOwnCode(await makePerson(), { phone: newNumber(), password }, "en", newClient());
    const { sent } = await withSms(async () => {
      for (let time = 0; time < 3; time += 1) await ask();
    });
    expect(sent, "none is sent over the budget").toHaveLength(2);
    expect(await ask()).toEqual({ refused: "phone.noMoreToday" });
  });

  it("a gateway that fails is tried again with another code, and logs no number", async () => {
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const [person, phone] = [await makePerson(), newNumber()];
    await requestOwnCode(person, { phone, password }, "en", newClient());
    const { openSms } = await import("#app/platform/sms/sms.server.ts");
    openSms({ gateway: undefined, folder: "/dev/null/none" });
    await runSmsJobs();
    const lines = JSON.stringify(written.mock.calls);
    vi.restoreAllMocks();
    expect(lines).toContain("work failed");
    expect(lines).not.toContain(digitsOf(phone));
    const { sent } = await withSms(async () => {});
    expect(sent.map(({ to }) => to)).toEqual([`+${digitsOf(phone)}`]);
  });
});
