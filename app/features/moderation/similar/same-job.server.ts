import { and, desc, eq, ne, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";

type ComparedJob = { title: string; description: string; placeId: string | null };

/** Jobs of one title and place that are compared by their texts, the newest first. */
const maxCompared = 20;
/** The share of words that two texts of the same job have in common. */
const sameFrom = 0.9;

type SameJob = { id: string; title: string; createdAt: Date };

/** The newest of listSameJobs. */
export async function findSameJob(
  companyId: string,
  job: ComparedJob,
  except: string | undefined,
  from: Pick<Transaction, "select"> = db,
): Promise<{ id: string; title: string } | undefined> {
  const [same] = await listSameJobs(companyId, job, except, from);
  return same && { id: same.id, title: same.title };
}

/**
 * Open jobs of the company with the same title and place and nearly the same text, but for the `except` one, the
 * newest first.
 */
export async function listSameJobs(
  companyId: string,
  job: ComparedJob,
  except: string | undefined,
  from: Pick<Transaction, "select"> = db,
): Promise<SameJob[]> {
  const title = fold(job.title);
  if (title === "") return [];
  // The status stands in the text and the title is cut as in jobs_company_title, so that the index is used.
  const isCalledSo = sql`left(fold_text(${jobs.title}), 200) = left(${title}, 200)`;
  const rows = await from
    .select({
      id: jobs.id,
      title: jobs.title,
      description: jobs.description,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(
      and(
        ...[eq(jobs.companyId, companyId), sql`${jobs.status} = 'active'`, isCalledSo],
        sql`${jobs.placeId} is not distinct from ${job.placeId}`,
        except === undefined ? undefined : ne(jobs.id, except),
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(maxCompared);
  const words = wordsIn(job.description);
  return rows.filter(({ description }) => shareOf(words, wordsIn(description)) >= sameFrom);
}

function wordsIn(text: string): Set<string> {
  return new Set(fold(text).split(" "));
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size;
  const both = one.size + other.size - all;
  return all === 0 ? 1 : both / all;
}
