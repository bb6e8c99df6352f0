import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { closeDatabase, db, openDatabase } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { useSettings } from "#test/settings.ts";
import { bytesHeld, loadJobs, storeBoard } from "./board-jobs.server.ts";
import { answerFromMemory } from "./memory-reader.server.ts";

const database = useTestDatabase();
let folder: string;
let jobs: { id: string }[];
const path = () => join(folder, "search-index");

/** A process that has read nothing yet. */
async function restart(): Promise<void> {
  await closeDatabase();
  openDatabase(database.url(), 5);
}

/** Of a file that was used the ordinals of jobs that have changed since are left. */
async function isFileUsed(): Promise<boolean> {
  const { columns } = await loadJobs();
  return columns.size > columns.jobs;
}

const titled = (title: string) =>
  answerFromMemory((reader) =>
    reader.newestIds({ kind: "prefix", field: "title", text: title }, 9),
  );

describe("the index as a file", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "furas-index-"));
    const company = await makeCompany({ companyName: "دار النشر" });
    jobs = await makeJobs(company, [
      ...Array<object>(300).fill({ title: "Printer", description: "sets type" }),
      { title: "Bookbinder" },
      { title: "مجلد كتب" },
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    useSettings({ dataDir: folder });
    await rm(path(), { force: true });
    await restart();
    await loadJobs();
    await storeBoard();
    await db.execute(sql`update jobs set description = ${randomUUID()} where id = ${jobs[0]?.id}`);
    await indexOutdatedJobs();
  });

  it("is the start of the next process, which knows the changes since", async () => {
    const [, , renamed, gone] = jobs;
    await db.execute(sql`update jobs set title = 'Typesetter' where id = ${renamed?.id}`);
    await db.execute(sql`update jobs set status = 'closed' where id = ${gone?.id}`);
    const { id } = await makeJob(await makeCompany(), { title: "Typefounder" });
    await indexOutdatedJobs();
    await restart();
    expect(await isFileUsed()).toBe(true);
    expect((await titled("typ")).sort()).toEqual([renamed?.id, id].sort());
    expect(await titled("bookbind")).toEqual([jobs[300]?.id]);
    expect(await titled("مجلد")).toEqual([jobs[301]?.id]);
    expect(await answerFromMemory((reader) => reader.jobs)).toBe(302);
    await db.execute(sql`delete from jobs where id = ${id}`);
    await db.execute(sql`update jobs set title = 'Printer' where id = ${renamed?.id}`);
    await db.execute(sql`update jobs set status = 'active' where id = ${gone?.id}`);
    await indexOutdatedJobs();
  });

  it("is for its owner alone, and is not stored twice in a minute", async () => {
    const { mode, mtimeMs } = await stat(path());
    expect(mode & 0o777).toBe(0o600);
    await storeBoard();
    expect((await stat(path())).mtimeMs).toBe(mtimeMs);
  });

  it("removes parts written by a killed process, and leaves those of a running one", async () => {
    const [left, written] = [`${path()}.1`, `${path()}.2`];
    for (const half of [left, written]) await writeFile(half, "half");
    const anHourAgo = Date.now() / 1000 - 3600;
    await utimes(left, anHourAgo, anHourAgo);
    await utimes(path(), anHourAgo, anHourAgo);
    await titled("printer");
    await storeBoard();
    expect(await readdir(folder)).toEqual(["search-index", "search-index.2"]);
    await rm(written);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["is missing", () => rm(path())],
    ["is cut off", async () => writeFile(path(), (await readFile(path())).subarray(0, -100))],
    ["is empty", () => writeFile(path(), "")],
    ["is another one", () => writeFile(path(), "not an index".repeat(1000))],
    ["has one other byte", changeByte],
    ["is of another format", () => changeText('"format":2', '"format":0')],
    ["is of another database", () => db.execute(sql`truncate board_changes`)],
    ["is of another limit", async () => useSettings({ searchBytes: 1_000 * bytesHeld })],
  ])("is made anew where it %s", async (_, change) => {
    await restart();
    expect(await isFileUsed()).toBe(true);
    await change();
    await restart();
    expect(await isFileUsed()).toBe(false);
    expect(await titled("printer")).toHaveLength(9);
  });
});

async function changeByte(): Promise<void> {
  const bytes = await readFile(path());
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path(), bytes);
}

async function changeText(from: string, to: string): Promise<void> {
  const text = await readFile(path(), "latin1");
  expect(text).toContain(from);
  await writeFile(path(), text.replace(from, to), "latin1");
}
