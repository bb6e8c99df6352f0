import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";
import { people } from "#demo/people.ts";
import { BrowserSession } from "#e2e/support/browser-session.ts";
import { copyBoard } from "#e2e/support/prepared-boards.ts";
import { startServer } from "#e2e/support/server-process.ts";
import { backgroundProcessesOf } from "#e2e/support/worker-processes.ts";
import { freePort } from "#test/servers/free-port.ts";
import { startMailReceiver } from "#test/servers/mail-receiver.ts";

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await copyBoard("empty");
});
test.afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

test("a second start on the same data directory is refused with the reason", async () => {
  const first = await startServer(dataDir, { DEMO: "0" });
  const second = await startServer(dataDir, { DEMO: "0" });
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain(String(first.child.pid));
  expect(second.output()).toMatch(/data directory/i);
  expect((await fetch(`${first.origin}/jobs`)).status).toBe(200);
  expect(await first.end("SIGTERM")).toBe(0);
});

test("a wrong setting stops the start and is named", async () => {
  const server = await startServer(dataDir, { BASE_URL: "furas" });
  expect(server.child.exitCode).toBe(1);
  expect(server.output()).toContain("BASE_URL=furas");
});

test("a request that is running when the board is told to stop gets its answer", async () => {
  const server = await startServer(dataDir, { DEMO: "0" });
  const body = "email=nobody%40jobs.example&password=six-olives";
  const headers = {
    origin: server.origin,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
    // The server answers 100 once the request has begun.
    expect: "100-continue",
  };
  const running = request(`${server.origin}/login`, { method: "POST", headers });
  const answered = once(running, "response");
  running.flushHeaders();
  await once(running, "continue");
  const ended = server.end("SIGTERM");
  const isReady = () =>
    fetch(`${server.origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { intervals: [10] }).toBe(false);
  running.end(body);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
  expect(await text(answer)).toContain("</html>");
  expect(await ended).toBe(0);
});

test("every acknowledged job is there after the board was killed while posting", async () => {
  test.setTimeout(120_000);
  const server = await startServer(dataDir);
  const company = new BrowserSession(server.origin);
  const signedIn = await company.post("/login", {
    email: "company@demo.furas.test",
    password: demoPassword,
  });
  expect(signedIn.status).toBe(303);
  const acknowledged = ["A", "B", "C", "D", "E", "F"].map((shift) => `Night shift baker ${shift}`);
  for (const title of acknowledged) expect(await postJob(company, title)).toBe(true);
  // At the moment that the last is acknowledged and the next is on its way, which may be there or not.
  const next = postJob(company, "Night shift baker").catch(() => false);
  await server.end("SIGKILL");
  expect(await next).toBe(false);

  const again = await startServer(dataDir);
  const ports = new Set<string>();
  let cursor: string | null = "";
  while (cursor !== null) {
    const address = `${again.origin}/api/v1/jobs?keyword=${encodeURIComponent("night shift baker")}&limit=100&cursor=${cursor}`;
    const part: { data: { title: string }[]; next: string | null } = await (
      await fetch(address)
    ).json();
    for (const job of part.data) ports.add(job.title);
    cursor = part.next;
  }
  expect(acknowledged.filter((title) => !ports.has(title))).toEqual([]);
  expect(await again.end("SIGTERM")).toBe(0);
});

test("while the database is down pages say so, and are served once it is back", async () => {
  const server = await startServer(dataDir, { DEMO: "0" });
  const pid = await readFile(join(dataDir, "postgres", "data", "postmaster.pid"), "utf8");
  process.kill(Number.parseInt(pid, 10), "SIGKILL");
  const jobs = (language: string) =>
    fetch(`${server.origin}/jobs?lang=${language}`, { headers: { accept: "text/html" } });
  let answers: Response[] = [];
  // Its processes live for a moment longer than the one that is killed.
  const statuses = async () => {
    answers = await Promise.all([jobs("en"), jobs("ar")]);
    return answers.map(({ status }) => status);
  };
  await expect.poll(statuses, { intervals: [10] }).toEqual([503, 503]);
  const [english, arabic] = answers;
  expect(english?.headers.get("retry-after")).toBe("5");
  expect(await english?.text()).toContain("<h1>Furas is unavailable at the moment</h1>");
  expect(await arabic?.text()).toContain("<h1>الموقع غير متاح الآن");
  await expect.poll(async () => (await jobs("en")).status, { timeout: 30_000 }).toBe(200);
  expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
  expect(await server.end("SIGTERM")).toBe(0);
});

test("the metrics of all worker processes are served on a port of their own", async () => {
  const port = await freePort();
  const settings = { DEMO: "0", WORKERS: "2", METRICS_PORT: String(port) };
  const server = await startServer(dataDir, settings);
  for (let turn = 0; turn < 6; turn += 1) {
    await fetch(`${server.origin}/jobs/0b7e4d5e-0000-4000-8000-000000000000?keyword=secret`);
  }
  let figures = "";
  const counted =
    /furas_http_request_duration_seconds_count\{[^}]*route="\/jobs\/:jobId"[^}]*status="4xx"[^}]*\} (\d+)/;
  // As Prometheus does: where a process does not tell in five seconds, the next look has it.
  const look = async () => {
    figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(counted.exec(figures)?.[1]);
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(6);
  expect(figures).toContain("furas_letters_waiting 0");
  expect(figures).not.toContain("secret");
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  expect(await server.end("SIGTERM")).toBe(0);
});

test("29.8 queued jobs are done by a process of its own, also after that is killed", async () => {
  test.setTimeout(120_000);
  await rm(dataDir, { recursive: true, force: true });
  dataDir = await copyBoard("demo");
  const mail = await startMailReceiver();
  const server = await startServer(dataDir, { SMTP_URL: mail.url });
  const [first = 0] = await expectProcesses(server.child.pid, 1);
  process.kill(first, "SIGKILL");
  const answer = await fetch(`${server.origin}/forget-password`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: server.origin },
    body: new URLSearchParams({ email: people.dana.email }),
  });
  expect(answer.headers.get("location")).toContain("sent=1");
  await expect.poll(() => mail.emails.length, { timeout: 60_000 }).toBe(1);
  const [second = 0] = await expectProcesses(server.child.pid, 1);
  expect(second).not.toBe(first);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(() => process.kill(second, 0)).toThrow();
  await mail.stop();
});

test("29.8 on the smallest machine the one process does all", async () => {
  const server = await startServer(dataDir, { DEMO: "0", BACKGROUND_WORK: "here" });
  await expectProcesses(server.child.pid, 0);
  expect(await server.end("SIGTERM")).toBe(0);
});

/** Waits until so many processes do the background work of the board; returns them. */
async function expectProcesses(board = 0, count = 0): Promise<number[]> {
  const list = () => backgroundProcessesOf(board);
  await expect.poll(async () => (await list()).length).toBe(count);
  return list();
}

/** Goes through the four steps as a browser without scripts would; true once the board has said yes. */
async function postJob(company: BrowserSession, title: string): Promise<boolean> {
  const next = { intent: "next" };
  await company.get("/post-job");
  const description = "Bread for the morning, six nights a week.";
  await company.post("/post-job?step=1", {
    ...next,
    title,
    description,
    jobType: "full-time",
    category: "Logistics",
    experienceLevel: "entry",
  });
  await company.post("/post-job?step=2", {
    ...next,
    requirements: "Two years at an oven",
    benefits: "",
  });
  await company.post("/post-job?step=3", {
    ...next,
    country: "Syria",
    province: "Aleppo",
    city: "Aleppo",
    currency: "SYP",
  });
  const posted = await company.post("/post-job?step=4", {
    intent: "submit",
    contactEmail: "",
    companyWebsite: "",
  });
  return posted.status === 303 && posted.headers.get("location") === "/jobs";
}
