import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/**
 * Locks an application of the actor's company; returns why the actor may not write about it. `forReaders`: every
 * member of the team may.
 */
export async function lockForWriting(
  tx: Transaction,
  actor: Actor,
  applicationId: string,
  { forReaders } = { forReaders: false },
) {
  const company = actingCompany(actor);
  if (!company || !isUuid(applicationId)) return refused("lifecycle.missing");
  const [application] = await tx
    .select({ status: jobApplications.status, clearedAt: jobApplications.clearedAt })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobApplications.id, applicationId), eq(jobs.companyId, company.id)))
    .for("update", { of: jobApplications });
  if (application?.status === "withdrawn") return refused("applicants.withdrawnMeanwhile");
  if (!application || application.clearedAt) return refused("lifecycle.missing");
  return company.mayRecruit || forReaders ? undefined : refused("lifecycle.readOnly");
}
