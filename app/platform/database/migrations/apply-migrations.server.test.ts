import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type postgres from "postgres";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeEmptyDatabase } from "#test/servers/empty-database.ts";
import { applyMigrations, readMigrations } from "./apply-migrations.server.ts";

let folder: string;
let sql: postgres.Sql;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ sql, drop } = await makeEmptyDatabase());
  await sql`create schema drizzle`;
  await sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  folder = await mkdtemp(join(tmpdir(), "furas-migrations-"));
  await mkdir(join(folder, "meta"));
});
afterEach(async () => {
  await drop();
  await rm(folder, { recursive: true });
});

/** Writes the journal and its files, as a version of the board has them. */
async function ship(...migrations: (readonly [when: number, tag: string, text: string])[]) {
  const entries = migrations.map(([when, tag], idx) => ({ idx, when, tag, breakpoints: true }));
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  for (const [, tag, text] of migrations) await writeFile(join(folder, `${tag}.sql`), text);
}
const apply = () => sql.begin((tx) => applyMigrations(tx, folder));
const first = [1, "0000_first", "create table first (n int)"] as const;
const late = [
  2,
  "0001_late",
  "create table late (n int);--> statement-breakpoint\nselect 1",
] as const;
const newer = [3, "0002_newer", "create table newer (n int)"] as const;
const tables = async () =>
  (await sql`select tablename from pg_tables where schemaname = 'public' order by 1`).map(
    ({ tablename }) => tablename,
  );

describe("migrations", () => {
  it("one that lands after a newer one is applied to boards that have the newer one", async () => {
    await ship(first, newer);
    await apply();
    await ship(first, late, newer);
    await apply();
    await apply();
    expect(await tables()).toEqual(["first", "late", "newer"]);
    expect(await sql`select 1 from drizzle.__drizzle_migrations`).toHaveLength(3);
  });

  it("one whose time was changed before it was released is not applied again", async () => {
    await ship(first);
    await apply();
    await ship([7, first[1], first[2]]);
    await apply();
    expect(await tables()).toEqual(["first"]);
  });

  it("where one fails none of them is applied", async () => {
    await ship(first, [2, "0001_wrong", "create tabel wrong (n int)"]);
    await expect(apply()).rejects.toThrow("syntax error");
    expect(await tables()).toEqual([]);
    await ship(first);
    await apply();
    expect(await tables()).toEqual(["first"]);
  });

  it("statements after functions are returned by the run that applies their migration", async () => {
    const step = "-- after functions\nselect index_all()";
    await ship(first, [
      2,
      "0001_data",
      `create table late (n int);--> statement-breakpoint\n${step}`,
    ]);
    expect((await apply()).map((text) => text.trim())).toEqual([step]);
    expect(await apply()).toEqual([]);
  });

  it("a database from before the baseline is refused and left as it is", async () => {
    await ship([1, "0000_old", "create table old (n int)"]);
    await apply();
    await ship([2, "0000_baseline", "create table baseline (n int)"]);
    await expect(apply()).rejects.toThrow("before the last 0.1.0");
    expect(await tables()).toEqual(["old"]);
  });

  it("the board's own stand in the order of their times, each once", () => {
    const times = readMigrations().map(({ at }) => Number(at));
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });
});
