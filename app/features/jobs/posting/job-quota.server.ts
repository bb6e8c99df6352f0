import { and, eq, ne, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { type Refusal, refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** A new company's part of the quota, until its address is confirmed or its account a week old. */
const newShare = 0.2;

/**
 * Why a company may post no further job today; undefined where it may, or has posted this one. Its
 * profile is locked until the transaction ends: many at once are counted one after the other.
 * Refusals: posting.tooManyToday.
 */
export async function whyNotPostToday(
  tx: Transaction,
  companyId: string,
  jobId: string,
): Promise<Refusal | undefined> {
  await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId))
    .for("no key update");
  const [posted] = await tx
    .select({
      others: sql<number>`count(*) filter (where ${ne(jobs.id, jobId)})::int`,
      same: sql<number>`count(*) filter (where ${eq(jobs.id, jobId)})::int`,
    })
    .from(jobs)
    .where(
      and(eq(jobs.companyId, companyId), sql`${jobs.createdAt} > now() - interval '24 hours'`),
    );
  if (posted?.same) return undefined;
  const max = await dailyJobs(tx, companyId);
  return (posted?.others ?? 0) >= max ? refused("posting.tooManyToday") : undefined;
}

/** How many jobs a company may post in a day. */
export async function dailyJobs(tx: Transaction, companyId: string): Promise<number> {
  const { jobsPerDay, checkedJobsPerDay } = settings().quotas;
  const [company] = await tx
    .select({ checked: userProfiles.checked })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId));
  if (company && company.checked > 0) return Math.max(checkedJobsPerDay, jobsPerDay);
  if (await isKnown(tx, companyId)) return jobsPerDay;
  return Math.max(1, Math.floor(jobsPerDay * newShare));
}

async function isKnown(tx: Transaction, companyId: string): Promise<boolean> {
  const [account] = await tx
    .select({
      known: sql<boolean>`${authUsers.emailVerified} or ${authUsers.createdAt} < now() - interval '7 days'`,
    })
    .from(authUsers)
    .where(eq(authUsers.id, companyId));
  return account?.known ?? false;
}
