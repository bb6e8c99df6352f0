import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { closesIn } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { ownCaseOf } from "#app/features/moderation/cases/cases.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { emptyPage, onePage, type Page } from "#app/platform/paging.ts";
import { lifecycleState } from "./job-lifecycle.ts";
import { type ManagedCounts, type ManagedFilter, type ManagedJob, noJobs } from "./managed-job.ts";

const jobsAPage = 20;

/** One page of the company's own jobs as it manages them, newest first, and how many there are of each. */
export async function listManagedJobs(
  actor: Actor,
  filter: ManagedFilter,
  requested = 1,
): Promise<{ jobs: Page<ManagedJob>; counts: ManagedCounts }> {
  const company = actingCompany(actor);
  if (!company) return { jobs: emptyPage, counts: noJobs };
  const counts = await countManagedJobs(company.id);
  const load = async (skip: number) => {
    const rows = await db
      .select(columns)
      .from(jobs)
      .leftJoin(moderationCases, eq(moderationCases.jobId, jobs.id))
      .where(
        inArray(jobs.id, idsOnPage(and(eq(jobs.companyId, company.id), conditions[filter]), skip)),
      )
      .orderBy(...newestFirst);
    return rows.map(managedJob);
  };
  return { jobs: await onePage(requested, counts[filter], load, jobsAPage), counts };
}

const shownClosing = 3;

/** A company's open jobs whose last day is within two weeks, the next three. */
export async function listClosingJobs(companyId: string): Promise<ManagedJob[]> {
  const last = jobs.applicationDeadline;
  const isSoon = sql`${last} between current_date and current_date + 14`;
  const rows = await db
    .select(columns)
    .from(jobs)
    .leftJoin(moderationCases, eq(moderationCases.jobId, jobs.id))
    .where(and(eq(jobs.companyId, companyId), conditions.open, isSoon))
    .orderBy(asc(last), asc(jobs.id))
    .limit(shownClosing);
  return rows.map(managedJob);
}

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)];

/** The ids of one page of a company's jobs, which an index has. */
function idsOnPage(isListed: SQL | undefined, skip: number) {
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(jobsAPage)
    .offset(skip);
}

/** How many jobs the company has in all; none for anybody else. */
export async function countOwnJobs(actor: Actor): Promise<number> {
  const company = actingCompany(actor);
  if (!company) return 0;
  const [own] = await db.select({ n: count() }).from(jobs).where(eq(jobs.companyId, company.id));
  return own?.n ?? 0;
}

const columns = {
  id: jobs.id,
  title: jobs.title,
  location: jobs.location,
  placeId: jobs.placeId,
  createdAt: jobs.createdAt,
  status: jobs.status,
  closedReason: jobs.closedReason,
  closedAt: jobs.closedAt,
  updatedAt: jobs.updatedAt,
  publishAt: jobs.publishAt,
  deadline: jobs.applicationDeadline,
  confirmationRequestedAt: jobs.confirmationRequestedAt,
  caseState: moderationCases.state,
};

const conditions: Record<ManagedFilter, SQL | undefined> = {
  all: undefined,
  open: eq(jobs.status, "active"),
  draft: eq(jobs.status, "draft"),
  closed: eq(jobs.status, "closed"),
};

async function countManagedJobs(companyId: string): Promise<ManagedCounts> {
  const counted = (filter: ManagedFilter) =>
    sql<number>`(count(*) filter (where ${conditions[filter] ?? sql`true`}))::int`;
  const [counts] = await db
    .select({
      all: counted("all"),
      open: counted("open"),
      draft: counted("draft"),
      closed: counted("closed"),
    })
    .from(jobs)
    .where(eq(jobs.companyId, companyId));
  return counts ?? noJobs;
}

type Row = Pick<
  typeof jobs.$inferSelect,
  Exclude<keyof typeof columns, "deadline" | "caseState">
> & { deadline: string | null; caseState: string | null };

function managedJob(row: Row): ManagedJob {
  const { status, closedReason, createdAt, publishAt, closedAt, updatedAt, deadline, ...rest } =
    row;
  const { confirmationRequestedAt, caseState, ...job } = rest;
  return {
    ...job,
    deadline,
    closedReason,
    createdAt: createdAt.toISOString(),
    state: lifecycleState({ status, closedReason, publishAt }),
    publishAt: publishAt?.toISOString() ?? null,
    closedAt: status === "closed" ? (closedAt ?? updatedAt).toISOString() : null,
    closesInDays: closesIn(deadline),
    isConfirmationRequested: confirmationRequestedAt !== null,
    review:
      ownCaseOf(caseState === null ? null : { state: caseState, reason: null })?.state ?? null,
  };
}
