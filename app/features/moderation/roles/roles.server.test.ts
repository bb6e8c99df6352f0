import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { decideCase } from "#app/features/moderation/decide.server.ts";
import { listLog } from "#app/features/moderation/log/log-list.server.ts";
import { deleteOwnAccount } from "#app/features/my-account/delete-account.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { accountPassword, makeAccount, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin } from "#test/people.ts";
import { addByOperator, removeByOperator } from "./operate-roles.server.ts";
import { changeModerator, listModerators, nameModerator } from "./roles.server.ts";

useTestDatabase();

const proof = { reason: "Works with us now", password: accountPassword };

async function signedIn(email: string) {
  const opened = await signIn({ email, password: accountPassword, remember: false }, newClient());
  const cookie = ((opened as { setCookies?: string[] }).setCookies ?? [])
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const read = async () => (await findActor(new Headers({ cookie }))).actor as Person;
  return { read, email };
}

async function addPasskey(userId: string) {
  const credentialId = crypto.randomUUID();
  await db.insert(passkeys).values({ userId, credentialId, publicKey: "key", name: "Phone" });
}

/** A confirmed account with a session; a leading moderator has a passkey, too. */
async function makePerson({ leads }: { leads?: boolean } = {}) {
  const { read, email } = await signedIn(await makeAccount());
  const { id } = await read();
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, id));
  if (leads) {
    await addModerator(id, { leads });
    await addPasskey(id);
  }
  return { id, email, read, actor: await read() };
}

const roleOf = async (id: string) =>
  (await db.select().from(moderators).where(eq(moderators.userId, id)))[0];

/** Other tests' leading ones would keep the last one from being the last. */
async function clearDesk() {
  await db.delete(moderators);
}

describe("reading 59: moderators are named by leading ones", () => {
  it("names an account by its email, logs it, and tells who named it", async () => {
    const leader = await makePerson({ leads: true });
    const named = await makePerson();
    expect(
      await nameModerator(leader.actor, { email: named.email.toUpperCase(), ...proof }),
    ).toEqual({ id: named.id });
    expect(await named.read()).toMatchObject({ moderates: true });
    expect(await named.read()).not.toHaveProperty("leadsModeration");
    const listed = (await listModerators(leader.actor)).find(({ id }) => id === named.id);
    expect(listed).toMatchObject({ leads: false, namedBy: "Rima Halabi" });
    const { acts } = await listLog(leader.actor, { act: "moderator_add" });
    expect(acts[0]).toMatchObject({ note: proof.reason, company: { id: named.id } });
    expect(await nameModerator(leader.actor, { email: named.email, ...proof })).toEqual({
      refused: "moderators.roles.alreadyNamed",
    });
  });

  it("answers alike for no account, an unconfirmed, a blocked one and an admin's", async () => {
    const { actor } = await makePerson({ leads: true });
    const [unconfirmed, blocked] = [await makePerson(), await makePerson()];
    await db
      .update(authUsers)
      .set({ emailVerified: false })
      .where(eq(authUsers.id, unconfirmed.id));
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, blocked.id));
    const admin = await makeAdmin();
    const emails = ["nobody@people.example", unconfirmed.email, blocked.email, admin.email ?? ""];
    for (const email of emails) {
      expect(await nameModerator(actor, { email, ...proof })).toEqual({
        refused: "moderators.roles.cannotBeNamed",
      });
    }
  });

  it("needs a leading one with a second factor and the password", async () => {
    const [plain, target] = [await makePerson(), await makePerson()];
    await addModerator(plain.id);
    const input = { email: target.email, ...proof };
    await expect(nameModerator(await plain.read(), input)).rejects.toMatchObject({ status: 404 });
    await db.update(moderators).set({ leads: true }).where(eq(moderators.userId, plain.id));
    const leading = await plain.read();
    expect(await nameModerator(leading, input)).toEqual({
      refused: "moderators.roles.ownFactorMissing",
    });
    await addPasskey(plain.id);
    expect(await nameModerator(leading, { ...input, password: "wrong-olives" })).toEqual({
      refused: "security.currentWrong",
    });
    expect(await roleOf(target.id)).toBeUndefined();
  });

  it("lets only a moderator with a second factor lead", async () => {
    const leader = await makePerson({ leads: true });
    const other = await makePerson();
    await addModerator(other.id);
    expect(await changeModerator(leader.actor, other.id, "lead", proof)).toEqual({
      refused: "moderators.roles.factorMissing",
    });
    await addPasskey(other.id);
    expect(await changeModerator(leader.actor, other.id, "lead", proof)).toEqual({ id: other.id });
    expect(await changeModerator(leader.actor, other.id, "lead", proof)).toEqual({
      refused: "moderators.roles.unchanged",
    });
    expect(await other.read()).toMatchObject({ leadsModeration: true });
  });

  it("a removed moderator has no right from the next request on", async () => {
    const leader = await makePerson({ leads: true });
    const other = await makePerson();
    await addModerator(other.id);
    const before = await other.read();
    expect(before.moderates).toBe(true);
    await changeModerator(leader.actor, other.id, "remove", proof);
    const after = await other.read();
    expect(after.moderates).toBeUndefined();
    await expect(listModerators(after)).rejects.toMatchObject({ status: 404 });
  });
});

