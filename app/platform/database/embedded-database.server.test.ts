import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { until } from "#test/servers/until.ts";
import { findPostmaster } from "./embedded/postmaster.server.ts";
import { processIdentity, send } from "./embedded/process.server.ts";
import { startEmbeddedDatabase } from "./embedded-database.server.ts";

// Making a database takes the longest, so the tests share one; each finds and leaves it stopped.
const dataDir = mkdtempSync(join(tmpdir(), "furas-embedded-"));
const settings = { fsync: "off" };

beforeEach(() => expect(server()).toBeNull());

afterAll(() => rm(dataDir, { recursive: true }));

describe("the embedded database", () => {
  it("keeps its data from one start to the next and leaves no process behind", async () => {
    const first = await startEmbeddedDatabase({ dataDir, settings });
    await query(first.url, "create table kept as select 'دمشق' as city");
    await first.stop();
    expect(server()).toBeNull();

    const second = await startEmbeddedDatabase({ dataDir, settings });
    expect(await query(second.url, "select city from kept")).toEqual([{ city: "دمشق" }]);
    await second.stop();
    expect(server()).toBeNull();
  });

  it("sees Arabic letters in trigrams, and syncs to disk unless told otherwise", async () => {
    const database = await startEmbeddedDatabase({ dataDir });
    await query(database.url, "create extension pg_trgm");
    const sql =
      "select similarity('مهندس', 'مهندسة') > 0.5 as alike, current_setting('fsync') as fsync";
    expect(await query(database.url, sql)).toEqual([{ alike: true, fsync: "on" }]);
    await database.stop();
  });

  it("refuses connections without the password and gives the app no superuser", async () => {
    const database = await startEmbeddedDatabase({ dataDir, settings });
    const guess = new URL(database.url);
    guess.password = "guess";
    await expect(query(guess.href, "select 1")).rejects.toThrow(/password authentication failed/);
    guess.username = "postgres";
    await expect(query(guess.href, "select 1")).rejects.toThrow(/no pg_hba.conf entry/);
    const rights = "select rolsuper, rolcreatedb from pg_roles where rolname = current_user";
    const none = [{ rolsuper: false, rolcreatedb: false }];
    expect(await query(database.url, rights)).toEqual(none);
    await database.stop();
    // As an older version made it.
    await rm(join(dataDir, "postgres/data/furas-role"));
    const makes = await startEmbeddedDatabase({ dataDir, settings, mayCreateDatabases: true });
    expect(await query(makes.url, rights)).toEqual([{ rolsuper: false, rolcreatedb: true }]);
    await makes.stop();
    const next = await startEmbeddedDatabase({ dataDir, settings });
    expect(await query(next.url, rights)).toEqual(none);
    await next.stop();
  });

  it("is joined by a second program and stopped by the last one that leaves", async () => {
    const app = await startEmbeddedDatabase({ dataDir, settings });
    const importer = await startEmbeddedDatabase({ dataDir, settings });
    expect([app.joined, importer.joined]).toEqual([false, true]);
    expect(importer.url).toBe(app.url);
    await app.stop();
    expect(await query(importer.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await importer.stop();
    expect(server()).toBeNull();
  });

  it("takes over the server of an app that was killed", async () => {
    const app = await startApp();
    const orphan = server()?.pid;
    app.kill("SIGKILL");
    await once(app, "exit");
    expect(server()?.pid).toBe(orphan);

    const next = await startEmbeddedDatabase({ dataDir, settings });
    expect(next.joined).toBe(false);
    expect(server()?.pid).not.toBe(orphan);
    await next.stop();
    expect(server()).toBeNull();
  });

  it("starts after the app and the server were both killed, with all committed data", async () => {
    const app = await startApp();
    app.kill("SIGKILL");
    await once(app, "exit");
    send(server()?.pid ?? 0, "SIGKILL");
    await until(() => server() === null);

    const next = await startEmbeddedDatabase({ dataDir, settings });
    const marks = `select mark from marks where mark = ${app.pid}`;
    expect(await query(next.url, marks)).toEqual([{ mark: app.pid }]);
    await next.stop();
  });

  it("comes back on the same address when only the server is killed", async () => {
    const steps: string[] = [];
    const log = (step: string) => steps.push(step);
    const database = await startEmbeddedDatabase({ dataDir, settings, log });
    const killed = server()?.pid ?? 0;
    send(killed, "SIGKILL");
    await until(() => {
      const now = server();
      return now?.ready === true && now.pid !== killed;
    });
    expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(steps).toContain("The database ended unexpectedly, so it is started again");
    await database.stop();
    expect(server()).toBeNull();
  });

  it("keeps its address for those who use it when another program brings it back", async () => {
    const app = await startApp("setInterval(() => {}, 1000); process.kill(process.pid, 'SIGSTOP')");
    const killed = server();
    send(killed?.pid ?? 0, "SIGKILL");
    await until(() => server() === null);
    const importer = await startEmbeddedDatabase({ dataDir, settings });
    expect(server()?.port).toBe(killed?.port);
    app.kill("SIGKILL");
    await once(app, "exit");
    await importer.stop();
  });

  it("takes another port when a stranger has its own", async () => {
    await (await startEmbeddedDatabase({ dataDir, settings })).stop();
    const port = Number(readFileSync(join(dataDir, "postgres", "port"), "utf8"));
    const stranger = createServer().listen(port, "127.0.0.1");
    await once(stranger, "listening");
    const database = await startEmbeddedDatabase({ dataDir, settings });
    expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(server()?.port).not.toBe(port);
    await database.stop();
    stranger.close();
  });

  it("is asked to end by a process that ends without stopping it", async () => {
    const app = await startApp("process.exit(3)");
    if (app.exitCode === null) await once(app, "exit");
    await until(() => server() === null);
    expect(app.exitCode).toBe(3);
  });

  it("is not fooled by a stranger that now has the pid of the dead server", async () => {
    await (await startEmbeddedDatabase({ dataDir, settings })).stop();
    const pidFile = join(dataDir, "postgres", "data", "postmaster.pid");
    const stranger = spawn("sleep", ["60"]);
    writeFileSync(pidFile, `${stranger.pid}\n${join(dataDir, "postgres", "data")}\n1\n5432\n`);
    const database = await startEmbeddedDatabase({ dataDir, settings });
    expect(processIdentity(stranger.pid ?? 0)).not.toBeNull();
    stranger.kill();
    await database.stop();
  });

  it("says in one sentence why it cannot start", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    await expect(startEmbeddedDatabase({ dataDir: join(file, "data") })).rejects.toThrow(
      `The data directory ${join(file, "data")} cannot be used: ${join(file, "data")} is not inside a directory.`,
    );
    await expect(
      startEmbeddedDatabase({ dataDir, settings: { ...settings, work_mem: "much" } }),
    ).rejects.toThrow(
      `The database did not start: invalid value for parameter "work_mem": "much" (more in ${join(dataDir, "postgres", "server.log")}).`,
    );
  });
});

function server() {
  return findPostmaster(join(dataDir, "postgres", "data"));
}

async function query(url: string, statement: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end();
  }
}

/** Another process that starts the server, writes one row and then does `act`, or just lives on. */
async function startApp(act = "setInterval(() => {}, 1000)"): Promise<ChildProcess> {
  const code = `
    import postgres from ${JSON.stringify(import.meta.resolve("postgres"))};
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL("./embedded-database.server.ts", import.meta.url).href)};
    const { url } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    const sql = postgres(url, { onnotice() {} });
    await sql\`create table if not exists marks (mark int)\`;
    await sql\`insert into marks values (\${process.pid})\`;
    await sql.end();
    console.log("started");
    ${act}
  `;
  const app = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!app.stdout) throw new Error("no output");
  await once(app.stdout, "data");
  return app;
}
