import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import { type Database, db, withoutTimeLimit } from "#app/platform/database/database.server.ts";
import {
  openQueueDatabase,
  type QueueDatabase,
} from "#app/platform/database/queue-database.server.ts";
import {
  makeBoss,
  type QueueName,
  queueSchema,
} from "#app/platform/database/queue-tables.server.ts";
import { gathered } from "#app/platform/gathered.ts";
import { log, logError, logThrottled } from "#app/platform/log/log.server.ts";

/** What is done for each queue; `id` stays the same when a task is tried again. */
export type JobHandlers = Record<QueueName, (task: object, id: string) => Promise<void>>;

type Transaction = Pick<Database, "execute">;
type Task = { id: string; data: object };

let queueDatabase: QueueDatabase | undefined;
let boss: PgBoss | undefined;

/** Opens the queue of this process, which may enqueue tasks from here on; nothing is done yet. */
export function openQueue(url: string): void {
  queueDatabase = openQueueDatabase(url);
  boss = makeBoss(queueDatabase);
  // Emits any number of errors while the database is down.
  boss.on("error", (error) => logThrottled("queue fault", { cause: String(error.message) }));
  boss.on("warning", ({ message }) => logThrottled("queue warning", { cause: message }));
}

/** A database that does not answer must not prevent the process from ending. */
const longestStop = 14_000;

/** Lets running work finish, and closes the queue. */
export async function closeQueue(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, longestStop).unref());
  await Promise.race([boss?.stop({ timeout: 12_000 }), late]);
  boss = undefined;
  await queueDatabase?.close();
  queueDatabase = undefined;
}

/**
 * Enqueues a task, in a transaction if given: it runs at least once after commit, and
 * no sooner than in `startAfter` seconds. A task must hold nothing personal but ids; it is forgotten
 * as soon as it is carried out.
 */
export async function enqueueJob(
  name: QueueName,
  data: object,
  tx: Transaction = db,
  startAfter = 0,
): Promise<void> {
  await opened().send(name, data, { db: fromDrizzle(tx, sql), startAfter });
}

/** Enqueues several tasks at once; see `enqueueJob`. */
export async function enqueueJobs(
  name: QueueName,
  data: readonly object[],
  tx: Transaction = db,
): Promise<void> {
  if (data.length === 0) return;
  await opened().insert(
    name,
    data.map((each) => ({ data: each })),
    { db: fromDrizzle(tx, sql) },
  );
}

/** Drops the tasks of an account. */
export async function removeQueuedJobs(account: string, tx: Transaction = db): Promise<void> {
  await tx.execute(
    sql`delete from ${sql.identifier(queueSchema)}.job where data ->> 'account' = ${account}`,
  );
}

/**
 * The states of a queue's tasks that name a record under `key`: one waits or is worked on, or else all tries of
 * one were used up within the last hour. Records without either are left out.
 */
export async function findTaskStates(
  name: QueueName,
  key: string,
  ids: readonly string[],
): Promise<Map<string, "waiting" | "failed">> {
  const rows = await db.execute<{ id: string; waits: boolean; failed: boolean }>(sql`
    select data ->> ${key}::text as id, bool_or(state < 'completed') as waits, bool_or(state = 'failed') as failed
    from ${sql.identifier(queueSchema)}.job
    where name = ${name} and data ->> ${key}::text = any(${sql.param(ids)}::text[]) group by 1`);
  const known = rows.filter(({ waits, failed }) => waits || failed);
  return new Map(known.map(({ id, waits }) => [id, waits ? "waiting" : "failed"]));
}

const removedAtOnce = 1000;

/** Removes the tasks that are of no more use, in parts: pg-boss would lock and delete all of them at once. */
export async function removeOldTasks(): Promise<void> {
  for (const isOver of [
    sql`deletion_seconds > 0 and completed_on + deletion_seconds * interval '1 second' < now()`,
    sql`state < 'active' and keep_until < now()`,
  ]) {
    for (let removed = removedAtOnce; removed === removedAtOnce; ) {
      const result = await db.execute(sql`
        delete from ${sql.identifier(queueSchema)}.job where (name, id) in (
          select name, id from ${sql.identifier(queueSchema)}.job where ${isOver}
          limit ${removedAtOnce} for update skip locked)`);
      removed = result.count;
    }
  }
}

