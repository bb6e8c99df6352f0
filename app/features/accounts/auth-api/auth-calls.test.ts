import { createHmac, randomUUID } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import * as route from "#app/features/accounts/routes/auth-call.ts";
import { sessionMiddleware } from "#app/features/accounts/session/session.server.ts";
import {
  type AuthEvent,
  makeSessionEvents,
} from "#app/features/accounts/session/session-events.ts";
import { readAccessToken } from "#app/features/accounts/sign-in/access-token.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cookieSecret } from "#app/platform/settings/app-secret.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeAuthCalls, type SignUp } from "./auth-calls.ts";
import { AuthError } from "./auth-errors.ts";

useTestDatabase();

const mail = useTestMail();

const person = (): SignUp => ({
  email: `${randomUUID()}@example.com`,
  password: "six-olives",
  agree: true,
  data: {
    first_name: "Rima",
    last_name: "Halabi",
    phone: "0944000101",
    country: "Syria",
    province: "Aleppo",
    city: "Azaz",
    user_type: "customer_employee",
  },
});

describe("the auth calls", () => {
  it("CALL-02 signing up and in give a user and a session with both tokens and the expiry", async () => {
    const { calls, raised } = browser();
    const wanted = person();
    const created = await calls.signUp(wanted);
    await calls.signOut();
    const signed = await calls.signIn(wanted);
    for (const { user, session } of [created, signed]) {
      expect(user).toMatchObject({ email: wanted.email, user_type: "customer_employee" });
      expect(session.access_token).not.toBe("");
      expect(session.refresh_token).not.toBe("");
      const left = session.expires_at - Date.now() / 1000;
      expect(left).toBeGreaterThan(59 * 60);
      expect(left).toBeLessThanOrEqual(3600);
    }
    expect(raised).toEqual(["SIGNED_IN", "SIGNED_OUT", "SIGNED_IN"]);
  });

  it("CALL-02 sign-out, current session, refresh and a new password work on that session", async () => {
    const { calls, raised } = browser();
    const other = browser();
    const { email, password, ...rest } = person();
    await calls.signUp({ email, password, ...rest });
    await other.calls.signIn({ email, password });
    const { user, session } = (await calls.getSession()) ?? expect.fail("There is no session.");
    expect(user.email).toBe(email);
    const refreshed = await calls.refreshSession(session.refresh_token);
    expect(refreshed.session.refresh_token).toBe(session.refresh_token);
    expect(await kindOf(calls.updateUser({ password: "six-pears", current: "" }))).toBe(
      "reauthentication_needed",
    );
    await calls.updateUser({ password: "six-pears", current: password }, session.access_token);
    expect(await calls.getSession()).toHaveProperty("user.id", user.id);
    expect(await other.calls.getSession()).toBeNull();
    expect(await kindOf(other.calls.signIn({ email, password }))).toBe("invalid_credentials");
    await calls.signOut(session.access_token);
    expect(await calls.getSession()).toBeNull();
    await calls.signIn({ email, password: "six-pears" });
    expect(raised).toEqual(["SIGNED_IN", "USER_UPDATED", "SIGNED_OUT", "SIGNED_IN"]);
  });

  it("CALL-02 hands scripts nothing that opens the account without the cookie", async () => {
    const signed = browser();
    const { user, session } = await signed.calls.signUp(person());
    for (const secret of [session.access_token, session.refresh_token]) {
      expect(signed.cookie()).not.toContain(secret);
      const thief = browser(`furas_session=${secret}`);
      expect(await thief.calls.getSession()).toBeNull();
      expect(
        await kindOf(thief.calls.updateUser({ password: "stolen", current: "six-olives" }, secret)),
      ).toBe("session_missing");
      expect(await kindOf(thief.calls.refreshSession(secret))).toBe("session_missing");
    }
    expect(await readAccessToken(session.access_token)).toMatchObject({ sub: user.id });
  });

  it("CALL-02 the grant type may stand in the address too, the password may not", async () => {
    const { calls } = browser();
    const { email, password, ...rest } = person();
    await calls.signUp({ email, password, ...rest });
    const post = (query: string, fields: Record<string, string>) =>
      statusOf(`/auth/v1/token?${query}`, fields);
    expect(await post("grant_type=password", { email, password })).toBe(200);
    expect(
      await post(new URLSearchParams({ grant_type: "password", password }).toString(), { email }),
    ).toBe(400);
    expect(await post("grant_type=other", { email, password })).toBe(400);
  });

  it("CALL-01 a sign-up that does not agree to the terms is refused", async () => {
    const { email, password, data } = person();
    expect(await statusOf("/auth/v1/signup", { email, password, ...data })).toBe(400);
    expect(await statusOf("/auth/v1/signup", { email, password, ...data, agree: "true" })).toBe(
      200,
    );
  });

  it("an access token names its type and board, and no other signed text is accepted as one", async () => {
    const { session } = await browser().calls.signUp(person());
    const secret = cookieSecret();
    const key = createHmac("sha256", secret).update("access token").digest();
    const { typ, alg } = decodeProtectedHeader(session.access_token);
    const claims = decodeJwt(session.access_token);
    expect({ typ, alg, aud: claims.aud }).toEqual({
      typ: "furas-access+jwt",
      alg: "HS256",
      aud: "http://127.0.0.1:3000",
    });
    const signed = (header: { alg: string; typ?: string }, payload: JWTPayload, by = key) =>
      new SignJWT(payload).setProtectedHeader(header).sign(by);
    const header = { alg: "HS256", typ: "furas-access+jwt" };
    expect(await readAccessToken(await signed(header, claims))).toEqual(claims);
    const { exp: _, ...endless } = claims;
    const others = [
      signed({ alg: "HS256" }, claims),
      signed({ ...header, typ: "other" }, claims),
      signed({ ...header, alg: "HS512" }, claims, createHmac("sha512", key).digest()),
      signed(header, claims, createHmac("sha256", secret).digest()),
      signed(header, { ...claims, aud: "https://else.example" }),
      signed(header, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }),
      signed(header, endless),
      new UnsecuredJWT(claims).encode(),
      "",
      "a.b.c",
      "..",
      tokenOfAnOlderBoard(claims, key),
    ];
    for (const other of others) expect(await readAccessToken(await other)).toBeUndefined();
  });

  it("CALL-02 requests a reset email, for every address alike", async () => {
    const { calls } = browser();
    const { email, ...rest } = person();
    await calls.signUp({ email, ...rest });
    await calls.resetPasswordForEmail(email);
    await calls.resetPasswordForEmail("nobody@example.com");
    const subjects = (await mail.emails()).map(({ to, source }) => [
      to,
      parseEmail(source).subject,
    ]);
    const { confirmation, recovery } = messagesFor("ar").emails;
    expect(subjects).toHaveLength(2);
    expect(subjects).toContainEqual([[email], confirmation.subject]);
    expect(subjects).toContainEqual([[email], recovery.subject]);
  });
});

