import { and, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
import { deletedTitleDays } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import type { RemovedJob } from "./emails/unanswered-content.server.ts";
import { removedJobEmail } from "./emails/unanswered-emails.server.ts";
import { enqueueEmptying } from "./empty-removed-jobs.server.ts";
import { removedJobs } from "./unanswered.table.ts";

/**
 * Records jobs in the transaction that deletes them. This hides the applications to them, which the queue
 * then removes. `isRemoved` is a condition on the job `j`.
 */
export async function recordRemovedJobs(tx: Transaction, isRemoved: SQL): Promise<void> {
  const recorded = await tx.execute(sql`
    insert into removed_jobs (id, company_id, title, company, reply_hours, unanswered, has_applications)
    select j.id, j.company_id, j.title,
      (select company_called(p.company_name, p.first_name, p.last_name)
        from user_profiles p where p.id = j.company_id),
      '{}', 0, true
    from jobs j
    where ${isRemoved} and exists (select from job_applications a where a.job_id = j.id)
    returning id`);
  if (recorded.length > 0) await enqueueEmptying(tx);
}

/** Applicants of one transaction, each with an email. */
const atOnce = 100;

/**
 * Notifies undecided applicants of a deleted job: the transaction that queues the email marks them, so
 * that each is notified once. The emails carry the titles: of companies that are gone nothing stays
 * here. Returns how many.
 */
export async function notifyApplicantsOfRemovedJobs(): Promise<number> {
  let notified = 0;
  for (let some = atOnce; some === atOnce; notified += some) some = await notifySome();
  await db.execute(sql`
    update removed_jobs set title = null, company = null
    where company_id is null and title is not null and ${areNotified}`);
  return notified;
}

const areNotified = sql`(not has_applications and not exists (
  select from removed_job_applicants where job_id = removed_jobs.id and notified_at is null))`;

async function notifySome(): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.execute<{ user_id: string } & RemovedJob>(sql`
      update removed_job_applicants applicant set notified_at = now()
      from removed_jobs gone
      where gone.id = applicant.job_id and (job_id, user_id) in (
        select job_id, user_id from removed_job_applicants where notified_at is null
        order by job_id, user_id limit ${atOnce} for update skip locked)
      returning applicant.user_id, gone.title, gone.company`);
    for (const { user_id: userId, title, company } of rows) {
      await enqueueEmail(removedJobEmail, userId, { title, company }, tx);
    }
    return rows.length;
  });
}

/** Removes deleted jobs a few days after everybody was told, and their figures after a year. */
export async function clearRemovedJobs(): Promise<void> {
  const isOld = sql`removed_at < now() - make_interval(days => ${deletedTitleDays}) and ${areNotified}`;
  await db.execute(sql`
    delete from removed_jobs
    where ${isOld} and (company_id is null or removed_at < now() - interval '1 year')`);
  await db.execute(sql`
    delete from removed_job_applicants using removed_jobs where job_id = removed_jobs.id and ${isOld}`);
  await db.execute(sql`
    update removed_jobs set title = null, company = null where title is not null and ${isOld}`);
}

/** A deleted job that the actor had applied to; without a name where its company is gone too. */
export type RemovedApplication = RemovedJob & { removedAt: Date };

/** Those of the last days, newest first. */
export async function listRemovedApplications(actor: Actor): Promise<RemovedApplication[]> {
  if (actor.kind !== "person") return [];
  const { title, company, removedAt, companyId } = removedJobs;
  // A title that is still to be sent is not shown either once its company is gone.
  const named = (column: SQLWrapper) =>
    sql<string | null>`case when ${companyId} is not null then ${column} end`;
  return db
    .select({ title: named(title), company: named(company), removedAt })
    .from(removedJobs)
    .where(
      and(
        sql`${removedJobs.id} in (
          select job_id from removed_job_applicants where user_id = ${actor.id} union all
          select job_id from job_applications a
          where user_id = ${actor.id} and status <> 'withdrawn' and ${isOfRemovedJob})`,
        sql`${removedAt} > now() - make_interval(days => ${deletedTitleDays})`,
      ),
    )
    .orderBy(desc(removedAt), desc(removedJobs.id));
}
