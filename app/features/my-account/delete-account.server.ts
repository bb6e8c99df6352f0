import { and, eq, inArray, sql } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { isLastAdmin, removeSignIn } from "#app/features/accounts/delete-account.server.ts";
import { hasHandedOver } from "#app/features/accounts/membership/acting-company.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { isLastLeader } from "#app/features/accounts/operator/moderators.server.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { enqueueRemoval } from "#app/features/applications/orphaned-files.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { isMerging } from "#app/features/moderation/merges/merged-companies.server.ts";
import { countOwnTeam, isLastOwnerOfAnother } from "#app/features/team/own-membership.server.ts";
import { db, type Transaction, withoutTimeLimit } from "#app/platform/database/database.server.ts";
import { removeStoredEmails } from "#app/platform/email/mail.server.ts";
import { log, logError } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import {
  applicationsAtOnce,
  enqueueLeaving,
  lockProfile,
  removeAllApplications,
  removeProfile,
} from "./leaving-accounts.server.ts";
import { leavingAccounts } from "./leaving-accounts.table.ts";

/**
 * Deletes the actor's account for good: profile, sessions, drafts, uploads, applications with their CVs, also
 * those that companies have, and a company's jobs, unless the company has handed over. Applications to these
 * are hidden at once and removed by the queue, as files are; undecided applicants get an email. Of an account
 * with many jobs or applications the sign-in goes at once, and the rest within minutes: then `deleted` is
 * false. Refusals: those of confirmOwnPassword and removeAccount.
 */
export async function deleteOwnAccount(
  actor: Person,
  password: string,
): Promise<Outcome<{ deleted: boolean }>> {
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  const removed = await withoutTimeLimit(() => db.transaction((tx) => removeOrClose(tx, actor)));
  if (isRefused(removed)) return removed;
  log(removed.deleted ? "account deleted" : "account closed", { account: actor.id });
  // Only if emails are stored in files; remaining ones are deleted by age.
  if (actor.email) {
    await removeStoredEmails(actor.email).catch((error) => logError(error, { account: actor.id }));
  }
  return removed;
}

/** The queue deletes what is too much for a request. */
async function removeOrClose(
  tx: Transaction,
  actor: Person,
): Promise<Outcome<{ deleted: boolean }>> {
  const isLarge = !hasHandedOver(actor) && (await hasMuch(tx, actor));
  const refusal = await (isLarge ? closeAccount(tx, actor) : removeAccount(tx, actor));
  return refusal ?? { deleted: !isLarge };
}

async function hasMuch(tx: Transaction, { id }: Person): Promise<boolean> {
  const [has] = await tx.execute<{ much: boolean }>(sql`
    select has_many_jobs(${id}) or (select count(*) > ${applicationsAtOnce} from (
      select from job_applications where user_id = ${id} limit ${applicationsAtOnce + 1}) few) as much`);
  return has?.much ?? false;
}

/** No one signs in to it or acts for it any more; removeLeavingAccounts does the rest. */
async function closeAccount(tx: Transaction, actor: Person): Promise<Refusal | undefined> {
  const refusal = await refuseRemoval(tx, actor);
  if (refusal) return refusal;
  await removeSignIn(tx, actor);
  await tx.delete(companyMembers).where(eq(companyMembers.companyId, actor.id));
  await tx.insert(leavingAccounts).values({ id: actor.id });
  await enqueueLeaving(tx);
  return undefined;
}

/** Locks the profile where nothing is against it. */
async function refuseRemoval(tx: Transaction, actor: Person): Promise<Refusal | undefined> {
  if (await isLastAdmin(tx, actor)) return refused("ownData.lastAdmin");
  if (await isLastLeader(tx, actor.id)) return refused("ownData.lastLeader");
  if (await isLastOwnerOfAnother(tx, actor)) return refused("team.lastOwner");
  await lockProfile(tx, actor.id);
  if (await isMerging(actor.id, tx)) return refused("ownData.merging");
  return undefined;
}

/**
 * Deletes an account with all that belongs to it. Refusals: ownData.lastAdmin, ownData.lastLeader,
 * team.lastOwner, ownData.merging.
 */
export async function removeAccount(tx: Transaction, actor: Person): Promise<Refusal | undefined> {
  const refusal = await refuseRemoval(tx, actor);
  if (refusal) return refusal;
  if (hasHandedOver(actor)) {
    await removeAllApplications(tx, actor.id);
    await enqueueRemoval(tx);
  } else {
    await removeProfile(tx, actor.id);
  }
  await removeSignIn(tx, actor);
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
