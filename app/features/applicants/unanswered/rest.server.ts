import { and, asc, eq, gt } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import type { Selection } from "#app/features/applicants/bulk.server.ts";
import { doubtsOf, shownNames } from "#app/features/applicants/mail-doubts.server.ts";
import { findPipelineJob } from "#app/features/applicants/pipeline.server.ts";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import {
  type Answered,
  answerApplications,
} from "#app/features/applications/lifecycle/answer-applications.server.ts";
import type { AnswerValues } from "#app/features/applications/lifecycle/answer-form.ts";
import { reachOf } from "#app/features/applications/lifecycle/reach.server.ts";
import { countReach } from "#app/features/applications/lifecycle/reach.ts";
import { isUndecided } from "#app/features/applications/unanswered/job-end.server.ts";
import { jobEndings } from "#app/features/applications/unanswered/unanswered.table.ts";
import { findReplyFigures } from "#app/features/companies/reply-figures/reply-figures.server.ts";
import type { JobState } from "#app/features/job/job.ts";
import { answerDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import type { Rest, Unanswered } from "./rest.ts";

const isOfRest = (jobId: string) => and(eq(jobApplications.jobId, jobId), isUndecided);

/** Who still waits for an answer to a job of the actor's company, and how it answers in general. */
export async function findUnanswered(actor: Actor, jobId: string): Promise<Unanswered | undefined> {
  const [company, job] = [actingCompany(actor), await findPipelineJob(actor, jobId)];
  if (!company || !job) return undefined;
  return { rest: await findRest(job), figures: await findReplyFigures(company.id) };
}

async function findRest(job: { id: string; state: JobState }): Promise<Rest | null> {
  if (job.state === "open") return null;
  const waiting = await db.$count(jobApplications, isOfRest(job.id));
  if (waiting === 0) return null;
  const [ending] = await db.select().from(jobEndings).where(eq(jobEndings.jobId, job.id));
  const until = ending && new Date(ending.notifiedAt.getTime() + answerDays * 24 * 60 * 60_000);
  return { waiting, until: until?.toISOString() ?? null };
}

/** All undecided applications to a job of the actor's company; undefined for other jobs. */
export async function findRestSelection(
  actor: Actor,
  jobId: string,
  action: CompanyAction,
): Promise<Selection | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return undefined;
  const people = await db
    .select({
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
      email: userProfiles.email,
      reach: reachOf(action),
    })
    .from(jobApplications)
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(authUsers, eq(authUsers.id, jobApplications.userId))
    .where(isOfRest(job.id))
    .orderBy(asc(jobApplications.createdAt));
  return {
    job: { id: job.id, title: job.title },
    ids: [],
    total: people.length,
    names: people.slice(0, shownNames).map(fullName),
    skipped: 0,
    isCut: false,
    doubts: await doubtsOf(people),
  };
}

/** Applications of one transaction. */
const atOnce = 200;

/**
 * Gives all undecided applications to a job of the actor's company the same answer, as
 * answerApplications does and with its refusals. If interrupted, the rest stays undecided, and none
 * is answered twice.
 */
export async function answerRest(
  actor: Actor,
  jobId: string,
  values: AnswerValues,
): Promise<Outcome<Answered>> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return refused("lifecycle.missing");
  const all = { answered: 0, repeated: 0, skipped: 0, reach: countReach([]) };
  for (let last: string | undefined; ; ) {
    const ids = await listRest(job.id, last);
    if (ids.length === 0) return all;
    const some = await answerApplications(actor, ids, values);
    if (isRefused(some)) return some;
    all.answered += some.answered;
    all.repeated += some.repeated;
    all.skipped += some.skipped;
    for (const reach of ["mailed", "unconfirmed", "off"] as const) {
      all.reach[reach] += some.reach[reach];
    }
    last = ids.at(-1);
  }
}

async function listRest(jobId: string, after: string | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(isOfRest(jobId), after ? gt(jobApplications.id, after) : undefined))
    .orderBy(asc(jobApplications.id))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}
