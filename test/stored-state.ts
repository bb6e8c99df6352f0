import type { Stats } from "node:fs";
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
 * it: only those whose count has moved are read again. The counts are sequences, which hold nobody up
 * and which no transaction takes back. Excluded tables are left alone.
 */
export async function openStoredState(
  sql: postgres.Sql,
  files: string,
  excludedTables: readonly string[] = [],
): Promise<StoredState> {
  const excluded = [...noticesOfChange, ...writtenLater, ...excludedTables];
  const tables = (await readTables(sql)).filter(({ name }) => !excluded.includes(name));
  // One table at a time: a transaction that locked them all would be in the way of background work.
  for (const part of setUp(tables)) await sql.unsafe(part).simple();
  const filesCopy = `${files}-copy`;
  await cp(files, filesCopy, { recursive: true });
  const known = new Map<string, { count: string; digest: string }>();
  /** As last read while nothing was being written, with the number of all writes until then. */
  let last: { writes: string; digests: Map<string, string> } | undefined;

  /** The digest of the rows of each table. */
  async function readDigests(): Promise<Map<string, string>> {
    const [{ writes } = { writes: "" }] = await sql<{ writes: string }[]>`
      select last_value::text as writes from stored.writes`;
    if (last?.writes === writes) return last.digests;
    const { digests, isQuiet } = await readChanged();
    last = isQuiet ? { writes, digests } : undefined;
    return digests;
  }

  /** Reads the tables anew whose own counts have moved. */
  async function readChanged() {
    const { counts, isQuiet } = await readCounts(sql);
    const isKnown = ({ name }: Table) => known.get(name)?.count === counts.get(name);
    const digests = new Map(
      tables.filter(isKnown).map(({ name }) => [name, known.get(name)?.digest ?? ""]),
    );
    const rest = tables.filter((table) => !isKnown(table));
    if (rest.length === 0) return { digests, isQuiet };
    const read = await sql.unsafe<{ table: string; digest: string }[]>(selectDigests(rest));
    for (const { table, digest } of read) {
      digests.set(table, digest);
      // Of a transaction that is still under way the counts may tell already, and the rows not yet.
      if (isQuiet) known.set(table, { count: counts.get(table) ?? "", digest });
    }
    return { digests, isQuiet };
  }

  const clean = await readDigests();
  let cleanFiles = await describeFiles(files, sizeAndTime);

  async function changedTables(): Promise<Table[]> {
    const digests = await readDigests();
    return tables.filter(({ name }) => digests.get(name) !== clean.get(name));
  }

  return {
    async state() {
      const digests = await readDigests();
      const rows = tables.map(({ name }) => `${name} ${digests.get(name)}\n`);
      const stored = await describeFiles(files, ({ size }) => size);
      return `${rows.join("")}files ${stored}`;
    },
    async restore() {
      let changed = await changedTables();
      // What refers to rows that are deleted may go with them, and triggers write once more.
      for (let round = 0; changed.length > 0; round++) {
        if (round === 5) throw new Error(`Not put back: ${changed.map(({ name }) => name)}.`);
        await sql.unsafe(putBack(changed)).simple();
        changed = await changedTables();
      }
      if ((await describeFiles(files, sizeAndTime)) !== cleanFiles) {
        await rm(files, { recursive: true });
        await cp(filesCopy, files, { recursive: true });
        cleanFiles = await describeFiles(files, sizeAndTime);
      }
    },
  };
}

type Table = {
  name: string;
  /** The columns of its primary key, and those that are not computed from others. */
  key: string[];
  columns: string[];
  /** The tables to whose rows its own refer. */
  refersTo: string[];
  /** The triggers that may refuse a row or alter it. */
  before: string[];
};

/** Emptied again in the transaction that writes jobs and companies: their search rows are put back as well. */
const outdated = ["outdated_jobs", "outdated_companies"];

/** What the caches of a process go by: that something is put back must be told to them, too. */
const noticesOfChange = ["page_changes", "board_changes", "changed_pages", ...outdated];

/** Sums that a process writes up to five seconds after the requests that they count. */
const writtenLater = ["day_counts"];

/** Rows that the hourly cleanup removes without anybody's request: titles that no open job has. */
const cleanedUp: Record<string, string> = { job_titles: "where jobs > 0" };

