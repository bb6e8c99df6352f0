import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import { authSessions, authUsers, knownDevices } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { answerCall } from "#app/features/accounts/auth-api/auth-calls.server.ts";
import { closeSession } from "#app/features/accounts/session/session-store.server.ts";
import { changeOwnPassword } from "#app/features/accounts/sign-in/change-password.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { countLockWaits, useOtherConnections } from "#test/other-connections.ts";
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  removeOldSessions,
} from "./sessions.server.ts";

const another = useOtherConnections(useTestDatabase());

const agents = {
  phone: "Mozilla/5.0 (Linux; Android 9; SM-J5) AppleWebKit/537 Chrome/109.0 Mobile Safari/537",
  desk: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0",
};

describe("one's own sessions", () => {
  it("are listed with this one first and the device of each", async () => {
    const email = await makeAccount();
    await enter(email, agents.desk);
    const here = await enter(email, agents.phone);
    const list = await listOwnSessions(here.actor);
    expect(list).toMatchObject([
      { isThis: true, device: { browser: "chrome", system: "android" } },
      { isThis: false, device: { browser: "firefox", system: "windows" } },
    ]);
    expect(JSON.stringify(list)).not.toContain(here.cookie.split("=")[1]?.split(".")[0]);
  });

  it("are ended one by one, and the device is then a strange one", async () => {
    const email = await makeAccount();
    const [lost, here] = [await enter(email), await enter(email)];
    const [, other] = await listOwnSessions(here.actor);
    await endOwnSession(here.actor, other?.id ?? "");
    expect(await isOpen(lost.cookie)).toBe(false);
    expect(await isOpen(here.cookie)).toBe(true);
    const devices = await db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, here.actor.id));
    expect(devices).toHaveLength(1);
  });

  it("are ended all but this one", async () => {
    const email = await makeAccount();
    const others = [await enter(email), await enter(email), await enter(email)];
    const here = await enter(email);
    await endOtherSessions(here.actor);
    for (const { cookie } of others) expect(await isOpen(cookie)).toBe(false);
    expect(await isOpen(here.cookie)).toBe(true);
    expect(await listOwnSessions(here.actor)).toHaveLength(1);
  });

  it("sessions of another account are neither listed nor ended by any id", async () => {
    const victim = await enter(await makeAccount());
    const attacker = await enter(await makeAccount());
    const [session] = await listOwnSessions(victim.actor);
    for (const id of [session?.id ?? "", victim.actor.id, "", "%", "' or true --", "\u0000"]) {
      await endOwnSession(attacker.actor, id.replaceAll("\0", ""));
    }
    await endOtherSessions(attacker.actor);
    expect(await isOpen(victim.cookie)).toBe(true);
    expect((await listOwnSessions(attacker.actor)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it("ERR-18 outlive queries of others that fail in the middle of their rows", async () => {
    const { cookie, actor } = await enter(await makeAccount());
    // One for each connection: none fails before all have begun.
    const holder = another();
    await holder`select pg_advisory_lock(18)`;
    const failing = Array.from({ length: 25 }, () =>
      db.execute(
        sql`select 1 / (4 - i), pg_advisory_xact_lock_shared(18) from generate_series(1, 9) i`,
      ),
    );
    const ended = Promise.allSettled(failing);
    await expect.poll(() => countLockWaits(holder)).toBe(25);
    await holder`select pg_advisory_unlock(18)`;
    expect((await ended).map(({ status }) => status)).not.toContain("fulfilled");
    const read = await Promise.all(failing.map(() => findActor(new Headers({ cookie }))));
    for (const session of read) {
      expect(session.actor).toMatchObject({ id: actor.id });
      expect(session.setCookies).toEqual([]);
    }
  });

  it("end by themselves: out of time, half a year old, or with the account", async () => {
    const email = await makeAccount();
    const { cookie, actor } = await enter(email);
    const own = eq(authSessions.userId, actor.id);
    const old = new Date(Date.now() - 181 * 24 * 60 * 60_000);
    await db.update(authSessions).set({ createdAt: old }).where(own);
    expect(await isOpen(cookie)).toBe(false);
    expect(await db.$count(authSessions, own)).toBe(0);

    const second = await enter(email);
    await db
      .update(authSessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(own);
    expect(await listOwnSessions(second.actor)).toEqual([]);
    await removeOldSessions();
    expect(await db.$count(authSessions, own)).toBe(0);

    const third = await enter(email);
    await db.delete(authUsers).where(eq(authUsers.id, actor.id));
    expect(await isOpen(third.cookie)).toBe(false);
    await closeSession(new Headers({ cookie: third.cookie }));
  });
});

describe("changing one's password", () => {
  const change = (actor: Person, current: string, next = "rainy roofs of Homs") =>
    changeOwnPassword(actor, { password: next, current });

  it("ends every other session but this one, and requires the current password", async () => {
    const email = await makeAccount();
    const other = await enter(email);
    const here = await enter(email);
    expect(await change(here.actor, "wrong")).toEqual({ refused: "security.currentWrong" });
    expect(await change(here.actor, "")).toEqual({ refused: "security.currentMissing" });
    expect(await isOpen(other.cookie)).toBe(true);
    expect(await change(here.actor, password)).toEqual({ done: true });
    expect(await isOpen(other.cookie)).toBe(false);
    expect(await isOpen(here.cookie)).toBe(true);
    expect(await attempt(email, password)).toEqual({ refused: "accounts.wrongPassword" });
    expect(await attempt(email, "rainy roofs of Homs")).toHaveProperty("actor.email", email);
  });

  it("S12 asks for the current one also in the first minutes of a session", async () => {
    const { actor, cookie } = await enter(await makeAccount());
    const form = { password: "rainy roofs of Homs" };
    const client = { ...newClient(), headers: new Headers({ cookie }) };
    expect(await change(actor, "")).toEqual({ refused: "security.currentMissing" });
    expect(await answerCall("user", { form, client, language: "en" })).toMatchObject({
      status: 400,
      body: { error: "reauthentication_needed" },
    });
  });

  it("refuses easily guessed passwords: common ones, and one's own name, address or number", async () => {
    const email = await makeAccount();
    const { actor } = await enter(email);
    for (const easy of ["password1", "123456", "halabi2026", "rimahalabi", "0944000101", email]) {
      expect(await change(actor, password, easy), easy).toEqual({
        refused: "accounts.passwordCommon",
      });
    }
  });

  it("S13 checks six guesses of the current one a minute, no matter who has the session", async () => {
    const { actor } = await enter(await makeAccount());
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(actor, "wrong")));
    const refused = answers.map((answer) => "refused" in answer && answer.refused);
    expect(refused.filter((key) => key === "security.currentWrong")).toHaveLength(6);
    expect(refused.filter((key) => key === "accounts.tooManyTries")).toHaveLength(14);
  });
});

async function enter(email: string, userAgent = ""): Promise<{ actor: Person; cookie: string }> {
  const headers = new Headers({ "user-agent": userAgent });
  const client = { ...newClient(), headers };
  const opened = await signIn({ email, password, remember: true }, client);
  if ("refused" in opened || opened.actor.kind !== "person") throw new Error("Not signed in.");
  const cookie = opened.setCookies.map((line) => line.split(";", 1)[0]).join("; ");
  return { actor: opened.actor, cookie };
}

const attempt = (email: string, tried: string) =>
  signIn({ email, password: tried, remember: false }, newClient());

async function isOpen(cookie: string): Promise<boolean> {
  return (await findActor(new Headers({ cookie }))).actor.kind === "person";
}
