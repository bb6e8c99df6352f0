import { type Db, PgBoss, type QueueOptions } from "pg-boss";
import { challengeMinutes, emailRetryDays } from "#app/limits.ts";
import { openQueueDatabase, type QueueDatabase } from "./queue-database.server.ts";

const minute = 60;
const hour = 60 * minute;

/** Each email has a lifetime of its own. */
const emails = {
  expireInSeconds: 30,
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 15 * minute,
  retentionSeconds: emailRetryDays * 24 * hour,
  deleteAfterSeconds: hour,
};

/** Work that enqueues itself again after some seconds until all of it is done. */
const inParts = {
  retryLimit: 100,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 5 * minute,
  retentionSeconds: 48 * hour,
  deleteAfterSeconds: hour,
};

/** Background work: its timeout in seconds and its number of tries. */
const queues = {
  // The lanes of emails; see email-lanes.ts.
  "urgent-emails": emails,
  letters: emails,
  digests: emails,
  /** Push messages, each for one browser; of no use after a day. */
  push: {
    expireInSeconds: 30,
    retryLimit: 40,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: hour,
    retentionSeconds: 24 * hour,
    deleteAfterSeconds: hour,
  },
  /** Messages to private Telegram chats: digests of alerts, and news, which are of no use after a day. */
  chats: {
    expireInSeconds: 30,
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: hour,
    retentionSeconds: 48 * hour,
    deleteAfterSeconds: hour,
  },
  /** Codes by SMS; of no use after the minutes that they are valid for. */
  sms: {
    expireInSeconds: 30,
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: minute,
    retentionSeconds: challengeMinutes * minute,
    deleteAfterSeconds: hour,
  },
  /** Files that no row leads to any more. */
  files: {
    expireInSeconds: 15 * minute,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: hour,
    retentionSeconds: 48 * hour,
    deleteAfterSeconds: hour,
  },
  /** Batches of answers, each task for seconds; what a killed process left is done by another soon. */
  bulk: { expireInSeconds: 15, ...inParts },
  /** Parts of a closed company, each task for seconds. */
  removals: { expireInSeconds: minute, ...inParts },
  /** Parts of a merge of two companies, each task for seconds. */
  merges: { expireInSeconds: minute, ...inParts },
  /**
   * Readings of feeds, which may take minutes, and their writing in parts. A process that lives says so; what a
   * killed one left is done by another within a minute.
   */
  feeds: { expireInSeconds: hour, heartbeatSeconds: 20, ...inParts },
  /** Addresses of changed jobs for IndexNow, in batches; see features/sharing/index-now. */
  "index-now": {
    expireInSeconds: minute,
    retryLimit: 12,
    retryDelay: minute,
    retryBackoff: true,
    retryDelayMax: 2 * hour,
    retentionSeconds: 24 * hour,
    deleteAfterSeconds: hour,
  },
  /** Messages and presses of buttons in Telegram; of no use after an hour. */
  "telegram-updates": {
    expireInSeconds: minute,
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 5 * minute,
    retentionSeconds: hour,
    deleteAfterSeconds: hour,
  },
  /** Jobs are posted to Telegram channels and posts edited, every minute; the next minute tries again. */
  "telegram-posts": {
    expireInSeconds: 2 * minute,
    retryLimit: 0,
    retentionSeconds: 5 * minute,
    deleteAfterSeconds: hour,
  },
  /** The hourly cleanup; the next hour tries again. */
  tidy: {
    expireInSeconds: hour,
    retryLimit: 0,
    retentionSeconds: 2 * hour,
    deleteAfterSeconds: hour,
  },
  /** Timed changes of jobs, every minute; the next minute tries again. */
  lifecycle: {
    expireInSeconds: 5 * minute,
    retryLimit: 0,
    retentionSeconds: 10 * minute,
    deleteAfterSeconds: hour,
  },
  /** New jobs are compared with saved searches, and digests are written; the next minute tries again. */
  alerts: {
    expireInSeconds: 15 * minute,
    retryLimit: 0,
    retentionSeconds: 5 * minute,
    deleteAfterSeconds: hour,
  },
  /**
   * What is done once a night. It may take hours; what a killed process left of it is done by another
   * within two minutes, since a process that lives says so every half of `heartbeatSeconds`.
   */
  nightly: {
    expireInSeconds: 6 * hour,
    heartbeatSeconds: 45,
    retryLimit: 20,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: hour,
    retentionSeconds: 20 * hour,
    deleteAfterSeconds: hour,
  },
} satisfies Record<string, QueueOptions>;

export type QueueName = keyof typeof queues;

/** The schema that the queue has for itself in the board's database. */
export const queueSchema = "tasks";

/** Makes the queue's tables, or brings them up to date. */
export async function migrateQueue(url: string): Promise<void> {
  const database = openQueueDatabase(url);
  const boss = makeBoss(database, { supervise: false, schedule: false });
  try {
    await boss.start();
    for (const [name, options] of Object.entries(queues)) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
    for (const statement of ownIndexes) await database.executeSql(statement);
    await database.executeSql(`drop index if exists ${queueSchema}.own_active`);
    await database.executeSql(noStatistics);
  } finally {
    await boss.stop({ graceful: false });
    await database.close();
  }
}

/** Indexes that pg-boss lacks: of due, completed, waiting and failed tasks, and of those of an account. */
const ownIndexes = [
  // In place of own_active.
  "own_begun on tasks.job (name, created_on) where state in ('retry', 'active')",
  "own_next on tasks.job (name, start_after) where state < 'active' and not blocked",
  "own_due on tasks.job (start_after, name) where state = 'created'",
  "own_failed on tasks.job (completed_on, name) where state = 'failed'",
  "own_useful on tasks.job (keep_until) where state < 'active'",
  "own_finished on tasks.job (completed_on) where completed_on is not null",
  "own_account on tasks.job ((data ->> 'account')) where data ->> 'account' is not null",
].map((index) => `create index if not exists ${index}`);

/**
 * pg-boss would count all tasks four times a minute, which reads the whole table; nothing asks for
 * those counts. It skips them until the time that stands here.
 */
const noStatistics = "update tasks.version set monitor_backoff_on = 'infinity'";

/** Seconds between looks for tasks whose process was killed over them. */
const betweenLooks = 15;

export function makeBoss(db: QueueDatabase, options: object = {}): PgBoss {
  return new PgBoss({
    db: earliestFirst(db),
    schema: queueSchema,
    createSchema: true,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: betweenLooks,
    monitorIntervalSeconds: betweenLooks,
    ...options,
  });
}

/**
 * Fetches tasks in the order in which they become due, by own_next. pg-boss orders them by their creation, and
 * would look at all deferred ones first. It cannot be told; no task here has a priority.
 */
function earliestFirst(db: QueueDatabase): Db {
  const byCreation = "ORDER BY j.priority desc, j.created_on";
  return {
    executeSql: (text, values) =>
      db.executeSql(text.replace(byCreation, "ORDER BY j.start_after"), values),
  };
}
