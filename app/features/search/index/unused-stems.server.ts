import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";

/** Those of these stems that no job's title and no company's name has. */
export async function findUnusedStems(stems: readonly string[]): Promise<string[]> {
  if (stems.length === 0) return [];
  const rows = await db.execute<{ stem: string }>(sql`
    select stem from unnest(${sql.param([...new Set(stems)])}::text[]) stem
    where not exists (
      select from job_terms
      where terms @@ format('%1$s | %2$s', quote_literal('=' || stem), quote_literal('~' || stem))::tsquery)`);
  return [...rows].map((row) => row.stem);
}
