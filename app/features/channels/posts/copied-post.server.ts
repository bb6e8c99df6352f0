import { eq } from "drizzle-orm";
import { readList } from "#app/features/job/job-lists.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { findCopied } from "#app/features/moderation/similar/copied-job.server.ts";
import { listSameJobs } from "#app/features/moderation/similar/same-job.server.ts";
import { findSimilarJobs } from "#app/features/moderation/similar/similar-jobs.server.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Whether a job is the same as an older open one of its company, or copied from another company's. */
export async function isCopy(jobId: string): Promise<boolean> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return false;
  const same = await listSameJobs(job.companyId, job, job.id);
  const isOlder = ({ id, createdAt }: (typeof same)[number]) =>
    +createdAt < +job.createdAt || (+createdAt === +job.createdAt && id < job.id);
  if (same.some(isOlder)) return true;
  const compared = { ...job, requirements: readList(job.requirements) };
  return (await findCopied(db, compared, await findSimilarJobs(jobId))) !== undefined;
}
