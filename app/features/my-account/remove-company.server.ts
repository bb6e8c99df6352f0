import { eq, inArray, sql } from "drizzle-orm";
import { findPerson } from "#app/features/accounts/find-person.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { recordRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { removedJobs } from "#app/features/applications/unanswered/unanswered.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { removeStoredEmails } from "#app/platform/email/mail.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { enqueueCompanyRemoval, removeAccount } from "./delete-account.server.ts";

/** Jobs and applications of one transaction. */
const jobsAtOnce = 20;
const applicationsAtOnce = 200;

/** An order must end before the queue takes it for dead; see `queues`. */
const longestMs = 5000;

/**
 * Deletes a closed company's jobs with their applications for some seconds, and enqueues itself again for
 * the rest; the account goes last. Safe to be killed, tried again and run twice at once.
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

/** Returns whether there were jobs to delete. Who waits for an answer is recorded before the first application goes. */
async function removeSome(company: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const some = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(eq(jobs.companyId, company))
      .orderBy(jobs.id)
      .limit(jobsAtOnce)
      .for("update");
    if (some.length === 0) return false;
    const ids = some.map(({ id }) => id);
    await recordOnce(tx, ids);
    const batch = tx
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .where(inArray(jobApplications.jobId, ids))
      .limit(applicationsAtOnce);
    const gone = await tx
      .delete(jobApplications)
      .where(inArray(jobApplications.id, batch))
      .returning({ cv: jobApplications.documentId });
    const cvs = gone.flatMap(({ cv }) => cv ?? []);
    if (cvs.length > 0) await tx.delete(documents).where(inArray(documents.id, cvs));
    if (gone.length < applicationsAtOnce) await tx.delete(jobs).where(inArray(jobs.id, ids));
    return true;
  });
}

async function recordOnce(tx: Transaction, ids: string[]): Promise<void> {
  const recorded = await tx
    .select({ id: removedJobs.id })
    .from(removedJobs)
    .where(inArray(removedJobs.id, ids));
  const isRecorded = new Set(recorded.map(({ id }) => id));
  const rest = ids.filter((id) => !isRecorded.has(id));
  if (rest.length > 0) await recordRemovedJobs(tx, sql`j.id = any(${sql.param(rest)}::uuid[])`);
}
