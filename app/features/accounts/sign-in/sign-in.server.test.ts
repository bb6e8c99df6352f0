import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  authSessions,
  authUsers,
  knownDevices,
  limits,
} from "#app/features/accounts/accounts.table.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import {
  requestRecovery,
  resetPassword,
} from "#app/features/accounts/password-reset/recovery.server.ts";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import * as hashing from "./password.server.ts";
import { signIn } from "./sign-in.server.ts";

useTestDatabase();
const mail = useTestMail();
const hashed = vi.spyOn(hashing, "isPassword");
afterAll(() => vi.restoreAllMocks());

beforeEach(async () => {
  await db.delete(limits);
  hashed.mockReset();
});

const tooMany = { refused: "accounts.tooManyTries", retryAfter: expect.any(Number) };
const wrong = { refused: "accounts.wrongPassword" };
const attack = (email: string, client: Client) =>
  signIn({ email, password: `guess ${Math.random()}`, remember: false }, client);
const enter = (email: string, client = newClient()) =>
  signIn({ email, password, remember: false }, client);

describe("guessing passwords", () => {
  it("a hundred guesses at once from one address: five at most are checked", async () => {
    const email = await makeAccount();
    const client = newClient("203.0.113.9");
    // No check ends before the other guesses were refused: after five wrong ones a sixth is checked too.
    const others = Promise.withResolvers<void>();
    hashed.mockImplementation(async () => {
      await others.promise;
      return false;
    });
    let refusals = 0;
    const guess = async () => {
      const answer = await attack(email, client);
      if (++refusals === 95) others.resolve();
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: 100 }, guess));
    expect(hashed.mock.calls.length).toBeLessThanOrEqual(5);
    expect(answers.filter((answer) => "retryAfter" in answer).length).toBeGreaterThanOrEqual(95);
  });

  it("an account attacked from a hundred addresses: five guesses a minute are checked", async () => {
    const email = await makeAccount();
    const crowd = Array.from({ length: 100 }, (_, host) => newClient(`198.51.100.${host}`));
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(crowd.map((client) => attack(email, client)));
    }
    expect(hashed).toHaveBeenCalledTimes(5);
  });

  it("addresses of one IPv6 connection count as one", async () => {
    const guesses = Array.from({ length: 90 }, (_, host) => {
      const headers = new Headers({ "user-agent": `Browser ${host % 2}` });
      const address = `2001:db8::${(host + 1).toString(16)}`;
      return attack(`nobody-${host}@example.com`, { headers, address });
    });
    await Promise.all(guesses);
    expect(hashed).toHaveBeenCalledTimes(60);
  });

  it("answers alike for an account and for none, until and after the limit", async () => {
    const email = await makeAccount();
    const nobody = `nobody-${email}`;
    const answersTo = async (address: string) => {
      const client = newClient();
      const answers = [];
      for (let guess = 0; guess < 7; guess += 1) answers.push(await attack(address, client));
      return answers.map((answer) => [
        "refused" in answer && answer.refused,
        "retryAfter" in answer,
      ]);
    };
    const known = await answersTo(email);
    expect(known).toEqual(await answersTo(nobody));
    expect(known[0]).toEqual(["accounts.wrongPassword", false]);
    expect(known[6]).toEqual(["accounts.tooManyTries", true]);
  });

  it("ERR-01 S13 five wrong ones are wrong, and the right one after them opens", async () => {
    const email = await makeAccount();
    for (const client of [newClient(), newClient("203.0.113.9", cookieOf(await enter(email)))]) {
      for (let bout = 0; bout < 3; bout += 1) {
        for (let slip = 0; slip < 5; slip += 1) expect(await attack(email, client)).toEqual(wrong);
        expect(await enter(email, client)).toHaveProperty("actor.email", email);
        await aMinuteLater();
      }
    }
  });

  it("S13 the sixth wrong one within a minute has to wait, and so has all that follows", async () => {
    const email = await makeAccount();
    const client = newClient();
    for (let slip = 0; slip < 5; slip += 1) expect(await attack(email, client)).toEqual(wrong);
    expect(await attack(email, client)).toEqual(tooMany);
    hashed.mockClear();
    expect(await enter(email, client)).toEqual(tooMany);
    expect(hashed).not.toHaveBeenCalled();
    await aMinuteLater();
    expect(await enter(email, client)).toHaveProperty("actor.email", email);
  });

  it("S13 a person alone at it has five a minute again and again, three times an hour", async () => {
    const email = await makeAccount();
    const client = newClient();
    for (let bout = 0; bout < 3; bout += 1) {
      for (let slip = 0; slip < 5; slip += 1) expect(await attack(email, client)).toEqual(wrong);
      await aMinuteLater();
    }
  });

  it("S13 one phone's guesses leave its network's other people a share", async () => {
    const network = "203.0.113.77";
    const phone = (userAgent: string, cookie = "") => ({
      headers: new Headers({ "user-agent": userAgent, cookie }),
      address: network,
    });
    const known = cookieOf(await enter(await makeAccount(), phone("Signed in once")));
    for (let turn = 0; turn < 60; turn += 1)
      await attack(`victim-${turn}@example.com`, phone("Guesser"));
    hashed.mockClear();
    const email = await makeAccount();
    expect(await enter(email, phone("Neighbour"))).toHaveProperty("actor.email", email);
    for (let turn = 0; turn < 60; turn += 1) {
      await attack(`victim-${turn}@example.com`, phone(`Another ${turn}`));
    }
    expect(await enter(email, phone("Neighbour two"))).toEqual(tooMany);
    expect(await enter(await makeAccount(), phone("Signed in once", known))).toHaveProperty(
      "actor",
    );
  }, 90_000);

  it("S4 thirty sign-ins a minute of one account are enough, right ones too", async () => {
    const email = await makeAccount();
    const client = newClient("203.0.113.9", cookieOf(await enter(email)));
    for (let time = 1; time < 30; time += 1) {
      expect(await enter(email, client)).toHaveProperty("actor.email", email);
    }
    expect(await enter(email, client)).toEqual(tooMany);
    const other = await makeAccount();
    expect(await enter(other, client)).toHaveProperty("actor.email", other);
  });

  it("right passwords are not counted as guesses", async () => {
    const email = await makeAccount();
    const client = newClient();
    for (let time = 0; time < 8; time += 1) {
      expect(await enter(email, client)).toHaveProperty("actor.email", email);
    }
  });

  it("gets a retry time while too many others are being checked", async () => {
    const email = await makeAccount();
    hashed.mockRejectedValueOnce(new hashing.PasswordQueueFullError("full"));
    expect(await enter(email)).toEqual({ refused: "accounts.overloaded", retryAfter: 5 });
    expect(await db.$count(limits, sql`cardinality(hits) > 0 and key like 'guesses%'`)).toBe(0);
  });
});

