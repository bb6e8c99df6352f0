import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isAdmin } from "#app/features/accounts/actor.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import {
  type Category,
  type EmploymentType,
  type JobStatus,
  jobStatus,
  type Pay,
} from "#app/features/job/job.ts";
import { knownOf, listedColumns, payOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import {
  counted,
  countLimit,
  fromNearerEnd,
  onePage,
  type Page,
  rowsAPage,
} from "#app/platform/paging.ts";
import { listJobsHolding } from "./all-jobs-search.server.ts";

/** A job as an admin sees it, in any status. */
export type ListedJob = {
  id: string;
  title: string;
  /** The owner, by its person's name where it has none of its own. */
  company: {
    id: string;
    name: string;
    logo: string | null;
    email: string | null;
    city: string | null;
  };
  status: JobStatus;
  /** In the reader's language where it is a known one. */
  place: string;
  category: Category;
  employmentType: EmploymentType;
  pay: Pay;
  /** ISO moment. */
  createdAt: string;
};

type AllJobsQuery = {
  search: string;
  status: JobStatus | null;
  type: EmploymentType | null;
  /** From 1. */
  page: number;
};

/** One page of the jobs of all companies, newest first. 404 for anyone who is not an admin. */
export async function listAllJobs(
  actor: Actor,
  { search, status, type, page }: AllJobsQuery,
  language: Language,
): Promise<Page<ListedJob>> {
  if (!isAdmin(actor)) throw notFound();
  const filter = and(
    status ? eq(jobs.status, status) : undefined,
    type ? eq(jobs.employmentType, type) : undefined,
  );
  return pageOfJobs({ search, filter, page }, language);
}

type JobsQuery = {
  search: string;
  filter: SQL | undefined;
  /** Without a search: the ids that meet the filter, in an order of their own. */
  rows?: SQL | undefined;
  page: number;
};

/** The same by any condition on jobs, for pages that have checked who reads them. */
export async function pageOfJobs(
  { search, filter, rows, page }: JobsQuery,
  language: Language,
): Promise<Page<ListedJob>> {
  if (search !== "" || filter) {
    const ids = await listIds({ search, filter, rows });
    const { total, isMore } = counted(ids.length);
    const list = await onePage(page, total, async (skip) => {
      const shown = ids.slice(skip, Math.min(skip + rowsAPage, total));
      const items = await listRows(inArray(jobs.id, shown), language);
      return items.sort((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
    });
    return isMore ? { ...list, isMore } : list;
  }
  const total = await totalOf("jobs");
  return onePage(page, total, (skip) => {
    const part = fromNearerEnd(skip, total);
    const shown = db
      .select({ id: jobs.id })
      .from(jobs)
      .orderBy(...(part.isReversed ? [asc(jobs.createdAt), asc(jobs.id)] : newestFirst))
      .limit(part.limit)
      .offset(part.skip);
    return listRows(inArray(jobs.id, shown), language);
  });
}

/** The first that a search or else a filter selects, no more than are counted and one. */
async function listIds({ search, filter, rows }: Omit<JobsQuery, "page">): Promise<string[]> {
  const limit = countLimit + 1;
  if (search !== "") return listJobsHolding(search, filter, limit);
  if (rows) {
    const sorted = await db.execute<{ id: string }>(sql`${rows} limit ${limit}`);
    return sorted.map(({ id }) => id);
  }
  const newest = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(filter)
    .orderBy(...newestFirst)
    .limit(limit);
  return newest.map(({ id }) => id);
}

async function listRows(isShown: SQL, language: Language): Promise<ListedJob[]> {
  const rows = await db
    .select(columns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(isShown)
    .orderBy(...newestFirst);
  return rows.map((row) => ({
    id: row.id,
    title: row.title.trim(),
    company: row.company,
    status: jobStatus(row.status),
    place: jobPlace(row, language),
    ...knownOf(row),
    pay: payOf(row),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** How many jobs there are in all statuses. 404 for anyone who is not an admin. */
export async function countAllJobs(actor: Actor): Promise<number> {
  if (!isAdmin(actor)) throw notFound();
  return totalOf("jobs");
}

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)];

const columns = {
  ...listedColumns,
  company: {
    id: userProfiles.id,
    name: companyCalled,
    logo: logoColumn,
    email: userProfiles.email,
    city: userProfiles.city,
  },
  status: jobs.status,
};
