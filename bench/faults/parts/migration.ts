import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { onBoard } from "#bench/faults/board.ts";
import { mustBe } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import type { Part } from "#bench/harness/parts.ts";
import { boardProgram, launch } from "#bench/harness/server.ts";
import { makeReleasedBoard } from "#test/release-0.1.0/released-board.ts";
import { freePort } from "#test/servers/free-port.ts";

export const part: Part<Record<string, number>> = {
  what: "the app is killed in the middle of a migration, and started again",
  sizes: { rounds: 3 },
  async run({ rounds = 3 }) {
    return await withFolder("migration", async (place) => {
      const server = await startEmbeddedDatabase({ dataDir: join(place, "database") });
      try {
        const findings = [];
        for (let round = 1; round <= rounds; round += 1) {
          findings.push(await killHalfWay(place, server.url, `round_${round}`));
        }
        return findings;
      } finally {
        await server.stop();
      }
    });
  },
};

async function killHalfWay(place: string, server: string, name: string) {
  const owner = postgres(server, { max: 1, onnotice: () => {} });
  await owner`create database ${owner(name)}`;
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const sql = postgres(url, { max: 3, onnotice: () => {} });
  try {
    await makeReleasedBoard(sql);
    const id = crypto.randomUUID();
    await sql`insert into auth_users (id, email, name) values (${id}, 'rima@people.example', 'Rima')`;
    await sql`insert into user_profiles (id, email, first_name) values (${id}, 'rima@people.example', 'Rima')`;
    const before = await stateOf(sql);
    const settings = { DATABASE_URL: url, DATA_DIR: join(place, name) };
    const stuck = await stopAtLock(sql, settings);
    const after = await stateOf(sql);
    return await onBoard({ settings, dataDir: join(place, name) }, async () => {
      const whole = await stateOf(sql);
      const complete =
        whole.migrations > before.migrations &&
        whole.triggers === whole.marked &&
        whole.people === 1;
      const summary = `${stuck ? "killed half-way" : "not stopped"}; ${before.migrations}, ${after.migrations}, then ${whole.migrations} migrations and ${whole.marked} triggers`;
      return mustBe(
        `${name}: rolled back whole, then complete with its data`,
        stuck && after.migrations === before.migrations && after.marked === 0 && complete,
        summary,
      );
    });
  } finally {
    await sql.end();
    await owner`drop database ${owner(name)} with (force)`;
    await owner.end();
  }
}

async function stateOf(sql: postgres.Sql) {
  const [state] = await sql<Record<"migrations" | "people" | "triggers" | "marked", number>[]>`
    select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*)::int from user_profiles) as people,
      (select count(*)::int from pg_trigger
        where not tgisinternal and tgrelid::regclass::text !~ '[.]') as triggers,
      (select count(*)::int from pg_trigger
        where obj_description(oid, 'pg_trigger') like 'db/triggers/%') as marked`;
  return state ?? { migrations: 0, people: 0, triggers: 0, marked: 0 };
}

/** Locks a table whose triggers the upgrade creates, and kills the app once it waits there. */
async function stopAtLock(sql: postgres.Sql, settings: Record<string, string>): Promise<boolean> {
  let stuck = false;
  await sql.begin(async (tx) => {
    await tx`lock table jobs in share mode`;
    const app = launch(boardProgram, { port: await freePort(), env: { DEMO: "0", ...settings } });
    for (const until = performance.now() + 20_000; !stuck && performance.now() < until; ) {
      await pause(50);
      const [waiting] = await sql`
        select count(*)::int as n from pg_locks
        where not granted and relation = 'jobs'::regclass`;
      stuck = waiting?.n > 0;
    }
    await app.end("SIGKILL");
  });
  return stuck;
}
