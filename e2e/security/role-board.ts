import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { startServer } from "#e2e/support/server-process.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makePeople, makeRecords, type Records, type Who } from "./role-people.ts";

export type Board = {
  origin: string;
  sql: postgres.Sql;
  cookies: Record<Who, string>;
  records: Records;
  /** Another text after any change of what is stored, files included. */
  state(): Promise<string>;
  /** Puts everything back as it was when the board was opened. */
  restore(): Promise<void>;
  /** The texts of the reset letters that were sent. */
  letters(): Promise<string[]>;
  close(): Promise<void>;
};

/** A board of its own with every kind of person and of record, and a way into its database. */
export async function openBoard(): Promise<Board> {
  const dataDir = await mkdtemp(join(tmpdir(), "furas-roles-"));
  const server = await startServer(dataDir, { DEMO: "0" });
  if (server.child.exitCode !== null) throw new Error(server.output());
  const { origin } = server;
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const cookies = await makePeople(origin, sql);
  const records = await makeRecords(origin, sql, cookies);
  const tables = await tablesOf(sql);
  const files = join(dataDir, "files");
  const stored = { rows: await rowsOf(sql, tables), files: join(dataDir, "files-kept") };
  const columns = await columnsOf(sql);
  await cp(files, stored.files, { recursive: true });
  return {
    ...{ origin, sql, cookies, records },
    async state() {
      await dropQueuedWork(sql);
      const names = await readdir(files, { recursive: true });
      const rows = JSON.stringify(await rowsOf(sql, tables));
      return createHash("sha256")
        .update(rows + names.sort())
        .digest("hex");
    },
    async restore() {
      await dropQueuedWork(sql);
      await sql.begin((tx) => putBack(tx, stored.rows, columns));
      await rm(files, { recursive: true });
      await cp(stored.files, files, { recursive: true });
    },
    letters: () => lettersIn(join(dataDir, "mail")),
    async close() {
      await sql.end();
      await database.stop();
      await server.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Drops what earlier requests enqueued, so that it writes nothing while a later one is looked at: a
 * recovery e-mail makes its reset link only when it is sent, which on a busy machine may be much
 * later. Work that has begun is waited for.
 */
async function dropQueuedWork(sql: postgres.Sql): Promise<void> {
  for (;;) {
    await sql`delete from tasks.job where state in ('created', 'retry')`;
    const [running] = await sql`select from tasks.job where state = 'active' limit 1`;
    if (!running) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function lettersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return sources
    .map((source) => parseEmail(source).text)
    .filter((text) => text.includes("/reset-password?token="));
}

/** What others refer to comes first; what triggers fill comes after what they watch. */
const first = ["auth_users", "user_profiles", "jobs", "documents"];

/** Notes that the board makes by itself: CVs handed out, files to go, keys of devices, emails to send. */
const ownNotes = [
  ...["cv_views", "left_files", "device_keys"],
  ...["email_events", "email_confirmations"],
];

async function tablesOf(sql: postgres.Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const names = tables.map(({ name }) => name).filter((name) => !ownNotes.includes(name));
  const others = names.filter((name) => !first.includes(name));
  return [...first, ...others];
}

type Rows = { table: string; rows: string }[];

/** Rows that the hourly cleanup removes without anybody's request: titles that no open job has. */
const cleanedUp: Record<string, string> = { job_titles: "where jobs > 0" };

/** Every row of every table, as JSON text. */
async function rowsOf(sql: postgres.Sql, tables: readonly string[]): Promise<Rows> {
  const each = tables.map(
    (table) =>
      `select '${table}' as "table", coalesce(json_agg(stored_row order by stored_row::text), '[]')::text as rows
        from "${table}" stored_row ${cleanedUp[table] ?? ""}`,
  );
  return sql.unsafe<Rows>(each.join(" union all "));
}

/** The columns of each table that are not computed from others. */
async function columnsOf(sql: postgres.Sql): Promise<Map<string, string[]>> {
  const rows = await sql<{ table: string; columns: string[] }[]>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by table_name`;
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

async function putBack(
  tx: postgres.TransactionSql,
  stored: Rows,
  columns: Map<string, string[]>,
): Promise<void> {
  for (const { table } of stored.toReversed()) await tx`delete from ${tx(table)}`;
  for (const { table, rows } of stored) {
    const own = tx(columns.get(table) ?? []);
    await tx`delete from ${tx(table)}`;
    await tx`insert into ${tx(table)} (${own}) overriding system value
      select ${own} from json_populate_recordset(null::${tx(table)}, ${rows}::text::json)`;
  }
}
