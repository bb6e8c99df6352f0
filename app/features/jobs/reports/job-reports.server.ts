import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { findJob } from "#app/features/jobs/detail/job-detail.server.ts";
import { jobCan } from "#app/features/jobs/job.ts";
import { jobs } from "#app/features/jobs/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { networkOf } from "#app/platform/settings/client-address.server.ts";
import { jobReports } from "./job-reports.table.ts";
import type { ReportReason } from "./report.ts";
import type { ReportValues } from "./report-form.ts";

const hour = 60 * 60;
/** Reports by one person or browser. */
const byBrowser = { max: 5, seconds: hour };
/** Reports from one network; many people may share its address. */
const fromNetwork = { max: 30, seconds: hour };
/** Reports of one job by one person or browser: the second has no new information. */
const ofJob = { max: 1, seconds: 24 * hour };

/**
 * Stores what somebody, with or without an account, reports about a public job. Refusals:
 * jobs.missing, accounts.tooManyTries.
 */
export async function reportJob(
  actor: Actor,
  jobId: string,
  { reason, details }: ReportValues,
  client: Client,
): Promise<Outcome<{ reported: true }>> {
  const job = await findJob(actor, jobId);
  if (!job || !jobCan.beShown(job.state)) return refused("jobs.missing");
  const network = networkOf(client.address);
  const browser = [network, client.headers.get("user-agent") ?? ""];
  const who = actor.kind === "person" ? [actor.id] : browser;
  // Somebody who presses twice is thanked twice.
  const again = await consume(limitKey("report-of-job", job.id, ...who), ofJob);
  if (isRefused(again)) return { reported: true };
  const taken = await consume(limitKey("reports-by-browser", ...who), byBrowser);
  if (isRefused(taken)) return taken;
  const ofNetwork = await consume(limitKey("reports-from-network", network), fromNetwork);
  if (isRefused(ofNetwork)) return ofNetwork;
  const reporterId = actor.kind === "person" && actor.userType !== "none" ? actor.id : null;
  await db.insert(jobReports).values({ jobId: job.id, reporterId, reason, details });
  log("job reported", { job: job.id, reason });
  return { reported: true };
}

type ListedReport = {
  jobId: string;
  title: string;
  company: string;
  companyEmail: string | null;
  reason: ReportReason;
  details: string | null;
  createdAt: Date;
};

/** For the operator: reports of jobs that are still public, the newest first. */
export async function listReports(limit: number): Promise<ListedReport[]> {
  const rows = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      company: companyCalled,
      companyEmail: userProfiles.email,
      reason: jobReports.reason,
      details: jobReports.details,
      createdAt: jobReports.createdAt,
    })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(jobs.status, "active"), gt(jobReports.createdAt, sql`now() - ${listed}`)))
    .orderBy(desc(jobReports.createdAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, reason: row.reason as ReportReason }));
}

const listed = sql`interval '180 days'`;

/** Removes reports that are half a year old. */
export async function removeOldReports(): Promise<void> {
  await db.delete(jobReports).where(lt(jobReports.createdAt, sql`now() - ${listed}`));
}
