import { request } from "node:http";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { oneClick } from "#e2e/support/email/job-alerts.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { needsProgram } from "#e2e/support/needs-program.ts";
import { rareWord } from "#e2e/support/new-people.ts";
import { largeCv } from "#test/large-cv.ts";
import { freePort } from "#test/servers/free-port.ts";
import { openConnection, type UnreliableConnection } from "#test/servers/unreliable-connection.ts";
import { askOverTls } from "./ask-over-tls.ts";
import * as systems from "./company-systems.ts";
import * as journey from "./journey.ts";
import { type ProductionBoard, startProductionBoard } from "./production-board.ts";
import { type ProxyName, proxies, publicHost, startProxy } from "./proxies.ts";
import { openPublicBrowser } from "./public-browser.ts";

type Gate = {
  /** Ports of this machine where people's HTTP and HTTPS come in. */
  http: number;
  https: number;
  /** Their way to the proxy, which can be cut. */
  line: UnreliableConnection;
};

// The board as an owner runs it, behind each proxy of deploy/ with TLS, and what people do on it.
const test = base.extend<{ behind: ProxyName; gate: Gate }, { board: ProductionBoard }>({
  board: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs there
    async ({}, use) => {
      const board = await startProductionBoard();
      await use(board);
      await board.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  behind: ["nginx", { option: true }],
  gate: async ({ board, behind }, use, info) => {
    const ports = { http: await freePort(), https: await freePort() };
    const place = { folder: join(board.folder, behind), ports, board: board.address };
    const running = await startProxy(behind, { ...place, ...board.certificate });
    const line = await openConnection(`http://127.0.0.1:${ports.https}`);
    await use({ http: ports.http, https: Number(new URL(line.origin).port), line });
    await line.close();
    await running.stop();
    if (info.status === info.expectedStatus) return;
    await info.attach(behind, { body: running.output() });
    await info.attach("board", { body: board.output() });
  },
});

// One board for all.
test.describe.configure({ mode: "default", timeout: 240_000 });

for (const name of Object.keys(proxies) as ProxyName[]) {
  test.describe(`behind ${name}`, () => {
    needsProgram(name);
    test.use({ behind: name });

    test("S1 people register, confirm, recover, post, apply over a cut connection, read, take their data and leave", async ({
      board,
      gate,
    }) => {
      const browser = await openPublicBrowser(gate, board.certificate.pin);
      const seekers = await browser.open({ viewport: { width: 390, height: 844 } });
      const companies = await browser.open({ javaScriptEnabled: false });
      const language = name === "haproxy" ? "en" : "ar";
      const messages = messagesOf[language];
      const seeker = { page: await seekers.newPage(), messages, scripts: true };
      const company = { page: await companies.newPage(), messages, scripts: false };
      const person = {
        email: `${rareWord()}@example.com`,
        password: "olives-of-idlib",
        firstName: rareWord(),
        type: "customer_employee",
      };
      const employer = { ...person, email: `${rareWord()}@example.com`, type: "company" };
      const next = "apricots-of-homs";

      await test.step("plain HTTP leads to HTTPS, and the browser keeps to it", async () => {
        for (const { page } of [seeker, company]) {
          await page.goto(`http://${publicHost}/pricing?lang=${language}&switch=1`);
          expect(page.url()).toBe(`https://${publicHost}/pricing`);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
        }
      });
      await test.step("register, confirm the address, sign out, sign in", async () => {
        await journey.register(seeker, person);
        await expectBoundCookies(seekers);
        await journey.confirmAddress(seeker, board, person);
        await seeker.page.goto("/my-account");
        await journey.signOut(seeker);
        await journey.signIn(seeker, person);
        await expect(seeker.page).toHaveURL(/\/my-account/);
        await expectBoundCookies(seekers);
        await journey.signOut(seeker);
      });
      await test.step("recover the password by a link in an e-mail", async () => {
        await journey.recover(seeker, board, person, next);
        await journey.signIn(seeker, { ...person, password: next });
      });

      const word = rareWord();
      const visitor = { page: await companies.newPage(), messages, scripts: false };
      const alertTo = `${word}@example.com`;
      await test.step("issue 16: a search is saved and confirmed, without account and scripts", async () => {
        await journey.saveSearch(visitor, board, word, alertTo);
        await visitor.page.close();
      });

      const job =
        await test.step("a company registers and posts a job, without scripts", async () => {
          await journey.register(company, employer);
          await expectBoundCookies(companies);
          return await journey.postJob(company, `Baker ${word}`);
        });
      await test.step("issue 16: the job is sent, and one click of a mail program stops it (RFC 8058)", async () => {
        const address = new URL(await journey.unsubscribeAddress(board, alertTo, job));
        expect(address.origin).toBe(`https://${publicHost}`);
        const target = { port: gate.https, authority: board.authority };
        const path = address.pathname + address.search;
        // As a mail program it has no cookie, and reads Arabic.
        const { stopTitle, stoppedTitle } = messagesOf.ar.alerts;
        expect((await askOverTls(target, path)).body).toContain(stopTitle);
        const headers = { "content-type": "application/x-www-form-urlencoded" };
        for (const _ of ["once", "again"]) {
          const posted = await askOverTls(target, path, {
            method: "POST",
            headers,
            body: oneClick,
          });
          expect(posted.status).toBe(200);
        }
        expect((await askOverTls(target, path)).body).toContain(stoppedTitle);
      });
      await test.step("issue 16: a job and a search are saved with the account; plain forms are taken too", async () => {
        await journey.remember(seeker, job);
        const cookies = await seekers.cookies();
        const headers = {
          cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
          origin: `https://${publicHost}`,
          "content-type": "application/x-www-form-urlencoded",
        };
        const target = { port: gate.https, authority: board.authority };
        const post = async (path: string, body: string) => {
          const posted = await askOverTls(target, path, { method: "POST", headers, body });
          return [posted.status, posted.headers.location];
        };
        const id = job.split("/").at(-1);
        expect(await post("/memory", `hide=${id}&next=/saved-jobs`)).toEqual([303, "/saved-jobs"]);
        expect(await post("/memory", `show=${id}&next=${job}`)).toEqual([303, job]);
        const own = "/my-account/notifications";
        expect(await post("/push-device", "intent=remove&device=none")).toEqual([303, own]);
      });
      const cv = largeCv(1_500_000);
      await test.step("apply; the upload is cut and goes on from where it stopped", async () => {
        const offsets: number[] = [];
        seekers.on("response", (response) => {
          if (response.request().method() !== "HEAD") return;
          offsets.push(Number(response.headers()["upload-offset"]));
        });
        // A line as slow as a phone's, so that parts of the file arrive before it is cut.
        const devtools = await seekers.newCDPSession(seeker.page);
        await devtools.send("Network.enable");
        await devtools.send("Network.emulateNetworkConditions", {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: 400_000,
        });
        gate.line.cutAfter(900_000);
        const restored = restoreOnceNoticed(gate.line, seeker.page);
        await journey.apply(seeker, job, cv);
        await restored;
        await devtools.detach();
        expect(offsets.some((offset) => offset > 0 && offset < cv.length)).toBe(true);
      });
      const document = await test.step("the company reads the CV", async () => {
        const read = await journey.readCv(company, person.email);
        expect(read.bytes.equals(cv)).toBe(true);
        return read.path;
      });
      await test.step("issue 34: the company's systems read and post by a key, are told of it, and send a feed", async () => {
        const key = await systems.makeKey(company, ["applications:read", "jobs:write"]);
        const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
        const target = { port: gate.https, authority: board.authority };
        const call = async (method: string, path: string, body?: string) => {
          const options = { method, headers, ...(body && { body }) };
          const answer = await askOverTls(target, `/api/v1${path}`, options);
          expect(answer.status, path).toBeLessThan(300);
          return JSON.parse(answer.body);
        };
        const [sent] = (await call("GET", "/own/applications")).data;
        const { content } = await call("GET", `/own/applications/${sent.id}`);
        expect(content.email).toBe(person.email);
        const receiver = await systems.addReceiver(company, `${word}.sy`);
        const posted = await call("POST", "/jobs", systems.jobAs(`Clerk ${word}`));
        const shown = () => askOverTls(target, `/jobs/${posted.id}`);
        expect((await shown()).body).toContain(`Clerk ${word}`);
        await call("POST", `/jobs/${posted.id}/close`, '{"reason":"filled_here"}');
        await systems.deliverTo(receiver, board);
        const [delivery] = receiver.accepted;
        expect(delivery).toMatchObject({ type: "job.closed", data: { jobId: posted.id } });
        expect(receiver.unsigned).toBe(0);
        await receiver.close();
        const title = `Miller-${word}`;
        await systems.importFeed(company, title);
        const list = async () => (await askOverTls(target, `/jobs?keyword=${title}`)).body;
        await expect.poll(list, { timeout: 60_000 }).toContain("careers.example");
      });
      await test.step("take the data along", async () => {
        const files = unzipSync(await journey.exportData(seeker, next));
        expect(Buffer.from(files["data.json"] ?? []).toString()).toContain(person.email);
      });
      await test.step("a service worker serves the page", async () => {
        await seeker.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      });
      await test.step("after signing out nothing personal is shown by going back", async () => {
        for (const [visitor, page] of [
          [company, "/company-dashboard?tab=applications"],
          [seeker, "/my-account"],
        ] as const) {
          await visitor.page.goto(page);
          await expect(visitor.page.locator("body")).toContainText(person.email);
          await journey.signOut(visitor);
          await visitor.page.goBack();
          await expect(visitor.page.locator("body")).not.toContainText(person.email);
        }
      });
      await test.step("delete the account, and the CV is gone", async () => {
        await journey.signIn(seeker, { ...person, password: next });
        await journey.deleteAccount(seeker, next);
        await journey.signIn(company, employer);
        const cookies = await companies.cookies();
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
        const target = { port: gate.https, authority: board.authority };
        const answer = await askOverTls(target, document, { headers: { cookie } });
        expect(answer.status).toBe(404);
      });
      expect(browser.errors).toEqual([]);
      await browser.close();
    });

    test("answers are as safe as they are meant to be, and a foreign form is refused", async ({
      board,
      gate,
    }) => {
      const ask = (...[path, options]: [string, Parameters<typeof askOverTls>[2]?]) =>
        askOverTls({ port: gate.https, authority: board.authority }, path, options);
      const page = await ask("/login");
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "content-security-policy": expect.stringMatching(
          /^default-src 'self';script-src (?:'sha256-[\w+/=]+' ){2}'strict-dynamic';.*frame-ancestors 'none'$/,
        ),
        "x-content-type-options": "nosniff",
      });
      expect(page.headers["content-security-policy"]).not.toContain("unsafe");
      // Anyone who asks can give a request neither its id nor its address.
      expect(
        (await ask("/login", { headers: { "x-request-id": "chosen-by-me" } })).headers,
      ).not.toHaveProperty("x-request-id", "chosen-by-me");
      expect(await plainAnswer(gate.http, "/jobs?page=2")).toEqual({
        status: expect.any(Number),
        location: `https://${publicHost}/jobs?page=2`,
      });

      const body = new URLSearchParams({ email: "a@example.com", password: "x" }).toString();
      const form = (headers: Record<string, string>) =>
        ask("/login", {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
          body,
        });
      expect((await form({ origin: `https://${publicHost}` })).status).toBe(401);
      for (const origin of [`http://${publicHost}`, "https://elsewhere.example"]) {
        expect((await form({ origin })).status).toBe(403);
      }
    });
  });
}

/** Restores a line that is cut once a request of the page has failed by that. */
async function restoreOnceNoticed(line: UnreliableConnection, page: Page): Promise<void> {
  await page.waitForEvent("requestfailed", { predicate: line.isCut, timeout: 30_000 });
  line.restore();
}

/** Every cookie is bound to the host, for HTTPS only, out of the reach of scripts and other sites. */
async function expectBoundCookies(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["__Host-lang", "__Host-furas_session"]),
  );
  for (const { name, ...cookie } of cookies) {
    expect(name).toMatch(/^__Host-/);
    expect(cookie).toMatchObject({
      secure: true,
      sameSite: "Lax",
      path: "/",
      domain: publicHost,
      // Scripts encrypt with it what they keep on the device (record 21).
      httpOnly: name !== "__Host-furas_key",
    });
  }
}

function plainAnswer(port: number, path: string) {
  return new Promise<{ status: number; location: string }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: { host: publicHost } });
    sent.once("error", reject);
    sent.once("response", (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "" });
    });
    sent.end();
  });
}
