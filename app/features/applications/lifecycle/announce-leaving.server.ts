import { and, desc, eq, ne, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { enqueueCompanyEmail } from "#app/features/accounts/membership/membership.server.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { applicantLeftEmail } from "./emails/status-emails.server.ts";

/**
 * Tells each company with an undecided application of an account that is about to be deleted, and
 * which interview is off. The account's own jobs are not among them: they go too.
 */
export async function announceLeaving(tx: Transaction, accountId: string): Promise<void> {
  const rows = await tx
    .select({
      jobId: jobs.id,
      companyId: jobs.companyId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      interviewAt: sql<string | null>`(
        select i.starts_at from interviews i where i.application_id = "job_applications"."id"
          and "job_applications"."status" = 'interview' and i.starts_at > now()
        order by i.created_at desc limit 1)`,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .where(
      and(
        eq(jobApplications.userId, accountId),
        ne(jobs.companyId, accountId),
        sql`${jobApplications.status} in ('pending', 'shortlisted', 'interview', 'offered')`,
      ),
    )
    .orderBy(desc(jobApplications.createdAt));
  for (const { jobId, companyId, interviewAt, ...name } of rows) {
    const at = interviewAt && new Date(interviewAt).toISOString();
    const data = { jobId, applicant: fullName(name), interviewAt: at };
    await enqueueCompanyEmail(applicantLeftEmail, companyId, data, tx);
  }
}
