import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, inject } from "vitest";
import { setHashCost } from "#app/features/accounts/sign-in/password.server.ts";
import {
  closeDatabase,
  db,
  openDatabase,
  type Transaction,
} from "#app/platform/database/database.server.ts";
import { storeDayCounts } from "#app/platform/day-counts/day-counts.server.ts";
import { openMail } from "#app/platform/email/mail.server.ts";
import { openFilesKey } from "#app/platform/encryption/files-key.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";
import { setSettings, settings } from "#app/platform/settings/settings.server.ts";
import { openSms } from "#app/platform/sms/sms.server.ts";
import { openStorage } from "#app/platform/storage/storage.server.ts";
import { templateName } from "./database.setup.ts";

/** The same in all tests, so that one board's backup can be restored as another. */
export const testFilesKey = {
  filesKey: Buffer.alloc(32, "only for tests").toString("base64"),
  filesKeyFile: undefined,
  dataDir: "/nowhere",
};

/** Gives a test file its own database, file store, mail and accounts library for as long as it runs. */
export function useTestDatabase(): { url: () => string; files: () => string } {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = (database: string) => inject("databaseServer").replace("NAME", database);
  let files: string;
  const asOwner = async (work: (sql: postgres.Sql) => Promise<unknown>) => {
    const sql = postgres(url("postgres"), { max: 1, onnotice: () => {} });
    await work(sql);
    await sql.end();
  };
  beforeAll(async () => {
    await asOwner(
      (sql) => sql`create database ${sql(name)} template ${sql(templateName)} strategy file_copy`,
    );
    files = await mkdtemp(join(tmpdir(), "furas-files-"));
    openDatabase(url(name), 25);
    openQueue(url(name));
    openStorage(files);
    await openFilesKey(testFilesKey);
    setHashCost({ memory: 64, passes: 1 });
    openMail({ smtpUrl: undefined, from: "no-reply@jobs.example", folder: join(files, "mail") });
    openSms({ gateway: undefined, folder: join(files, "sms") });
    setSettings({ ...settings(), sessionSecret: "only-for-tests-0123456789abcdefghij" });
  });
  afterAll(async () => {
    await closeQueue();
    // What is left would be written to the next file's database.
    await storeDayCounts();
    await closeDatabase();
    await asOwner((sql) => sql`drop database ${sql(name)} with (force)`);
    await rm(files, { recursive: true, force: true });
  });
  return { url: () => url(name), files: () => files };
}

/**
 * How many rows of a table all statements of `work` read, whoever makes them: the pool is one
 * connection meanwhile, in a transaction that is rolled back.
 */
export async function rowsReadBy(
  url: string,
  table: string,
  work: () => Promise<unknown>,
  schema?: string,
) {
  await closeDatabase();
  openDatabase(url, 1);
  try {
    await db.execute(sql`begin`);
    return await rowsRead(db, table, work, schema);
  } finally {
    await db.execute(sql`rollback`);
    await closeDatabase();
    openDatabase(url, 25);
  }
}

type Statements = Pick<Transaction, "execute">;

/** How many rows of a table the statements of `work` read, all of them in the transaction. */
export async function rowsRead(
  tx: Statements,
  table: string,
  work: () => Promise<unknown>,
  schema = "public",
) {
  const before = await pending(tx, table, schema);
  await work();
  return (await pending(tx, table, schema)) - before;
}

/** What the connection has read and not yet added to the statistics of all. */
async function pending(tx: Statements, table: string, schema: string): Promise<number> {
  const [read] = await tx.execute<{ rows: number }>(sql`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = ${table} and schemaname = ${schema}`);
  return read?.rows ?? 0;
}
