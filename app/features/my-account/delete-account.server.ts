import { and, eq, inArray, sql } from "drizzle-orm";
import { authSessions, authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { isLastAdmin, removeOwnAccount } from "#app/features/accounts/delete-account.server.ts";
import { hasHandedOver, ownsCompany } from "#app/features/accounts/membership/acting-company.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { announceLeaving } from "#app/features/applications/lifecycle/announce-leaving.server.ts";
import { enqueueRemoval } from "#app/features/applications/orphaned-files.server.ts";
import { recordRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { forgetNames, removeUnusedTitles } from "#app/features/search/write-index.server.ts";
import { countOwnTeam, isLastOwnerOfAnother } from "#app/features/team/own-membership.server.ts";
import { db, type Transaction, withoutTimeLimit } from "#app/platform/database/database.server.ts";
import { removeStoredEmails } from "#app/platform/email/mail.server.ts";
import { log, logError } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";

/**
 * Deletes the actor's account at once and for good: profile, sessions, drafts, uploads,
 * applications with their CVs, also those that companies have, and a company's jobs, unless the company
 * has handed over. Applications to these are hidden at once and removed by the queue, as files are;
 * undecided applicants get an email. A company with many jobs is closed at once, and deleted
 * within minutes: then `deleted` is false. Refusals: those of confirmOwnPassword, and deletion.lastAdmin.
 */
export async function deleteOwnAccount(
  actor: Person,
  password: string,
): Promise<Outcome<{ deleted: boolean }>> {
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  const removed = await withoutTimeLimit(() => db.transaction((tx) => removeOrClose(tx, actor)));
  if (isRefused(removed)) return removed;
  log(removed.deleted ? "account deleted" : "company closed", { account: actor.id });
  // Only if emails are stored in files; remaining ones are deleted by age.
  await removeStoredEmails(actor.email).catch((error) => logError(error, { account: actor.id }));
  return removed;
}

/** The queue deletes what is too much for a request. */
async function removeOrClose(
  tx: Transaction,
  actor: Person,
): Promise<Outcome<{ deleted: boolean }>> {
  const isLarge = await isLargeCompany(tx, actor);
  const refusal = await (isLarge ? refuseRemoval(tx, actor) : removeAccount(tx, actor));
  if (refusal) return refusal;
  if (isLarge) await closeCompany(tx, actor.id);
  return { deleted: !isLarge };
}

async function isLargeCompany(tx: Transaction, actor: Person): Promise<boolean> {
  if (!ownsCompany(actor)) return false;
  const [company] = await tx.execute<{ isLarge: boolean }>(sql`
    select has_many_jobs(${actor.id}) as "isLarge"`);
  return company?.isLarge ?? false;
}

/** Nobody signs in to it or acts for it any more, and its jobs are off the board, as of a blocked one. */
async function closeCompany(tx: Transaction, company: string): Promise<void> {
  await tx.update(authUsers).set({ blockedAt: sql`now()` }).where(eq(authUsers.id, company));
  await tx.delete(authSessions).where(eq(authSessions.userId, company));
  await enqueueCompanyRemoval(company, tx);
}

/** The queued job of a closed company that is to be deleted; without one, of applications to deleted jobs. */
export type RemovalJob = { company?: string };

export async function enqueueCompanyRemoval(company: string, tx?: Transaction): Promise<void> {
  await enqueueJob("removals", { company } satisfies RemovalJob, tx);
}

async function refuseRemoval(tx: Transaction, actor: Person): Promise<Refusal | undefined> {
  if (await isLastAdmin(tx, actor)) return refused("ownData.lastAdmin");
  if (await isLastOwnerOfAnother(tx, actor)) return refused("team.lastOwner");
  return undefined;
}

/** Deletes an account with all that belongs to it. Refusals: ownData.lastAdmin, team.lastOwner. */
export async function removeAccount(tx: Transaction, actor: Person): Promise<Refusal | undefined> {
  const refusal = await refuseRemoval(tx, actor);
  if (refusal) return refusal;
  // Locks: applications and posts in progress commit first, and new ones wait.
  const profile = eq(userProfiles.id, actor.id);
  await tx.select({ id: userProfiles.id }).from(userProfiles).where(profile).for("update");
  const posted = hasHandedOver(actor) ? sql`false` : eq(jobs.companyId, actor.id);
  const ownJobs = await tx.select({ id: jobs.id }).from(jobs).where(posted).for("update");
  if (!hasHandedOver(actor)) {
    await recordRemovedJobs(tx, sql`j.company_id = ${actor.id}`);
  }
  await announceLeaving(tx, actor.id);
  const gone = await tx
    .delete(jobApplications)
    .where(eq(jobApplications.userId, actor.id))
    .returning({ id: jobApplications.documentId });
  const files = gone.flatMap(({ id }) => id ?? []);
  for (let at = 0; at < files.length; at += 1000) {
    await tx.delete(documents).where(inArray(documents.id, files.slice(at, at + 1000)));
  }
  await removeOwnAccount(tx, actor);
  if (ownJobs.length > 0) await removeUnusedTitles(tx);
  if (ownsCompany(actor)) await forgetNames(actor.id, tx);
  await enqueueRemoval(tx);
  return undefined;
}

/** The data deleted with the actor's account: applications, jobs, and the applications to these. */
export async function countOwnBelongings(
  actor: Person,
): Promise<{ applications: number; jobs: number; received: number; team: number }> {
  const isPosted = hasHandedOver(actor) ? sql`false` : eq(jobs.companyId, actor.id);
  const own = db.select({ id: jobs.id }).from(jobs).where(isPosted);
  const isSent = eq(jobApplications.userId, actor.id);
  const [sent, removed, posted, received, team] = await Promise.all([
    // Both by an index alone.
    db.$count(jobApplications, isSent),
    db.$count(jobApplications, and(isSent, isOfRemovedJob)),
    db.$count(jobs, isPosted),
    db.$count(jobApplications, inArray(jobApplications.jobId, own)),
    countOwnTeam(actor),
  ]);
  return { applications: sent - removed, jobs: posted, received, team };
}
