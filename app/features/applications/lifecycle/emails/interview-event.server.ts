import { desc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { announced, announcedInterview } from "./announced-events.server.ts";

/** The newest of these interviews, with both its sides. For callers that check whose it is. */
export async function findInterviewEvent(isMeant: SQL) {
  const applicants = alias(userProfiles, "applicants");
  const [row] = await db
    .select({
      applicationId: jobApplications.id,
      userId: jobApplications.userId,
      status: jobApplications.status,
      jobId: jobs.id,
      companyId: jobs.companyId,
      job: jobs.title,
      company: companyCalled,
      applicant: { firstName: applicants.firstName, lastName: applicants.lastName },
      interview: announcedInterview,
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .innerJoin(applicants, eq(applicants.id, jobApplications.userId))
    .where(isMeant)
    .orderBy(desc(interviews.createdAt))
    .limit(1);
  if (!row) return undefined;
  const { applicant, interview, ...rest } = row;
  const { answer } = interview;
  return { ...rest, answer, applicant: fullName(applicant), interview: announced(interview) };
}
