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

/** These interviews with both their sides, the newest first. For callers that check whose they are. */
export async function listInterviewEvents(isMeant: SQL, limit = 100) {
  const applicants = alias(userProfiles, "applicants");
  const rows = await db
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
    .limit(limit);
  return rows.map(({ applicant, interview, ...rest }) => ({
    ...rest,
    interviewId: interview.id,
    answer: interview.answer,
    applicant: fullName(applicant),
    interview: announced(interview),
  }));
}

/** The newest of them. */
export async function findInterviewEvent(isMeant: SQL) {
  return (await listInterviewEvents(isMeant, 1))[0];
}
