import { and, asc, inArray, sql } from "drizzle-orm";
import { enqueueCompanyEmails } from "#app/features/accounts/membership/membership.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { endedJobsEmail } from "./emails/unanswered-emails.server.ts";
import { hasUndecided, isEndedJob } from "./job-end.server.ts";
import { jobEndings } from "./unanswered.table.ts";

/**
 * Asks the company of each job that has ended with applications undecided to answer them: one email
 * of all its jobs, queued in the transaction that notes the ending. A job that is open again is
 * forgotten, and asked about again when it ends again. Returns how many jobs. Safe in several
 * processes at once and killed in between.
 */
export async function notifyOfEndedJobs(): Promise<number> {
  await forgetReopenedJobs();
  const ended = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isEndedJob(), hasUndecided(jobs.id), sql`not ${isNotified}`))
    .orderBy(asc(jobs.companyId), asc(jobs.id));
  let notified = 0;
  for (let at = 0; at < ended.length; at += atOnce) {
    notified += await notify(ended.slice(at, at + atOnce).map(({ id }) => id));
  }
  return notified;
}

/** Jobs of one transaction. */
const atOnce = 200;

const isNotified = sql`exists (select from ${jobEndings} where ${jobEndings.jobId} = ${jobs}.id)`;

async function forgetReopenedJobs(): Promise<void> {
  await db.execute(sql`
    delete from ${jobEndings} using ${jobs}
    where ${jobs.id} = ${jobEndings.jobId} and not ${isEndedJob()}`);
}

/** One transaction writes the row of a job. */
async function notify(ids: readonly string[]): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .select({ jobId: jobs.id, companyId: jobs.companyId })
      .from(jobs)
      .where(and(inArray(jobs.id, [...ids]), isEndedJob(), hasUndecided(jobs.id)))
      .orderBy(jobs.id);
    if (ended.length === 0) return 0;
    const recorded = await tx
      .insert(jobEndings)
      .values(ended.map(({ jobId }) => ({ jobId })))
      .onConflictDoNothing()
      .returning({ jobId: jobEndings.jobId });
    const isRecorded = new Set(recorded.map(({ jobId }) => jobId));
    const events = ended
      .filter(({ jobId }) => isRecorded.has(jobId))
      .map(({ jobId, companyId }) => ({ companyId, data: { jobId } }));
    await enqueueCompanyEmails(endedJobsEmail, events, tx);
    return recorded.length;
  });
}
