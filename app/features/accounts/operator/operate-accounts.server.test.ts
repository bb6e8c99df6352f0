import { beforeEach, describe, expect, it } from "vitest";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import {
  authSessions,
  authVerifications,
  knownDevices,
  limits,
} from "#app/features/accounts/accounts.table.ts";
import { answerCall } from "#app/features/accounts/auth-api/auth-calls.server.ts";
import { openLink } from "#app/features/accounts/password-reset/reset-links.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useSettings } from "#test/settings.ts";
import * as operator from "./operate-accounts.server.ts";

useTestDatabase();
beforeEach(async () => {
  await db.delete(limits);
});

const enter = (email: string, secret = password) =>
  signIn({ email, password: secret, remember: false }, newClient());

async function accountOf(email: string) {
  const account = await operator.findAccountByEmail(email);
  if (!account) throw new Error(`There is no account of ${email}.`);
  return account;
}

const cookieOf = (opened: object) =>
  ((opened as { setCookies?: string[] }).setCookies ?? [])
    .map((line) => line.split(";", 1)[0])
    .join("; ");

describe("blocking an account", () => {
  it("ends its sessions and reset links, and no others", async () => {
    const [email, other] = [await makeAccount(), await makeAccount()];
    const [own, others] = [cookieOf(await enter(email)), cookieOf(await enter(other))];
    const { id } = await accountOf(email);
    await openLink(id);
    expect(await operator.blockAccount(id)).toBe(true);
    expect(await operator.blockAccount(id)).toBe(false);
    expect((await findActor(new Headers({ cookie: own }))).actor.kind).toBe("visitor");
    expect((await findActor(new Headers({ cookie: others }))).actor.kind).toBe("person");
    expect(await db.$count(authVerifications)).toBe(0);
  });

  it("is shown only after the right password; unblocking allows signing in again", async () => {
    const email = await makeAccount();
    const { id } = await accountOf(email);
    await operator.blockAccount(id);
    expect(await enter(email, "wrong-olives")).toEqual({ refused: "accounts.wrongPassword" });
    expect(await enter(email)).toMatchObject({ refused: "accounts.blocked" });
    const form = { grant_type: "password", email, password };
    const request = { form, client: newClient(), language: "en" } as const;
    expect(await answerCall("token", request)).toMatchObject({
      status: 403,
      body: { error: "user_banned" },
    });
    expect(await operator.unblockAccount(id)).toBe(true);
    expect(await enter(email)).toHaveProperty("actor.email", email);
  });
});

it("ends all sessions of an account, removes its devices, and returns how many there were", async () => {
  const email = await makeAccount();
  await enter(email);
  await enter(email);
  const { id } = await accountOf(email);
  expect(await operator.endAllSessions(id)).toBe(2);
  expect(await db.$count(authSessions)).toBe(await countOthers(id));
});

async function countOthers(id: string): Promise<number> {
  const sessions = await db.select({ user: authSessions.userId }).from(authSessions);
  const devices = await db.select({ user: knownDevices.userId }).from(knownDevices);
  expect(devices.filter(({ user }) => user === id)).toEqual([]);
  return sessions.filter(({ user }) => user !== id).length;
}

describe("S6 the admin's account is made by a command", () => {
  it("makes an account of no other use, once", async () => {
    const email = "Boss@jobs.example";
    const hash = await hashPassword("a long grey stone");
    expect(await operator.createAdmin(email, hash)).toHaveProperty("id");
    expect(await operator.createAdmin(email, hash)).toEqual({ refused: "accounts.emailTaken" });
    expect(await enter(email, "a long grey stone")).toHaveProperty("actor.userType", "admin");
  });

  it("leaves nothing to an earlier registration of the address", async () => {
    const email = await makeAccount();
    const squatter = cookieOf(await enter(email));
    const { id } = await accountOf(email);
    await operator.promoteToAdmin(id, await hashPassword("a long grey stone"));
    expect((await findActor(new Headers({ cookie: squatter }))).actor.kind).toBe("visitor");
    expect(await enter(email)).toEqual({ refused: "accounts.wrongPassword" });
    expect(await enter(email, "a long grey stone")).toHaveProperty("actor.userType", "admin");
    const listed = await operator.listNotableAccounts();
    expect(listed.map((account) => account.email)).toContain(email);
  });
});

it("S6 without demo data, demo accounts of an earlier start open nothing", async () => {
  const email = "old-admin@demo.furas.test";
  await operator.createAdmin(email, await hashPassword("furas-demo-2026"));
  const cookie = cookieOf(await enter(email, "furas-demo-2026"));
  expect((await findActor(new Headers({ cookie }))).actor.kind).toBe("person");
  useSettings({ demo: false });
  const refused = { refused: "accounts.wrongPassword" };
  expect(await enter(email, "furas-demo-2026")).toEqual(refused);
  expect((await findActor(new Headers({ cookie }))).actor.kind).toBe("visitor");
});
