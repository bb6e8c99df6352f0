import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { heading, printTable, shown } from "./report.ts";

/** What stands beside the jobs only so that they are found. */
const searchTables = "^(job_(search|terms|titles|words|places)|company_jobs|search_)";
const searchIndexes = "^(jobs_search|job_search)";
const bound = 2;

/** Prints the bytes of the jobs and of the search side, and their ratio. */
export async function printSizes(): Promise<void> {
  const own = await db.execute<{ bytes: number }>(sql`
    select (pg_table_size('jobs') + pg_relation_size('jobs_pkey'))::float8 as bytes`);
  const others = await db.execute<{ bytes: number }>(sql`
    select (pg_indexes_size('jobs') - pg_relation_size('jobs_pkey'))::float8 as bytes`);
  const search = await db.execute<{ name: string; table: number; indexes: number }>(sql`
    select c.relname as name, pg_table_size(c.oid)::float8 as table,
      pg_indexes_size(c.oid)::float8 as indexes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'm') and c.relname ~ ${searchTables}
    order by c.relname`);
  const onJobs = await db.execute<{ name: string; bytes: number }>(sql`
    select c.relname as name, pg_relation_size(c.oid)::float8 as bytes
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'jobs'::regclass
      and (c.relname ~ ${searchIndexes} or pg_get_indexdef(c.oid) ~ 'USING gin')`);
  const jobs = own[0]?.bytes ?? 0;
  const rows = [
    ...[...search].map((each) => ({ ...each, bytes: each.table + each.indexes })),
    ...[...onJobs].map((each) => ({ ...each, table: 0, indexes: each.bytes })),
  ];
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  heading("Sizes");
  printTable(
    ["relation", "table", "indexes", "to jobs"],
    [
      ["jobs with its primary key", shown.megabytes(jobs), "", "1x"],
      ...rows.map(({ name, table, indexes, bytes }) => [
        name,
        shown.megabytes(table),
        shown.megabytes(indexes),
        shown.ratio(bytes / jobs),
      ]),
      ["search in all", shown.megabytes(total), "", shown.bounded(total / jobs, bound)],
      ["other indexes of jobs", "", shown.megabytes(others[0]?.bytes ?? 0), ""],
    ],
  );
}
