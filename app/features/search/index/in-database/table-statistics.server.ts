import { sql } from "drizzle-orm";
import type { TableStatistics } from "#app/features/search/terms/row-estimate.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";

/** The database's own statistics of the active jobs, at most a minute old. */
export const readTableStatistics = cachedQuery(60_000, async (): Promise<TableStatistics> => {
  const [row] = await db.execute<{ jobs: number; terms: string[] | null; shares: number[] | null }>(
    sql`select reltuples::int as jobs,
        most_common_elems::text::text[] as terms, most_common_elem_freqs as shares
      from pg_class left join pg_stats
        on tablename = 'job_terms' and attname = 'terms' and schemaname = relnamespace::regnamespace::text
      where pg_class.oid = 'job_terms'::regclass`,
  );
  const { jobs = 0, terms, shares } = row ?? {};
  const common = new Map(terms?.map((term, at) => [term, shares?.[at] ?? 0]));
  // Any other is rarer than the rarest of these.
  const rare = Math.min(...common.values()) / 10;
  return {
    jobs: Math.max(0, jobs),
    isCommon: (term) => common.has(term),
    shareOf: (term) => common.get(term) ?? (Number.isFinite(rare) ? rare : 1),
  };
});