const betweenStarts = 5_000;

/** Starts the job handlers, the clock of jobs, the hourly cleanup and the nightly jobs, once the database is reachable; never throws. */
export async function startJobs(work: JobHandlers, stopped: () => boolean): Promise<void> {
  while (boss && !stopped()) {
    try {
      await opened().start();
      await opened().schedule("tidy", "17 * * * *");
      await opened().schedule("lifecycle", "* * * * *");
      await opened().schedule("alerts", "* * * * *");
      await opened().schedule("telegram-posts", "* * * * *");
      await opened().schedule("nightly", "40 3 * * *", null, { tz: "Asia/Damascus" });
      for (const name of Object.keys(work) as QueueName[]) await watch(name, work);
      return;
    } catch (error) {
      logError(error, { task: "starting the queue" });
      await new Promise((resolve) => setTimeout(resolve, betweenStarts).unref());
    }
  }
}

const atOnce = 10;

/** Not waited for. */
const timed = new Set<QueueName>(["tidy", "lifecycle", "nightly", "alerts", "telegram-posts"]);

/** While one batch waits for the mail server, the database prepares the next. */
const inPairs = new Set<QueueName>(["urgent-emails", "letters", "digests"]);

async function watch(name: QueueName, work: JobHandlers): Promise<void> {
  const options = {
    batchSize: atOnce,
    perJobResults: true,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: timed.has(name) ? 30 : 1,
    localConcurrency: inPairs.has(name) ? 2 : 1,
  } as const;
  const remove = remover(name);
  await opened().work(name, options, (tasks: Task[]) =>
    Promise.all(
      tasks.map(async ({ id, data }) => {
        const failure = await carryOut(name, work, { id, data }, remove);
        return failure
          ? { id, status: "failed" as const, output: { failure } }
          : { id, status: "completed" as const };
      }),
    ),
  );
}

/** Tries everything that waits once, whenever it was to be tried; for tests. */
export async function runQueuedJobs(work: JobHandlers): Promise<void> {
  await db.execute(sql`
    update ${sql.identifier(queueSchema)}.job set start_after = now() where state in ('created', 'retry')`);
  for (const name of Object.keys(work) as QueueName[]) {
    const tasks = await opened().fetch<object>(name, { batchSize: 1000 });
    const remove = remover(name);
    await Promise.all(
      tasks.map(async (each) => {
        const failure = await carryOut(name, work, each, remove);
        if (failure) await opened().fail(name, each.id, { failure });
      }),
    );
  }
}

/** Removes tasks that are carried out, those that end at once together. */
function remover(name: QueueName) {
  return gathered(async (ids: string[]): Promise<undefined[]> => {
    await opened().deleteJob(name, ids);
    return [];
  });
}

/** Returns why it failed, without personal data: an error's message may hold an address. */
async function carryOut(
  name: QueueName,
  work: JobHandlers,
  { id, data }: Task,
  remove: (id: string) => Promise<void>,
) {
  try {
    await withoutTimeLimit(() => work[name](data, id));
    await remove(id);
    return undefined;
  } catch (error) {
    if (error instanceof JobFailure) log("work failed", { queue: name, task: id, ...error.fields });
    else logError(error, { queue: name, task: id });
    return error instanceof Error ? error.name : "unknown";
  }
}

/** Why a task could not be carried out this time, without anything personal. */
export class JobFailure extends Error {
  readonly fields: Record<string, unknown>;
  constructor(message: string, fields: Record<string, unknown>) {
    super(message);
    this.name = "JobFailure";
    this.fields = { why: message, ...fields };
  }
}

function opened(): PgBoss {
  if (!boss) throw new Error("The queue is not open.");
  return boss;
}
