import { eq, lte, sql } from "drizzle-orm";
import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import type { Done } from "#app/features/desk/accounts/act-on-account.server.ts";
import { isOwn, requireModerator } from "#app/features/desk/desk-access.ts";
import type { DeskInput, JobAct } from "#app/features/desk/desk-act.ts";
import { jobClosedEmail } from "#app/features/desk/emails/desk-emails.server.ts";
import { featuredJobs } from "#app/features/job/featured-jobs.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { lifecycleState } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { isDecidedByOthers } from "#app/features/moderation/case.server.ts";
import { type CaseAct, caseStateOf } from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { decideWithin } from "#app/features/moderation/decide.server.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { maxFeatured, maxFeaturedOfCompany } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isRefused, notFound, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { countFeatured, possibleOn } from "./find-job.server.ts";

type JobRow = typeof jobs.$inferSelect;

/**
 * Acts on a job as a moderator; its company is told by email, but of its being featured, and the act is logged. A 404
 * for anyone else, and for a job of the moderator's own company. Refusals: moderation.reasonMissing,
 * moderation.decidedMeanwhile where the act is no longer possible, moderation.decideElse for an appeal against one's
 * own decision, desk.tooManyFeatured, desk.tooManyOfCompany.
 */
export async function actOnJob(
  actor: Actor,
  jobId: string,
  act: JobAct,
  input: DeskInput,
): Promise<Done> {
  const moderator = requireModerator(actor);
  if (!isUuid(jobId)) throw notFound();
  return db.transaction(async (tx) => {
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for("update");
    if (!job || isOwn(moderator, [job.companyId])) throw notFound();
    if (!(await isPossible(tx, job, act))) return refused("moderation.decidedMeanwhile");
    switch (act) {
      case "close":
        return closeJob(tx, moderator.id, job, input);
      case "feature":
        return featureJob(tx, moderator.id, job, input.days ?? 1);
      case "unfeature":
        await tx.delete(featuredJobs).where(eq(featuredJobs.jobId, jobId));
        await logAct(tx, { act, actorId: moderator.id, jobId, companyId: job.companyId });
        return { act };
      default:
        return decideJob(tx, moderator, job, act, input);
    }
  });
}

async function isPossible(tx: Transaction, job: JobRow, act: JobAct): Promise<boolean> {
  const [row] = await tx
    .select({ state: moderationCases.state })
    .from(moderationCases)
    .where(eq(moderationCases.jobId, job.id));
  const isFeatured = sql`${featuredJobs.jobId} = ${job.id} and ${featuredJobs.until} > now()`;
  const featured = (await tx.$count(featuredJobs, isFeatured)) > 0;
  const caseState = row ? caseStateOf(row.state) : null;
  return possibleOn(lifecycleState(job), caseState, featured).includes(act);
}

/** By the job's case, against which its company can appeal; it is opened where there is none. */
async function decideJob(
  tx: Transaction,
  moderator: Person,
  { id: jobId, companyId }: JobRow,
  act: CaseAct & JobAct,
  { reason, note }: DeskInput,
): Promise<Done> {
  await tx.insert(moderationCases).values({ jobId, companyId }).onConflictDoNothing();
  const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.jobId, jobId));
  if (!row) return refused("moderation.decidedMeanwhile");
  if (await isDecidedByOthers(moderator, row)) return refused("moderation.decideElse");
  const decided = await decideWithin(tx, moderator.id, row, { act, reason, note });
  return isRefused(decided) ? decided : { act };
}

/** Closes an open job, which its company may open again. */
async function closeJob(
  tx: Transaction,
  moderatorId: string,
  { id: jobId, companyId }: JobRow,
  { reason, note }: DeskInput,
): Promise<Done> {
  if (!reason) return refused("moderation.reasonMissing");
  await tx
    .update(jobs)
    .set({ status: "closed", closedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(jobs.id, jobId));
  await indexChangedJobs(tx);
  const why = { reason, note };
  await logAct(tx, { act: "close", actorId: moderatorId, jobId, companyId, ...why });
  for (const { id } of await listCompanyPeople(companyId, tx)) {
    await enqueueSingleEmail(jobClosedEmail, id, { jobId, ...why }, tx);
  }
  return { act: "close" };
}

async function featureJob(
  tx: Transaction,
  moderatorId: string,
  { id: jobId, companyId }: JobRow,
  days: number,
): Promise<Done> {
  // Two moderators at once would both stay below the limit.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('featured_jobs'))`);
  await tx.delete(featuredJobs).where(lte(featuredJobs.until, sql`now()`));
  const { all, ofCompany } = await countFeatured(companyId, tx);
  if (all >= maxFeatured) return refused("desk.tooManyFeatured");
  if (ofCompany >= maxFeaturedOfCompany) return refused("desk.tooManyOfCompany");
  await tx
    .insert(featuredJobs)
    .values({ jobId, until: sql`now() + make_interval(days => ${days}::int)` });
  const note = String(days);
  await logAct(tx, { act: "feature", actorId: moderatorId, jobId, companyId, note });
  return { act: "feature" };
}
