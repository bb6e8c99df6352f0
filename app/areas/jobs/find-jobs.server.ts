import { type SQL, sql } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import { type CodeCount, countCodes, readCode } from "./job-codes.ts";
import { postedWithins } from "./job-query.ts";
import type { JobTerms } from "./job-terms.server.ts";
import type { TermQuery } from "./search/term-query.ts";

/** How many jobs are counted one by one; of more it is only known that there are. */
export const countedMost = 10_000;

type Part = {
  most: number;
  order: "newest" | "oldest" | "none";
  /** After the job of this moment (ISO, microseconds) and id. */
  from?: { at: string; id: string } | undefined;
};

/** The jobs that have these terms, as a table of job_id, posted_at and facets to select from. */
export function foundJobs(
  { days, payMin, payMax }: Pick<JobTerms, "days" | "payMin" | "payMax">,
  terms: TermQuery,
  { most, order, from }: Part,
): SQL {
  const since =
    days === undefined ? sql`null::timestamptz` : sql`now() - ${`${days} days`}::interval`;
  if (terms === undefined) return newestOfAll(since, { most, order, from });
  return sql`find_jobs(${terms}::tsquery, ${most}::int, ${order !== "none"}, ${order === "oldest"},
    ${from?.at ?? null}::timestamptz, ${from?.id ?? null}::uuid, ${since},
    ${payMin ?? null}::numeric, ${payMax ?? null}::numeric)`;
}

function newestOfAll(since: SQL, { most, order, from }: Part): SQL {
  const [sign, direction] = order === "oldest" ? [sql`>`, sql``] : [sql`<`, sql`desc nulls first`];
  const after = from
    ? sql`and (posted_at, job_id) ${sign} (${from.at}::timestamptz, ${from.id}::uuid)`
    : sql``;
  const by = order === "none" ? sql`` : sql`order by posted_at ${direction}, job_id ${direction}`;
  return sql`(select job_id, posted_at, facets from job_terms
    where posted_at >= coalesce(${since}, '-infinity') ${after} ${by} limit ${most}::int)`;
}

/** The jobs that have these terms, counted by code; of a very large set the newest, more than `countedMost`. */
export async function codesOf(asked: JobTerms, terms: TermQuery): Promise<CodeCount[]> {
  const found = foundJobs(asked, terms, { most: countedMost + 1, order: "none" });
  const [row] = await db.execute<{ codes: Uint8Array | null }>(sql`
    select string_agg(int4send(facets) || int4send((extract(epoch from posted_at) / 60)::int), '') as codes
    from ${found} found`);
  return row?.codes ? countCodes(row.codes) : [];
}

const keptFor = 60_000;
let all: { counts: Promise<CodeCount[]>; until: number } | undefined;

/** All active jobs counted by code, as they were within the last minute: a large board takes a while. */
export function countAll(): Promise<CodeCount[]> {
  if (!all || all.until < Date.now()) {
    const before = all?.counts;
    const counts = readAll();
    counts.catch(() => {
      all = undefined;
    });
    all = { counts: before ?? counts, until: Date.now() + keptFor };
    if (before)
      counts.then(
        (made) => {
          all = { counts: Promise.resolve(made), until: Date.now() + keptFor };
        },
        () => {},
      );
  }
  return all.counts;
}

async function readAll(): Promise<CodeCount[]> {
  const since = postedWithins.map(
    (days) => sql`count(*) filter (where posted_at >= now() - ${`${days} days`}::interval)::int`,
  );
  const rows = await db.execute<{ facets: number; jobs: number; within: number[] }>(sql`
    select facets, count(*)::int as jobs, array[${sql.join(since, sql`, `)}] as within
    from job_terms group by facets`);
  return [...rows].map(({ facets, jobs, within }) => ({ code: readCode(facets), jobs, within }));
}
