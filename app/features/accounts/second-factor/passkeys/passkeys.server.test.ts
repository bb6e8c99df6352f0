import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { emailEvents } from "#app/emails/emails.table.ts";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import { authUsers, limits } from "#app/features/accounts/accounts.table.ts";
import { isAdmin, type Person } from "#app/features/accounts/actor.ts";
import { allowDemoAccounts } from "#app/features/accounts/demo-accounts.server.ts";
import {
  blockAccount,
  createAdmin,
  resetSecondFactor,
} from "#app/features/accounts/operator/operate-accounts.server.ts";
import { requireAdminSecondFactor } from "#app/features/accounts/second-factor/admin-requirement.server.ts";
import {
  authChallenges,
  recoveryCodes,
} from "#app/features/accounts/second-factor/second-factor.table.ts";
import { hasSecondFactor } from "#app/features/accounts/second-factor/second-factors.server.ts";
import { findOwnSignInMethods } from "#app/features/accounts/second-factor/sign-in-methods.server.ts";
import { changeOwnPassword } from "#app/features/accounts/sign-in/change-password.server.ts";
import {
  completeSignIn,
  findSecondStep,
} from "#app/features/accounts/sign-in/complete-sign-in.server.ts";
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from "#app/features/accounts/sign-in/passkey-sign-in.server.ts";
import {
  beginPasskeyStep,
  completeSignInWithPasskey,
} from "#app/features/accounts/sign-in/passkey-step.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { openSite, siteOrigin } from "#app/platform/settings/site.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAuthenticator } from "#test/passkey-authenticator.ts";
import * as own from "./own-passkeys.server.ts";
import { findRelyingParty } from "./relying-party.server.ts";

useTestDatabase();
beforeEach(async () => {
  await db.delete(limits);
});

const rp = { id: "jobs.example", origin: "https://jobs.example" };
const otherBoard = { id: "evil.example", origin: "https://evil.example" };
const cookieOf = (answer: object) =>
  ((answer as { setCookies?: string[] }).setCookies ?? [])
    .map((line) => line.split(";", 1)[0])
    .join("; ");
const right = <T extends object>(outcome: T) => {
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome as Exclude<T, { refused: string }>;
};
const clientWith = (cookie: string) => newClient(undefined, cookie);

async function personOf(email: string): Promise<{ person: Person; cookie: string }> {
  const cookie = cookieOf(await signIn({ email, password, remember: false }, newClient()));
  return { person: (await findActor(new Headers({ cookie }))).actor as Person, cookie };
}

async function addTo(person: Person, authenticator = makeAuthenticator(rp)) {
  const begun = right(await own.beginOwnPasskey(person, password, { rp, site: "Furas" }));
  const credential = authenticator.create(begun.options);
  const headers = new Headers({ cookie: cookieOf(begun) });
  const add = () => own.addOwnPasskey(person, { name: "My phone", credential }, { rp, headers });
  return { authenticator, add, added: await add() };
}

async function withPasskey() {
  const email = await makeAccount();
  const { person, cookie } = await personOf(email);
  const { authenticator, added } = await addTo(person);
  return { email, person, cookie, authenticator, codes: right(added).codes ?? [] };
}

/** A sign-in that waits for its second step. */
async function pendingOf(email: string) {
  const cookie = cookieOf(await signIn({ email, password, remember: false }, newClient()));
  const client = clientWith(cookie);
  const ask = async () => right(await beginPasskeyStep(client.headers, rp)).options;
  return { client, ask };
}

/** What a browser without a session has begun. */
async function begunSignIn() {
  const begun = right(await beginPasskeySignIn(newClient(), rp));
  const client = clientWith(cookieOf(begun));
  const finish = (credential: string) =>
    signInWithPasskey({ credential, remember: false }, client, rp);
  return { options: begun.options, finish };
}

const notAccepted = { refused: "accounts.passkeyNotAccepted" };
const expired = { refused: "accounts.passkeyExpired" };

