import { createHmac } from "node:crypto";
import { request } from "node:http";
import { expect, test } from "@playwright/test";
import { type Board, openBoard } from "#e2e/security/role-board.ts";
import { emailOf, password } from "#e2e/security/role-people.ts";
import { BrowserSession } from "#e2e/support/browser-session.ts";

// One board for all: what a test changes is put back after it.
test.describe.configure({ mode: "default", timeout: 120_000 });
let board: Board;
test.beforeAll(async () => {
  board = await openBoard();
});
test.afterEach(async () => {
  await board.restore();
  await board.sql`delete from guard.limits`;
});
test.afterAll(async () => {
  await board.close();
});

const victim = emailOf("seeker");
const ownPages = ["/my-account", "/my-account?tab=applications", "/my-account/security"];
const addresses = [...ownPages, "/my-account.data", "/auth/v1/session", "/apply/{open}"];

test("a session planted before signing in is not the one signed in with: 0 of 9", async () => {
  const attacker = await signedIn(emailOf("other seeker"));
  const token = "a".repeat(32);
  const signedBy = (secret: string) =>
    encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`);
  const planted = [
    attacker.cookie,
    ...[token, `${token}.`, signedBy(""), signedBy("furas"), signedBy(token)].map(
      (value) => `furas_session=${value}`,
    ),
    `furas_session=${token}; furas_session=${signedBy("x")}`,
    `${attacker.cookie}; furas_device=${"d".repeat(43)}`,
    `__Host-furas_session=${signedBy("x")}; furas_brief=true`,
  ];
  for (const cookie of planted) {
    const answer = await post("/login", cookie, { email: victim, password });
    expect(answer.status).toBe(303);
    expect(await opens(cookie), cookie).toEqual([]);
    const given = answer.headers.getSetCookie().join("\n");
    for (const value of cookie.matchAll(/session=([^;]+)/g)) expect(given).not.toContain(value[1]);
  }
});

test("an old cookie opens nothing after signing out, by link or by list: 0 of 12", async () => {
  const session = await signedIn(victim);
  const oldCookie = session.cookie;
  expect(await opens(oldCookie)).toEqual(addresses);
  await session.post("/logout", {});
  expect(await opens(oldCookie)).toEqual([]);

  const lost = await signedIn(victim);
  const here = await signedIn(victim);
  await here.post("/my-account/security", { intent: "end-others" });
  expect(await opens(lost.cookie)).toEqual([]);
  expect(await opens(here.cookie)).toEqual(addresses);
});

test("an old cookie opens nothing after a new password or a reset: 0 of 12", async () => {
  const next = "rainy roofs of Homs";
  const lost = await signedIn(victim);
  const here = await signedIn(victim);
  const fields = { current: password, password: next, confirmPassword: next };
  expect((await here.post("/my-account/security", fields)).status).toBe(303);
  expect(await opens(lost.cookie)).toEqual([]);
  expect(await opens(here.cookie)).toEqual(addresses);

  const [user] = await board.sql`select id from auth_users where email = ${victim}`;
  const token = "t".repeat(43);
  const hash = Buffer.from(
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)),
  ).toString("base64url");
  await board.sql`insert into auth_verifications (identifier, value, expires_at) values
    (${`reset-password:${hash}`}, ${`reset-password:${user?.id}`}, now() + interval '1 hour')`;
  const reset = { password: "another-password", confirmPassword: "another-password" };
  expect((await post(`/reset-password?token=${token}`, "", reset)).status).toBe(303);
  expect(await opens(here.cookie)).toEqual([]);
});

test("a cookie opens nothing once its account is deleted: 0 of 6", async () => {
  const session = await signedIn(victim);
  await board.sql`delete from auth_users where email = ${victim}`;
  expect(await opens(session.cookie)).toEqual([]);
});

const foreign = {
  "another site": { origin: "https://evil.example" },
  "another scheme": { origin: "https://127.0.0.1" },
  "another port": { origin: "http://127.0.0.1:1" },
  "a name that begins alike": { origin: "http://127.0.0.1.evil.example" },
  "a hidden origin": { origin: "null" },
  "no origin": {},
  "another site's page": { referer: "https://evil.example/127.0.0.1" },
  "a broken page": { referer: "127.0.0.1" },
  "cross-site": { "sec-fetch-site": "cross-site" },
  "same-site": { "sec-fetch-site": "same-site" },
};

for (const [name, headers] of Object.entries(foreign)) {
  test(`a write that comes from ${name} is refused: 0 of 6`, async () => {
    const { cookie } = await signedIn(victim);
    const before = await board.state();
    for (const [to, fields] of writes) {
      const answer = await sent(to, { ...headers, cookie }, fields);
      expect([to, answer.status]).toEqual([to, 403]);
    }
    expect(await board.state()).toBe(before);
  });
}

test("a link writes nothing, by GET or HEAD, also as another method: 0 of 24", async () => {
  const { cookie } = await signedIn(victim);
  const before = await board.state();
  for (const [to, fields] of writes) {
    const path = `${to}?${new URLSearchParams(fields)}`;
    for (const method of ["GET", "HEAD"]) {
      await fetch(board.origin + path, { method, headers: { cookie }, redirect: "manual" });
    }
    const pretend = { "x-http-method-override": "POST", "x-method-override": "POST" };
    await fetch(`${board.origin}${path}&_method=POST`, { headers: { cookie, ...pretend } });
    const origin = board.origin;
    await fetch(board.origin + path, { method: "PUT", headers: { cookie, origin } });
  }
  expect(await board.state()).toBe(before);
  expect(await opens(cookie)).toEqual(addresses);
});

test("AUTH-13 a reset link names the board's own origin, under any Host: 0 of 4 poisoned", async () => {
  const { port } = new URL(board.origin);
  const forged: Record<string, string>[] = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example" },
    { host: "evil.example:443" },
    { host: "evil.example", origin: "http://evil.example", forwarded: "host=evil.example" },
  ];
  // One address is written to three times an hour at most: each request names another.
  const people = ["seeker", "other seeker", "company", "other company"] as const;
  for (const [place, headers] of forged.entries()) {
    const body = `email=${emailOf(people[place] ?? "seeker")}`;
    expect(await raw(port, "/forget-password", headers, body)).toBe(303);
  }
  await expect.poll(() => board.emails()).toHaveLength(forged.length);
  for (const email of await board.emails()) {
    expect(email).toContain(`http://127.0.0.1:${port}/reset-password?token=`);
    expect(email).not.toContain("evil");
  }
});