describe("reading 59: the last leading moderator", () => {
  it("cannot be removed or demoted, nor delete the own account", async () => {
    await clearDesk();
    const last = await makePerson({ leads: true });
    for (const change of ["remove", "unlead"] as const) {
      expect(await changeModerator(last.actor, last.id, change, proof)).toEqual({
        refused: "moderators.roles.lastLeader",
      });
    }
    expect(await deleteOwnAccount(last.actor, accountPassword)).toEqual({
      refused: "ownData.lastLeader",
    });
    await makePerson({ leads: true });
    expect(await changeModerator(last.actor, last.id, "unlead", proof)).toEqual({ id: last.id });
  });

  it("of two who remove each other at the same time one stays", async () => {
    for (let round = 0; round < 5; round += 1) {
      await clearDesk();
      const [one, other] = [await makePerson({ leads: true }), await makePerson({ leads: true })];
      const answers = await Promise.allSettled([
        changeModerator(one.actor, other.id, "remove", proof),
        changeModerator(other.actor, one.id, "remove", proof),
      ]);
      const done = answers.filter(
        (each) => each.status === "fulfilled" && !isRefused(each.value as object),
      );
      expect(done).toHaveLength(1);
      expect(await db.$count(moderators, eq(moderators.leads, true))).toBe(1);
    }
  });

  it("cannot be blocked at the desk", async () => {
    await clearDesk();
    const [last, other] = [await makePerson({ leads: true }), await makePerson()];
    await addModerator(other.id);
    const [row] = await db.insert(moderationCases).values({ companyId: last.id }).returning();
    const block = { act: "block", reason: "terms", note: null } as const;
    expect(await decideCase(await other.read(), row?.id ?? "", block)).toEqual({
      refused: "moderation.lastLeader",
    });
    expect(await last.read()).toMatchObject({ leadsModeration: true });
  });

  it("one that is blocked does not count", async () => {
    await clearDesk();
    const [last, blocked] = [await makePerson({ leads: true }), await makePerson({ leads: true })];
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, blocked.id));
    expect(await changeModerator(last.actor, last.id, "unlead", proof)).toEqual({
      refused: "moderators.roles.lastLeader",
    });
  });
});

it("the operator adds and removes anybody, the last leading one too", async () => {
  await clearDesk();
  const { id } = await makePerson();
  expect(await addByOperator(id, false)).toBe(true);
  expect(await addByOperator(id, true)).toBe(true);
  expect(await addByOperator(id, true)).toBe(false);
  expect(await roleOf(id)).toMatchObject({ leads: true, namedBy: null });
  expect(await removeByOperator(id)).toEqual({ isRemoved: true, wasLastLeader: true });
  expect(await db.$count(moderators, and(eq(moderators.userId, id)))).toBe(0);
});
