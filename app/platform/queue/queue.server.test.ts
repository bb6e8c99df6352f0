import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { migrateQueue } from "#app/platform/database/queue-tables.server.ts";
import { useTestDatabase } from "#test/database.ts";
import {
  closeQueue,
  enqueueJob,
  enqueueJobs,
  openQueue,
  removeQueuedJobs,
  runQueuedJobs,
  startJobs,
} from "./queue.server.ts";

const database = useTestDatabase();

const nothing = async () => {};
const others = {
  "urgent-emails": nothing,
  digests: nothing,
  push: nothing,
  files: nothing,
  tidy: nothing,
  lifecycle: nothing,
  nightly: nothing,
  alerts: nothing,
};
const waiting = async () => {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from tasks.job where name = 'letters'`,
  );
  return row?.n;
};

it("carries out a queued job and stores nothing of it", async () => {
  const done: object[] = [];
  await enqueueJob("letters", { a: 1 });
  await runQueuedJobs({ ...others, letters: async (data) => void done.push(data) });
  expect(done).toEqual([{ a: 1 }]);
  expect(await waiting()).toBe(0);
});

it("carries out nothing of a transaction that is taken back", async () => {
  const failing = db.transaction(async (tx) => {
    await enqueueJob("letters", { a: 1 }, tx);
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  expect(await waiting()).toBe(0);
});

it("retries what failed, and stores nothing of the error's message", async () => {
  let tries = 0;
  const letters = async () => {
    tries += 1;
    if (tries < 3) throw new Error("550 <canary@example.com> is unknown");
  };
  const work = { ...others, letters };
  await enqueueJob("letters", { a: 1 });
  await runQueuedJobs(work);
  await runQueuedJobs(work);
  const [row] = await db.execute<{ stored: string }>(
    sql`select string_agg(job::text, '') as stored from tasks.job`,
  );
  expect(row?.stored).toContain("retry");
  expect(row?.stored).not.toContain("canary");
  await runQueuedJobs(work);
  expect(tries).toBe(3);
  expect(await waiting()).toBe(0);
});

it("drops the orders of an account", async () => {
  await enqueueJob("letters", { account: "one" });
  await enqueueJob("letters", { account: "two" });
  await removeQueuedJobs("account", "one");
  expect(await waiting()).toBe(1);
  await removeQueuedJobs("account", "two");
});

it("works by itself, and goes on after the database has thrown everybody out", async () => {
  const done: string[] = [];
  const letters = async (data: { n?: string }) => void done.push(data.n ?? "");
  await startJobs({ ...others, letters }, () => false);
  await enqueueJob("letters", { n: "before" });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["before"]);
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await enqueueJob("letters", { n: "after" });
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(["before", "after"]);
  await closeQueue();
  openQueue(database.url());
});

it("carries out an urgent email while digests hold all of their workers (growth, finding 5)", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const done: string[] = [];
  const work = {
    ...others,
    digests: async () => {
      await released;
      done.push("digest");
    },
    "urgent-emails": async () => void done.push("urgent"),
    letters: nothing,
  };
  await enqueueJobs("digests", Array<object>(60).fill({}));
  await startJobs(work, () => false);
  await enqueueJob("urgent-emails", {});
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["urgent"]);
  release();
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(61);
  await closeQueue();
  openQueue(database.url());
});

it("its tables may be brought up to date again and again", async () => {
  await migrateQueue(database.url());
  await migrateQueue(database.url());
});
