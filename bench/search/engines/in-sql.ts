import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import type { Answer, Engine, EngineQuery } from "./engine.ts";

/** Any part of the text: what a first version of a board does. */
export const substring: Engine = {
  name: "substring (ILIKE)",
  maxJobs: 100_000,
  build: async () => 0,
  search: (query, limit) => {
    const part = `%${query.keyword.replace(/[\\%_]/g, "\\$&")}%`;
    const matches = sql`(jobs.title ilike ${part} or jobs.description ilike ${part})`;
    return answer(sql`jobs`, matches, sql`(jobs.title ilike ${part}) desc`, query, limit);
  },
  drop: async () => {},
};

/** PostgreSQL's full text as it comes, words as they are written. */
export const simpleText: Engine = {
  name: "full text (simple)",
  maxJobs: 1_000_000,
  build: async () => {
    await db.execute(sql`create table bench_simple as
      select id as job_id, setweight(to_tsvector('simple', title), 'A')
        || to_tsvector('simple', location || ' ' || description) as terms from jobs`);
    await db.execute(sql`create index on bench_simple using gin (terms)`);
    await db.execute(sql`create unique index on bench_simple (job_id)`);
    return analyzed("bench_simple");
  },
  search: (query, limit) => {
    const terms = sql`websearch_to_tsquery('simple', ${query.keyword})`;
    const from = sql`bench_simple join jobs on jobs.id = bench_simple.job_id`;
    const order = sql`ts_rank(bench_simple.terms, ${terms}) desc`;
    return answer(from, sql`bench_simple.terms @@ ${terms}`, order, query, limit);
  },
  drop: () => dropTable("bench_simple"),
};

/** Words that share most of their runs of three letters. */
export const trigrams: Engine = {
  name: "pg_trgm",
  maxJobs: 100_000,
  build: async () => {
    await db.execute(sql`create table bench_trigrams as
      select id as job_id, title || ' ' || location || ' ' || description as text from jobs`);
    await db.execute(sql`create index on bench_trigrams using gin (text gin_trgm_ops)`);
    await db.execute(sql`create unique index on bench_trigrams (job_id)`);
    return analyzed("bench_trigrams");
  },
  search: (query, limit) => {
    const from = sql`bench_trigrams join jobs on jobs.id = bench_trigrams.job_id`;
    const matches = sql`${query.keyword} <% bench_trigrams.text`;
    const order = sql`word_similarity(${query.keyword}, bench_trigrams.text) desc`;
    return answer(from, matches, order, query, limit);
  },
  drop: () => dropTable("bench_trigrams"),
};

async function answer(
  from: SQL,
  matches: SQL,
  order: SQL,
  { jobType, experienceLevel }: EngineQuery,
  limit: number,
): Promise<Answer> {
  const where = sql`${from} where jobs.status = 'active' and ${matches}
    and ${jobType ? sql`jobs.employment_type = ${jobType}` : sql`true`}
    and ${experienceLevel ? sql`jobs.experience_level = ${experienceLevel}` : sql`true`}`;
  const rows = await db.execute<{ id: string }>(sql`
    select jobs.id, jobs.title, jobs.location, jobs.description from ${where}
    order by ${order}, jobs.created_at desc limit ${limit}`);
  const [row] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${where}`,
  );
  return { total: row?.total ?? 0, ids: [...rows].map(({ id }) => id) };
}

async function analyzed(table: string): Promise<number> {
  await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  const [row] = await db.execute<{ bytes: number }>(
    sql`select pg_total_relation_size(${table}::regclass)::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}

async function dropTable(table: string): Promise<void> {
  await db.execute(sql`drop table if exists ${sql.identifier(table)}`);
}
