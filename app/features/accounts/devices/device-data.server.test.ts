import { eq } from "drizzle-orm";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { authSessions, authUsers, deviceKeys } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { loader as clearDevice } from "#app/features/accounts/routes/clear-device.ts";
import { action as logOut } from "#app/features/accounts/routes/logout.ts";
import { sessionMiddleware } from "#app/features/accounts/session/session.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { accountPassword, makeAccount, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { copyMiddleware, deviceMiddleware, leftoversContext } from "./device-data.server.ts";
import { findOwnDeviceKey, ownerTag } from "./device-key.server.ts";

useTestDatabase();

describe("S5 the key that a device encrypts with", () => {
  it("is an account's own, the same each time, and goes with the account", async () => {
    const [rima, karam] = [await enter(), await enter()];
    const key = await findOwnDeviceKey(rima.actor);
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
    expect(await findOwnDeviceKey(rima.actor)).toBe(key);
    expect(await findOwnDeviceKey(karam.actor)).not.toBe(key);
    await db.delete(authUsers).where(eq(authUsers.id, rima.actor.id));
    expect(await db.$count(deviceKeys, eq(deviceKeys.userId, rima.actor.id))).toBe(0);
  });

  it("is created once though several pages request it at once", async () => {
    const { actor } = await enter();
    const keys = await Promise.all(Array.from({ length: 8 }, () => findOwnDeviceKey(actor)));
    expect(new Set(keys).size).toBe(1);
  });

  it("comes once with a signed-in person's page, and lasts as long as their session", async () => {
    const { actor, cookies } = await enter();
    const [tag, key] = [ownerTag(actor.id), await findOwnDeviceKey(actor)];
    const first = await open("/jobs", cookies);
    expect(first.set).toMatchObject({ furas_key: `${tag}.${key}`, furas_left: tag });
    expect(first.lines.find((line) => line.startsWith("furas_key"))).not.toMatch(/HttpOnly/);
    expect((await open("/jobs", { ...cookies, ...first.set })).set).toEqual({});
    const brief = await open("/jobs", { ...cookies, furas_brief: "true" });
    expect(brief.lines.find((line) => line.startsWith("furas_key"))).not.toMatch(/Max-Age/);
  });

  it("is withheld on a shared device, which may keep no copy", async () => {
    const { actor, cookies } = await enter();
    const shared = await open("/jobs", { ...cookies, furas_shared: "1" });
    expect(shared.set).toMatchObject({ furas_key: `${ownerTag(actor.id)}.` });
    expect(shared.headers.get("furas-copy")).toMatch(/ no$/);
    expect((await open("/jobs", cookies)).headers.get("furas-copy")).toMatch(/ keep$/);
    // Said to be shared later, the key that is there is taken away.
    const held = { ...cookies, ...(await open("/jobs", cookies)).set, furas_shared: "1" };
    expect((await open("/jobs", held)).set).toEqual({ furas_key: `${ownerTag(actor.id)}.` });
  });

  it("is removed when the session is found ended, no matter who ended it", async () => {
    const { actor, cookies } = await enter();
    const held = { ...cookies, ...(await open("/jobs", cookies)).set };
    await db.delete(authSessions).where(eq(authSessions.userId, actor.id));
    const after = await open("/jobs", held);
    expect(after.set).toMatchObject({ furas_key: "" });
    expect(after.leftovers).toEqual({ keep: ownerTag(actor.id) });
  });
});

