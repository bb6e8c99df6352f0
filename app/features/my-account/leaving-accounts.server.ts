import { eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { announceLeaving } from "#app/features/applications/lifecycle/announce-leaving.server.ts";
import { enqueueRemoval } from "#app/features/applications/orphaned-files.server.ts";
import { recordRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { forgetNames, removeUnusedTitles } from "#app/features/search/write-index.server.ts";
import { queueWithdrawals } from "#app/features/team/webhooks/queue-withdrawals.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { workInParts } from "#app/platform/queue/in-parts.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import { leavingAccounts } from "./leaving-accounts.table.ts";

/** The queued removal of leaving accounts; without `leaving` it is that of applications to deleted jobs. */
export type RemovalJob = { leaving?: true };

export async function enqueueLeaving(tx?: Transaction): Promise<void> {
  await enqueueJob("removals", { leaving: true } satisfies RemovalJob, tx);
}

/** Enqueues the removal again if an account has waited for ten minutes: a killed process or a restore lost it. */
export async function resumeLeaving(): Promise<void> {
  const lost = await db.execute(sql`
    select from ${leavingAccounts} where since < now() - interval '10 minutes' limit 1`);
  if (lost.length > 0) await enqueueLeaving();
}

/**
 * Deletes the jobs, applications and at last the profiles of leaving accounts for some seconds, and enqueues
 * itself again for the rest. Safe to be killed, tried again and run in several processes at once.
 */
export function removeLeavingAccounts(forMs?: number): Promise<void> {
  return workInParts(removeSome, enqueueLeaving, forMs);
}

/** Returns whether there was an account that no other process is at. */
async function removeSome(tx: Transaction): Promise<boolean> {
  const { id, since, isWithheld } = leavingAccounts;
  const [account] = await tx
    .select({ id, isWithheld })
    .from(leavingAccounts)
    .orderBy(since, id)
    .limit(1)
    .for("update", { skipLocked: true });
  if (!account) return false;
  await lockProfile(tx, account.id);
  if (!account.isWithheld) await withholdJobs(tx, account.id);
  else if (!(await removeSomeJobs(tx, account.id)) && !(await removeApplications(tx, account.id))) {
    await removeProfile(tx, account.id);
    log("account deleted", { account: account.id });
  }
  return true;
}

async function withholdJobs(tx: Transaction, account: string): Promise<void> {
  await tx.execute(sql`
    update ${jobs} set status = 'draft', withheld = true where company_id = ${account} and status = 'active'`);
  await tx.update(leavingAccounts).set({ isWithheld: true }).where(eq(leavingAccounts.id, account));
}

/** Jobs of one transaction. */
const jobsAtOnce = 20;

async function removeSomeJobs(tx: Transaction, account: string): Promise<boolean> {
  const some = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.companyId, account))
    // By an index; and locked in the order of others.
    .orderBy(jobs.createdAt, jobs.id)
    .limit(jobsAtOnce);
  const ids = some.map(({ id }) => id);
  if (ids.length === 0) return false;
  await lockJobs(tx, sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`);
  await recordRemovedJobs(tx, sql`j.id = any(${sql.param(ids)}::uuid[])`);
  await tx.delete(jobs).where(inArray(jobs.id, ids));
  return true;
}

/** Applications of one transaction. */
export const applicationsAtOnce = 50;

export async function removeAllApplications(tx: Transaction, account: string): Promise<void> {
  for (let isLeft = true; isLeft; ) isLeft = await removeApplications(tx, account);
}

/** Deletes some applications that an account sent, with their CVs, and tells the companies. Returns whether there were any. */
async function removeApplications(tx: Transaction, account: string): Promise<boolean> {
  const { id, userId, createdAt, documentId } = jobApplications;
  const some = await tx
    .select({ id, documentId })
    .from(jobApplications)
    .where(eq(userId, account))
    .orderBy(createdAt, id)
    .limit(applicationsAtOnce);
  if (some.length === 0) return false;
  const ids = some.map((application) => application.id);
  await announceLeaving(tx, account, ids);
  await queueWithdrawals(tx, ids);
  await tx.delete(jobApplications).where(inArray(id, ids));
  const cvs = some.flatMap((application) => application.documentId ?? []);
  if (cvs.length > 0) await tx.delete(documents).where(inArray(documents.id, cvs));
  return true;
}

/** Deletes a profile with all that belongs to it; applications to its jobs are left to the queue, as files are. */
export async function removeProfile(tx: Transaction, account: string): Promise<void> {
  const hadJobs = await lockJobs(tx, eq(jobs.companyId, account));
  await recordRemovedJobs(tx, sql`j.company_id = ${account}`);
  await removeAllApplications(tx, account);
  const [profile] = await tx
    .delete(userProfiles)
    .where(eq(userProfiles.id, account))
    .returning({ userType: userProfiles.userType });
  if (hadJobs) await removeUnusedTitles(tx);
  if (profile?.userType === "company") await forgetNames(account, tx);
  await enqueueRemoval(tx);
}

/** Applications and posts in progress commit first, and new ones wait. */
export async function lockProfile(tx: Transaction, account: string): Promise<void> {
  const isOwn = eq(userProfiles.id, account);
  await tx.select({ id: userProfiles.id }).from(userProfiles).where(isOwn).for("update");
}

/** Returns whether there are any. */
async function lockJobs(tx: Transaction, which: ReturnType<typeof eq>): Promise<boolean> {
  const locked = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(which)
    .orderBy(jobs.id)
    .for("update");
  return locked.length > 0;
}
