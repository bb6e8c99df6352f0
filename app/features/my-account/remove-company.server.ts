import { eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { findPerson } from "#app/features/accounts/find-person.server.ts";
import { recordRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { removeStoredEmails } from "#app/platform/email/mail.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { enqueueCompanyRemoval, removeAccount } from "./delete-account.server.ts";

/** Jobs of one transaction. */
const atOnce = 20;

/** An order must end before the queue takes it for dead; see `queues`. */
const longestMs = 5000;

/**
 * Deletes a closed company's jobs for some seconds, and enqueues itself again for the rest; the account
 * goes last. Safe to be killed, tried again and run twice at once.
 */
export async function removeClosedCompany(company: string, forMs = longestMs): Promise<void> {
  const end = Date.now() + forMs;
  while (await removeSome(company)) {
    if (Date.now() >= end) return enqueueCompanyRemoval(company);
  }
  const person = await findPerson(company);
  if (!person) return;
  const refusal = await db.transaction((tx) => removeAccount(tx, person));
  if (refusal) throw new Error(refusal.refused);
  log("account deleted", { account: company });
  await removeStoredEmails(person.email);
}

/** Returns whether there were jobs to delete. */
async function removeSome(company: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const profile = eq(userProfiles.id, company);
    await tx.select({ id: userProfiles.id }).from(userProfiles).where(profile).for("no key update");
    const some = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(eq(jobs.companyId, company))
      // By an index; and locked in the order of others.
      .orderBy(jobs.createdAt, jobs.id)
      .limit(atOnce);
    const ids = some.map(({ id }) => id);
    if (ids.length === 0) return false;
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(inArray(jobs.id, ids))
      .orderBy(jobs.id)
      .for("update");
    await recordRemovedJobs(tx, sql`j.id = any(${sql.param(ids)}::uuid[])`);
    await tx.delete(jobs).where(inArray(jobs.id, ids));
    return true;
  });
}
