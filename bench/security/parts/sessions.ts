import { cookiesOf, password } from "#bench/harness/accounts.ts";
import { none } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import {
  type AttackedBoard,
  idOf,
  makeAccountEmails,
  openAttackedBoard,
  signIn,
} from "#bench/security/board.ts";

/** Ways into somebody's session, or of writing in their name; one that works is a finding. */
export const part: Part<string[]> = {
  what: "planted, replayed, foreign and cross-site sessions, and where sign-in leads",
  async run() {
    const board = await openAttackedBoard();
    try {
      const groups = [planted, replayed, fromElsewhere, byReading, openRedirects];
      const findings = [];
      for (const group of groups) {
        const tried = await group(board);
        const worked = tried.filter(([, did]) => did).map(([what]) => what);
        findings.push(none(group.name, worked, tried.length));
      }
      const all = findings.map(({ value }) => value.split(" of ").map(Number));
      const sum = (at: number) => all.reduce((total, each) => total + (each[at] ?? 0), 0);
      const [worked, tried] = [sum(0), sum(1)];
      return [
        ...findings,
        {
          what: "all of them",
          value: `${worked} of ${tried}`,
          toReach: "0 of 50",
          reached: worked === 0 && tried >= 50,
        },
      ];
    } finally {
      await board.close();
    }
  },
};

type Tried = [what: string, worked: boolean][];

/** The victim signs in with what the attacker had put into the browser: does the attacker come in? */
async function planted(board: AttackedBoard): Promise<Tried> {
  const [victim = "", attacker = ""] = await makeAccountEmails(board, 2);
  const own = await signIn(board, attacker);
  const value = "a".repeat(32);
  const cookies = {
    "the attacker's session": own,
    "a token without a signature": `furas_session=${value}`,
    "a token with an empty signature": `furas_session=${value}.`,
    "a token signed with itself": `furas_session=${value}.${value}`,
    "the name of another prefix": `__Host-furas_session=${value}.${value}`,
    "a long life": `${own}; furas_brief=false`,
    "the attacker's device": own.replace(/furas_session=[^;]+/, "x=y"),
    "two of one name": `furas_session=${value}; ${own}`,
  };
  const tried: Tried = [];
  for (const [what, cookie] of Object.entries(cookies)) {
    const answer = await send(board, "/login", { email: victim, password }, { cookie });
    const given = cookiesOf(answer.headers);
    const same = given.includes(value) || cookie.includes(given.split(";")[0] ?? "-");
    tried.push([what, same || (await whoIs(board, cookie)) === victim]);
  }
  return tried;
}

/** A kept cookie after what ends a session. */
async function replayed(board: AttackedBoard): Promise<Tried> {
  const next = "rainy roofs of Homs";
  const ends: Record<string, (email: string, cookie: string) => Promise<unknown>> = {
    "signing out": (_, cookie) => send(board, "/logout", {}, { cookie }),
    "signing out by the call": (_, cookie) => send(board, "/auth/v1/logout", {}, { cookie }),
    "ending all others": async (email) => {
      const cookie = await signIn(board, email);
      return send(board, "/my-account/security", { intent: "end-others" }, { cookie });
    },
    "a new password": async (email) => {
      const cookie = await signIn(board, email);
      const fields = { current: password, password: next, confirmPassword: next };
      return send(board, "/my-account/security", fields, { cookie });
    },
    "a new password by the call": async (email) => {
      const cookie = await signIn(board, email);
      return send(
        board,
        "/auth/v1/user",
        { password: next, current_password: password },
        { cookie },
      );
    },
    "a reset": async (email) => {
      const token = "t".repeat(40) + email.slice(0, 3);
      const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
      const hash = Buffer.from(bytes).toString("base64url");
      await board.sql`insert into auth_verifications (identifier, value, expires_at) values
        (${`reset-password:${hash}`}, ${`reset-password:${await idOf(board, email)}`},
          now() + interval '1 hour')`;
      const fields = { token, password: next, confirmPassword: next };
      return send(board, `/reset-password?token=${token}`, fields, {});
    },
    "the account's end": (email) => board.sql`delete from auth_users where email = ${email}`,
    "its last day": (email) => board.sql`
      update auth_sessions set expires_at = now() - interval '1 second'
      from auth_users where auth_users.id = user_id and email = ${email}`,
  };
  const tried: Tried = [];
  for (const [what, end] of Object.entries(ends)) {
    const [email = ""] = await makeAccountEmails(board, 1);
    const cookie = await signIn(board, email);
    if ((await whoIs(board, cookie)) !== email) throw new Error(`${what}: no session to end.`);
    await end(email, cookie);
    tried.push([`after ${what}: who it is`, (await whoIs(board, cookie)) !== undefined]);
    tried.push([`after ${what}: a page`, await opensAccount(board, cookie)]);
  }
  return tried;
}

