import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import {
  findInterview,
  isTimeSet,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/**
 * Records that the applicant did not come to an interview for a job of the actor's company, or that they did.
 * For the company alone. Refusals: lifecycle.missing, lifecycle.readOnly, lifecycle.interviewOver,
 * lifecycle.notBegun.
 */
export async function recordNoShow(
  actor: Actor,
  applicationId: string,
  isNoShow: boolean,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || !isUuid(applicationId)) return refused("lifecycle.missing");
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(and(eq(jobApplications.id, applicationId), eq(jobs.companyId, company.id)))
      .for("update", { of: jobApplications });
    if (!row) return refused("lifecycle.missing");
    if (!company.mayRecruit) return refused("lifecycle.readOnly");
    const interview = await findInterview(tx, row.id);
    if (!interview?.startsAt || interview.endedAt || !isTimeSet(interview)) {
      return refused("lifecycle.interviewOver");
    }
    if (isNoShow && interview.startsAt > new Date()) return refused("lifecycle.notBegun");
    const noShowAt = isNoShow ? new Date() : null;
    await tx.update(interviews).set({ noShowAt }).where(eq(interviews.id, interview.id));
    return row;
  });
}
