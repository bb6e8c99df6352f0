import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type postgres from "postgres";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeEmptyDatabase } from "#test/servers/empty-database.ts";
import { applyFunctions, dropTriggers } from "./apply-functions.server.ts";

let folder: string;
let sql: postgres.Sql;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ sql, drop } = await makeEmptyDatabase());
  await sql`create table jobs (title text)`;
  await sql`create table pages (title text)`;
});
afterEach(async () => {
  await drop();
  await rm(folder, { recursive: true });
});

const outer =
  "create or replace function outer_one() returns int language sql as $$ select inner_one() $$;";
const inner = (n: number) =>
  `create or replace function inner_one() returns int language sql as $$ select ${n} $$;`;
const loud = `create or replace function loud() returns trigger language plpgsql as $$
  begin new.title := upper(new.title); return new; end $$;`;
const onInsert = (table: string) =>
  `create or replace trigger louder before insert on ${table} for each row execute function loud();`;
const both = { "functions/text/loud.sql": loud, "triggers/jobs/louder.sql": onInsert("jobs") };

/** Writes these files as all that there are, and applies them. */
async function apply(files: Record<string, string>): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
  folder = await mkdtemp(join(tmpdir(), "furas-functions-"));
  for (const kind of ["functions", "triggers"]) await mkdir(join(folder, kind));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await sql.begin((tx) => applyFunctions(tx, folder));
}

async function insert(table: "jobs" | "pages"): Promise<unknown> {
  const [row] = await sql`insert into ${sql(table)} (title) values ('cook') returning title`;
  return row?.title;
}

const functions = async () =>
  (
    await sql<{ name: string }[]>`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace order by 1`
  ).map(({ name }) => name);

describe("functions and triggers", () => {
  it("are created in any order, and again only when their text changes", async () => {
    const files = { "functions/b/inner_one.sql": inner(1), "functions/a/outer_one.sql": outer };
    await apply(files);
    expect(await sql`select outer_one() as n`).toEqual([{ n: 1 }]);
    const versions = () =>
      sql`select proname, xmin from pg_proc where proname like '%_one' order by 1`;
    const before = await versions();
    await apply(files);
    expect(await versions()).toEqual(before);
    await apply({ ...files, "functions/b/inner_one.sql": inner(2) });
    expect(await sql`select outer_one() as n`).toEqual([{ n: 2 }]);
    expect((await versions())[1]).toEqual(before[1]);
  });

  it("are dropped when their file is gone, the trigger before its function", async () => {
    await apply(both);
    expect(await insert("jobs")).toBe("COOK");
    await apply({});
    expect(await insert("jobs")).toBe("cook");
    expect(await functions()).toEqual([]);
  });

  it("dropped by hand are created again", async () => {
    await apply(both);
    await sql`drop function loud() cascade`;
    await apply(both);
    expect(await insert("jobs")).toBe("COOK");
  });

  it("a trigger that moves to another table leaves the first", async () => {
    await apply(both);
    await apply({
      "functions/text/loud.sql": loud,
      "triggers/pages/louder.sql": onInsert("pages"),
    });
    expect([await insert("jobs"), await insert("pages")]).toEqual(["cook", "COOK"]);
  });

  it("a function of another signature or result replaces the one of before", async () => {
    const file = "functions/text/inner_one.sql";
    await apply({ [file]: inner(1) });
    await apply({ [file]: inner(1).replace("()", "(n int)") });
    expect(await functions()).toEqual(["inner_one(integer)"]);
    await apply({
      [file]: inner(1).replace("()", "(m int)").replace("returns int", "returns text"),
    });
    expect(await functions()).toEqual(["inner_one(integer)"]);
  });

  it("functions that the owner made stay", async () => {
    await sql`create function mine() returns int language sql as 'select 1'`;
    await apply(both);
    await apply({});
    expect(await functions()).toEqual(["mine()"]);
  });

  it("triggers alone are dropped for a migration", async () => {
    await apply(both);
    await sql.begin(dropTriggers);
    expect(await insert("jobs")).toBe("cook");
    await apply(both);
    expect(await insert("jobs")).toBe("COOK");
  });

  it("where one is wrong nothing changes", async () => {
    await apply(both);
    await expect(
      apply({ ...both, "functions/text/inner_one.sql": "create or replace function inner_one(" }),
    ).rejects.toThrow("syntax error");
    expect(await functions()).toEqual(["loud()"]);
  });
});