describe("a passkey", () => {
  it("is added with the password; the first brings recovery codes and ends other sessions", async () => {
    const email = await makeAccount();
    const [{ cookie }, { person }] = [await personOf(email), await personOf(email)];
    const wrong = await own.beginOwnPasskey(person, "wrong", { rp, site: "Furas" });
    expect(wrong).toEqual({ refused: "security.currentWrong" });
    const { added, add, authenticator } = await addTo(person);
    expect(new Set(right(added).codes)).toHaveLength(10);
    expect((await findActor(new Headers({ cookie }))).actor.kind).toBe("visitor");
    expect(await add(), "the same answer again").toEqual(expired);
    expect(right((await addTo(person)).added).codes, "paper stays good").toBeUndefined();
    const twice = await addTo((await withPasskey()).person, authenticator);
    expect(twice.added, "another account's").toEqual({ refused: "twoStep.passkeyKnown" });
    expect((await own.listOwnPasskeys(person)).map(({ name }) => name)).toHaveLength(2);
    const ofPerson = and(eq(emailEvents.userId, person.id), eq(emailEvents.kind, "secondFactor"));
    const events = await db.select().from(emailEvents).where(ofPerson);
    expect(events.map(({ data }) => data)).toEqual([
      { change: "passkeyAdded" },
      { change: "passkeyAdded" },
    ]);
  });

  it("is not added for another board, another challenge, another account or without a name", async () => {
    const { person } = await personOf(await makeAccount());
    const other = (await personOf(await makeAccount())).person;
    const tries: [string, object, (options: { challenge: string }) => string, Person?][] = [
      [
        "board",
        { refused: "twoStep.passkeyNotAdded" },
        (o) => makeAuthenticator(otherBoard).create(o),
      ],
      [
        "challenge",
        { refused: "twoStep.passkeyNotAdded" },
        () => makeAuthenticator(rp).create({ challenge: "AAAA" }),
      ],
      ["text", { refused: "twoStep.passkeyNotAdded" }, () => "{}"],
      ["account", expired, (o) => makeAuthenticator(rp).create(o), other],
    ];
    for (const [what, refusal, make, by = person] of tries) {
      const begun = right(await own.beginOwnPasskey(person, password, { rp, site: "Furas" }));
      const headers = new Headers({ cookie: cookieOf(begun) });
      const input = { name: "Mine", credential: make(begun.options) };
      expect(await own.addOwnPasskey(by, input, { rp, headers }), what).toEqual(refusal);
    }
    const headers = new Headers();
    for (const [name, key] of [
      [" ", "Missing"],
      ["n".repeat(61), "TooLong"],
    ] as const) {
      const added = await own.addOwnPasskey(person, { name, credential: "" }, { rp, headers });
      expect(added).toEqual({ refused: `twoStep.passkeyName${key}` });
    }
    expect(await hasSecondFactor(person.id)).toBe(false);
  });

  it("is removed with the password, by nobody else; the last takes the recovery codes along", async () => {
    const [{ person }, { person: other }] = [await withPasskey(), await withPasskey()];
    const [{ id = "" } = {}] = await own.listOwnPasskeys(person);
    expect(await own.removeOwnPasskey(person, id, "wrong")).toHaveProperty("refused");
    const foreign = await own.removeOwnPasskey(other, id, password).catch((thrown) => thrown);
    expect(foreign).toHaveProperty("status", 404);
    expect(await own.listOwnPasskeys(person)).toHaveLength(1);
    expect(await own.removeOwnPasskey(person, id, password)).toEqual({ removed: true });
    expect(await hasSecondFactor(person.id)).toBe(false);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, person.id))).toBe(0);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, other.id))).toBe(10);
  });

  it("is renamed by its owner, by nobody else, and not to nothing", async () => {
    const { person } = await withPasskey();
    const { person: other } = await personOf(await makeAccount());
    const [{ id } = { id: "" }] = await own.listOwnPasskeys(person);
    expect(await own.renameOwnPasskey(person, id, "  Work laptop ")).toEqual({ renamed: true });
    expect(await own.renameOwnPasskey(person, id, " ")).toEqual({
      refused: "twoStep.passkeyNameMissing",
    });
    expect(await own.renameOwnPasskey(person, id, "x".repeat(101))).toHaveProperty("refused");
    const foreign = await own.renameOwnPasskey(other, id, "Mine").catch((thrown) => thrown);
    expect(foreign).toHaveProperty("status", 404);
    expect(await own.listOwnPasskeys(person)).toMatchObject([{ name: "Work laptop" }]);
  });

  it("stays with a new password, and stands among the sign-in methods of its owner alone", async () => {
    const { email, person, authenticator } = await withPasskey();
    const before = await findOwnSignInMethods(person);
    expect(before).toMatchObject({ app: null, passkeys: [{ name: "My phone", lastUsedAt: null }] });
    const { ask, client } = await pendingOf(email);
    right(await completeSignInWithPasskey(authenticator.get(await ask()), client, rp));
    right(await changeOwnPassword(person, { current: password, password: "a-much-newer-one-17" }));
    const after = await findOwnSignInMethods(person);
    expect(after.passkeys).toMatchObject([{ name: "My phone" }]);
    expect(after.passkeys[0]?.lastUsedAt).not.toBeNull();
    expect(Date.parse(after.passwordSince ?? "")).toBeGreaterThan(
      Date.parse(before.passwordSince ?? ""),
    );
    const { person: other } = await personOf(await makeAccount());
    expect(await findOwnSignInMethods(other)).toMatchObject({ app: null, passkeys: [] });
  });

  it("is gone once the operator resets the second factor", async () => {
    const { person } = await withPasskey();
    await resetSecondFactor(person.id);
    expect(await own.listOwnPasskeys(person)).toEqual([]);
  });

  it("S6 is a second factor that lets an admin be one", async () => {
    const email = "keyed@jobs.example";
    await createAdmin(email, await hashPassword(password));
    requireAdminSecondFactor(true);
    try {
      const { person, cookie } = await personOf(email);
      expect(isAdmin(person)).toBe(false);
      await addTo(person);
      expect(isAdmin((await findActor(new Headers({ cookie }))).actor)).toBe(true);
    } finally {
      requireAdminSecondFactor(false);
    }
  });
});