describe("errors of an auth call", () => {
  it("CALL-03 session missing, invalid credentials, weak password and invalid token", async () => {
    const { calls } = browser();
    const wanted = person();
    expect(await failure(calls.refreshSession())).toEqual(["session_missing", 401]);
    expect(await failure(calls.signOut())).toEqual(["session_missing", 401]);
    expect(
      await failure(calls.updateUser({ password: "six-pears", current: "six-olives" })),
    ).toEqual(["session_missing", 401]);
    expect(await failure(calls.signIn(wanted))).toEqual(["invalid_credentials", 400]);
    expect(await failure(calls.signUp({ ...wanted, password: "five5" }))).toEqual([
      "weak_password",
      422,
    ]);
    const { session } = await calls.signUp(wanted);
    expect(await failure(calls.updateUser({ password: "five5", current: "six-olives" }))).toEqual([
      "weak_password",
      422,
    ]);
    const [header = "", body = "", signed = ""] = session.access_token.split(".");
    const another = Buffer.from(JSON.stringify({ sub: "x", sid: session.refresh_token, exp: 9e9 }));
    for (const token of [
      "forged",
      `${header}.${body}.`,
      `${header}.${another.toString("base64url")}.${signed}`,
    ]) {
      expect(
        await failure(calls.updateUser({ password: "six-pears", current: "six-olives" }, token)),
      ).toEqual(["invalid_token", 403]);
    }
    expect(await failure(calls.refreshSession(randomUUID()))).toEqual(["invalid_token", 403]);
  });

  it.each([502, 503, 504])("CALL-03 a retryable fetch error at status %i", async (status) => {
    const calls = makeAuthCalls(async () => new Response("<html>", { status }), silent());
    expect(await failure(calls.getSession())).toEqual(["retryable_fetch_error", status]);
  });

  it("CALL-03 a retryable fetch error when the connection is lost", async () => {
    const calls = makeAuthCalls(() => Promise.reject(new TypeError("Failed to fetch")), silent());
    expect(await failure(calls.getSession())).toEqual(["retryable_fetch_error", 0]);
  });

  it("CALL-03 anything else is told from the five", async () => {
    const calls = makeAuthCalls(async () => new Response("<html>", { status: 500 }), silent());
    expect(await failure(calls.getSession())).toEqual(["unexpected_failure", 500]);
    const limited = makeAuthCalls(async () => new Response("<html>", { status: 429 }), silent());
    expect(await failure(limited.getSession())).toEqual(["over_request_rate_limit", 429]);
  });

  it("AUTH-10 PERM-09 a second account, an admin and a sign-up without agreeing", async () => {
    const { calls } = browser();
    const wanted = person();
    await calls.signUp(wanted);
    expect(await kindOf(calls.signUp(wanted))).toBe("user_already_exists");
    const before = await db.$count(authUsers);
    const { data } = wanted;
    const admin = { ...person(), data: { ...data, user_type: "admin" } };
    expect(await kindOf(calls.signUp(admin))).toBe("validation_failed");
    const plain = browser().send("/auth/v1/signup", {
      method: "POST",
      body: new URLSearchParams({ email: person().email, password: "six-olives", ...data }),
    });
    expect((await plain).status).toBe(400);
    expect(await db.$count(authUsers)).toBe(before);
  });
});

