import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { applyMigrations } from "./apply-migrations.server.ts";
import { migrateDatabase } from "./database.server.ts";

const urlOf = (name: string, server: "databaseServer" | "logServer" = "databaseServer") =>
  inject(server).replace("NAME", name);
const open = (url: string) => postgres(url, { max: 1, onnotice: () => {} });

let name: string;
let folder: string;
let sql: postgres.Sql;
beforeEach(async () => {
  name = `migrations_${randomUUID().replaceAll("-", "")}`;
  const server = open(urlOf("postgres"));
  await server`create database ${server(name)}`;
  await server.end();
  folder = await mkdtemp(join(tmpdir(), "furas-migrations-"));
  await mkdir(join(folder, "meta"));
  sql = open(urlOf(name));
});
afterEach(async () => {
  await sql.end();
  const server = open(urlOf("postgres"));
  await server`drop database ${server(name)} with (force)`;
  await server.end();
  await rm(folder, { recursive: true });
});

/** Writes the journal and its files, as a version of the board has them. */
async function ship(...migrations: (readonly [when: number, tag: string, text: string])[]) {
  const entries = migrations.map(([when, tag], idx) => ({ idx, when, tag, breakpoints: true }));
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  for (const [, tag, text] of migrations) await writeFile(join(folder, `${tag}.sql`), text);
}
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
    await applyMigrations(sql, folder);
    await ship(first, late, newer);
    await applyMigrations(sql, folder);
    await applyMigrations(sql, folder);
    expect(await tables()).toEqual(["first", "late", "newer"]);
    expect(await sql`select 1 from drizzle.__drizzle_migrations`).toHaveLength(3);
  });

  it("one whose time was changed before it was released is not applied again", async () => {
    await ship(first);
    await applyMigrations(sql, folder);
    await ship([7, first[1], first[2]]);
    await applyMigrations(sql, folder);
    expect(await tables()).toEqual(["first"]);
  });

  it("where one fails none of them is applied", async () => {
    await ship(first, [2, "0001_wrong", "create tabel wrong (n int)"]);
    await expect(applyMigrations(sql, folder)).rejects.toThrow("syntax error");
    expect(await tables()).toEqual([]);
    await ship(first);
    await applyMigrations(sql, folder);
    expect(await tables()).toEqual(["first"]);
  });

  it("the board's own stand in the order of their times, each once", () => {
    const times = readMigrationFiles({ migrationsFolder: "db/migrations" }).map(
      ({ folderMillis }) => folderMillis,
    );
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });
});

describe("issue 15: a database from before there was moderation", () => {
  it("is brought up to date with its jobs and reports, and its log cannot be edited", async () => {
    const before = readMigrationFiles({ migrationsFolder: "db/migrations" });
    const at = before.findIndex(({ sql: texts }) => texts.join().includes('TABLE "moderators"'));
    await sql`create schema drizzle`;
    await sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
    for (const { sql: texts, hash, folderMillis } of before.slice(0, at)) {
      for (const text of texts) await sql.unsafe(text);
      await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
    }
    const [company, job] = [randomUUID(), randomUUID()];
    await sql`insert into user_profiles (id, user_type, company_name) values (${company}, 'company', 'Barada Foods')`;
    await sql`insert into jobs (id, company_id, title, description, category, location, employment_type, experience_level)
      values (${job}, ${company}, 'Courier', 'Deliver parcels.', 'Logistics', 'Aleppo', 'full-time', 'mid')`;
    await sql`insert into job_reports (job_id, reason) values (${job}, 'money')`;

    await migrateDatabase(urlOf(name), urlOf(name, "logServer"));

    expect(await sql`select title, status from jobs`).toEqual([
      { title: "Courier", status: "active" },
    ]);
    expect(await sql`select job_id, state, report_count from moderation_cases`).toEqual([
      { job_id: job, state: "open", report_count: 1 },
    ]);
    await sql`insert into moderation_log.acts (act, job_id) values ('dismiss', ${job})`;
    for (const edit of [
      "update moderation_log.acts set act = 'restore'",
      "delete from moderation_log.acts",
      "drop table moderation_log.acts",
      "alter table moderation_log.acts disable trigger all",
    ]) {
      await expect(sql.unsafe(edit)).rejects.toThrow(/permission denied|must be owner/);
    }
  });
});
