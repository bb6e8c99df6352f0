import { asc, eq } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { ownsCompany } from "#app/features/accounts/membership/acting-company.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { reports } from "./reports.table.ts";

/** The actor's reports, and decisions about jobs of their own company. */
export async function exportOwnReports(actor: Person) {
  const sent = await db
    .select({
      jobId: reports.jobId,
      companyId: reports.companyId,
      applicationId: reports.applicationId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      settledAt: reports.settledAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, actor.id))
    .orderBy(asc(reports.createdAt));
  if (!ownsCompany(actor)) return { reports: sent };
  const decisions = await db
    .select({
      jobId: moderationCases.jobId,
      state: moderationCases.state,
      reason: moderationCases.reason,
      note: moderationCases.note,
      noteEn: moderationCases.noteEn,
      decidedAt: moderationCases.decidedAt,
      appeal: moderationCases.appeal,
      job: jobs.title,
    })
    .from(moderationCases)
    .leftJoin(jobs, eq(jobs.id, moderationCases.jobId))
    .where(eq(moderationCases.companyId, actor.id));
  // A report stays unknown to the company until it is decided.
  return { reports: sent, decisions: decisions.filter(({ decidedAt }) => decidedAt !== null) };
}
