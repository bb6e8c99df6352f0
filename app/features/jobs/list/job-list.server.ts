import type { JobCard, JobStatus } from "#app/features/jobs/job.ts";
import { type JobQuery, sortOf } from "#app/features/jobs/job-query.ts";
import { cardOf, knownOf, payOf } from "#app/features/jobs/job-row.server.ts";
import type { SpellingMap } from "#app/features/jobs/query-parsing/spelling.server.ts";
import {
  countJobs,
  countSelected,
  countSelectedFacets,
  type Facets,
  type Total,
} from "#app/features/jobs/search-index/job-facets.server.ts";
import {
  type KeywordSearch,
  readKeyword,
} from "#app/features/jobs/search-index/job-keyword.server.ts";
import { readCursor, writeCursor } from "#app/features/jobs/search-index/job-order.server.ts";
import { type JobTerms, jobTerms } from "#app/features/jobs/search-index/job-terms.server.ts";
import {
  type ListedRow,
  orderedJobs,
} from "#app/features/jobs/search-index/ordered-jobs.server.ts";
import { placeName } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { pageSize } from "./page-size.ts";

/** Which part of a list: after a cursor, or after the first `skip`; with the counts of its facets or without. */
type Part = { after?: string | undefined; skip?: number; limit?: number; facets?: boolean };
/** `next` is the cursor for what follows, null at the end; `total` counts all matches. */
type Listed<T> = Total & { next: string | null } & T;
type Counted = Total & { search?: KeywordSearch; counts?: Facets["counts"]; atLeast?: boolean };

type ListedCards = {
  cards: JobCard[];
  facets?: Facets;
  search?: KeywordSearch;
  /** Where there is a search: how the descriptions begin, by the jobs' ids. */
  beginnings?: Map<string, string>;
};

/** The active jobs that answer a query, as cards. Refusals: jobs.badCursor. */
export async function listJobs(
  query: JobQuery,
  language: Language,
  part: Part = {},
): Promise<Outcome<Listed<ListedCards>>> {
  const listed = await selectJobs(query, part);
  if ("refused" in listed) return listed;
  const { rows, counted, next } = listed;
  const { total, totalAtLeast, search, counts, atLeast = false } = counted;
  const now = new Date();
  const cards = rows.map((row) => cardOf(row, language, now));
  return {
    cards,
    total,
    totalAtLeast,
    next,
    ...(search && { search, beginnings: new Map(rows.map(({ id, excerpt }) => [id, excerpt])) }),
    ...(counts && { facets: { counts, atLeast } }),
  };
}

/** A job as the HTTP API gives it. Places are English names, amounts numbers, postedAt an ISO moment. */
export type JobRecord = {
  id: string;
  externalId: string | null;
  title: string;
  company: string;
  location: string;
  province: string | null;
  city: string | null;
  category: string;
  employmentType: string;
  experienceLevel: string;
  salaryMin: number | null;
  salaryMax: number | null;
  currency: string;
  status: JobStatus;
  postedAt: string;
};

/** The same list as records. Refusals: jobs.badCursor. */
export async function listJobRecords(
  query: JobQuery,
  part: Part = {},
): Promise<Outcome<Listed<{ records: JobRecord[] }>>> {
  const listed = await selectJobs(query, part);
  if ("refused" in listed) return listed;
  const { rows, counted, next } = listed;
  const { total, totalAtLeast } = counted;
  return { records: rows.map(recordOf), total, totalAtLeast, next };
}

/** How many jobs a list would have; `known` are spellings that a search before this one has found. */
export async function countListed(query: JobQuery, known: SpellingMap): Promise<Total> {
  const { counting } = await countWith(query, countSelected, known);
  const { total, totalAtLeast } = await counting;
  return { total, totalAtLeast };
}

/** How many active jobs answer a query, as its list would say. */
export async function countMatchingJobs(
  query: JobQuery,
): Promise<{ total: number; totalAtLeast: boolean }> {
  const { counting } = await countWith(query, countSelected);
  const { total, totalAtLeast } = await counting;
  return { total, totalAtLeast };
}

/** How many jobs are open to the public. */
export async function countActiveJobs(): Promise<number> {
  return (await countJobs({})).total;
}

async function selectJobs(
  query: JobQuery,
  { after, skip = 0, limit = pageSize, facets = false }: Part,
): Promise<Outcome<{ rows: ListedRow[]; counted: Counted; next: string | null }>> {
  const sort = sortOf(query);
  const cursor = after === undefined ? undefined : readCursor(sort, after);
  if (after !== undefined && !cursor) return refused("jobs.badCursor");
  const part = { from: cursor, skip, limit: limit + 1 };
  const {
    asked: terms,
    search,
    counting,
  } = await countWith(query, facets ? countSelectedFacets : countSelected);
  const [counted, ordered] = await Promise.all([
    counting,
    orderedJobs(sort, terms, search, counting, part),
  ]);
  const rows = ordered.rows.slice(0, limit);
  const last = ordered.rows.length > limit ? rows.at(-1) : undefined;
  const next = last ? writeCursor(ordered.order, last.place) : null;
  return { rows, counted: { ...counted, ...(search && { search }) }, next };
}

type Count = (terms: JobTerms) => Promise<Counted>;

/** A query as terms, and the count of its jobs on its way. A keyword is read so that something answers it. */
async function countWith(query: JobQuery, count: Count, known?: SpellingMap) {
  if (query.keyword === undefined) {
    const terms = await jobTerms(query);
    return { asked: terms, search: undefined, counting: count(terms) };
  }
  const countAnswers = async (search: KeywordSearch) => {
    const terms = await jobTerms(query, search);
    return { asked: terms, ...(await count(terms)) };
  };
  const parsed = await readKeyword(query.keyword, countAnswers, known);
  const { asked: terms, search, ...counted } = parsed;
  return { asked: terms, search, counting: Promise.resolve(counted) };
}

function recordOf(row: ListedRow): JobRecord {
  const { min, max, currency } = payOf(row);
  const [country, province, city] = row.placeId?.split("/") ?? [];
  return {
    id: row.id,
    externalId: row.externalId,
    title: row.title,
    company: row.company,
    location: row.location,
    province: province ? placeName(`${country}/${province}`, "en") : null,
    city: city ? placeName(`${country}/${province}/${city}`, "en") : null,
    ...knownOf(row),
    salaryMin: min,
    salaryMax: max,
    currency,
    status: "active",
    postedAt: row.createdAt.toISOString(),
  };
}
