import { and, between, eq, isNotNull, notExists, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { closesIn, lastUrgentDay } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { rememberedJobs } from "#app/features/jobs/memory/memory.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { ClosingSaved } from "./waiting.ts";

const shown = 2;

/** Jobs that the person saved, has not applied for and can apply for during the next three days at most, the soonest first. */
export async function listClosingSaved(person: Person): Promise<ClosingSaved[]> {
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
    .limit(shown);
  return rows.map(({ deadline, ...job }) => ({
    ...job,
    closesInDays: closesIn(deadline, now) ?? 0,
  }));
}
