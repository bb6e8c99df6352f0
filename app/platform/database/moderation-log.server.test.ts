import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { prepareModerationLog } from "./moderation-log.server.ts";

const database = useTestDatabase();

const databases: string[] = [];
afterAll(async () => {
  await within(urlOf("postgres"), async (sql) => {
    for (const name of databases) await sql`drop database ${sql(name)} with (force)`;
  });
});

describe("issue 15: the moderation log holds against edits", () => {
  it("the board's own role adds and reads", async () => {
    await within(database.url(), async (sql) => {
      await sql`insert into moderation_log.acts (act) values ('dismiss')`;
      expect(await sql`select act from moderation_log.acts`).toEqual([{ act: "dismiss" }]);
    });
  });

  it.each([
    "update moderation_log.acts set act = 'restore'",
    "update moderation_log.acts set act = 'restore' where false",
    "delete from moderation_log.acts",
    "truncate moderation_log.acts",
    "drop trigger acts_append_only on moderation_log.acts",
    "alter table moderation_log.acts disable trigger all",
    "alter table moderation_log.acts owner to current_user",
    "create or replace function moderation_log.refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    "create trigger other before insert on moderation_log.acts for each row execute function note_page_change()",
    "create rule none as on insert to moderation_log.acts do instead nothing",
    "drop table moderation_log.acts",
    "drop schema moderation_log cascade",
    "alter schema moderation_log rename to gone",
    "grant all on moderation_log.acts to current_user",
    "set role furas_log",
    "set session_replication_role = replica",
    "insert into moderation_log.acts (act) values ('x') on conflict (id) do update set act = 'y'",
    "merge into moderation_log.acts a using (select 1) s on true when matched then delete",
    "with gone as (delete from moderation_log.acts returning 1) select * from gone",
    "select * from moderation_log.acts for update",
  ])("the board's own role may not: %s", async (statement) => {
    await within(database.url(), async (sql) => {
      const rows = () => sql`select * from moderation_log.acts order by id`;
      await sql`insert into moderation_log.acts (act) values ('suspend')`;
      const before = await rows();
      if (statement.startsWith("grant")) {
        // Granting what one does not have is a warning, and changes nothing.
        await sql.unsafe(statement).catch(() => {});
        await expect(sql.unsafe("delete from moderation_log.acts")).rejects.toThrow();
      } else {
        await expect(sql.unsafe(statement)).rejects.toThrow(
          /permission denied|must be owner|must be able to SET|owner of/,
        );
      }
      expect(await rows()).toEqual(before);
    });
  });

  it("not even its owner changes it by a slip", async () => {
    await within(logUrlOf(new URL(database.url()).pathname.slice(1)), async (sql) => {
      for (const slip of ["delete from", "truncate"]) {
        await expect(sql.unsafe(`${slip} moderation_log.acts`)).rejects.toThrow("only be added to");
      }
    });
  });
});

describe("the log of a board whose database has no second role", () => {
  it("is protected by its triggers", async () => {
    const name = await makeDatabase();
    await prepareModerationLog(urlOf(name));
    await prepareModerationLog(urlOf(name));
    await within(urlOf(name), async (sql) => {
      await sql`insert into moderation_log.acts (act) values ('block')`;
      for (const slip of [
        "update moderation_log.acts set act = 'x'",
        "delete from moderation_log.acts",
      ]) {
        await expect(sql.unsafe(slip)).rejects.toThrow("only be added to");
      }
    });
  });

  it("is handed over with its entries once there is one", async () => {
    const name = await makeDatabase();
    await prepareModerationLog(urlOf(name));
    await within(urlOf(name), (sql) => sql`insert into moderation_log.acts (act) values ('block')`);
    await prepareModerationLog(urlOf(name), logUrlOf(name));
    await prepareModerationLog(urlOf(name), logUrlOf(name));
    await within(urlOf(name), async (sql) => {
      expect(await sql`select act from moderation_log.acts`).toEqual([{ act: "block" }]);
      await expect(sql.unsafe("drop table moderation_log.acts")).rejects.toThrow("must be owner");
    });
    // Whoever forgets the setting later takes nothing back.
    await prepareModerationLog(urlOf(name));
    await within(urlOf(name), async (sql) => {
      await expect(sql.unsafe("drop table moderation_log.acts")).rejects.toThrow("must be owner");
    });
  });
});

async function makeDatabase(): Promise<string> {
  const name = `log_${randomUUID().replaceAll("-", "")}`;
  await within(urlOf("postgres"), (sql) => sql`create database ${sql(name)}`);
  databases.push(name);
  return name;
}

function urlOf(name: string): string {
  return inject("databaseServer").replace("NAME", name);
}

function logUrlOf(name: string): string {
  return inject("logServer").replace("NAME", name);
}

async function within(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