/** What others refer to comes before them. */
async function readTables(sql: postgres.Sql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select table_name as name, array_agg(column_name::text) as columns,
      array(select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indisprimary and indrelid = format('public.%I', table_name)::regclass) as key,
      array(select relname::text from pg_constraint join pg_class on pg_class.oid = confrelid
        where contype = 'f' and conrelid = format('public.%I', table_name)::regclass
        -- A trigger checks that their job is there.
        union select 'jobs' where table_name = 'job_applications') as "refersTo",
      array(select tgname::text from pg_trigger
        where not tgisinternal and tgtype & 2 = 2 and tgrelid = format('public.%I', table_name)::regclass) as before
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name order by table_name`;
  const sorted = new Set<Table>();
  const add = (name: string, path: string[] = []): void => {
    const table = tables.find((each) => each.name === name);
    if (!table || sorted.has(table) || path.includes(name)) return;
    for (const other of table.refersTo) add(other, [...path, name]);
    sorted.add(table);
  };
  for (const { name } of tables) add(name);
  return [...sorted];
}

function setUp(tables: readonly Table[]): string[] {
  const each = tables.map(
    ({ name }) => `
      create table stored."${name}" as table public."${name}";
      create sequence stored."writes to ${name}";
      create trigger count_writes after insert or update or delete or truncate on public."${name}"
        for each statement execute function stored.count_writes();`,
  );
  const counting = `
    create schema stored;
    create sequence stored.writes;
    create function stored.count_writes() returns trigger language plpgsql as $$ begin
      perform nextval('stored.writes');
      perform nextval(format('stored.%I', 'writes to ' || tg_table_name)::regclass);
      return null;
    end $$`;
  return [counting, ...each];
}

type Counts = { counts: Map<string, string>; isQuiet: boolean };

/** How often each table was written to, and whether no transaction that writes is under way. */
async function readCounts(sql: postgres.Sql): Promise<Counts> {
  // First the counts: whatever begins between the two is told by neither, and by the next reading.
  const [counted = [], [snapshot] = []] = await sql
    .unsafe<[{ table: string; count: string }[], { isQuiet: boolean }[]]>(
      `select substr(sequencename, length('writes to ') + 1) as table, coalesce(last_value, 0)::text as count
        from pg_sequences where schemaname = 'stored';
      select not exists (
        select from pg_stat_activity where datname = current_database() and backend_xid is not null
      ) as "isQuiet"`,
    )
    .simple();
  const counts = new Map(counted.map(({ table, count }) => [table, count]));
  return { counts, isQuiet: snapshot?.isQuiet ?? false };
}

/** A digest of every row of every table. */
function selectDigests(tables: readonly Table[]): string {
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as "table", md5(coalesce(string_agg(line, e'\\n' order by line), '')) as digest
        from (select stored_row::text as line from public."${name}" stored_row ${cleanedUp[name] ?? ""}) lines`,
  );
  return each.join(" union all ");
}

/**
 * One transaction that makes these tables what they were, but for what its own triggers write to them.
 * Its lock waits for indexing that has begun, and holds up what would begin meanwhile.
 */
function putBack(tables: readonly Table[]): string {
  const lock = `lock table ${quoted(outdated)} in exclusive mode`;
  const emptied = tables.toReversed().map(deleteOthers);
  const noticed = outdated.map((name) => `delete from public."${name}"`);
  const all = [...emptied, ...tables.map(writeMissing), ...noticed];
  const [before, after] = [switchTriggers(tables, "disable"), switchTriggers(tables, "enable")];
  return [lock, ...before, ...all, ...after].join(";\n");
}

function switchTriggers(tables: readonly Table[], what: "disable" | "enable"): string[] {
  return tables.flatMap(({ name, before }) =>
    before.map((trigger) => `alter table public."${name}" ${what} trigger "${trigger}"`),
  );
}

/** Deletes the rows that were not there. */
function deleteOthers({ name, key }: Table): string {
  return `delete from public."${name}" here where not exists (
    select from stored."${name}" there where ${isSame(key)})`;
}

/** Writes the rows that are gone or that are not what they were. */
function writeMissing({ name, key, columns }: Table): string {
  const list = quoted(columns);
  const others = columns.filter((column) => !key.includes(column));
  const updates = others.map((column) => `"${column}" = excluded."${column}"`);
  return `insert into public."${name}" (${list}) overriding system value
    select ${list} from stored."${name}" there
    where not exists (
      select from public."${name}" here where ${isSame(key)} and here::text = there::text)
    on conflict (${quoted(key)}) do ${updates.length > 0 ? `update set ${updates}` : "nothing"}`;
}

const isSame = (key: readonly string[]) =>
  key.map((column) => `here."${column}" = there."${column}"`).join(" and ");

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");

const sizeAndTime = ({ size, mtimeMs }: Stats) => `${size} ${mtimeMs}`;

/** The names of all files in a folder, and what is told of each. */
async function describeFiles(
  folder: string,
  detailOf: (file: Stats) => string | number,
): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const each = names.map(async (name) => {
    const file = await stat(join(folder, name));
    return file.isFile() ? `${name} ${detailOf(file)}` : name;
  });
  return (await Promise.all(each)).join(", ");
}
