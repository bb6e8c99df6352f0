import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { enqueueCompanyEmails } from "#app/features/accounts/membership/membership.server.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { deletedTitleDays } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { applicantLeftEmail } from "./emails/status-emails.server.ts";
import { cancelledInterview } from "./interviews.server.ts";
import { departedApplicants } from "./lifecycle.table.ts";

/**
 * Tells each company with an undecided one of some applications, whose account is about to be deleted, and
 * which interview is off. The account's own jobs are not among them: they go too. Interviews and offers
 * are shown on the dashboard as well: a company whose address is not confirmed gets no email.
 */
export async function announceLeaving(
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const a = alias(jobApplications, "a");
  const rows = await tx
    .select({
      jobId: jobs.id,
      companyId: jobs.companyId,
      status: a.status,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      applicationId: a.id,
      interview: cancelledInterview,
    })
    .from(a)
    .innerJoin(jobs, eq(jobs.id, a.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, a.userId))
    .where(
      and(
        inArray(a.id, [...ids]),
        eq(a.userId, accountId),
        ne(jobs.companyId, accountId),
        sql`${a.status} in ('pending', 'shortlisted', 'interview', 'offered')`,
      ),
    )
    .orderBy(desc(a.createdAt));
  const left = rows.map(({ firstName, lastName, interview, ...row }) => {
    const interviewAt = interview && new Date(interview.startsAt);
    return { ...row, interview, interviewAt, applicant: fullName({ firstName, lastName }) };
  });
  const events = left.map(({ companyId, jobId, applicationId, applicant, interview, ...at }) => ({
    companyId,
    data: {
      jobId,
      applicant,
      interviewAt: at.interviewAt?.toISOString() ?? null,
      ...(interview && { entry: { ...interview, applicationId } }),
    },
  }));
  await enqueueCompanyEmails(applicantLeftEmail, events, tx);
  const departed = left.filter(({ interviewAt, status }) => interviewAt || status === "offered");
  if (departed.length === 0) return;
  await tx
    .insert(departedApplicants)
    .values(
      departed.map(({ companyId, jobId, interviewAt }) => ({ companyId, jobId, interviewAt })),
    );
}

/** A job whose applicant deleted the account; the interview that is off is null where the job was offered. */
export type DepartedApplicant = { title: string; interviewAt: Date | null };

/** More than a company has; a page has an end. */
const maxDepartures = 50;

/** Interviews and offers of the actor's company that went with an account in the last days: the next interview first. */
export async function listDepartedApplicants(actor: Actor): Promise<DepartedApplicant[]> {
  const company = actingCompany(actor);
  if (!company) return [];
  const { id, jobId, interviewAt } = departedApplicants;
  // The jobs of those that are shown alone.
  const shown = db
    .select({ id, jobId, interviewAt })
    .from(departedApplicants)
    .where(and(eq(departedApplicants.companyId, company.id), isShown))
    .orderBy(asc(interviewAt), asc(id))
    .limit(maxDepartures)
    .as("shown");
  return db
    .select({ title: jobs.title, interviewAt: shown.interviewAt })
    .from(shown)
    .innerJoin(jobs, eq(jobs.id, shown.jobId))
    .orderBy(asc(shown.interviewAt), asc(shown.id));
}

const isShown: SQL = sql`${departedApplicants.departedAt} > now() - make_interval(days => ${deletedTitleDays})`;

export async function clearDepartedApplicants(): Promise<void> {
  await db.delete(departedApplicants).where(sql`not ${isShown}`);
}
