import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { copyBoard } from "#e2e/support/prepared-boards.ts";
import { inOneProcess, startServer } from "#e2e/support/server-process.ts";
import { parseEmail } from "#test/parse-email.ts";
import { until } from "#test/servers/until.ts";
import { openStoredState, type StoredState } from "#test/stored-state.ts";
import { makePeople, makeRecords, type Records, type Who } from "./role-people.ts";

export type Board = StoredState & {
  origin: string;
  sql: postgres.Sql;
  cookies: Record<Who, string>;
  records: Records;
  /** The texts of the reset letters that were sent. */
  emails(): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * A board of its own with every kind of person and of record, and a way into its database. With
 * `holdQueue` no work that is enqueued begins: what it writes would be taken for a request's.
 */
export async function openBoard({ holdQueue = false } = {}): Promise<Board> {
  const dataDir = await copyBoard("empty");
  const server = await startServer(dataDir, { ...inOneProcess, DEMO: "0" });
  if (server.child.exitCode !== null) throw new Error(server.output());
  const { origin } = server;
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const cookies = await makePeople(origin, sql);
  const records = await makeRecords(origin, sql, cookies);
  if (holdQueue) await postponeQueuedWork(sql);
  await forgetLimits(sql);
  await untilIndexed(sql);
  const stored = await openStoredState(sql, join(dataDir, "files"), ownNotes);
  return {
    origin,
    sql,
    cookies,
    records,
    async state() {
      await dropQueuedWork(sql);
      return stored.state();
    },
    async restore() {
      await dropQueuedWork(sql);
      await stored.restore();
    },
    emails: () => emailsIn(join(dataDir, "mail")),
    async close() {
      await sql.end();
      await database.stop();
      await server.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Notes that the board makes by itself: CVs served, files to go, keys of devices, emails to send; jobs
 * seen, searches and visits; sums of emails and searches, which are written seconds later.
 */
const ownNotes = [
  "seen_jobs",
  "recent_searches",
  "board_visits",
  "job_views",
  "company_days",
  "cv_views",
  "left_files",
  "device_keys",
  "email_events",
  "email_confirmations",
];

/** What one request is counted for is gone with its own statement, so that it refuses no other. */
async function forgetLimits(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create function guard.forget() returns trigger language plpgsql as $$ begin
      delete from guard.limits where key = new.key;
      return null;
    end $$;
    create trigger forget after insert or update on guard.limits
      for each row execute function guard.forget();
    delete from guard.limits;`);
}

async function postponeQueuedWork(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create function tasks.postpone() returns trigger language plpgsql as $$ begin
      new.start_after := now() + interval '1 day';
      return new;
    end $$;
    create trigger postpone before insert on tasks.job
      for each row execute function tasks.postpone();`);
  await dropQueuedWork(sql);
}

/**
 * Drops what earlier requests enqueued, so that it writes nothing while a later one is looked at: a
 * recovery e-mail makes its reset link only when it is sent, which on a busy machine may be much
 * later. Work that has begun is waited for.
 */
async function dropQueuedWork(sql: postgres.Sql): Promise<void> {
  await until(async () => {
    await sql`delete from tasks.job where state in ('created', 'retry')`;
    const left = await sql`select from tasks.job where state in ('created', 'retry', 'active')`;
    return left.length === 0;
  });
}

/** Indexing writes search rows a second after the jobs; its transaction shows both when it commits. */
async function untilIndexed(sql: postgres.Sql): Promise<void> {
  await until(async () => {
    const left = await sql`
      select job_id from outdated_jobs union all select company_id from outdated_companies`;
    return left.length === 0;
  });
}

async function emailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return sources
    .map((source) => parseEmail(source).text)
    .filter((text) => text.includes("/reset-password?token="));
}
