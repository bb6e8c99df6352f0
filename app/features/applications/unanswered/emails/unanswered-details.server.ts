import { and, asc, count, eq, inArray, min, sql } from "drizzle-orm";
import { isNewToCompany } from "#app/features/applications/application-conditions.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { isEndedJob, isUndecided } from "#app/features/applications/unanswered/job-end.server.ts";
import { jobEndings } from "#app/features/applications/unanswered/unanswered.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { answerDays, unreadReminderDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";

/** A company's job with applications unread for a week or longer. */
export type UnreadOfJob = { id: string; title: string; unread: number; since: Date };

/** The company's jobs with such applications, the longest unread first. */
export async function findUnreadByJob(companyId: string): Promise<UnreadOfJob[]> {
  const since = min(jobApplications.createdAt);
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, unread: count(), since })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobApplications.status, "pending"),
        isNewToCompany,
        sql`${jobApplications.createdAt} <= now() - make_interval(days => ${unreadReminderDays[0]})`,
      ),
    )
    .groupBy(jobs.id)
    .orderBy(asc(since));
  return rows.map((row) => ({ ...row, since: row.since ?? new Date() }));
}

/** A company's job that has ended with people waiting, and when they are told that it is closed. */
export type EndedJob = { id: string; title: string; waiting: number; closesAt: Date };

/** Of these jobs the company's own that are still ended and have applications undecided. */
export async function findEndedJobs(companyId: string, jobIds: string[]): Promise<EndedJob[]> {
  return db
    .select({ id: jobs.id, title: jobs.title, waiting: count(), closesAt: closesAt })
    .from(jobEndings)
    .innerJoin(jobs, eq(jobs.id, jobEndings.jobId))
    .innerJoin(jobApplications, eq(jobApplications.jobId, jobs.id))
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, jobIds), isEndedJob(), isUndecided))
    .groupBy(jobs.id, jobEndings.notifiedAt)
    .orderBy(asc(jobs.title), asc(jobs.id));
}

const closesAt = sql`${jobEndings.notifiedAt} + make_interval(days => ${answerDays})`.mapWith(
  jobEndings.notifiedAt,
);
