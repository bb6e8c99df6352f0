import { count, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { type JobState, jobState } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { type OwnCase, ownCaseOf } from "#app/features/moderation/cases/cases.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { emptyPage, onePage, type Page } from "#app/platform/paging.ts";

/** A job as its company's list shows it; createdAt is an ISO moment, deadline an ISO day. */
export type OwnJob = {
  id: string;
  title: string;
  location: string;
  placeId: string | null;
  state: JobState;
  deadline: string | null;
  createdAt: string;
  /** Closed because the place was filled. */
  isFilled: boolean;
  /** The moderators' decision, if the company has to know it. */
  review: OwnCase | null;
};

export const jobsAPage = 20;

/** One page, counted from 1, of the company's own jobs in every status, newest first. */
export async function listOwnJobs(actor: Actor, requested = 1): Promise<Page<OwnJob>> {
  const company = actingCompany(actor);
  if (!company) return emptyPage;
  const load = async (skip: number) => {
    const rows = await db
      .select({
        id: jobs.id,
        title: jobs.title,
        location: jobs.location,
        placeId: jobs.placeId,
        status: jobs.status,
        deadline: jobs.applicationDeadline,
        closedReason: jobs.closedReason,
        createdAt: jobs.createdAt,
        review: { state: moderationCases.state, reason: moderationCases.reason },
      })
      .from(jobs)
      .leftJoin(moderationCases, eq(moderationCases.jobId, jobs.id))
      .where(inArray(jobs.id, idsOnPage(eq(jobs.companyId, company.id), skip)))
      .orderBy(...newestFirst);
    return rows.map(({ status, closedReason, createdAt, review, ...job }) => ({
      ...job,
      isFilled: closedReason === "filled_here" || closedReason === "filled_elsewhere",
      review: ownCaseOf(review),
      state: jobState({ status, closedReason, deadline: job.deadline }),
      createdAt: createdAt.toISOString(),
    }));
  };
  return onePage(requested, await countOwnJobs(actor), load, jobsAPage);
}

export const newestFirst = [desc(jobs.createdAt), desc(jobs.id)];

/** The ids of one page of a company's jobs, which an index has. */
export function idsOnPage(isListed: SQL | undefined, skip: number) {
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
