import { rm } from "node:fs/promises";
import { request } from "node:http";
import { expect, test } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";
import { copyBoard } from "#e2e/support/prepared-boards.ts";
import { startServer } from "#e2e/support/server-process.ts";

// What a proxy with TLS passes on: plain HTTP, with the host that people typed. The rehearsal does
// the same through real proxies and in a browser.
const host = "jobs.example";
const own = `https://${host}`;

test.describe.configure({ mode: "default" });
let dataDir: string;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  dataDir = await copyBoard("demo");
  server = await startServer(dataDir, { BASE_URL: own, TRUST_PROXY: "1", DEMO: "1" });
  if (server.child.exitCode !== null) throw new Error(server.output());
});
test.afterAll(async () => {
  await server.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = { status: number; location: string; cookies: string[]; body: string };

/** One request as the proxy hands it in. */
function send(
  path: string,
  headers: Record<string, string>,
  fields?: Record<string, string>,
): Promise<Answer> {
  const body = fields && new URLSearchParams(fields).toString();
  return new Promise((resolve, reject) => {
    const sent = request(server.origin + path, {
      method: fields ? "POST" : "GET",
      agent: false,
      headers: {
        host,
        "x-forwarded-for": "203.0.113.7",
        "x-forwarded-proto": "https",
        ...(body && {
          "content-type": "application/x-www-form-urlencoded",
          "content-length": String(Buffer.byteLength(body)),
        }),
        ...headers,
      },
    });
    sent.once("error", reject);
    sent.once("response", async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location ?? "",
        cookies: answer.headers["set-cookie"] ?? [],
        body: Buffer.concat(parts).toString(),
      });
    });
    sent.end(body);
  });
}

const right = { email: "seeker@demo.furas.test", password: demoPassword };

const allowed: Record<string, Record<string, string>> = {
  "an origin": { origin: own },
  "an origin and a site": { origin: own, "sec-fetch-site": "same-origin" },
  "a site, the origin hidden": { origin: "null", "sec-fetch-site": "same-origin" },
  "a referer": { referer: `${own}/login` },
};

for (const [name, headers] of Object.entries(allowed)) {
  test(`S1 behind TLS a form that names ${name} is taken, with and without the router`, async () => {
    const page = await send("/login", headers, right);
    expect(page.status, page.body).toBe(303);
    expect(page.location).toMatch(/^\/(?!\/)/);
    const data = await send("/login.data", headers, right);
    expect(data.status).toBe(202);
    for (const { cookies } of [page, data]) {
      const session = cookies.find((line) => line.startsWith("__Host-furas_session="));
      expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/i);
    }
  });
}

const refused: Record<string, Record<string, string>> = {
  "another site": { origin: "https://elsewhere.example" },
  "another site, the request said to be our own": {
    origin: "https://elsewhere.example",
    "sec-fetch-site": "same-origin",
  },
  "S19 the same host over plain HTTP": { origin: `http://${host}` },
  "S19 a page of the same host over plain HTTP": { referer: `http://${host}/login` },
  "another port": { origin: `${own}:8443` },
  "a hidden origin": { origin: "null" },
  "the address behind the proxy": { origin: "http://127.0.0.1" },
};

for (const [name, headers] of Object.entries(refused)) {
  test(`behind TLS a form that comes from ${name} is refused with 403`, async () => {
    for (const path of ["/login", "/login.data"]) {
      const answer = await send(path, headers, right);
      expect(answer.status).toBe(403);
      expect(answer.cookies).toEqual([]);
    }
  });
}

test("S14 no link on the page of a missing address with two slashes leads to another host", async () => {
  for (const path of [
    "//elsewhere.example/",
    "///elsewhere.example/a?b=c",
    "/.//elsewhere.example",
  ]) {
    const answer = await send(path, {});
    expect(answer.status, path).toBe(308);
    expect(answer.location).toMatch(/^\/elsewhere\.example/);
    const page = await send(answer.location, {});
    expect(page.status).toBe(404);
    expect(page.body).not.toMatch(/(?:href|action|src)="(?:https?:)?\/\/elsewhere/);
  }
});

const flashMessage = /<main[^>]*><div class="wrap[^>]*><div class="notice/;

test("S21 a forged flash cookie shows no text but the board's own", async () => {
  for (const key of ["constructor.name", "__proto__.toString.name", "Call.0944.000.000"]) {
    const page = await send("/pricing?lang=en", { cookie: `__Host-furas_notice=err~${key}` });
    expect(page.status).toBe(200);
    expect(page.body).not.toMatch(flashMessage);
    expect(page.body).not.toContain(key);
  }
  const flashed = await send("/pricing?lang=en", {
    cookie: "__Host-furas_notice=ok~posting.posted",
  });
  expect(flashed.body).toMatch(flashMessage);
});

test("over HTTPS the cookies of language and flash messages are bound to the host too", async () => {
  const page = await send("/pricing?lang=en&switch=1", {});
  const redirected = await send("/my-account", {});
  const lines = [...page.cookies, ...redirected.cookies];
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^__Host-\w+=.*; HttpOnly; Secure; SameSite=Lax$/);
  const answer = await send("/pricing", { cookie: "__Host-lang=en" });
  expect(answer.body).toContain('<html lang="en"');
});
