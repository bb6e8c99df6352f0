import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";
import { copyBoard } from "#e2e/support/prepared-boards.ts";
import { startServer } from "#e2e/support/server-process.ts";

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

test("S6 with DEMO=0 demo accounts open nothing; an operator's commands act on the running board", async () => {
  test.setTimeout(150_000);
  const { origin, end, output } = await startServer(dataDir, { DEMO: "0" });
  try {
    expect(await signIn(origin, company)).toBe("invalid_credentials");
    expect(output()).not.toContain(demoPassword);
    const added = await admin(["add", boss.email], `${boss.password}\n`);
    expect(added).toMatchObject({ code: 0 });
    expect(added.output).not.toContain(boss.password);
    expect(await signIn(origin, boss)).toBe("admin");

    const all = await countJobs(origin);
    expect(await admin(["block", company.email])).toMatchObject({ code: 0 });
    expect(await countJobs(origin)).toBeLessThan(all);
  } finally {
    await end("SIGTERM");
  }
});
