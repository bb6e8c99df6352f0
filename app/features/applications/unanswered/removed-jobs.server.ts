import { type SQL, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { deletedTitleDays } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { removedJobEmail } from "./emails/unanswered-emails.server.ts";
import { hoursToAnswer, isAnsweredHere, isUndecidedHere } from "./first-answer.server.ts";

/**
 * Records, before jobs are deleted with their applications, the applicants to notify and the counts
 * of the reply rate. `isRemoved` is a condition on the job `j`; no title is stored for a company
 * whose account goes too.
 */
export async function recordRemovedJobs(
  tx: Transaction,
  isRemoved: SQL,
  { withTitle }: { withTitle: boolean },
): Promise<void> {
  const title = withTitle ? sql`j.title` : sql`null`;
  await tx.execute(sql`
    insert into removed_jobs (id, company_id, title, reply_hours, unanswered)
    select j.id, j.company_id, ${title},
      coalesce(array_agg(${hoursToAnswer}) filter (where ${isAnsweredHere}), '{}'),
      count(*) filter (where ${isUndecidedHere} or a.status = 'closed')
    from jobs j join job_applications a on a.job_id = j.id
    where ${isRemoved} and a.status <> 'withdrawn'
    group by j.id on conflict do nothing`);
  await tx.execute(sql`
    insert into removed_job_applicants (job_id, user_id)
    select j.id, a.user_id from jobs j join job_applications a on a.job_id = j.id
    where ${isRemoved} and ${isUndecidedHere} and a.user_id <> j.company_id
    on conflict do nothing`);
}

/** Applicants of one transaction, each with an email. */
const atOnce = 100;

/**
 * Notifies undecided applicants of a deleted job: the row is removed in the transaction that queues
 * the email, so that each is notified once. Returns how many.
 */
export async function notifyApplicantsOfRemovedJobs(): Promise<number> {
  let notified = 0;
  for (let some = atOnce; some === atOnce; notified += some) some = await notifySome();
  return notified;
}

async function notifySome(): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.execute<{ job_id: string; user_id: string }>(sql`
      delete from removed_job_applicants where (job_id, user_id) in (
        select job_id, user_id from removed_job_applicants
        order by job_id, user_id limit ${atOnce} for update skip locked)
      returning job_id, user_id`);
    for (const { job_id: jobId, user_id: userId } of rows) {
      await enqueueEmail(removedJobEmail, userId, { jobId }, tx);
    }
    return rows.length;
  });
}

/** Removes the titles of deleted jobs once everybody was told, and their figures after a year. */
export async function clearRemovedJobs(): Promise<void> {
  const isOld = sql`removed_at < now() - make_interval(days => ${deletedTitleDays})
    and not exists (select from removed_job_applicants where job_id = id)`;
  await db.execute(sql`
    delete from removed_jobs
    where ${isOld} and (company_id is null or removed_at < now() - interval '1 year')`);
  await db.execute(sql`update removed_jobs set title = null where title is not null and ${isOld}`);
}
