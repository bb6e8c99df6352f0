import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { findPipelineJob } from "#app/features/applicants/pipeline.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { isUndecided } from "#app/features/applications/unanswered/job-end.server.ts";
import { jobEndings } from "#app/features/applications/unanswered/unanswered.table.ts";
import { findReplyFigures } from "#app/features/companies/reply-figures/reply-figures.server.ts";
import type { JobState } from "#app/features/job/job.ts";
import { answerDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { Rest, Unanswered } from "./rest.ts";

/** Who still waits for an answer to a job of the actor's company, and how it answers in general. */
export async function findUnanswered(actor: Actor, jobId: string): Promise<Unanswered | undefined> {
  const [company, job] = [actingCompany(actor), await findPipelineJob(actor, jobId)];
  if (!company || !job) return undefined;
  return { rest: await findRest(job), figures: await findReplyFigures(company.id) };
}

async function findRest(job: { id: string; state: JobState }): Promise<Rest | null> {
  if (job.state === "open") return null;
  const isOfRest = and(eq(jobApplications.jobId, job.id), isUndecided);
  const waiting = await db.$count(jobApplications, isOfRest);
  if (waiting === 0) return null;
  const [ending] = await db.select().from(jobEndings).where(eq(jobEndings.jobId, job.id));
  const until = ending && new Date(ending.notifiedAt.getTime() + answerDays * 24 * 60 * 60_000);
  return { waiting, until: until?.toISOString() ?? null };
}
