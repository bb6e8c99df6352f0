import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { pageOfJobs } from "#app/features/admin/all-jobs.server.ts";
import { jobWaits, waitingJobRows } from "#app/features/desk/accounts/account-conditions.server.ts";
import type { DeskListedJob } from "#app/features/desk/companies/company.ts";
import { requireModerator, withoutOwn } from "#app/features/desk/desk-access.ts";
import type { JobsQuery } from "#app/features/desk/desk-query.ts";
import { featuredJobs } from "#app/features/job/featured-jobs.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { lifecycleState } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { Page } from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";

export type DeskJobRow = DeskListedJob & {
  company: { id: string; name: string };
  place: string;
  isFeatured: boolean;
};

/**
 * One page of the jobs of all companies, newest first, waiting ones by the newest case; a search looks into titles, companies, categories and places,
 * and finds a whole id. A 404 for anyone but moderators.
 */
export async function listDeskJobs(
  actor: Actor,
  { kind, search, page }: JobsQuery,
  language: Language,
): Promise<Page<DeskJobRow>> {
  const moderator = requireModerator(actor);
  const isId = isUuid(search);
  const filter = isId ? eq(jobs.id, search) : filters[kind];
  const rows = kind === "waiting" && !isId ? waitingJobRows : undefined;
  const list = await pageOfJobs({ search: isId ? "" : search, filter, rows, page }, language);
  const states = await findStates(list.items.map(({ id }) => id));
  const items = list.items.map(({ id, title, company, place, createdAt }) => ({
    id,
    title,
    company: { id: company.id, name: company.name },
    place,
    createdAt,
    state: states.get(id)?.state ?? "draft",
    isFeatured: states.get(id)?.isFeatured ?? false,
  }));
  return withoutOwn({ ...list, items }, moderator, ({ company }) => [company.id]);
}

// Constants, by which the planner finds the partial index.
const filters: Record<JobsQuery["kind"], SQL | undefined> = {
  all: undefined,
  active: sql`jobs.status = 'active'`,
  draft: sql`jobs.status = 'draft'`,
  closed: sql`jobs.status = 'closed'`,
  held: sql`jobs.closed_reason = 'held'`,
  suspended: sql`jobs.closed_reason = 'suspended'`,
  waiting: jobWaits,
  featured: sql`jobs.id in (select job_id from ${featuredJobs} where until > now())`,
};

async function findStates(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Pick<DeskJobRow, "state" | "isFeatured">>();
  const rows = await db
    .select({
      id: jobs.id,
      status: jobs.status,
      closedReason: jobs.closedReason,
      publishAt: jobs.publishAt,
      until: featuredJobs.until,
    })
    .from(jobs)
    .leftJoin(
      featuredJobs,
      and(eq(featuredJobs.jobId, jobs.id), gt(featuredJobs.until, sql`now()`)),
    )
    .where(inArray(jobs.id, [...ids]));
  return new Map(
    rows.map(({ id, until, ...stored }) => [
      id,
      { state: lifecycleState(stored), isFeatured: until !== null },
    ]),
  );
}
