import { and, between, count, desc, eq, isNotNull, not, notExists, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import {
  isNewToCompany,
  isOfRemovedJob,
} from "#app/features/applications/application-conditions.server.ts";
import {
  companyApplications,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import {
  invitedJobs,
  isComing,
  isToPick,
  listInterviews,
  newestOf,
  type OwnJobs,
} from "#app/features/applications/interviews/list-interviews.server.ts";
import { listJobsWithApplications } from "#app/features/applications/jobs-with-applications.server.ts";
import { countCompanyNews } from "#app/features/applications/lifecycle/history.server.ts";
import { countOwnNews } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { closesIn, lastUrgentDay } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listClosingJobs } from "#app/features/jobs/lifecycle/managed-jobs.server.ts";
import { rememberedJobs } from "#app/features/jobs/memory/memory.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { counted, countLimit } from "#app/platform/paging.ts";
import {
  type ClosingSaved,
  type CompanyWaiting,
  noCompanyWaiting,
  noSeekerWaiting,
  type SeekerWaiting,
} from "./waiting.ts";

/** The most interviews, jobs with unanswered applicants, and closing jobs that are listed. */
const shownInterviews = 4;
const shownJobs = 2;
const shownClosing = 2;
const isNear = sql`(${isComing} and newest.starts_at < now() + interval '36 hours')`;

/** How many applications have news for their reader: a seeker's own, or those to a company's jobs. */
export async function countNews(actor: Actor): Promise<number> {
  return actingCompany(actor) ? countCompanyNews(actor) : countOwnNews(actor);
}

/** Unread applications are counted among this many of the newest. */
const readNewest = 100;

/** How many of the newest applications to a company's jobs no member has read. */
export async function countUnread(companyId: string): Promise<number> {
  const newest = db
    .select({ id: companyApplications.applicationId })
    .from(companyApplications)
    .where(and(eq(companyApplications.companyId, companyId), not(isOfRemovedJob)))
    .orderBy(desc(companyApplications.createdAt), desc(companyApplications.applicationId))
    .limit(readNewest)
    .as("newest");
  const [unread] = await db
    .select({ n: count() })
    .from(newest)
    .innerJoin(jobApplications, and(eq(jobApplications.id, newest.id), isNewToCompany));
  return unread?.n ?? 0;
}

/**
 * Open tasks of the company's people with its newest 200 jobs: interviews of the next 36 hours among 200
 * invited applicants, and applicants without an answer.
 */
export async function findCompanyWaiting(actor: Actor): Promise<CompanyWaiting> {
  const company = actingCompany(actor);
  if (!company) return noCompanyWaiting;
  const own = newestOf(eq(jobs.companyId, company.id));
  const [coming, open, unread, news, closing] = await Promise.all([
    listInterviews(own, "userId", { isMeant: isNear, limit: shownInterviews }),
    countOpen(own),
    countUnread(company.id),
    countCompanyNews(actor),
    listClosing(actor, company.id),
  ]);
  return { interviews: coming, ...open, unread, news, closing };
}

async function listClosing(actor: Actor, companyId: string): Promise<CompanyWaiting["closing"]> {
  const closing = await listClosingJobs(companyId);
  const ids = closing.map(({ id }) => id);
  const counts = await listJobsWithApplications(actor, ids);
  return closing.map(({ id, title, closesInDays }) => {
    const applications = counts.find((job) => job.id === id)?.applications ?? 0;
    return { id, title, applications, closesInDays };
  });
}

/** A seeker's coming interviews, those without a time last; saved jobs that close soon; how many other applications have news. */
export async function findOwnWaiting(actor: Actor): Promise<SeekerWaiting> {
  if (actor.kind !== "person" || actor.userType !== "customer_employee") return noSeekerWaiting;
  const isOwn = eq(jobApplications.userId, actor.id);
  const isMeant = sql`(${isComing} or ${isToPick})`;
  const [coming, closing] = await Promise.all([
    listInterviews(invitedJobs(actor.id), "companyId", { isOwn, isMeant, limit: shownInterviews }),
    listClosingSaved(actor),
  ]);
  const listed = coming.map(({ applicationId }) => applicationId);
  return { interviews: coming, closing, news: await countOwnNews(actor, listed) };
}

/** Saved jobs without an application that close within three days, the soonest first. */
async function listClosingSaved(person: Person): Promise<ClosingSaved[]> {
  const now = new Date();
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: companyCalled,
      deadline: sql<string>`${jobs.applicationDeadline}`,
    })
    .from(rememberedJobs)
    .innerJoin(jobs, eq(jobs.id, rememberedJobs.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(
      and(
        eq(rememberedJobs.accountId, person.id),
        isNotNull(rememberedJobs.savedAt),
        eq(jobs.status, "active"),
        between(jobs.applicationDeadline, damascusDay(now), lastUrgentDay(now)),
        notExists(
          db
            .select({ id: jobApplications.id })
            .from(jobApplications)
            .where(and(eq(jobApplications.jobId, jobs.id), eq(jobApplications.userId, person.id))),
        ),
      ),
    )
    .orderBy(jobs.applicationDeadline, jobs.id)
    .limit(shownClosing);
  return rows.map(({ deadline, ...job }) => ({
    ...job,
    closesInDays: closesIn(deadline, now) ?? 0,
  }));
}

/** How many applications to a company's jobs have no answer; the one count of header, lists and emails. */
export async function countUnanswered(companyId: string): Promise<number> {
  return (await countOpen(newestOf(eq(jobs.companyId, companyId)))).unanswered.total;
}

/** Counts unanswered and invited applications, up to `countLimit`. */
async function countOpen(own: OwnJobs): Promise<Pick<CompanyWaiting, "unanswered" | "invited">> {
  const isOpen = sql`${jobApplications.status} in ('pending', 'interview')`;
  const some = db
    .select({ id: own.id, title: own.title, status: jobApplications.status })
    .from(own)
    .innerJoin(jobApplications, and(eq(jobApplications.jobId, own.id), isOpen))
    .limit(countLimit + 1)
    .as("some");
  const byJob = await db
    .select({
      id: some.id,
      title: some.title,
      count: sql<number>`count(*) filter (where status = 'pending')`.mapWith(Number),
      invited: sql<number>`count(*) filter (where status = 'interview')`.mapWith(Number),
    })
    .from(some)
    .groupBy(some.id, some.title)
    .orderBy(sql`3 desc`, desc(some.id));
  const waiting = byJob.filter((job) => job.count > 0).map(({ invited, ...job }) => job);
  const total = waiting.reduce((sum, job) => sum + job.count, 0);
  const more = Math.max(0, waiting.length - shownJobs);
  return {
    unanswered: { ...counted(total), jobs: waiting.slice(0, shownJobs), more },
    invited: byJob.reduce((sum, job) => sum + job.invited, 0),
  };
}
