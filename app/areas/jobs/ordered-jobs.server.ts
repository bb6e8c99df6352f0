import { type SQL, sql } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import { countedMost, foundJobs } from "./find-jobs.server.ts";
import type { Total } from "./job-facets.server.ts";
import { type KeywordSearch, keywordTerms, matchRank } from "./job-keyword.server.ts";
import { type JobOrder, type Place, readCursor } from "./job-order.server.ts";
import { type JobQuery, type JobSort, sortOf } from "./job-query.ts";
import { allTerms, type JobTerms, jobTerms } from "./job-terms.server.ts";
import { allOf, butNot, type TermQuery } from "./search/term-query.ts";

/** Matches up to so many are ranked one by one; of more, circle by circle. */
const rankedMost = 500;

type Part = { after?: string | undefined; skip: number; limit: number };
type Ordered = { order: JobOrder; places: Place[] };

/** The jobs of a part of a list, as places in its order; undefined for a cursor that is none of it. */
export async function orderedJobs(
  query: JobQuery,
  search: KeywordSearch | undefined,
  { total }: Total,
  { after, skip, limit }: Part,
): Promise<Ordered | undefined> {
  const sort = sortOf(query);
  const cursor = after === undefined ? undefined : readCursor(sort, after);
  if (after !== undefined && !cursor) return undefined;
  const asked = await jobTerms(query, search);
  const order = cursor?.order ?? orderOf(sort, search, total);
  const part = { from: cursor?.place, skip, limit };
  const places =
    order === "circle" && search
      ? await byCircle(asked, search, part)
      : await read(selectOf(order, asked, search, part, total));
  return { order, places };
}

function orderOf(sort: JobSort, search: KeywordSearch | undefined, total: number): JobOrder {
  if (sort !== "best") return sort;
  if (!search) return "newest";
  return total <= rankedMost ? "rank" : "circle";
}

type From = { from: Place | undefined; skip: number; limit: number };

function selectOf(
  order: JobOrder,
  asked: JobTerms,
  search: KeywordSearch | undefined,
  part: From,
  total: number,
): SQL {
  if (order === "rank" && search) return byRank(asked, search, part);
  if (order === "title" || order === "company") return byText(order, asked, part, total);
  return byTime(order === "oldest" ? "oldest" : "newest", asked, allTerms(asked), part);
}

function byTime(
  order: "newest" | "oldest",
  asked: JobTerms,
  terms: TermQuery,
  { from, skip, limit }: From,
): SQL {
  const found = foundJobs(asked, terms, { most: skip + limit, order, from });
  return sql`select job_id, posted_at, null as first from ${found} found
    order by posted_at ${way(order)}, job_id ${way(order)} offset ${skip}::int limit ${limit}::int`;
}

function way(order: "newest" | "oldest"): SQL {
  return order === "oldest" ? sql`` : sql`desc`;
}

function byRank(asked: JobTerms, search: KeywordSearch, { from, skip, limit }: From): SQL {
  const found = foundJobs(asked, allTerms(asked), { most: countedMost, order: "none" });
  const after = from
    ? sql`where (rank, -extract(epoch from posted_at), job_id) > (${from.first}::int, -extract(epoch from ${from.at}::timestamptz), ${from.id}::uuid)`
    : sql``;
  return sql`
    select job_id, posted_at, rank::text as first from (
      select job_terms.job_id, job_terms.posted_at, ${matchRank(search)} as rank
      from ${found} found
        join job_terms on job_terms.job_id = found.job_id
        join job_search on job_search.job_id = found.job_id
    ) ranked ${after}
    order by rank, posted_at desc, job_id offset ${skip}::int limit ${limit}::int`;
}

/** By title or company's name: sorted where they are few, along the index where many. */
function byText(
  order: "title" | "company",
  asked: JobTerms,
  { from, skip, limit }: From,
  total: number,
): SQL {
  const text = sql`job_search.${sql.identifier(order)} collate "C"`;
  const terms = allTerms(asked);
  const few = foundJobs(asked, terms, { most: countedMost, order: "none" });
  const among =
    total < countedMost
      ? sql`job_search.job_id in (select job_id from ${few} found)`
      : has(asked, terms);
  const after = from
    ? sql`and (${text} >= ${from.first} and (${text} > ${from.first} or (posted_at, job_id) < (${from.at}::timestamptz, ${from.id}::uuid)))`
    : sql``;
  return sql`select job_id, posted_at, job_search.${sql.identifier(order)} as first from job_search
    where active and ${among} ${after}
    order by ${text}, posted_at desc nulls first, job_id desc nulls first
    offset ${skip}::int limit ${limit}::int`;
}

/** The same condition for single rows. */
function has({ days, payMin, payMax }: JobTerms, terms: TermQuery): SQL {
  const since = days && sql`posted_at >= now() - ${`${days} days`}::interval`;
  const paid =
    (payMin ?? payMax) === undefined
      ? sql`true`
      : sql`is_paid(job_search.job_id, ${payMin ?? null}::numeric, ${payMax ?? null}::numeric)`;
  const met = terms
    ? sql`exists (select from job_terms where job_terms.job_id = job_search.job_id and terms @@ ${terms}::tsquery)`
    : sql`true`;
  return sql`${since || sql`true`} and ${paid} and ${met}`;
}

/** First the jobs that a search names exactly, then those near it, then all others; each the newest first. */
async function byCircle(asked: JobTerms, search: KeywordSearch, part: From): Promise<Place[]> {
  const { near, exactly } = keywordTerms(search);
  const all = allTerms(asked);
  const circles = [
    allOf([all, exactly]),
    butNot(allOf([all, near]), exactly),
    butNot(butNot(all, near), exactly),
  ];
  const places: Place[] = [];
  const wanted = part.skip + part.limit;
  for (const [number, terms] of circles.entries()) {
    if (number < Number(part.from?.first ?? 0)) continue;
    const from = String(number) === part.from?.first ? part.from : undefined;
    const limit = wanted - places.length;
    if (limit === 0) break;
    const found = await read(byTime("newest", asked, terms, { from, skip: 0, limit }));
    places.push(...found.map((place) => ({ ...place, first: String(number) })));
  }
  return places.slice(part.skip);
}

async function read(select: SQL): Promise<Place[]> {
  const rows = await db.execute<{ id: string; at: string; first: string | null }>(sql`
    select job_id as id, first,
      to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (${select}) ordered`);
  return [...rows].map(({ id, at, first }) => ({ id, at, first: first ?? undefined }));
}
