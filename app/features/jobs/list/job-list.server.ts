import type { JobCard, JobStatus } from "#app/features/job/job.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { cardOf, knownOf, payOf } from "#app/features/job/job-row.server.ts";
import { placeName } from "#app/features/places/place.ts";
import {
  countJobs,
  type Facets,
  type JobTotal,
  type ListedRow,
  type ListPart,
  searchJobs,
} from "#app/features/search/read-index.server.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { findMergedQuery } from "./merged-query.server.ts";
import { pageSize } from "./page-size.ts";

/** Which part of a list; a page of it, where no limit is given. */
type Part = Partial<ListPart>;
/** `next` is the cursor of the next part, null at the end; `total` counts all matches. */
type Listed<T> = JobTotal & { next: string | null } & T;

type ListedCards = {
  cards: JobCard[];
  facets?: Facets;
  keyword?: KeywordQuery;
  /** Where there is a keyword: how the descriptions begin, by the jobs' ids. */
  beginnings?: Map<string, string>;
};

/** The active jobs that answer a query, as cards. Refusals: search.badCursor. */
export async function listJobs(
  query: JobQuery,
  language: Language,
  part: Part = {},
): Promise<Outcome<Listed<ListedCards>>> {
  const listed = await searchJobs(query, { limit: pageSize, ...part });
  if ("refused" in listed) return listed;
  // The page's data must be equal while the page is, so the version is left out.
  const { rows, keyword, version: _, ...rest } = listed;
  const now = new Date();
  return {
    ...rest,
    cards: rows.map((row) => cardOf(row, language, now)),
    ...(keyword && { keyword, beginnings: new Map(rows.map(({ id, excerpt }) => [id, excerpt])) }),
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
  payPeriod: string;
  payBasis: string | null;
  /** Of Syrian pounds: new, or old at a hundred for one. */
  pound: string | null;
  status: JobStatus;
  postedAt: string;
};

/** The same list as records, and the version of the board as searchJobs gives it. Refusals: search.badCursor. */
export async function listJobRecords(
  query: JobQuery,
  part: Part = {},
): Promise<Outcome<Listed<{ records: JobRecord[]; version: string | undefined }>>> {
  const listed = await searchJobs(query, { limit: pageSize, ...part });
  if ("refused" in listed) return listed;
  const { rows, total, totalAtLeast, next, version } = listed;
  const merged = total === 0 ? await findMergedQuery(query) : undefined;
  if (merged) return listJobRecords(merged, part);
  return { records: rows.map(recordOf), total, totalAtLeast, next, version };
}

/** How many active jobs match a query, as its list would show. */
export async function countMatchingJobs(query: JobQuery): Promise<JobTotal> {
  return countJobs(query);
}

function recordOf(row: ListedRow): JobRecord {
  const { min, max, currency, period = "month", basis = null, pound = null } = payOf(row);
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
    payPeriod: period,
    payBasis: basis,
    pound,
    status: "active",
    postedAt: row.createdAt.toISOString(),
  };
}
