import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { storeQuestions } from "#app/features/job/questions/questions.server.ts";
import { whyNotPostToday } from "#app/features/jobs/posting/job-quota.server.ts";
import { findOwnJob, type OwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { lifecycleState, whyNotActOnJob } from "./job-lifecycle.ts";

/**
 * Makes a new draft of an own job: everything but its last day. Refusals: posting.jobNotFound for
 * anyone else's, posting.readOnly, posting.tooManyToday, manage.refusals.suspended.
 */
export async function copyJob(actor: Actor, jobId: string): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  const job = await findOwnJob(actor, jobId);
  if (!company || !job) return refused("posting.jobNotFound");
  const why = whyNotActOnJob("copy", lifecycleState(job), company.role);
  if (why) return refused(why);
  const id = crypto.randomUUID();
  return db.transaction(async (tx) => {
    const tooMany = await whyNotPostToday(tx, company.id, id);
    if (tooMany) return tooMany;
    await tx.insert(jobs).values({ ...contentOf(job), id, companyId: company.id, status: "draft" });
    await storeQuestions(tx, id, job.questions);
    await indexChangedJobs(tx);
    return { id };
  });
}

/** A job's content without its history. */
function contentOf(job: OwnJob) {
  const { id, externalId, status, withheld, applicationDeadline, questions, ...rest } = job;
  const {
    closedReason,
    closedAt,
    publishAt,
    warnedDeadline,
    confirmationRequestedAt,
    confirmedAt,
    ...more
  } = rest;
  const { createdAt, updatedAt, sourceSite, applyUrl, ...content } = more;
  return content;
}
