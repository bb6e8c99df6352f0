import { and, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { isUnanswered, isUndecided } from "#app/features/applications/unanswered/job-end.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { companyApplications, jobApplications } from "./applications.table.ts";

/** A company's own job with how many have applied. */
export type ChosenJob = { id: string; title: string; applications: number };

/** As many as a select can hold and still be used: 300 made a sixth of the page. */
const longestChoice = 100;

/**
 * The company's own jobs with applications, newest first, the newest 100, with one that is chosen before them if it is
 * older. None for other actors.
 */
export async function listJobChoice(
  actor: Actor,
  chosen: string | null = null,
): Promise<ChosenJob[]> {
  const company = actingCompany(actor);
  if (!company) return [];
  // Job by job, until there are enough: the applications to all jobs are not counted.
  const sent = db
    .select({ n: count().as("n") })
    .from(companyApplications)
    .where(
      and(eq(companyApplications.companyId, company.id), eq(companyApplications.jobId, jobs.id)),
    )
    .as("sent");
  const listed = (isListed?: SQL) =>
    db
      .select({ id: jobs.id, title: jobs.title, applications: sent.n })
      .from(jobs)
      .innerJoinLateral(sent, gt(sent.n, 0))
      .where(and(eq(jobs.companyId, company.id), isListed))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(longestChoice);
  const newest = await listed();
  if (chosen === null || newest.some(({ id }) => id === chosen)) return newest;
  return [...(await listed(eq(jobs.id, chosen))), ...newest];
}

/** A company's own job with how many have applied. */
export type JobWithApplications = ChosenJob & {
  /** How many are in the middle of something: without an answer, or with one that is not the last. */
  undecided: number;
  /** How many have no answer at all. */
  unanswered: number;
};

/** Those of the given jobs that are the company's own and have applications. None for other actors. */
export async function listJobsWithApplications(
  actor: Actor,
  jobIds: string[],
): Promise<JobWithApplications[]> {
  const company = actingCompany(actor);
  if (!company || jobIds.length === 0) return [];
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      applications: count(),
      undecided: sql<number>`count(*) filter (where ${isUndecided})`.mapWith(Number),
      unanswered: sql<number>`count(*) filter (where ${isUnanswered})`.mapWith(Number),
    })
    .from(jobs)
    .innerJoin(jobApplications, eq(jobApplications.jobId, jobs.id))
    .where(and(eq(jobs.companyId, company.id), inArray(jobs.id, jobIds)))
    .groupBy(jobs.id);
}

/** How many have applied for the company's own job; 0 for anybody else's. */
export async function countApplicationsOfOwnJob(actor: Actor, jobId: string): Promise<number> {
  return (await findOwnJobCounts(actor, jobId)).applications;
}

/** How many have applied for the company's own job and wait for an answer; 0 for anybody else's. */
export async function findOwnJobCounts(
  actor: Actor,
  jobId: string,
): Promise<{ applications: number; undecided: number }> {
  const [job] = await listJobsWithApplications(actor, [jobId]);
  return { applications: job?.applications ?? 0, undecided: job?.undecided ?? 0 };
}
