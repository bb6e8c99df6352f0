import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";
import { copyBoard } from "#e2e/support/prepared-boards.ts";
import { startServer } from "#e2e/support/server-process.ts";

test.describe.configure({ mode: "serial" });

let dataDir = "";
test.beforeAll(async () => {
  dataDir = await copyBoard("demo");
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

const boss = { email: "boss@jobs.example", password: "a long grey stone" };
const company = { email: "company@demo.furas.test", password: demoPassword };

/** Runs `npm run admin -- …` on the data directory; returns its exit code and all it wrote. */
async function admin(args: string[], input = "") {
  const child = spawn("node", ["bin/admin.ts", ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  child.stdin.end(input);
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, output: out + err };
}

async function signIn(origin: string, who: { email: string; password: string }) {
  const body = new URLSearchParams({ grant_type: "password", ...who });
  const answer = await fetch(`${origin}/auth/v1/token`, {
    method: "POST",
    body,
    headers: { origin },
  });
  const { error, user } = (await answer.json()) as { error?: string; user?: { user_type: string } };
  return error ?? user?.user_type;
}

async function countJobs(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/jobs`);
  return ((await answer.json()) as { total: number }).total;
}

test("S6 an operator makes an admin, blocks and unblocks a company while the board runs", async () => {
  test.setTimeout(300_000);
  const { origin, end } = await startServer(dataDir, { DEMO: "1" });
  try {
    const all = await countJobs(origin);
    expect(await admin(["add"])).toMatchObject({
      code: 2,
      output: expect.stringContaining("COMMAND"),
    });
    expect(await admin(["add", boss.email], "monkey123456\n")).toMatchObject({ code: 1 });
    const added = await admin(["add", boss.email], `${boss.password}\n`);
    expect(added).toMatchObject({ code: 0 });
    expect(added.output).not.toContain(boss.password);
    expect(await signIn(origin, boss)).toBe("admin");
    expect(await admin(["add", "seeker@demo.furas.test"])).toMatchObject({ code: 1 });

    expect(await admin(["block", company.email])).toMatchObject({ code: 0 });
    expect(await signIn(origin, company)).toBe("user_banned");
    expect(await countJobs(origin)).toBeLessThan(all);
    expect(await admin(["unblock", company.email])).toMatchObject({ code: 0 });
    expect(await countJobs(origin)).toBe(all);
    expect(await signIn(origin, company)).toBe("company");
    expect(await admin(["block", "nobody@jobs.example"])).toMatchObject({ code: 1 });
    expect(await admin(["end-sessions", company.email])).toMatchObject({ code: 0 });
  } finally {
    await end("SIGTERM");
  }
});

test("S6 demo accounts open nothing with DEMO=0, and a command removes the demo data", async () => {
  test.setTimeout(300_000);
  const first = await startServer(dataDir, { DEMO: "0" });
  try {
    expect(await signIn(first.origin, company)).toBe("invalid_credentials");
    expect(first.output()).not.toContain(demoPassword);
  } finally {
    await first.end("SIGTERM");
  }
  expect(await admin(["remove-demo"])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Removed 16 demo accounts/),
  });
  const { output } = await admin(["list"]);
  expect(output).toContain(boss.email);
  expect(output).not.toContain("demo.furas.test");
  const second = await startServer(dataDir, { DEMO: "1" });
  try {
    expect(await countJobs(second.origin)).toBe(0);
    expect(await signIn(second.origin, boss)).toBe("admin");
  } finally {
    await second.end("SIGTERM");
  }
});