describe("the owner of an attacked account", () => {
  it("comes in at any moment from a browser that the account was opened in", async () => {
    const email = await makeAccount();
    const cookie = cookieOf(await enter(email));
    for (let host = 0; host < 30; host += 1) await attack(email, newClient(`198.51.100.${host}`));
    expect(await attack(email, newClient())).toEqual(tooMany);
    const known = newClient("198.51.100.1", cookie);
    expect(await enter(email, known)).toHaveProperty("actor.email", email);
  });

  it("comes in from a new browser and address within a minute", async () => {
    const email = await makeAccount();
    const crowd = Array.from({ length: 100 }, (_, host) => newClient(`198.51.100.${host}`));
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(crowd.map((client) => attack(email, client)));
    }
    await aMinuteLater();
    await Promise.all(crowd.map((client) => attack(email, client)));
    expect(await attack(email, newClient("198.51.100.7"))).toEqual(tooMany);
    expect(await enter(email, newClient("192.0.2.77"))).toHaveProperty("actor.email", email);
  });

  it("comes in with a reset link, whose browser is a known one from then on", async () => {
    const email = await makeAccount();
    await requestRecovery(email, "en", newClient());
    const reset = await resetPassword(
      await mail.lastToken(),
      "new-olives",
      newClient(),
      removeAccount,
    );
    for (let host = 0; host < 30; host += 1) await attack(email, newClient(`198.51.100.${host}`));
    const known = newClient("198.51.100.1", cookieOf(reset));
    const opened = await signIn({ email, password: "new-olives", remember: false }, known);
    expect(opened).toHaveProperty("actor.email", email);
  });

  it("a known browser has five guesses a minute too, and those of one account only", async () => {
    const email = await makeAccount();
    const other = await makeAccount();
    const known = newClient("203.0.113.9", cookieOf(await enter(email)));
    for (let guess = 0; guess < 5; guess += 1) expect(await attack(email, known)).toEqual(wrong);
    expect(await attack(email, known)).toEqual(tooMany);
    expect(await attack(email, known)).toEqual(tooMany);
    for (let host = 0; host < 30; host += 1) await attack(other, newClient(`198.51.100.${host}`));
    expect(await attack(other, known)).toEqual(tooMany);
  });
});