describe("a passkey as the second step", () => {
  it("opens the session after the right password, each challenge once", async () => {
    const { email, authenticator } = await withPasskey();
    const { client, ask } = await pendingOf(email);
    expect(await findSecondStep(client.headers)).toEqual({ byApp: false, byPasskey: true });
    const first = authenticator.get(await ask());
    const latest = authenticator.get(await ask(), { isVerified: false });
    const complete = (credential: string) => completeSignInWithPasskey(credential, client, rp);
    expect(await complete(first), "of an earlier challenge").toEqual(notAccepted);
    expect(await complete(latest), "of a challenge that was answered").toEqual(notAccepted);
    const answer = authenticator.get(await ask());
    expect(await complete(answer)).toHaveProperty("actor.email", email);
    expect(await complete(answer), "copied").toEqual({ refused: "twoStep.expired" });
    const again = await pendingOf(email);
    await again.ask();
    expect(
      await completeSignInWithPasskey(answer, again.client, rp),
      "copied into another sign-in",
    ).toEqual(notAccepted);
  });

  it("is none of another account's, of another board or of a counter that stands still", async () => {
    const [{ email, authenticator }, stranger] = [await withPasskey(), await withPasskey()];
    const { client, ask } = await pendingOf(email);
    const complete = async (make: (options: { challenge: string }) => string) =>
      completeSignInWithPasskey(make(await ask()), client, rp);
    expect(await complete((o) => stranger.authenticator.get(o)), "theirs").toEqual(notAccepted);
    const { id: credentialId } = authenticator;
    expect(await complete((o) => stranger.authenticator.get(o, { credentialId }))).toEqual(
      notAccepted,
    );
    expect(await complete((o) => authenticator.get(o, { by: otherBoard }))).toEqual(notAccepted);
    expect(await complete((o) => authenticator.get(o, { counter: 7 }))).toHaveProperty("actor");
    const again = await pendingOf(email);
    const stale = authenticator.get(await again.ask(), { counter: 7 });
    expect(await completeSignInWithPasskey(stale, again.client, rp)).toEqual(notAccepted);
  });

  it("shares the tries of codes, and a recovery code opens in its place", async () => {
    const { email, codes } = await withPasskey();
    const { client } = await pendingOf(email);
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) {
      answers.push(await completeSignInWithPasskey("{}", client, rp));
      answers.push(await completeSignIn("000000", client));
    }
    const refused = answers.map((answer) => "refused" in answer && answer.refused);
    expect(refused.filter((key) => key === "accounts.tooManyTries")).toHaveLength(2);
    await db.delete(limits);
    expect(await completeSignIn(codes[0] ?? "", client)).toHaveProperty("actor.email", email);
  });
});

