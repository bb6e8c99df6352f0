import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateDatabase } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { fill, makeReleasedBoard } from "#test/release-0.1.0/released-board.ts";
import { rowSums } from "#test/release-0.1.0/row-sums.ts";
import { makeEmptyDatabase } from "#test/servers/empty-database.ts";

// For the files of its applications.
useTestDatabase();

const catalogs = {
  relations: `select relnamespace::regnamespace::text as schema, relname, relkind, relpersistence,
      reloptions, relacl::text, pg_get_userbyid(relowner) as owner
    from pg_class where relnamespace::regnamespace::text in ('public', 'guard', 'moderation_log')
      and relkind <> 't' order by 1, 2`,
  columns: `select attrelid::regclass::text as relation, attname, format_type(atttypid, atttypmod) as type,
      row_number() over (partition by attrelid order by attnum) as position, attnotnull, attidentity,
      attgenerated, attstorage, attcompression, attstattarget, attoptions, attacl::text,
      attcollation::regcollation::text as collation, pg_get_expr(adbin, adrelid) as default
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text in ('public', 'guard', 'moderation_log')
      and relkind in ('r', 'i') and attnum > 0 and not attisdropped order by 1, 4`,
  // Not null is compared by column: PostgreSQL 18 keeps its name where a column is renamed.
  constraints: `select conrelid::regclass::text as relation, conname, convalidated, condeferrable,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace::regnamespace::text in ('public', 'guard', 'moderation_log')
      and contype <> 'n' order by 1, 2`,
  indexes: `select schemaname, indexname, indexdef from pg_indexes
    where schemaname in ('public', 'guard', 'moderation_log') order by 1, 2`,
  sequences: `select schemaname, sequencename, data_type, start_value, increment_by, cycle
    from pg_sequences where schemaname in ('public', 'guard') order by 1, 2`,
  functions: `select oid::regprocedure::text as function, pg_get_functiondef(oid) as definition,
      proacl::text, pg_get_userbyid(proowner) as owner, obj_description(oid, 'pg_proc') as mark
    from pg_proc where pronamespace::regnamespace::text in ('public', 'guard', 'moderation_log')
      and prokind = 'f' order by 1, 2`,
  triggers: `select pg_get_triggerdef(oid) as definition, tgenabled,
      obj_description(oid, 'pg_trigger') as mark
    from pg_trigger where not tgisinternal order by 1`,
  schemas: `select nspname, nspacl::text, pg_get_userbyid(nspowner) as owner from pg_namespace
    where nspname not like 'pg\\_%' order by 1`,
  others: `select extname as name from pg_extension
    union all select stxname from pg_statistic_ext
    union all select typname from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
    order by 1`,
};

describe("a board of release 0.1.0", () => {
  let old: Awaited<ReturnType<typeof makeEmptyDatabase>>;
  let before: Awaited<ReturnType<typeof rowSums>>;
  beforeAll(async () => {
    old = await makeEmptyDatabase();
    await makeReleasedBoard(old.sql);
    await fill(old.sql, 500);
    before = await rowSums(old.sql);
    await migrateDatabase(old.url, old.logUrl);
  });
  afterAll(() => old.drop());

  it("has every row as before after its upgrade", async () => {
    expect(before["public.jobs"]?.rows).toBe(300);
    // Tables and columns may have been added.
    expect(await rowSums(old.sql, before)).toEqual(before);
    const [letters] = await old.sql`
      select count(cover_letter)::int as sent, count(letter)::int as searched,
        bool_and(letter is not distinct from fold_text(cover_letter)) as is_same
      from job_applications join company_applications on application_id = id`;
    expect(letters?.sent).toBeGreaterThan(10);
    expect(letters).toEqual({ sent: letters?.sent, searched: letters?.sent, is_same: true });
  });

  it("has the same catalogs after its upgrade as a new board", async () => {
    const fresh = await makeEmptyDatabase();
    await migrateDatabase(fresh.url, fresh.logUrl);
    for (const [name, query] of Object.entries(catalogs)) {
      const [upgraded, expected] = [await old.sql.unsafe(query), await fresh.sql.unsafe(query)];
      expect(expected.length, name).toBeGreaterThan(1);
      expect([...upgraded], name).toEqual([...expected]);
    }
    const seeds = await rowSums(fresh.sql);
    expect(Object.keys(seeds).filter((table) => seeds[table]?.rows)).toEqual([
      "public.alert_progress",
    ]);
    await fresh.drop();
  });

  it("is at work: a job of plain SQL is noticed, and the moderation log cannot be edited", async () => {
    const job = randomUUID();
    await old.sql`insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', ${job}::text))).*
      from jobs j limit 1`;
    expect(await old.sql`select 1 from outdated_jobs where job_id = ${job}`).toHaveLength(1);
    await old.sql`insert into moderation_log.acts (act, job_id) values ('dismiss', ${job})`;
    for (const edit of [
      "update moderation_log.acts set act = 'restore'",
      "delete from moderation_log.acts",
      "drop table moderation_log.acts",
      "alter table moderation_log.acts disable trigger all",
    ]) {
      await expect(old.sql.unsafe(edit)).rejects.toThrow(/permission denied|must be owner/);
    }
  });
});

describe("db/functions", () => {
  it("are valid: every body names functions and columns that exist", async () => {
    const { sql, url, logUrl, drop } = await makeEmptyDatabase();
    await migrateDatabase(url, logUrl);
    const bodies = await sql<{ definition: string }[]>`
      select pg_get_functiondef(oid) as definition from pg_proc
      where obj_description(oid, 'pg_proc') like 'db/functions/%'`;
    expect(bodies.length).toBeGreaterThan(80);
    await sql`select show_limit()`;
    for (const { definition } of bodies) await sql.unsafe(definition);
    await drop();
  });

  it("are applied once when two processes start at once, and not again", async () => {
    const { sql, url, logUrl, drop } = await makeEmptyDatabase();
    await Promise.all([migrateDatabase(url, logUrl), migrateDatabase(url, logUrl)]);
    const first = await written(sql);
    await migrateDatabase(url, logUrl);
    expect(await written(sql)).toEqual(first);
    expect(first.length).toBeGreaterThan(140);
    await drop();
  });
});

/** When functions and triggers were written: each is a subtransaction of its own. */
function written(sql: postgres.Sql) {
  return sql`
    select proname, xmin::text from pg_proc where obj_description(oid, 'pg_proc') like 'db/%'
    union all
    select tgname, xmin::text from pg_trigger where obj_description(oid, 'pg_trigger') like 'db/%'
    order by 1`;
}
