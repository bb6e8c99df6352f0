import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import { limits } from "#app/features/accounts/accounts.table.ts";
import { isAdmin, type Person } from "#app/features/accounts/actor.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import {
  createAdmin,
  resetSecondFactor,
} from "#app/features/accounts/operator/operate-accounts.server.ts";
import * as own from "#app/features/accounts/second-factor/passkeys/own-passkeys.server.ts";
import { recoveryCodes } from "#app/features/accounts/second-factor/second-factor.table.ts";
import { hasSecondFactor } from "#app/features/accounts/second-factor/second-factors.server.ts";
import { findOwnSignInMethods } from "#app/features/accounts/second-factor/sign-in-methods.server.ts";
import { changeOwnPassword } from "#app/features/accounts/sign-in/change-password.server.ts";
import { completeSignInWithPasskey } from "#app/features/accounts/sign-in/passkey-step.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAuthenticator } from "#test/passkey-authenticator.ts";
import {
  addTo,
  cookieOf,
  otherBoard,
  pendingOf,
  personOf,
  right,
  rp,
  withPasskey,
} from "#test/passkey-people.ts";
import { useSettings } from "#test/settings.ts";

useTestDatabase();
beforeEach(async () => {
  await db.delete(limits);
});

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

  it("is removed by its owner alone, with the password; the last takes the recovery codes along", async () => {
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

  it("is renamed by its owner alone, and not to an empty name", async () => {
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
    useSettings({ adminSecondFactor: true });
    const { person, cookie } = await personOf(email);
    expect(isAdmin(person)).toBe(false);
    await addTo(person);
    expect(isAdmin((await findActor(new Headers({ cookie }))).actor)).toBe(true);
  });
});