/** Writes that another site's page sends with the victim's cookie. */
async function fromElsewhere(board: AttackedBoard): Promise<Tried> {
  const [email = ""] = await makeAccountEmails(board, 1);
  const cookie = await signIn(board, email);
  const senders: Record<string, Record<string, string>> = {
    "another site": { origin: "https://evil.example" },
    "another scheme": { origin: board.origin.replace("http:", "https:") },
    "another port": { origin: "http://127.0.0.1:1" },
    "a name that begins alike": { origin: `${board.origin}.evil.example` },
    "a name before an @": { origin: `${board.origin}@evil.example` },
    "a hidden origin": { origin: "null" },
    "an empty origin": { origin: "" },
    "nobody who says so": {},
    "another site's page": { referer: `https://evil.example/?${board.origin}` },
    "a cross-site form": { "sec-fetch-site": "cross-site" },
    "a same-site form": { "sec-fetch-site": "same-site" },
    "a cross-site form that forges its origin": {
      "sec-fetch-site": "cross-site",
      origin: board.origin,
    },
  };
  const tried: Tried = [];
  for (const [what, headers] of Object.entries(senders)) {
    for (const to of ["/my-account", "/my-account.data"]) {
      const fields = { firstName: "Forged", lastName: "Name" };
      await send(board, to, fields, { cookie, origin: "", ...headers }, "origin" in headers);
      const [row] = await board.sql`select first_name from user_profiles where email = ${email}`;
      tried.push([`${what}, ${to}`, row?.first_name === "Forged"]);
    }
  }
  return tried;
}

/** Links that write. */
async function byReading(board: AttackedBoard): Promise<Tried> {
  const [email = ""] = await makeAccountEmails(board, 1);
  const cookie = await signIn(board, email);
  const links = [
    "/my-account?firstName=Forged&lastName=Name",
    "/my-account.data?firstName=Forged&lastName=Name&_method=POST",
    "/my-account/security?intent=end-others",
    "/auth/v1/user?password=stolen-one",
    "/auth/v1/logout",
    "/logout",
  ];
  const tried: Tried = [];
  for (const link of links) {
    for (const method of ["GET", "HEAD"]) {
      const override = { "x-http-method-override": "POST", "x-method-override": "POST" };
      const headers = { cookie, ...override };
      await fetch(board.origin + link, { method, headers, redirect: "manual" });
      const [row] = await board.sql`select first_name from user_profiles where email = ${email}`;
      const changed = row?.first_name === "Forged" || (await whoIs(board, cookie)) !== email;
      tried.push([`${method} ${link}`, changed]);
    }
  }
  return tried;
}

/** Where a forged `next` leads after signing in, and where answers lead under a forged Host. */
async function openRedirects(board: AttackedBoard): Promise<Tried> {
  const nexts = [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/.//evil.example",
    "/%2f/evil.example/..//evil.example",
    "javascript:alert(1)",
    " //evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "http:evil.example",
    "///evil.example",
    "/..//evil.example",
    "@evil.example",
    "/@evil.example//",
    "data:text/html,x",
  ];
  const tried: Tried = [];
  for (const next of nexts) {
    const [email = ""] = await makeAccountEmails(board, 1);
    const to = `/login?${new URLSearchParams({ next })}`;
    const answer = await send(board, to, { email, password, next }, {});
    const location = answer.headers.get("location") ?? "";
    const led = URL.parse(location, board.origin);
    tried.push([`next=${JSON.stringify(next)}`, led?.origin !== board.origin]);
    const cookie = cookiesOf(answer.headers);
    const again = await fetch(board.origin + to, { headers: { cookie }, redirect: "manual" });
    const later = URL.parse(again.headers.get("location") ?? "/", board.origin);
    tried.push([`signed in, next=${JSON.stringify(next)}`, later?.origin !== board.origin]);
  }
  return tried;
}

/** Posts a form as this board's own page would, but for the headers that are given. */
function send(
  board: AttackedBoard,
  to: string,
  fields: Record<string, string>,
  given: Record<string, string>,
  withOrigin = true,
) {
  const headers = new Headers({ origin: board.origin, ...given });
  if (!withOrigin) headers.delete("origin");
  headers.set("x-forwarded-for", `2001:db8:${(Math.random() * 65_536) | 0}::1`);
  const body = new URLSearchParams(fields);
  return fetch(board.origin + to, { method: "POST", body, headers, redirect: "manual" });
}

/** The address that a cookie is believed to belong to. */
async function whoIs(board: AttackedBoard, cookie: string): Promise<string | undefined> {
  const answer = await fetch(`${board.origin}/auth/v1/session`, { headers: { cookie } });
  const { user } = (await answer.json()) as { user: { email: string } | null };
  return user?.email;
}

async function opensAccount(board: AttackedBoard, cookie: string): Promise<boolean> {
  const headers = { cookie };
  const answer = await fetch(`${board.origin}/my-account`, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status === 200;
}
