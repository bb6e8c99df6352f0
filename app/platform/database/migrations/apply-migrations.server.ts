import { readMigrationFiles } from "drizzle-orm/migrator";
import type postgres from "postgres";
import { log } from "#app/platform/log/log.server.ts";
import { dropTriggers } from "./apply-functions.server.ts";

/** A migration's statements, and those to run once functions and triggers are applied. */
export type Migration = { at: string; hash: string; statements: string[]; afterwards: string[] };

/**
 * Applies the migrations that a database has not had, in the journal's order; a new one begins with
 * the baseline. Drizzle's migrator would skip a migration older than the newest applied one. No
 * trigger runs meanwhile, as on a new or restored database. Returns the statements to run once
 * applyFunctions has created functions and triggers again.
 */
export async function applyMigrations(
  tx: postgres.TransactionSql,
  folder?: string,
): Promise<string[]> {
  const rows = await tx<{ hash: string; at: string }[]>`
    select hash, created_at::text as at from drizzle.__drizzle_migrations`;
  const applied = new Set(rows.flatMap(({ hash, at }) => [hash, at]));
  const newest = Math.max(0, ...rows.map(({ at }) => Number(at)));
  const all = readMigrations(folder);
  const pending = all.filter(({ hash, at }) => !applied.has(hash) && !applied.has(at));
  if (pending.length === 0) return [];
  if (rows.length > 0 && pending[0] === all[0]) {
    throw new Error(
      "The database is of a version before the last 0.1.0. Start that version on it once, then this one.",
    );
  }
  await dropTriggers(tx);
  for (const { hash, at, statements } of pending) {
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`;
    if (Number(at) < newest) log("migration caught up", { at: Number(at), newest });
  }
  return pending.flatMap(({ afterwards }) => afterwards);
}

/** The migrations of this version. A statement that begins with "-- after functions" runs afterwards. */
export function readMigrations(folder = "db/migrations"): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }) => {
    const isAfterwards = (text: string) => text.trimStart().startsWith("-- after functions");
    return {
      at: String(folderMillis),
      hash,
      statements: sql.filter((text) => !isAfterwards(text)),
      afterwards: sql.filter(isAfterwards),
    };
  });
}
