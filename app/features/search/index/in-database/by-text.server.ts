import { type SQL, sql } from "drizzle-orm";
import { allTerms, type IndexQuery } from "#app/features/search/index/index-query.server.ts";
import type { TextMatches, TextOrder, TimePart } from "#app/features/search/index/index-reader.ts";
import { db } from "#app/platform/database/database.server.ts";
import { hasTerms, jobsWith } from "./find-jobs.server.ts";
import { type ListedRow, readRows } from "./read-rows.server.ts";

/** With many matches, this many jobs are read in the order before all matches are sorted. */
const lookedThrough = 4_000;

/** Sort keys of lists and their columns in job_search. */
const textColumns: Readonly<Record<TextOrder, string>> = {
  title: "title",
  company: "company",
  salary: "pay",
};

/** By title, company's name or salary. A word's jobs may all stand far down, say those of one language's titles. */
export async function readByText(
  order: TextOrder,
  query: IndexQuery,
  { few, candidateIds }: TextMatches,
  part: TimePart,
): Promise<ListedRow[]> {
  const rows = few ? [] : await readRows(alongText(order, query, part));
  if (rows.length === part.limit) return rows;
  const terms = allTerms(query);
  const matches = few
    ? sql`(select job_id from ${jobsWith(query, terms, candidateIds)})`
    : sql`(select job_id from job_terms where ${hasTerms(query, terms)})`;
  const isMatch = sql`job_id in ${matches}`;
  // "is true" keeps it a test of each job along the order, by a hash of all matches; many are not joined.
  return readRows(textSelect(order, few ? isMatch : sql`(${isMatch}) is true`, part));
}

function alongText(order: TextOrder, query: IndexQuery, part: TimePart): SQL {
  const limit = part.skip + lookedThrough;
  const first = textSelect(order, sql`true`, { from: part.from, skip: 0, limit });
  return sql`select * from (${first}) first
    where exists (select from job_terms
      where job_terms.job_id = first.job_id and ${hasTerms(query, allTerms(query))})
    offset ${part.skip}::int limit ${part.limit}::int`;
}

/** The ids of all active jobs in such an order, sixteen bytes each, after a place in it. */
export async function readTextOrder(
  order: TextOrder,
  part: Pick<TimePart, "from" | "limit">,
): Promise<Uint8Array> {
  const [row] = await db.execute<{ ids: Uint8Array | null }>(sql`
    select string_agg(uuid_send(job_id), ''::bytea) as ids
    from (${textSelect(order, sql`true`, { ...part, skip: 0 })}) job`);
  return row?.ids ?? new Uint8Array(0);
}

/** Active jobs in such an order, as `readRows` takes them. */
export function textSelect(order: TextOrder, matches: SQL, { from, skip, limit }: TimePart): SQL {
  const column = sql.identifier(textColumns[order]);
  return sql`select job_id, posted_at, ${column} as first from job_search
    where active and ${matches} and ${afterText(order, from)}
    order by ${column} collate "C", posted_at desc nulls first, job_id desc nulls first
    offset ${skip}::int limit ${limit}::int`;
}

function afterText(order: TextOrder, from: TimePart["from"]): SQL {
  if (!from) return sql`true`;
  const text = sql`${sql.identifier(textColumns[order])} collate "C"`;
  return sql`(${text} >= ${from.first} and (${text} > ${from.first} or (posted_at, job_id) < (${from.at}::timestamptz, ${from.id}::uuid)))`;
}
