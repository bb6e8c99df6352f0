import { readMigrationFiles } from "drizzle-orm/migrator";
import type postgres from "postgres";
import { log } from "#app/platform/log/log.server.ts";

/**
 * Applies what of the folder's migrations a database has not had, in the journal's order and all
 * together. Drizzle's own migrator applies only what is newer than the newest that was applied, so a
 * migration that lands after a newer one would be skipped on every board that had started between.
 */
export async function applyMigrations(
  sql: postgres.Sql,
  migrationsFolder = "db/migrations",
): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;
  await sql.begin(async (tx) => {
    const rows = await tx<{ hash: string; at: string }[]>`
      select hash, created_at::text as at from drizzle.__drizzle_migrations`;
    const applied = new Set(rows.flatMap(({ hash, at }) => [hash, at]));
    const newest = Math.max(0, ...rows.map(({ at }) => Number(at)));
    for (const { hash, folderMillis: at, sql: statements } of readMigrationFiles({
      migrationsFolder,
    })) {
      if (applied.has(hash) || applied.has(String(at))) continue;
      for (const statement of statements) await tx.unsafe(statement);
      await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`;
      if (at < newest) log("migration caught up", { at, newest });
    }
  });
}
