import { eq, inArray } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import type { Language } from "../../platform/language.ts";
import { type Outcome, refused } from "../../platform/outcome.ts";
import { userProfiles } from "../accounts/accounts.table.ts";
import { placeName } from "../places/place.ts";
import type { JobCard, JobStatus } from "./job.ts";
import { countFacets, countJobs, type Facets, type Total } from "./job-facets.server.ts";
import { type KeywordSearch, readKeyword } from "./job-keyword.server.ts";
import { partSize } from "./job-list-part.ts";
import { writeCursor } from "./job-order.server.ts";
import type { JobQuery } from "./job-query.ts";
import { type CardRow, cardColumns, cardOf, knownOf, payOf } from "./job-row.server.ts";
import { jobs } from "./jobs.table.ts";
import { orderedJobs } from "./ordered-jobs.server.ts";

/** Which part of a list: after a cursor, or after the first `skip`; with the counts of its facets or without. */
type Part = { after?: string | undefined; skip?: number; limit?: number; facets?: boolean };
/** `next` is the cursor for what follows, null at the end; `total` counts all matches. */
type Listed<T> = Total & { next: string | null } & T;
type Counted = Total & { search?: KeywordSearch; counts?: Facets["counts"]; atLeast?: boolean };

/** The active jobs that answer a query, as cards. Refused: jobs.badCursor. */
export async function listJobs(
  query: JobQuery,
  language: Language,
  part: Part = {},
): Promise<Outcome<Listed<{ cards: JobCard[]; search?: KeywordSearch; facets?: Facets }>>> {
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
    ...(search && { search }),
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

/** The same list as records. Refused: jobs.badCursor. */
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

/** How many jobs are open to the public. */
export async function countActiveJobs(): Promise<number> {
  return (await countJobs({})).total;
}

type Row = CardRow & { externalId: string | null };

async function selectJobs(
  query: JobQuery,
  { after, skip = 0, limit = partSize, facets = false }: Part,
): Promise<Outcome<{ rows: Row[]; counted: Counted; next: string | null }>> {
  const counted = await readOrCount(query, facets ? countFacets : countJobs);
  const part = { after, skip, limit: limit + 1 };
  const ordered = await orderedJobs(query, counted.search, counted, part);
  if (!ordered) return refused("jobs.badCursor");
  const places = ordered.places.slice(0, limit);
  const last = ordered.places.length > limit ? places.at(-1) : undefined;
  const rows = await readRows(places.map(({ id }) => id));
  return { rows, counted, next: last ? writeCursor(ordered.order, last) : null };
}

async function readOrCount(
  query: JobQuery,
  count: (query: JobQuery, search?: KeywordSearch) => Promise<Counted>,
): Promise<Counted> {
  if (query.keyword === undefined) return count(query);
  return readKeyword(query.keyword, (search) => count(query, search));
}

/** In the order of the ids. */
async function readRows(ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...cardColumns, externalId: jobs.externalId })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(inArray(jobs.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
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
