import { createHash } from "node:crypto";
import { cp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type postgres from "postgres";

export type StoredState = {
  /** A line for each table and one for the files, another one after any change of what is stored. */
  state(): Promise<string>;
  /** Puts everything back as it was when this was opened. */
  restore(): Promise<void>;
};

/**
 * Copies every table to a schema of its own, and has each table count the statements that write to
 * it: rows are read again, or put back, only where a count has moved. The counts are sequences, which
 * hold nobody up and which no transaction takes back.
 */
export async function openStoredState(sql: postgres.Sql, files: string): Promise<StoredState> {
  const tables = await readTables(sql);
  await sql.unsafe(setUp(tables)).simple();
  const filesCopy = `${files}-copy`;
  await cp(files, filesCopy, { recursive: true });
  const names = tables.map(({ name }) => name);
  const referenced = new Set(tables.flatMap(({ refersTo }) => refersTo));
  let clean = { counts: (await readCounts(sql)).counts, files: await describeFiles(files) };
  let known: { counts: string; rows: string } | undefined;

  async function readRows(): Promise<string> {
    const { counts, isQuiet } = await readCounts(sql);
    if (known?.counts === counts) return known.rows;
    const read = await sql.unsafe<{ table: string; rows: string }[]>(selectRows(names));
    // The database may read the tables side by side, in any order.
    const lines = read.map(({ table, rows }) => `${table} ${digest(rows)}\n`).sort();
    const rows = lines.join("");
    // Of a transaction that is still under way the counts may tell already, and the rows not yet.
    known = isQuiet ? { counts, rows } : undefined;
    return rows;
  }

  return {
    async state() {
      const rows = await readRows();
      const stored = (await readdir(files, { recursive: true })).sort();
      return `${rows}files ${digest(String(stored))}`;
    },
    async restore() {
      const { counts } = await readCounts(sql);
      const written = movedCounts(clean.counts, counts);
      const changed = tables.filter(({ name }) => written.has(name));
      const alone = changed.every(({ name }) => !referenced.has(name));
      if (changed.length > 0) await sql.unsafe(putBack(alone ? changed : tables)).simple();
      const after = (await readCounts(sql)).counts;
      const touched = [...movedCounts(counts, after)];
      if (alone && touched.some((name) => !written.has(name))) {
        await sql.unsafe(putBack(tables)).simple();
      }
      if ((await describeFiles(files)) !== clean.files) {
        await rm(files, { recursive: true });
        await cp(filesCopy, files, { recursive: true });
      }
      clean = { counts: (await readCounts(sql)).counts, files: await describeFiles(files) };
    },
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

type Table = {
  name: string;
  /** The columns that are not computed from others. */
  columns: string[];
  /** The tables to whose rows its own refer. */
  refersTo: string[];
};

/** What triggers fill comes after what they watch. */
const watched = ["auth_users", "user_profiles", "jobs", "documents"];

/**
 * Notes that the board makes by itself: CVs served, files to go, keys of devices, emails to send; jobs
 * seen, searches and visits; names that were counted anew.
 */
const ownNotes = [
  ...["seen_jobs", "recent_searches", "board_visits"],
  ...["cv_views", "left_files", "device_keys"],
  ...["email_events", "email_confirmations", "name_changes"],
];

/** Rows that the hourly cleanup removes without anybody's request: titles that no open job has. */
const cleanedUp: Record<string, string> = { job_titles: "where jobs > 0" };

/** What others refer to comes before them. */
async function readTables(sql: postgres.Sql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select table_name as name, array_agg(column_name::text) as columns,
      array(select relname::text from pg_constraint join pg_class on pg_class.oid = confrelid
        where contype = 'f' and conrelid = format('public.%I', table_name)::regclass) as "refersTo"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`;
  const ordered = new Set<Table>();
  const add = (name: string, path: string[] = []): void => {
    const table = tables.find((each) => each.name === name);
    if (!table || ordered.has(table) || path.includes(name)) return;
    for (const other of table.refersTo) add(other, [...path, name]);
    ordered.add(table);
  };
  for (const name of [...watched, ...tables.map((table) => table.name)]) add(name);
  return [...ordered].filter(({ name }) => !ownNotes.includes(name));
}

function setUp(tables: readonly Table[]): string {
  const each = tables.map(
    ({ name }) => `
      create table stored."${name}" as table public."${name}";
      create sequence stored."writes to ${name}";
      create trigger count_writes after insert or update or delete or truncate on public."${name}"
        for each statement execute function stored.count_writes();`,
  );
  return `
    create schema stored;
    create function stored.count_writes() returns trigger language plpgsql as $$ begin
      perform nextval(format('stored.%I', 'writes to ' || tg_table_name)::regclass);
      return null;
    end $$;
    ${each.join("")}`;
}

/** How often each table was written to, and whether no transaction that writes is under way. */
async function readCounts(sql: postgres.Sql): Promise<{ counts: string; isQuiet: boolean }> {
  // First the counts: whatever begins between the two is told by neither, and by the next reading.
  const [[counted] = [], [snapshot] = []] = await sql
    .unsafe<[{ counts: string }[], { isQuiet: boolean }[]]>(
      `select string_agg(sequencename || '=' || coalesce(last_value, 0), ',' order by sequencename) as counts
        from pg_sequences where schemaname = 'stored';
      select pg_snapshot_xmin(now) = pg_snapshot_xmax(now) as "isQuiet" from pg_current_snapshot() now`,
    )
    .simple();
  return { counts: counted?.counts ?? "", isQuiet: snapshot?.isQuiet ?? false };
}

/** The tables whose counts differ. */
function movedCounts(before: string, after: string): Set<string> {
  const old = new Set(before.split(","));
  const moved = after.split(",").filter((each) => !old.has(each));
  return new Set(moved.map((each) => each.replace(/^writes to (.*)=\d+$/, "$1")));
}

/** Every row of every table, as JSON text. */
function selectRows(tables: readonly string[]): string {
  const each = tables.map(
    (table) =>
      `select '${table}' as "table", coalesce(json_agg(stored_row order by stored_row::text), '[]')::text as rows
        from public."${table}" stored_row ${cleanedUp[table] ?? ""}`,
  );
  return each.join(" union all ");
}

/** One transaction that makes these tables what they were. */
function putBack(tables: readonly Table[]): string {
  const emptied = tables.toReversed().map(({ name }) => `delete from public."${name}"`);
  const filled = tables.flatMap(({ name, columns }) => {
    const list = columns.map((column) => `"${column}"`).join(", ");
    return [
      // Triggers may have filled it meanwhile.
      `delete from public."${name}"`,
      `insert into public."${name}" (${list}) overriding system value select ${list} from stored."${name}"`,
    ];
  });
  return [appendOnly("disable"), ...emptied, ...filled, appendOnly("enable")].join(";\n");
}

/** The history of applications refuses to be changed, by a trigger. */
function appendOnly(what: "disable" | "enable"): string {
  return `alter table public.application_events ${what} trigger application_events_append_only`;
}

/** Names, sizes and times of all that a folder holds. */
async function describeFiles(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const each = names.map(async (name) => {
    const { size, mtimeMs } = await stat(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(each)).join("\n");
}
