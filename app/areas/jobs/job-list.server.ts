import { and, eq, type SQL, sql } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import type { Language } from "../../platform/language.ts";
import { type Outcome, refused } from "../../platform/outcome.ts";
import { userProfiles } from "../accounts/accounts.table.ts";
import { placeName } from "../places/place.ts";
import type { JobCard, JobStatus } from "./job.ts";
import { publicJobs } from "./job-filters.server.ts";
import { type KeywordSearch, readKeyword } from "./job-keyword.server.ts";
import { partSize } from "./job-list-part.ts";
import { afterCursor, cursorColumn, orderBy, orderOf, writeCursor } from "./job-order.server.ts";
import type { JobQuery } from "./job-query.ts";
import { type CardRow, cardColumns, cardOf, knownOf, payOf } from "./job-row.server.ts";
import { jobSearch, jobs } from "./jobs.table.ts";

/** Which part of a list: after a cursor, or after the first `skip`. */
type Part = { after?: string | undefined; skip?: number; limit?: number };
/** `next` is the cursor for what follows, null at the end; `total` counts all matches. */
type Listed<T> = { total: number; next: string | null } & T;

/** The active jobs that answer a query, as cards. Refused: jobs.badCursor. */
export async function listJobs(
  query: JobQuery,
  language: Language,
  part: Part = {},
): Promise<Outcome<Listed<{ cards: JobCard[]; search?: KeywordSearch }>>> {
  const listed = await selectJobs(query, part);
  if ("refused" in listed) return listed;
  const { rows, total, next, search } = listed;
  const now = new Date();
  const cards = rows.map((row) => cardOf(row, language, now));
  return { cards, total, next, ...(search && { search }) };
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

/** The same list as records. Refused: jobs.badCursor. */
export async function listJobRecords(
  query: JobQuery,
  part: Part = {},
): Promise<Outcome<Listed<{ records: JobRecord[] }>>> {
  const listed = await selectJobs(query, part);
  if ("refused" in listed) return listed;
  const { rows, total, next } = listed;
  return { records: rows.map(recordOf), total, next };
}

async function countJobs(query: JobQuery, search?: KeywordSearch): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(publicJobs(query, search));
  return row?.count ?? 0;
}

/** How many jobs are open to the public. */
export function countActiveJobs(): Promise<number> {
  return countJobs({});
}

type Row = CardRow & { externalId: string | null };

async function selectJobs(
  query: JobQuery,
  { after, skip = 0, limit = partSize }: Part,
): Promise<Outcome<Listed<{ rows: Row[]; search?: KeywordSearch }>>> {
  const { search, total } = await readOrCount(query);
  const order = orderOf(query, search);
  let from: SQL | undefined;
  if (after !== undefined) {
    from = afterCursor(order, after);
    if (!from) return refused("jobs.badCursor");
  }
  const found = await db
    .select({ ...cardColumns, externalId: jobs.externalId, place: cursorColumn(order) })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .innerJoin(jobSearch, eq(jobSearch.jobId, jobs.id))
    .where(and(publicJobs(query, search), from))
    .orderBy(...orderBy(order))
    .offset(skip)
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const next = last ? writeCursor(order, last.place) : null;
  return { rows, total, next, ...(search && { search }) };
}

async function readOrCount(query: JobQuery): Promise<{ search?: KeywordSearch; total: number }> {
  if (query.keyword === undefined) return { total: await countJobs(query) };
  return readKeyword(query.keyword, (search) => countJobs(query, search));
}

function recordOf(row: Row): JobRecord {
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