describe("S5 data that another person left on a device", () => {
  it("is removed once they have signed out, drafts too", async () => {
    const { cookies } = await enter();
    const held = { ...cookies, ...(await open("/jobs", cookies)).set };
    const out = await logOut({ request: requestOf("/logout", held, "POST") } as never);
    const after = { ...held, ...setBy(out) };
    expect(after).toMatchObject({ furas_key: "", furas_left: "all" });
    expect((await open("/login", after)).leftovers).toEqual({ keep: "" });
  });

  it("is removed when another person signs in, who keeps their own", async () => {
    const [rima, karam] = [await enter(), await enter()];
    const left = (await open("/jobs", rima.cookies)).set;
    const theirs = await open("/jobs", { ...left, ...karam.cookies });
    expect(theirs.leftovers).toEqual({ keep: ownerTag(karam.actor.id) });
    expect(theirs.set.furas_key).toMatch(`${ownerTag(karam.actor.id)}.`);
    expect((await open("/jobs", { ...left, ...rima.cookies })).leftovers).toBeNull();
    expect((await open("/jobs", {})).leftovers).toBeNull();
  });

  it("is all of the browser's storage without scripts, its cache with them, and recorded once", async () => {
    const gone = { furas_left: "all" };
    const plain = await clear("/clear-device", gone);
    expect(plain.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect(setBy(plain)).toEqual({ furas_left: "" });
    const scripted = await clear("/clear-device?scripts=1", gone);
    expect(scripted.headers.get("clear-site-data")).toBe('"cache"');
    const { actor, cookies } = await enter();
    const next = await clear("/clear-device", { ...cookies, ...gone });
    expect(setBy(next)).toEqual({ furas_left: ownerTag(actor.id) });
  });

  it("is removed neither without need nor by another site's link", async () => {
    const { actor, cookies } = await enter();
    const own = await clear("/clear-device", { ...cookies, furas_left: ownerTag(actor.id) });
    const never = await clear("/clear-device", {});
    const foreign = await clear(
      "/clear-device",
      { furas_left: "all" },
      { "sec-fetch-site": "cross-site" },
    );
    for (const answer of [own, never, foreign]) {
      expect(answer.headers.has("clear-site-data")).toBe(false);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

it.each([
  "/my-account",
  "/my-account.data",
  "/company-dashboard",
  "/admin-dashboard",
  "/apply/x",
  "/post-job",
  "/edit-job/x",
  "/my-account/security",
  "/anything-new",
])("S5 %s is not stored for a signed-in person", async (path) => {
  const { cookies } = await enter();
  expect((await open(path, cookies)).headers.get("cache-control")).toBe("private, no-store");
  expect((await open(path, {})).headers.has("cache-control")).toBe(false);
});

it("a copy of a page that is usable offline has its scripts beside it", async () => {
  const { cookies } = await enter();
  const copyHeader = async (path: string) => (await open(path, cookies)).headers.get("furas-copy");
  expect(await copyHeader("/apply/x")).toMatch(/ keep scripts$/);
  expect(await copyHeader("/saved-jobs")).toMatch(/ keep scripts$/);
  expect(await copyHeader("/jobs/x")).toMatch(/ keep$/);
  expect(await copyHeader("/my-account")).toMatch(/ no$/);
});

it.each(["/", "/jobs", "/jobs/x", "/syria/aleppo"])(
  "S5 %s may be asked for anew by its tag",
  async (path) => {
    const { cookies } = await enter();
    expect((await open(path, cookies)).headers.has("cache-control")).toBe(false);
  },
);

it.each(["/register", "/login", "/forget-password", "/alerts/new", "/report/x"])(
  "A4 %s tells a browser apart from others of its kind by a secret, once",
  async (path) => {
    const { furas_device: secret = "" } = (await open(path, {})).set;
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await open(path, { furas_device: secret })).set).not.toHaveProperty("furas_device");
  },
);

it.each(["/", "/jobs", "/jobs/x", "/companies"])("A4 %s needs none", async (path) => {
  expect((await open(path, {})).set).not.toHaveProperty("furas_device");
});

type Cookies = Record<string, string>;

async function enter(): Promise<{ actor: Person; cookies: Cookies }> {
  const email = await makeAccount();
  const opened = await signIn({ email, password: accountPassword, remember: true }, newClient());
  if ("refused" in opened) throw new Error("Not signed in.");
  return { actor: opened.actor as Person, cookies: cookiesOf(opened.setCookies) };
}

/** What a page answers through the middleware of all pages. */
async function open(path: string, cookies: Cookies) {
  const request = requestOf(path, cookies);
  const context = new RouterContextProvider();
  const page = new Response("", { headers: { "content-type": "text/html" } });
  const chain = [sessionMiddleware, deviceMiddleware, copyMiddleware];
  const run = chain.reduceRight<() => Promise<Response>>(
    (next, middleware: MiddlewareFunction<Response>) => async () =>
      (await middleware({ request, context, params: {} } as never, next)) as Response,
    async () => page,
  );
  const { headers } = await run();
  const { furas_session: _, ...set } = cookiesOf(headers.getSetCookie());
  return { headers, lines: headers.getSetCookie(), set, leftovers: context.get(leftoversContext) };
}

async function clear(path: string, cookies: Cookies, headers: Cookies = {}): Promise<Response> {
  const request = requestOf(path, cookies);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  const context = new RouterContextProvider();
  const next = async () => clearDevice({ request, context, params: {} } as never);
  return (await sessionMiddleware({ request, context, params: {} } as never, next)) as Response;
}

function requestOf(path: string, cookies: Cookies, method = "GET"): Request {
  const cookie = Object.entries(cookies)
    .filter(([, value]) => value !== "")
    .map((pair) => pair.join("="))
    .join("; ");
  return new Request(`http://127.0.0.1:3000${path}`, { method, headers: { cookie } });
}

function setBy(answer: Response): Cookies {
  const { furas_session: _, furas_brief: __, ...set } = cookiesOf(answer.headers.getSetCookie());
  return set;
}

function cookiesOf(lines: readonly string[]): Cookies {
  return Object.fromEntries(lines.map((line) => line.split(";", 1)[0]?.split(/=(.*)/s) ?? []));
}