describe("signing in", () => {
  it("ignores a session chosen by a stranger, and ends the browser's earlier one", async () => {
    const [attacker, victim] = [await makeAccount(), await makeAccount()];
    const planted = cookieOf(await enter(attacker));
    const before = await db.$count(authSessions);
    const cookies = cookieOf(await enter(victim, newClient("203.0.113.9", planted)));
    expect(cookies).not.toContain(planted.split(";")[0]);
    expect(await db.$count(authSessions)).toBe(before);
  });

  it.each([
    ["ar", "rtl", "تسجيل دخول جديد إلى حسابك في فُرَص", "كروم على أندرويد"],
    ["en", "ltr", "New login to your Furas account", "Chrome on Android"],
  ] as const)(
    "is told to the owner in %s, the language of theirs, when the browser is a new one",
    async (language, dir, subjectIn, device) => {
      const email = await makeAccount();
      await db.update(authUsers).set({ language }).where(eq(authUsers.email, email));
      const headers = {
        "user-agent": "Mozilla/5.0 (Linux; Android 9) Chrome/120.0 Mobile Safari/537",
      };
      const phone = { headers: new Headers(headers), address: "203.0.113.9" };
      const cookie = cookieOf(await enter(email, phone));
      const [received, ...more] = await mail.emails();
      expect(more).toEqual([]);
      expect(received?.to).toEqual([email]);
      const { subject, text, html } = parseEmail(received?.source ?? "");
      expect(subject).toBe(subjectIn);
      for (const body of [text, html]) {
        expect(body).toContain(device);
        expect(body).toContain("/forget-password");
        expect(body).not.toMatch(/token=|203\.0\.113|furas_/);
      }
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
      await enter(email, newClient("192.0.2.1", cookie));
      expect(await mail.emails()).toHaveLength(1);
    },
  );

  it("is no news when the account is new as well", async () => {
    const email = await makeAccount();
    await signIn({ email, password, remember: false }, newClient(), true);
    expect(await mail.emails()).toEqual([]);
  });

  it("stores only hashes of a known browser's marks", async () => {
    const cookie = cookieOf(await enter(await makeAccount()));
    const secret = /furas_device=([\w-]+)/.exec(cookie)?.[1] ?? "";
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await db.select().from(knownDevices))).not.toContain(secret);
  });
});

function cookieOf(opened: object): string {
  const { setCookies = [] } = opened as { setCookies?: string[] };
  return setCookies.map((line) => line.split(";", 1)[0]).join("; ");
}

async function aMinuteLater(): Promise<void> {
  await db.execute(sql`update guard.limits
    set hits = array(select hit - interval '61 seconds' from unnest(hits) hit)`);
}
