import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";

const database = useTestDatabase();
const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "furas-import-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("npm run import", () => {
  it("stores every good line once, names a broken one by its number, and shows how far it is", async () => {
    const lines = Array.from({ length: 1200 }, (_, i) => JSON.stringify(lineOf(i)));
    lines.splice(41, 0, "{ broken");
    const file = join(folder, "jobs.jsonl");
    await writeFile(file, lines.join("\n"));

    const first = await importFile(file);
    expect(first.stderr).toContain("Line 42 is skipped: is not JSON");
    expect(first.stdout).toContain(
      "Imported 1,200 jobs; 0 were there already; 1 bad line skipped.",
    );
    expect(first.stdout.match(/%/g)?.length).toBeGreaterThan(1);
    expect(await total()).toEqual({ jobs: 1200, companies: 30 });
    const before = await db.select().from(jobs).where(eq(jobs.externalId, "test:7"));

    const second = await importFile(file);
    expect(second.stdout).toContain("Imported 0 jobs; 1,200 were there already");
    expect(await total()).toEqual({ jobs: 1200, companies: 30 });
    expect(await db.select().from(jobs).where(eq(jobs.externalId, "test:7"))).toEqual(before);
  });

  it("reads a file that was saved as UTF-16, and takes spaces off an id", async () => {
    const spaced = { ...lineOf(2000), external_id: " test:2000 ", title: "خبّاز" };
    const file = join(folder, "utf16.jsonl");
    await writeFile(file, `\uFEFF${JSON.stringify(spaced)}\r\n`, "utf16le");
    expect((await importFile(file)).stdout).toContain("Imported 1 jobs");
    const stored = await db.select().from(jobs).where(eq(jobs.externalId, "test:2000"));
    expect(stored.map(({ title }) => title)).toEqual(["خبّاز"]);
  });

  it("the companies it makes have no login", async () => {
    const [company] = await db.select().from(userProfiles).limit(1);
    expect(company).toMatchObject({ userType: "company", email: null });
  });
});

function lineOf(i: number) {
  return {
    external_id: `test:${i}`,
    title: `Baker ${i}`,
    description: "",
    category: "Logistics",
    city: "Homs",
    province: "Homs",
    employment_type: "contract",
    experience_level: "entry",
    company_name: `Bakery ${i % 30}`,
    posted_days_ago: i % 50,
  };
}

function importFile(file: string) {
  return run("node", ["bin/import.ts", file], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url() },
  });
}

async function total() {
  const [imported] = await db.select({ jobs: count() }).from(jobs);
  const [companies] = await db.select({ companies: count() }).from(userProfiles);
  return { ...imported, ...companies };
}
