import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { openQueueDatabase } from "#app/platform/database/queue-database.server.ts";
import { makeBoss, migrateQueue } from "#app/platform/database/queue-tables.server.ts";
import { rowsRead, useTestDatabase } from "#test/database.ts";
import {
  closeQueue,
  enqueueJob,
  enqueueJobs,
  openQueue,
  removeOldTasks,
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
  feeds: nothing,
  "index-now": nothing,
  "telegram-updates": nothing,
  chats: nothing,
  "telegram-posts": nothing,
  sms: nothing,
  files: nothing,
  bulk: nothing,
  merges: nothing,
  removals: nothing,
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

it("retries failed jobs, and stores nothing of the error's message", async () => {
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

it("drops the tasks of an account", async () => {
  await enqueueJob("letters", { account: "one" });
  await enqueueJob("letters", { account: "two" });
  await removeQueuedJobs("one");
  expect(await waiting()).toBe(1);
  await removeQueuedJobs("two");
});

const lookForKilled = async () => {
  await db.execute(sql`update tasks.queue set monitor_claim_on = null`);
  const queueDatabase = openQueueDatabase(database.url());
  const boss = makeBoss(queueDatabase, { supervise: false, schedule: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
  await queueDatabase.close();
};

it("a task whose process was killed is still tried again", async () => {
  await enqueueJob("letters", { a: 1 });
  await db.execute(sql`
    update tasks.job set state = 'active', started_on = now() - interval '1 hour' where name = 'letters'`);
  await lookForKilled();
  const done: object[] = [];
  await runQueuedJobs({ ...others, letters: async (data) => void done.push(data) });
  expect(done).toEqual([{ a: 1 }]);
});

it.each([
  ["goes on for hours while its process lives", 20, { state: "active", soon: false }],
  [
    "whose process was killed is tried again within two minutes",
    46,
    { state: "retry", soon: true },
  ],
])("a night %s (growth, item 8)", async (_, silentFor, left) => {
  await enqueueJob("nightly", {});
  await db.execute(sql`
    update tasks.job set state = 'active', started_on = now() - interval '5 hours',
      heartbeat_on = now() - make_interval(secs => ${silentFor}) where name = 'nightly'`);
  await lookForKilled();
  const rows = await db.execute(sql`
    select state, start_after > now() and start_after < now() + interval '31 seconds' as soon
    from tasks.job where name = 'nightly'`);
  expect([...rows]).toEqual([left]);
  await db.execute(sql`delete from tasks.job where name = 'nightly'`);
});

describe("with thousands of tasks that wait (growth, findings 8 and 13)", () => {
  beforeAll(async () => {
    await db.execute(sql`
      insert into tasks.job (name, data, start_after)
      select 'digests', jsonb_build_object('account', 'other-' || n), now() + interval '1 day'
      from generate_series(1, 5000) n`);
    await db.execute(sql`analyze tasks.job_common`);
  });
  afterAll(async () => {
    await db.execute(sql`delete from tasks.job where name = 'digests'`);
  });

  it("an account's tasks are found by themselves", async () => {
    await enqueueJob("letters", { account: "one" });
    await db.transaction(async (tx) => {
      const remove = () => removeQueuedJobs("one", tx);
      expect(await rowsRead(tx, "job_common", remove, "tasks")).toBeLessThan(10);
    });
    expect(await waiting()).toBe(0);
  });

  it("due ones are fetched by an index that passes over deferred ones", async () => {
    const queueDatabase = openQueueDatabase(database.url());
    const statements: string[] = [];
    const recording = {
      ...queueDatabase,
      executeSql(text: string, values?: unknown[]) {
        statements.push(text);
        return queueDatabase.executeSql(text, values);
      },
    };
    const boss = makeBoss(recording, { supervise: false, schedule: false });
    await boss.start();
    expect(await boss.fetch("digests", { batchSize: 10 })).toEqual([]);
    const fetching = statements.find((text) => text.includes("SKIP LOCKED"));
    const { rows } = await queueDatabase.executeSql(`explain ${fetching}`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain("Index Scan using job_common_name_start_after_idx");
    expect(plan).not.toContain("Sort");
    await boss.stop({ graceful: false });
    await queueDatabase.close();
  });

  it("looks for tasks that are over read none of the others", async () => {
    const queueDatabase = openQueueDatabase(database.url());
    const boss = makeBoss(queueDatabase, { supervise: false, schedule: false });
    await boss.start();
    const rows = async () => {
      const { rows: statistics } = await queueDatabase.executeSql(`
        select pg_stat_force_next_flush();
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_user_tables
        where schemaname = 'tasks' and relname = 'job_common'`);
      return Number(statistics.find((row) => "n" in row)?.n);
    };
    await db.execute(sql`
      update tasks.queue set monitor_claim_on = null, maintain_on = null`);
    const before = await rows();
    await boss.supervise();
    expect((await rows()) - before).toBeLessThan(100);
    await boss.stop({ graceful: false });
    await queueDatabase.close();
  });

  it("those that are of no more use are removed, and no others", async () => {
    await db.execute(sql`
      insert into tasks.job (name, state, completed_on, deletion_seconds, keep_until)
      select 'letters', state::tasks.job_state, completed_on, 3600, keep_until from (values
        ('failed', now() - interval '2 hours', now() + interval '1 day'),
        ('failed', now() - interval '1 minute', now() + interval '1 day'),
        ('created', null, now() - interval '1 minute'),
        ('created', null, now() + interval '1 minute')
      ) each (state, completed_on, keep_until)`);
    await removeOldTasks();
    const left = await db.execute(sql`
      select state, completed_on is null as open from tasks.job where name = 'letters' order by state`);
    expect([...left]).toEqual([
      { state: "created", open: true },
      { state: "failed", open: false },
    ]);
    await db.execute(sql`delete from tasks.job where name = 'letters'`);
  });
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
