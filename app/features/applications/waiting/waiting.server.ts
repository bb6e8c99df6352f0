import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { countCompanyNews } from "#app/features/applications/lifecycle/history.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { countOwnNews } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { isUnanswered } from "#app/features/applications/unanswered/job-end.server.ts";
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
/** As many jobs, and invited applicants of theirs, as are looked up. */
const newest200 = 200;

/** How many applications have news for their reader: a seeker's own, or those to a company's jobs. */
export async function countNews(actor: Actor): Promise<number> {
  return actingCompany(actor) ? countCompanyNews(actor) : countOwnNews(actor);
}

/**
 * Open tasks of the company's people with its newest 200 jobs: interviews of the next 36 hours among 200
 * invited applicants, and applicants without an answer.
 */
export async function findCompanyWaiting(actor: Actor): Promise<CompanyWaiting> {
  const company = actingCompany(actor);
  if (!company) return noCompanyWaiting;
  const own = newestOf(eq(jobs.companyId, company.id));
  const [coming, unanswered, news] = await Promise.all([
    listInterviews(own, "userId", { isNear: sql`newest.starts_at < now() + interval '36 hours'` }),
    countUnanswered(own),
    countCompanyNews(actor),
  ]);
  return { interviews: coming, unanswered, news };
}

/** A seeker's interviews to come, and the number of applications that have changed. */
export async function findOwnWaiting(actor: Actor): Promise<SeekerWaiting> {
  if (actor.kind !== "person" || actor.userType !== "customer_employee") return noSeekerWaiting;
  const isOwn = eq(jobApplications.userId, actor.id);
  const invited = db
    .select({ id: jobApplications.jobId })
    .from(jobApplications)
    .where(and(isOwn, isInvited));
  const own = newestOf(inArray(jobs.id, invited));
  const [coming, news] = await Promise.all([
    listInterviews(own, "companyId", { isOwn }),
    countOwnNews(actor),
  ]);
  return { interviews: coming, news };
}

const newestOf = (isOwn: SQL) =>
  db
    .select({ id: jobs.id, title: jobs.title, companyId: jobs.companyId })
    .from(jobs)
    .where(isOwn)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(newest200)
    .as("own_jobs");
type OwnJobs = ReturnType<typeof newestOf>;

/** Of an offer, a time that is picked. */
const hasTime = sql`(newest.offer_id is null or newest.answer = 'confirmed')`;

/** With the status as a literal, by which its index is found. */
const isInvited = sql`${jobApplications.status} = 'interview'`;

/** Interviews that are not over, with the names of the one side, the soonest first. */
async function listInterviews(
  own: OwnJobs,
  named: "userId" | "companyId",
  { isOwn, isNear }: { isOwn?: SQL; isNear?: SQL },
): Promise<ComingInterview[]> {
  const { id, userId, jobId } = jobApplications;
  const invited = db
    .select({ id, userId, jobId, title: own.title, companyId: own.companyId })
    .from(own)
    .innerJoin(jobApplications, and(eq(jobId, own.id), isInvited, isOwn))
    .limit(newest200)
    .as("invited");
  const newest = db
    .select({
      startsAt: sql<Date>`${interviews.startsAt}`.mapWith(interviews.startsAt).as("starts_at"),
      answer: interviews.answer,
      offerId: interviews.offerId,
    })
    .from(interviews)
    .where(eq(interviews.applicationId, invited.id))
    .orderBy(desc(interviews.createdAt))
    .limit(1)
    .as("newest");
  const rows = await db
    .select({
      applicationId: invited.id,
      jobId: invited.jobId,
      title: invited.title,
      name: companyCalled,
      startsAt: newest.startsAt,
      answer: newest.answer,
    })
    .from(invited)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(userProfiles, eq(userProfiles.id, invited[named]))
    .where(and(isNear, hasTime, sql`newest.starts_at > now() - interval '1 hour'`))
    .orderBy(newest.startsAt, invited.id)
    .limit(shownInterviews);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }));
}

/** Counted up to the limit of all such counts. */
async function countUnanswered(own: OwnJobs): Promise<CompanyWaiting["unanswered"]> {
  const some = db
    .select({ id: own.id, title: own.title })
    .from(own)
    .innerJoin(jobApplications, and(eq(jobApplications.jobId, own.id), isUnanswered))
    .limit(countLimit + 1)
    .as("some");
  const byJob = await db
    .select({ id: some.id, title: some.title, count: count() })
    .from(some)
    .groupBy(some.id, some.title)
    .orderBy(desc(count()), desc(some.id));
  const total = byJob.reduce((sum, job) => sum + job.count, 0);
  const more = Math.max(0, byJob.length - shownJobs);
  return { ...counted(total), jobs: byJob.slice(0, shownJobs), more };
}
