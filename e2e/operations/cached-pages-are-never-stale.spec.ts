import { hash } from "node:crypto";
import { rm } from "node:fs/promises";
import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { closeDatabase, db, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { BrowserSession } from "#e2e/support/browser-session.ts";
import { ask } from "#e2e/support/plain-request.ts";
import { copyBoard } from "#e2e/support/prepared-boards.ts";
import { startServer } from "#e2e/support/server-process.ts";
import { workersOf } from "#e2e/support/worker-processes.ts";

test.describe.configure({ mode: "serial" });

let dataDir: string;
let server: Awaited<ReturnType<typeof startServer>>;
let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>;

// Two processes serve, each with a cache of its own.
test.beforeAll(async () => {
  dataDir = await copyBoard("demo");
  server = await startServer(dataDir, { WORKERS: "2" });
  if (server.child.exitCode !== null) throw new Error(server.output());
  database = await startEmbeddedDatabase({ dataDir });
  openDatabase(database.url, 2);
});
test.afterAll(async () => {
  await closeDatabase();
  await database.stop();
  expect(await server.end("SIGTERM")).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

const english = { cookie: "lang=en", "accept-encoding": "br" };

/** What a visitor reads: each connection meets the next of the processes. */
async function read(path: string, times = 4): Promise<string[]> {
  const texts: string[] = [];
  for (let time = 0; time < times; time++) {
    texts.push((await ask(server.origin + path, english)).text);
  }
  return texts;
}

const holds = (texts: string[], part: string) => texts.map((text) => text.includes(part));
const yes = [true, true, true, true];
const no = [false, false, false, false];

test("a job is on the list when it is posted, changed when it is edited, gone when it is deleted", async () => {
  const company = await signedIn("company@demo.furas.test");
  await read("/jobs");
  expect((await postJob(company, "/post-job", "Night shift baker")).status).toBe(303);
  expect(holds(await read("/jobs"), "Night shift baker")).toEqual(yes);
  const [job] = await db.select().from(jobs).where(eq(jobs.title, "Night shift baker"));
  const id = job?.id ?? "";
  await read(`/jobs/${id}`);

  expect((await postJob(company, `/edit-job/${id}`, "Morning baker")).status).toBe(303);
  for (const path of ["/jobs", `/jobs/${id}`, "/category/Logistics"]) {
    expect(holds(await read(path), "Morning baker"), path).toEqual(yes);
    expect(holds(await read(path), "Night shift baker"), path).toEqual(no);
  }

  expect((await company.post(`/company-dashboard/delete-job/${id}`, {})).status).toBe(303);
  expect(holds(await read("/jobs"), "Morning baker")).toEqual(no);
  expect((await ask(`${server.origin}/jobs/${id}`, english)).status).toBe(404);
});

test("a change by a line of SQL is on the next page that anybody asks for, every time", async () => {
  const [first] = await db.select().from(jobs).where(eq(jobs.status, "active")).limit(1);
  const one = eq(jobs.id, first?.id ?? "");
  const page = `/jobs/${first?.id}`;
  await db.update(jobs).set({ createdAt: new Date(), title: "Baker none number" }).where(one);
  // A search finds it by words that plain SQL wrote once the background work has indexed them.
  await expect
    .poll(async () => holds(await read("/api/v1/jobs?keyword=baker+number"), "Baker none number"))
    .toEqual(yes);
  // Pages, and answers that are remembered without being pages: each is asked for after every fourth change.
  const paths = [
    "/jobs",
    page,
    "/api/v1/jobs?keyword=baker+number",
    "/suggest?q=baker+num&language=en",
  ] as const;
  for (let round = 0; round < 24; round++) {
    const title = `Baker ${round} number`;
    await db.update(jobs).set({ title }).where(one);
    const path = paths[round % 4] ?? "";
    if (path.startsWith("/suggest")) {
      // A suggestion has the number of jobs that its search finds.
      await expect.poll(async () => holds(await read(path), title), path).toEqual(yes);
    } else {
      expect(holds(await read(path), title), path).toEqual(yes);
    }
  }
  await db.update(jobs).set({ status: "closed" }).where(one);
  expect(holds(await read("/jobs"), "Baker 23 number")).toEqual(no);
  await db.update(jobs).set({ status: "active" }).where(one);
  await expect.poll(async () => holds(await read("/jobs"), "Baker 23 number")).toEqual(yes);

  const company = eq(userProfiles.id, first?.companyId ?? "");
  await db.update(userProfiles).set({ companyName: "Olive Press of Idlib" }).where(company);
  expect(holds(await read("/jobs"), "Olive Press of Idlib")).toEqual(yes);
  expect(holds(await read(page), "Olive Press of Idlib")).toEqual(yes);
  await db.delete(jobs).where(one);
  expect(holds(await read("/jobs"), "Baker 23 number")).toEqual(no);
});

test("a signed-in person is never shown on another person's page", async () => {
  const seeker = await signedIn("seeker@demo.furas.test");
  for (const path of ["/jobs", "/home", "/"]) {
    await read(path);
    for (let time = 0; time < 4; time++) {
      const own = await ask(server.origin + path, { cookie: seeker.cookie });
      expect(own.text, path).toContain('href="/my-account"');
      expect(own.headers["cache-control"]).toBe("private, no-cache");
      expect(own.headers.vary).toContain("Cookie");
    }
    expect(holds(await read(path), 'href="/my-account"'), path).toEqual(no);
  }
  const stranger = await ask(`${server.origin}/jobs`, { cookie: "furas_session=forged" });
  expect(stranger.headers["cache-control"]).toMatch(/private/);
});

test("a flash message is shown once, to its reader", async () => {
  const waiting = { cookie: "lang=en; furas_notice=ok~posting.posted" };
  const flashed = await ask(`${server.origin}/jobs`, waiting);
  expect(flashed.headers["set-cookie"]?.join()).toContain("furas_notice=;");
  expect(flashed.headers["cache-control"]).toBe("private, no-cache");
  for (const text of await read("/jobs")) expect(text).not.toBe(flashed.text);
});

test("each language is cached by itself, and an address with a language is in it and stores nothing", async () => {
  const langOf = (text: string) => /<html lang="(\w+)"/.exec(text)?.[1];
  for (let time = 0; time < 4; time++) {
    expect(langOf((await ask(`${server.origin}/jobs`)).text)).toBe("ar");
    expect(langOf((await ask(`${server.origin}/jobs`, english)).text)).toBe("en");
    const named = await ask(`${server.origin}/jobs?lang=en`, { cookie: "lang=ar" });
    expect(langOf(named.text)).toBe("en");
    expect(named.headers["set-cookie"]).toBeUndefined();
    const switched = await ask(`${server.origin}/jobs?page=2&lang=en&switch=1`);
    expect([switched.status, switched.headers.location]).toEqual([303, "/jobs?page=2"]);
    expect(switched.headers["set-cookie"]?.join()).toMatch(/^lang=en;.* Path=\/;/);
  }
});

test("a browser that saves data gets no data for scripts, and all others get it", async () => {
  for (let time = 0; time < 4; time++) {
    const saved = await ask(`${server.origin}/jobs`, { "save-data": "on" });
    const whole = await ask(`${server.origin}/jobs`);
    expect(saved.text).not.toContain('id="page-data"');
    expect(whole.text).toContain('id="page-data"');
    expect(saved.headers.vary).toContain("Save-Data");
  }
});

for (const [whose, path, headers] of [
  ["kept", "/jobs", {}],
  ["made for one request", "/jobs?unknown=1", {}],
  ["of the API", "/api/v1/jobs", {}],
  ["of the build", "/icon.svg", {}],
] as const) {
  test(`a response ${whose} is compressed as accepted, has a tag, answers HEAD and 304`, async () => {
    const address = server.origin + path;
    const plain = await ask(address, headers);
    expect(plain.status).toBe(200);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toContain("Accept-Encoding");
    expect(plain.headers.etag).toMatch(/^W\/"[\w-]+"$/);
    const tag = plain.headers.etag ?? "";

    for (const encoding of ["br", "gzip"]) {
      const packed = await ask(address, { ...headers, "accept-encoding": encoding });
      const worth = plain.bytes > 1024 && path !== "/icon.svg";
      if (worth) expect(packed.headers["content-encoding"]).toBe(encoding);
      if (worth) expect(packed.bytes).toBeLessThan(plain.bytes / 2);
      expect(packed.text).toBe(plain.text);
      expect(packed.headers.etag).toBe(tag);
      const head = await ask(address, { ...headers, "accept-encoding": encoding }, "HEAD");
      expect([head.status, head.bytes, head.headers.etag]).toEqual([200, 0, tag]);
      expect(head.headers["content-encoding"]).toBe(packed.headers["content-encoding"]);
    }

    const known = await ask(address, { ...headers, "if-none-match": tag });
    expect([known.status, known.bytes, known.headers.etag]).toEqual([304, 0, tag]);
    expect(known.headers["cache-control"]).toBe(plain.headers["cache-control"]);
    const other = await ask(address, { ...headers, "if-none-match": 'W/"other"' });
    expect(other.status).toBe(200);
  });
}

test("pages must be revalidated, files of the build need not be", async () => {
  const page = await ask(`${server.origin}/jobs`);
  expect(page.headers["cache-control"]).toBe("no-cache");
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
  const asset = await ask(server.origin + script, { "accept-encoding": "br" });
  expect(asset.headers["cache-control"]).toBe("max-age=31536000, immutable");
  expect(asset.headers["content-encoding"]).toBe("br");
  expect(asset.headers["x-content-type-options"]).toBe("nosniff");
  expect((await ask(`${server.origin}/assets/none.js`)).status).toBe(404);
  expect((await ask(`${server.origin}/.vite/manifest.json`)).status).toBe(404);
});

test("a cached page has the headers of one that is rendered", async () => {
  const own = new Set(["date", "x-request-id", "connection", "keep-alive"]);
  const names = (headers: object) =>
    Object.entries(headers).filter(
      ([name]) => !own.has(name) && name !== "content-length" && name !== "etag",
    );
  await ask(`${server.origin}/pricing`);
  const cached = await ask(`${server.origin}/pricing`);
  const uncached = await ask(`${server.origin}/pricing?unknown=1`);
  expect(names(cached.headers)).toEqual(expect.arrayContaining(names(uncached.headers)));
  expect(cached.headers["content-security-policy"]).toContain("script-src");
  expect(cached.headers["x-request-id"]).toBeUndefined();
});

test("a signed-in page that another site has opened is not packed", async () => {
  const seeker = await signedIn("seeker@demo.furas.test");
  const from = async (site: string) =>
    await ask(`${server.origin}/jobs?keyword=a`, {
      cookie: seeker.cookie,
      "accept-encoding": "br",
      "sec-fetch-site": site,
    });
  expect((await from("same-origin")).headers["content-encoding"]).toBe("br");
  expect((await from("cross-site")).headers["content-encoding"]).toBeUndefined();
});

const chromium = { "sec-ch-ua": '"Chromium";v="156"', "sec-fetch-dest": "document" };
const takesDictionaries = { ...english, "accept-encoding": "gzip, br, zstd, dcb, dcz" };

test("issue 17: a browser that holds a page is sent its difference, and no other is", async () => {
  // So that both processes know it.
  for (let time = 0; time < 4; time++)
    await ask(`${server.origin}/jobs`, { ...english, ...chromium });
  const held = await ask(`${server.origin}/jobs`, { ...english, ...chromium });
  expect(held.headers["use-as-dictionary"]).toBe('match="/*",match-dest=("document")');
  expect(held.headers["cache-control"]).toMatch(/^private,max-age=0/);
  const dictionary = Buffer.from(held.text);
  const named = `:${hash("sha256", dictionary, "base64")}:`;
  // The other process learns of it.
  const known = async () => {
    const headers = { ...takesDictionaries, "available-dictionary": named };
    const answers = [1, 2, 3, 4].map(() => ask(`${server.origin}/jobs?page=2`, headers));
    return (await Promise.all(answers)).map((answer) => answer.headers["content-encoding"]);
  };
  await expect.poll(known).toEqual(["dcz", "dcz", "dcz", "dcz"]);
  const seeker = await signedIn("seeker@demo.furas.test");
  for (const [path, cookie] of [
    ["/jobs?page=2", english.cookie],
    ["/jobs?page=2", `${english.cookie}; ${seeker.cookie}`],
  ] as const) {
    const headers = { ...takesDictionaries, cookie, "available-dictionary": named };
    const whole = await ask(server.origin + path, { ...english, cookie });
    const rest = await ask(server.origin + path, headers);
    expect(rest.headers["content-encoding"], path).toBe("dcz");
    expect(rest.headers.vary).toContain("Available-Dictionary");
    const text = zstdDecompressSync(rest.body.subarray(40), { dictionary }).toString();
    // A page of one's own says when its session ends.
    const untimed = (page: string) => page.replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, "");
    expect(untimed(text)).toBe(untimed(whole.text));
    expect(rest.bytes).toBeLessThan(whole.bytes / 2);

    const unknown = await ask(server.origin + path, {
      ...headers,
      "available-dictionary": `:${hash("sha256", "another", "base64")}:`,
    });
    expect(unknown.headers["content-encoding"]).toBe("br");
    const own = cookie !== english.cookie;
    const crossSite = await ask(server.origin + path, {
      ...headers,
      "sec-fetch-site": "cross-site",
    });
    expect(crossSite.headers["content-encoding"]).toBe(own ? undefined : "dcz");
  }
  const own = await ask(`${server.origin}/jobs`, {
    ...english,
    ...chromium,
    cookie: seeker.cookie,
  });
  expect(own.headers["use-as-dictionary"]).toBeUndefined();
  expect(own.headers["cache-control"]).toBe("private, no-cache");
});

test("issue 17: in a browser a second list and a second job are small, and a closed job is gone at once", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  /** Bytes of a page as they came, without headers. */
  const open = async (path: string) => {
    const response = await page.goto(server.origin + path);
    return (await response?.request().sizes())?.responseBodySize ?? 0;
  };
  const [one, other] = await db.select().from(jobs).where(eq(jobs.status, "active")).limit(2);
  const firstList = await open("/jobs");
  expect(await open("/jobs?page=2")).toBeLessThanOrEqual(Math.min(5000, firstList / 2));
  await open(`/jobs/${one?.id}`);
  expect(await open(`/jobs/${other?.id}`)).toBeLessThanOrEqual(2500);
  // It has not changed since, whatever is held.
  expect(await open(`/jobs/${one?.id}`)).toBe(0);
  await db
    .update(jobs)
    .set({ status: "closed" })
    .where(eq(jobs.id, one?.id ?? ""));
  expect((await page.goto(`${server.origin}/jobs/${one?.id}`))?.status()).toBe(404);
  await page.close();
});

test("a process that dies is replaced", async () => {
  const [first = 0, second = 0, ...more] = await workersOf(server.child.pid ?? 0);
  expect(more).toEqual([]);
  process.kill(first, "SIGKILL");
  const living = async () =>
    (await workersOf(server.child.pid ?? 0)).filter((pid) => pid !== first);
  await expect.poll(async () => (await living()).length, { timeout: 20_000 }).toBe(2);
  expect(await living()).toContain(second);
  for (let time = 0; time < 10; time++) {
    expect((await ask(`${server.origin}/pricing`)).status).toBe(200);
  }
});

async function signedIn(email: string): Promise<BrowserSession> {
  const session = new BrowserSession(server.origin);
  const answer = await session.post("/login", { email, password: demoPassword });
  expect(answer.status).toBe(303);
  return session;
}

/** The four steps of the wizard, for a new job or one that is edited. */
async function postJob(company: BrowserSession, wizard: string, title: string) {
  const next = { intent: "next" };
  await company.get(wizard);
  await company.post(`${wizard}?step=1`, {
    ...next,
    title,
    description: "Bread for the morning, six nights a week.",
    jobType: "full-time",
    category: "Logistics",
    experienceLevel: "entry",
  });
  await company.post(`${wizard}?step=2`, { ...next, requirements: "An oven", benefits: "" });
  const place = { country: "Syria", province: "Aleppo", city: "Aleppo", currency: "SYP" };
  await company.post(`${wizard}?step=3`, { ...next, ...place });
  return await company.post(`${wizard}?step=4`, {
    intent: "submit",
    contactEmail: "",
    companyWebsite: "",
  });
}
