import type postgres from "postgres";

type Sums = Record<string, { rows: number; columns: string[]; sum: string }>;

/** Tables of the release whose rows stand in others since. */
const dropped = ["application_search"];
/** Columns that nothing needs since. */
const droppedColumns = ["widener"];

/** The count and a checksum of each logged table's rows; only of the columns in `like`, if given. */
export async function rowSums(sql: postgres.Sql, like?: Sums): Promise<Sums> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select table_schema || '.' || table_name as name,
      array_agg(quote_ident(column_name) order by column_name) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${dropped})
      and column_name <> all(${droppedColumns}) and (
      select relpersistence = 'p' from pg_class where oid = format('public.%I', table_name)::regclass
    ) group by 1 order by 1`;
  const sums: Sums = {};
  for (const { name, columns } of tables) {
    const compared = like ? (like[name]?.columns ?? []) : columns;
    if (compared.length === 0) continue;
    // Added up, so that neither the order nor the size of a table matters.
    const [row] = await sql.unsafe(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${compared})::text, 0)), 0)::text as sum
       from ${name}`,
    );
    sums[name] = { rows: row?.rows, columns: compared, sum: row?.sum };
  }
  return sums;
}
