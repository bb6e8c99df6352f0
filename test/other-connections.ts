import postgres from "postgres";
import { afterAll, afterEach, beforeAll } from "vitest";
import { closePageChanges, openPageChanges } from "#app/http/page-cache/page-changes.server.ts";

/** Opens further connections to a test's database, as another process has them; each ends with its test. */
export function useOtherConnections(database: { url: () => string }): () => postgres.Sql {
  const others: postgres.Sql[] = [];
  afterEach(async () => {
    for (const other of others.splice(0)) await other.end();
  });
  return () => {
    const other = postgres(database.url(), { max: 1, onnotice: () => {} });
    others.push(other);
    return other;
  };
}

/** How many connections to this one's database wait for a lock that another holds. */
export async function countLockWaits(connection: postgres.Sql): Promise<number> {
  const [row] = await connection<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.waiting ?? 0;
}

/** Counts the changes of a test's database, as each process of the server does: what is remembered hangs on it. */
export function usePageChanges(database: { url: () => string }): void {
  beforeAll(() => openPageChanges(database.url()));
  afterAll(closePageChanges);
}
