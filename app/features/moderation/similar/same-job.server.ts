import { and, eq, ne, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";

type ComparedJob = { title: string; description: string; placeId: string | null };

/** Jobs of one title that are compared by their texts. */
const maxCompared = 20;
/** The share of words that two texts of the same job have in common. */
const sameFrom = 0.9;

/** An open job of the company with the same title and place and nearly the same text, but for the `except` one. */
export async function findSameJob(
  companyId: string,
  job: ComparedJob,
  except: string | undefined,
  from: Pick<Transaction, "select"> = db,
): Promise<{ id: string; title: string } | undefined> {
  const title = fold(job.title);
  if (title === "") return undefined;
  const isOwn = and(eq(jobs.companyId, companyId), eq(jobs.status, "active"));
  const rows = await from
    .select({
      id: jobs.id,
      title: jobs.title,
      description: jobs.description,
      placeId: jobs.placeId,
    })
    .from(jobs)
    .where(
      and(
        isOwn,
        except === undefined ? undefined : ne(jobs.id, except),
        sql`fold_text(${jobs.title}) = ${title}`,
      ),
    )
    .limit(maxCompared);
  const words = wordsIn(job.description);
  const same = rows.find(
    (other) =>
      other.placeId === job.placeId && shareOf(words, wordsIn(other.description)) >= sameFrom,
  );
  return same && { id: same.id, title: same.title };
}

function wordsIn(text: string): Set<string> {
  return new Set(fold(text).split(" "));
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size;
  const both = one.size + other.size - all;
  return all === 0 ? 1 : both / all;
}
