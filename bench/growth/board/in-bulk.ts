import type postgres from "postgres";

/**
 * Inserts many rows: without triggers, and with indexes made afterwards, apart from those that keep
 * keys unique or belong to a partitioned table.
 */
export async function inBulk(
  sql: postgres.Sql,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${tables}::text[]::regclass[]) and not indisunique
      and not exists (select from pg_inherits where inhrelid = indexrelid)`;
  await sql`set session_replication_role = replica`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql`set session_replication_role = origin`;
  for (const table of tables) await sql.unsafe(`analyze ${table}`);
}