async function kindOf(call: Promise<unknown>): Promise<string> {
  return (await failure(call))[0];
}

async function failure(call: Promise<unknown>): Promise<[string, number]> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AuthError)) throw new Error("The call did not fail.", { cause: error });
  return [error.kind, error.status];
}

function silent() {
  return makeSessionEvents({ send() {}, receive: () => () => {} });
}

/** The calls of a browser of its own, its cookies kept, straight to the route. */
function browser(cookies = "") {
  const jar = new Map(cookies ? [cookies.split("=", 2) as [string, string]] : []);
  const cookie = () => [...jar].map((pair) => pair.join("=")).join("; ");
  const raised: AuthEvent[] = [];
  const events = silent();
  events.follow(({ event }) => raised.push(event));
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set("cookie", cookie());
    const request = new Request(`http://127.0.0.1:3000${path}`, { ...init, headers });
    const handler = init.method === "POST" ? route.action : route.loader;
    const params = { call: path.split("/").at(-1) };
    const args = { request, params, context: new RouterContextProvider() } as never;
    const response = (await sessionMiddleware(args, () => handler(args))) as Response;
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value.join("="));
    }
    return response;
  };
  return { calls: makeAuthCalls(send, events), send, cookie, raised };
}

/** What a posted call of a new browser is answered with. */
async function statusOf(address: string, fields: Record<string, string>): Promise<number> {
  const init = { method: "POST", body: new URLSearchParams(fields) };
  const request = new Request(`http://127.0.0.1:3000${address}`, init);
  const call = new URL(request.url).pathname.split("/").at(-1);
  const args = { request, params: { call }, context: new RouterContextProvider() };
  return (await route.action(args as never)).status;
}

/** Two parts, as this board signed them before; they ran out within the hour. */
function tokenOfAnOlderBoard(claims: JWTPayload, key: Uint8Array): string {
  const text = Buffer.from(JSON.stringify({ typ: "furas-access+1", ...claims })).toString(
    "base64url",
  );
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}