const writes: [to: string, fields: Record<string, string>][] = [
  ["/my-account", { firstName: "Forged", lastName: "Name" }],
  ["/my-account/security", { intent: "end-others" }],
  [
    "/my-account/security",
    { current: password, password: "stolen-one", confirmPassword: "stolen-one" },
  ],
  ["/auth/v1/user", { password: "stolen-one" }],
  ["/auth/v1/logout", {}],
  ["/logout", {}],
];

async function signedIn(email: string): Promise<BrowserSession> {
  const session = new BrowserSession(board.origin);
  const answer = await session.post("/login", { email, password });
  if (answer.status !== 303) throw new Error(`${email} was not signed in: ${answer.status}.`);
  return session;
}

/** Which routes a cookie opens. */
async function opens(cookie: string): Promise<string[]> {
  const open: string[] = [];
  for (const address of addresses) {
    const to = board.origin + address.replace("{open}", board.records.open);
    const answer = await fetch(to, { headers: { cookie }, redirect: "manual" });
    const text = await answer.text();
    if (answer.status === 200 && !text.includes('"session":null')) open.push(address);
  }
  return open;
}

function post(to: string, cookie: string, fields: Record<string, string>): Promise<Response> {
  return sent(to, { cookie, origin: board.origin }, fields);
}

function sent(to: string, headers: Record<string, string>, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(board.origin + to, { method: "POST", body, headers, redirect: "manual" });
}

/** Posts a form under any Host; returns the status. */
function raw(port: string, path: string, headers: Record<string, string>, body: string) {
  return new Promise<number>((resolve, reject) => {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const outgoing = request({
      host: "127.0.0.1",
      port,
      path,
      method: "POST",
      headers: { ...type, ...headers },
    });
    outgoing.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