describe("a passkey as a whole sign-in", () => {
  it("opens the account of its owner, once", async () => {
    const { email, authenticator } = await withPasskey();
    const { options, finish } = await begunSignIn();
    const answer = authenticator.get(options);
    expect(await finish(answer)).toHaveProperty("actor.email", email);
    expect(await finish(answer), "copied").toEqual(expired);
    expect(await (await begunSignIn()).finish(answer), "to another challenge").toEqual(notAccepted);
  });

  it("requires user verification by the device, and this board", async () => {
    const { authenticator } = await withPasskey();
    for (const how of [{ isVerified: false }, { by: otherBoard }]) {
      const { options, finish } = await begunSignIn();
      const answer = authenticator.get(options, how);
      expect(await finish(answer), JSON.stringify(how)).toEqual(notAccepted);
    }
  });

  it("opens again and again with an authenticator that has no counter", async () => {
    const { email, authenticator } = await withPasskey();
    for (let turn = 0; turn < 2; turn += 1) {
      const { options, finish } = await begunSignIn();
      const answer = authenticator.get(options, { counter: 0 });
      expect(await finish(answer)).toHaveProperty("actor.email", email);
    }
  });

  it("answers an unknown passkey, a wrong signature and a strange text alike", async () => {
    const [{ authenticator }, stranger] = [await withPasskey(), makeAuthenticator(rp)];
    const { id: credentialId } = authenticator;
    for (const make of [
      (o: { challenge: string }) => stranger.get(o),
      (o: { challenge: string }) => stranger.get(o, { credentialId }),
      () => "null",
      () => "x".repeat(30_000),
    ]) {
      const { options, finish } = await begunSignIn();
      expect(await finish(make(options))).toEqual(notAccepted);
    }
  });

  it("opens no blocked account and no challenge of another purpose", async () => {
    const { email, person, authenticator } = await withPasskey();
    const { client, ask } = await pendingOf(email);
    const answer = authenticator.get(await ask());
    const input = { credential: answer, remember: false };
    expect(await signInWithPasskey(input, client, rp)).toEqual(expired);
    await blockAccount(person.id);
    const { options, finish } = await begunSignIn();
    expect(await finish(authenticator.get(options))).toEqual({ refused: "accounts.blocked" });
  });

  it("opens no demo account on a board without them", async () => {
    const { person, authenticator } = await withPasskey();
    await db
      .update(authUsers)
      .set({ email: "keyed@demo.furas.test" })
      .where(eq(authUsers.id, person.id));
    allowDemoAccounts(false);
    try {
      const { options, finish } = await begunSignIn();
      expect(await finish(authenticator.get(options))).toEqual(notAccepted);
    } finally {
      allowDemoAccounts(true);
    }
  });

  it("is limited for each network, and so are the challenges", async () => {
    const client = newClient("203.0.113.77");
    const finish = () => signInWithPasskey({ credential: "{}", remember: false }, client, rp);
    for (let turn = 0; turn < 60; turn += 1) {
      await finish();
      await beginPasskeySignIn(client, rp);
    }
    expect(await finish()).toHaveProperty("refused", "accounts.tooManyTries");
    expect(await beginPasskeySignIn(client, rp)).toHaveProperty("refused", "accounts.tooManyTries");
    expect(await db.$count(authChallenges, eq(authChallenges.purpose, "passkey-sign-in"))).toBe(60);
  });
});

describe("the board as a relying party", () => {
  const before = siteOrigin;
  it.each([
    ["https://jobs.example", "https://jobs.example/login", "jobs.example"],
    ["https://jobs.example:8443", "http://10.0.0.7:3000/login", "jobs.example"],
    ["https://192.0.2.7", "https://192.0.2.7/login", undefined],
    ["https://[2001:db8::1]", "https://[2001:db8::1]/login", undefined],
    ["http://127.0.0.1:3000", "http://localhost:3000/login", "localhost"],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000/login", undefined],
    ["http://jobs.example", "http://jobs.example/login", undefined],
  ])("at %s, asked for %s, it is %s", (baseUrl, address, id) => {
    openSite(baseUrl);
    try {
      const party = findRelyingParty(new Request(address));
      const origin = baseUrl.startsWith("https") ? baseUrl : "http://localhost:3000";
      expect(party).toEqual(id && { id, origin });
    } finally {
      openSite(before);
    }
  });
});
