import { and, count, eq, isNotNull, ne } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { dailyJobs, whyNotPostToday } from "#app/features/jobs/posting/job-quota.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { type Refusal, refused } from "#app/platform/outcome.ts";

/**
 * Why a company may schedule no further draft: as many may wait as it may post in a day, so that no
 * more than these are public at once. Refusals: posting.tooManyToday, manage.refusals.tooManyScheduled.
 */
export async function whyNotScheduleMore(
  tx: Transaction,
  companyId: string,
  jobId: string,
): Promise<Refusal | undefined> {
  const tooMany = await whyNotPostToday(tx, companyId, jobId);
  if (tooMany) return tooMany;
  const [waiting] = await tx
    .select({ others: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNotNull(jobs.publishAt), ne(jobs.id, jobId)));
  const max = await dailyJobs(tx, companyId);
  return (waiting?.others ?? 0) >= max ? refused("manage.refusals.tooManyScheduled") : undefined;
}
