import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { closeDatabase, db, openDatabase } from "#app/platform/database/database.server.ts";
import { findPostmaster } from "#app/platform/database/embedded/postmaster.server.ts";
import { send } from "#app/platform/database/embedded/process.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { copyBoard } from "#e2e/support/prepared-boards.ts";
import { startServer } from "#e2e/support/server-process.ts";
import { workersOf } from "#e2e/support/worker-processes.ts";
import { until } from "#test/servers/until.ts";

let dataDir: string;
let server: Awaited<ReturnType<typeof startServer>>;
let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>;

// Two processes serve, each with a cache of its own.
test.beforeAll(async () => {
  dataDir = await copyBoard("demo");
  server = await startServer(dataDir, { WORKERS: "2" });
  if (server.child.exitCode !== null) throw new Error(server.output());
  database = await startEmbeddedDatabase({ dataDir });
  openDatabase(database.url, 2);
});
test.afterAll(async () => {
  await closeDatabase();
  await database.stop();
  expect(await server.end("SIGTERM")).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

/** Milliseconds between two changes: a copy may be one second old, so five are made in that time. */
const paceMs = 200;
const english = { cookie: "lang=en", "accept-encoding": "br" };

test("under load no cached page is older than a second while connections, processes and database fail", async () => {
  test.setTimeout(180_000);
  const [job] = await db.select().from(jobs).where(eq(jobs.status, "active")).limit(1);
  const one = eq(jobs.id, job?.id ?? "");
  const address = `${server.origin}/jobs/${job?.id}`;
  const written: { number: number; at: number }[] = [];
  const stale: string[] = [];
  let shown = 0;
  let latest = 0;
  let isOver = false;
  const write = async () => {
    let number = 0;
    for await (const _ of setInterval(paceMs)) {
      if (isOver) return;
      number++;
      const title = `Smith ${number}.`;
      const isWritten = await db
        .update(jobs)
        .set({ title })
        .where(one)
        .then(
          () => true,
          () => false,
        );
      if (isWritten) written.push({ number, at: performance.now() });
    }
  };
  const look = async () => {
    while (!isOver) {
      const began = performance.now();
      const due = written.findLast(({ at }) => at < began - 1000)?.number ?? 0;
      const text = await fetch(address, { headers: english }).then(
        (answer) => answer.text(),
        () => "",
      );
      const number = Number(/Smith (\d+)\./.exec(text)?.[1] ?? Number.NaN);
      if (number >= 1) shown++;
      // Visitors that ask without end keep a slow machine from starting its database again.
      else await until(() => isOver || written.some(({ at }) => at > began), { within: 120_000 });
      if (number > latest) latest = number;
      if (number < due) stale.push(`${number} instead of ${due}`);
    }
  };
  const terminate = (queries: string) =>
    db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like ${queries}`);
  const moreWritten = (count: number) => {
    const wanted = written.length + count;
    return until(() => written.length >= wanted);
  };
  const running = [write(), ...Array.from({ length: 16 }, look)];
  const [first = 0, second = 0] = await workersOf(server.child.pid ?? 0);
  await moreWritten(6);
  await terminate("%pg_listening_channels%");
  await moreWritten(2);
  process.kill(first, "SIGSTOP");
  await moreWritten(7);
  process.kill(first, "SIGCONT");
  await terminate("%pg_listening_channels%");
  process.kill(second, "SIGSTOP");
  await moreWritten(2);
  process.kill(second, "SIGCONT");
  await moreWritten(6);
  // The database dies and starts again, as after a power cut.
  const before = written.at(-1)?.number ?? 0;
  const postmaster = findPostmaster(join(dataDir, "postgres", "data"));
  if (!postmaster) throw new Error("The database does not run.");
  send(postmaster.pid, "SIGQUIT");
  await expect.poll(() => latest, { timeout: 120_000 }).toBeGreaterThan(before + 10);
  // On a slow machine fewer were shown by now: enough of them make it a load.
  await until(() => shown > 200, { within: 60_000 });
  isOver = true;
  await Promise.all(running);
  expect(stale).toEqual([]);
  expect(written.length).toBeGreaterThan(5);
});
