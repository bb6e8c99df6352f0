import type postgres from "postgres";

/** A table with the columns that hold data of their own, written with its schema. */
type Table = { schema: string; name: string; columns: string[] };

/** A counter of the database, and where it stands; null where it has never been used. */
type Sequence = { schema: string; name: string; value: string | null };

/**
 * The tables of the board, those that others refer to first. Not the queue, whose work is of the
 * moment; not the list of migrations, which a restore makes by migrating; not what running processes
 * have to read again, which a restore has them read whole; and no unlogged table, which a crash would
 * empty too.
 */
export async function listTables(
  sql: postgres.TransactionSql,
  without: string[],
): Promise<Table[]> {
  const tables = await sql<(Table & { id: number })[]>`
    select c.oid::int as id, n.nspname as schema, c.relname as name, array_agg(
      a.attname::text order by a.attnum
    ) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relname not in ('board_changes', 'changed_pages') and n.nspname not like 'pg\\_%'
      and n.nspname not in ${sql(["information_schema", "drizzle", ...without])}
    group by c.oid, n.nspname, c.relname order by n.nspname, c.relname`;
  const references = await sql<{ from: number; to: number }[]>`
    select conrelid::int as from, confrelid::int as to from pg_constraint
    where contype = 'f' and conrelid <> confrelid`;
  const sorted: (typeof tables)[number][] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ id }) => id));
    const held = new Set(references.filter(({ to }) => waiting.has(to)).map(({ from }) => from));
    const free = left.filter(({ id }) => !held.has(id));
    if (free.length === 0) throw new Error("Tables refer to each other in a circle.");
    sorted.push(...free);
    left = left.filter(({ id }) => held.has(id));
  }
  return sorted.map(({ schema, name, columns }) => ({ schema, name, columns }));
}

export async function listSequences(
  sql: postgres.TransactionSql,
  without: string[],
): Promise<Sequence[]> {
  const sequences = await sql<Sequence[]>`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences
    where schemaname not in ${sql(["information_schema", "drizzle", ...without])}
    order by 1, 2`;
  return [...sequences];
}

/** schema.table(columns) as COPY wants it. */
export function copied({ schema, name, columns }: Table): string {
  return `${quoted(schema)}.${quoted(name)} (${columns.map(quoted).join(", ")})`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
