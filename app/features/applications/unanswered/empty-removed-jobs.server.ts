import { inArray, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { documents } from "#app/features/applications/applications.table.ts";
import {
  cancelledInterview,
  type Replaced,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import { enqueueRemoval } from "#app/features/applications/orphaned-files.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { workInParts } from "#app/platform/queue/in-parts.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import type { RemovedJob } from "./emails/unanswered-content.server.ts";
import { removedJobEmail } from "./emails/unanswered-emails.server.ts";
import { hoursToAnswer, isAnsweredHere, isUndecidedHere } from "./first-answer.server.ts";

export async function enqueueEmptying(tx?: Transaction): Promise<void> {
  await enqueueJob("removals", {}, tx);
}

/** Enqueues the removal again if jobs have waited for ten minutes: a killed process or a restore lost it. */
export async function resumeEmptying(): Promise<void> {
  const lost = await db.execute(sql`
    select from removed_jobs where has_applications and removed_at < now() - interval '10 minutes' limit 1`);
  if (lost.length > 0) await enqueueEmptying();
}

/**
 * Removes applications to deleted jobs for some seconds, with their CVs, and enqueues itself again for the
 * rest. Safe to be killed, tried again and run in several processes at once.
 */
export function emptyRemovedJobs(forMs?: number): Promise<void> {
  return workInParts(emptySome, enqueueEmptying, forMs);
}

type Job = { id: string; companyId: string | null } & RemovedJob;
type Gone = { id: string; userId: string; cv: string | null; interview: Replaced | null };

/** Applications or offers of one transaction. */
const atOnce = 200;

/**
 * Removes some applications of one deleted job, and records whose they were, which of them are to be
 * notified, and the counts of the reply rate. Returns whether there was one that no other process is at.
 */
async function emptySome(tx: Transaction): Promise<boolean> {
  const [job] = await tx.execute<Job>(sql`
    select id, title, company, company_id as "companyId" from removed_jobs where has_applications order by id limit 1 for update skip locked`);
  if (!job) return false;
  // Locked as long as this takes: an account that is being deleted goes first, with its applications.
  const gone = await tx.execute<Gone>(sql`
    with a as materialized (
      select a.id, user_id, status, a.created_at, document_id, ${cancelledInterview} as interview
      from job_applications a join user_profiles p on p.id = user_id
      where job_id = ${job.id} limit ${atOnce} for key share of p),
    recorded as (
      insert into removed_job_applicants (job_id, user_id, notified_at)
      select r.id, user_id, case when interview is not null or not ${isUndecidedHere} then now() end
      from a join removed_jobs r on r.id = ${job.id}
      where status <> 'withdrawn' and user_id is distinct from company_id
      on conflict do nothing),
    counted as (
      update removed_jobs set
        reply_hours = reply_hours || array(select ${hoursToAnswer} from a where ${isAnsweredHere}),
        unanswered = unanswered + (
          select count(*) from a where ${isUndecidedHere} or a.status = 'closed')
      where id = ${job.id}),
    removed as (delete from job_applications where id in (select id from a))
    select id, user_id as "userId", document_id as cv, interview from a`);
  if (gone.length === 0 && !(await removeOffers(tx, job.id))) await endEmptying(tx, job.id);
  // The rest are notified from the recorded rows, which have no room for an interview.
  for (const { id, userId, interview } of gone) {
    if (!interview || userId === job.companyId) continue;
    const { title, company } = job;
    const entry = { ...interview, applicationId: id };
    await enqueueEmail(removedJobEmail, userId, { title, company, entry }, tx);
  }
  const cvs = gone.flatMap(({ cv }) => cv ?? []);
  if (cvs.length > 0) await tx.delete(documents).where(inArray(documents.id, cvs));
  return true;
}

/** Removes some offers of interview times, which have no applicants any more. Returns whether there were any. */
async function removeOffers(tx: Transaction, jobId: string): Promise<boolean> {
  const removed = await tx.execute(sql`
    delete from interview_offers where id in (
      select id from interview_offers where job_id = ${jobId} limit ${atOnce}) returning id`);
  return removed.length > 0;
}

/** Nothing stays of a job whose applications were all withdrawn. */
async function endEmptying(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`update removed_jobs set has_applications = false where id = ${id}`);
  await tx.execute(sql`
    delete from removed_jobs where id = ${id} and unanswered = 0 and reply_hours = '{}'
      and not exists (select from removed_job_applicants where job_id = ${id})`);
  await enqueueRemoval(tx);
}
