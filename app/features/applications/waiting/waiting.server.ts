import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { countOwnNews } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { isUndecided } from "#app/features/applications/unanswered/job-end.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { counted, countLimit } from "#app/platform/paging.ts";
import {
  type ComingInterview,
  type CompanyWaiting,
  noCompanyWaiting,
  noSeekerWaiting,
  type SeekerWaiting,
} from "./waiting.ts";

/** As many interviews, and jobs with applicants without an answer, as are listed. */
const shownInterviews = 4;
const shownJobs = 2;

/** What waits for the company's people: interviews of the next 36 hours, applicants without an answer. */
export async function findCompanyWaiting(actor: Actor): Promise<CompanyWaiting> {
  const company = actingCompany(actor);
  if (!company) return noCompanyWaiting;
  const isOwn = eq(jobs.companyId, company.id);
  const [coming, unanswered] = await Promise.all([
    listInterviews(
      and(isOwn, sql`newest.starts_at < now() + interval '36 hours'`),
      jobApplications.userId,
    ),
    countUnanswered(isOwn),
  ]);
  return { interviews: coming, unanswered };
}

/** What waits for a seeker: interviews to come, and applications that have changed. */
export async function findOwnWaiting(actor: Actor): Promise<SeekerWaiting> {
  if (actor.kind !== "person" || actor.userType !== "customer_employee") return noSeekerWaiting;
  const [coming, news] = await Promise.all([
    listInterviews(eq(jobApplications.userId, actor.id), jobs.companyId),
    countOwnNews(actor),
  ]);
  return { interviews: coming, news };
}

/** With the names of these people, the soonest first. The status is a literal, by which its index is found. */
async function listInterviews(
  isOwn: SQL | undefined,
  named: AnyPgColumn,
): Promise<ComingInterview[]> {
  const newest = db
    .select({ startsAt: interviews.startsAt, answer: interviews.answer })
    .from(interviews)
    .where(eq(interviews.applicationId, jobApplications.id))
    .orderBy(desc(interviews.createdAt))
    .limit(1)
    .as("newest");
  const rows = await db
    .select({
      applicationId: jobApplications.id,
      jobId: jobs.id,
      title: jobs.title,
      name: companyCalled,
      startsAt: newest.startsAt,
      answer: newest.answer,
    })
    .from(jobs)
    .innerJoin(
      jobApplications,
      and(eq(jobApplications.jobId, jobs.id), sql`${jobApplications.status} = 'interview'`),
    )
    .innerJoin(userProfiles, eq(userProfiles.id, named))
    .innerJoinLateral(newest, sql`true`)
    .where(and(isOwn, sql`newest.starts_at > now() - interval '1 hour'`))
    .orderBy(newest.startsAt, jobApplications.id)
    .limit(shownInterviews);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }));
}

/** Counted up to the limit of all such counts. */
async function countUnanswered(isOwn: SQL): Promise<CompanyWaiting["unanswered"]> {
  const some = db
    .select({ jobId: jobApplications.jobId })
    .from(jobs)
    .innerJoin(jobApplications, and(eq(jobApplications.jobId, jobs.id), isUndecided))
    .where(isOwn)
    .limit(countLimit + 1)
    .as("some");
  const byJob = await db
    .select({ id: jobs.id, title: jobs.title, count: count() })
    .from(some)
    .innerJoin(jobs, eq(jobs.id, some.jobId))
    .groupBy(jobs.id)
    .orderBy(desc(count()), desc(jobs.id));
  const total = byJob.reduce((sum, job) => sum + job.count, 0);
  return { ...counted(total), jobs: byJob.slice(0, shownJobs) };
}
