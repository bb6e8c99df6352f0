import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { authSessions } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeSeeker } from "#test/people.ts";
import { closeSession, findSession, openSession } from "./session-store.server.ts";

useTestDatabase();

// Signed by better-auth 1.7.7, which kept the sessions of release 0.1.0, with the secret of the tests.
const token = "AbCdEfGhIjKlMnOpQrStUvWxYz012345";
const signed = `furas_session=${token}.A2ZKJSQ11gk1AMvMFm2ptIHJfaxR6ArejGrjXQ%2BB9c0%3D`;
const brief = "furas_brief=true.TVlMaqlVYM01jxeoHuceqITEo52GzVwdJzSfR6go3Kg%3D";

const day = 24 * 60 * 60 * 1000;
const withCookie = (cookie: string) => new Headers({ cookie });

it("AUTH-05 a session and cookie of release 0.1.0 stay valid, and a remembered one is lengthened", async () => {
  const { id } = await makeSeeker();
  const expiresAt = new Date(Date.now() + 20 * day);
  await db.insert(authSessions).values({ userId: id, token, expiresAt });
  expect(await findSession(withCookie(`${signed}; ${brief}`))).toMatchObject({
    user: { id },
    setCookies: [],
  });
  const read = await findSession(withCookie(signed));
  expect(read.user?.id).toBe(id);
  expect(read.setCookies).toHaveLength(1);
  expect(read.setCookies[0]?.startsWith(`${signed}; `)).toBe(true);
  expect(read.setCookies[0]).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const [row] = await db.select().from(authSessions).where(eq(authSessions.token, token));
  expect(row?.expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime() + day);
  // It was lengthened just now.
  expect((await findSession(withCookie(signed))).setCookies).toEqual([]);
});

it("AUTH-05 a session that ran out or was ended opens nothing, and its cookies are cleared", async () => {
  const { id } = await makeSeeker();
  const device = { userAgent: "x".repeat(400), deviceId: null, brief: true };
  const [line = "", mark = ""] = await openSession(id, device);
  expect(line).not.toContain("Max-Age");
  const headers = withCookie(`${line.split(";")[0]}; ${mark.split(";")[0]}`);
  expect((await findSession(headers)).user?.id).toBe(id);
  const mine = eq(authSessions.userId, id);
  await db
    .update(authSessions)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(mine);
  const { user, setCookies } = await findSession(headers);
  expect(user).toBeUndefined();
  expect(setCookies).toEqual([
    expect.stringMatching(/^furas_session=; Max-Age=0;/),
    expect.stringMatching(/^furas_brief=; Max-Age=0;/),
  ]);
  expect(await db.$count(authSessions, mine)).toBe(0);
  const [next = ""] = await openSession(id, device);
  expect(await closeSession(withCookie(next.split(";")[0] ?? ""))).toHaveLength(2);
  expect(await db.$count(authSessions, mine)).toBe(0);
});

it("PERM-01 a cookie whose signature is missing, of another key or of another value is no session", async () => {
  const { id } = await makeSeeker();
  const [line = ""] = await openSession(id, { userAgent: null, deviceId: null, brief: false });
  const [value = ""] = (line.split(";")[0] ?? "").split("=").slice(1);
  const [own = "", signature = ""] = decodeURIComponent(value).split(".");
  const forged = [own, `${own}.`, `${own}.${own}`, `${own}x.${signature}`, `.${signature}`];
  for (const each of forged) {
    const cookie = `furas_session=${encodeURIComponent(each)}`;
    expect(await findSession(withCookie(cookie)), each).toEqual({ setCookies: [] });
  }
});
