import { and, eq, sql } from "drizzle-orm";
import { categories, type ShortCard, similarCount } from "#app/features/job/job.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { shortCardOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { deletedJobs } from "#app/features/jobs/lifecycle/lifecycle.table.ts";
import { latestJobs } from "#app/features/jobs/list/latest-jobs.server.ts";
import { searchJobs } from "#app/features/search/read-index.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** Open jobs in place of one that is not shown, and whether they are like it or merely the newest. */
export type Offers = { areSimilar: boolean; jobs: ShortCard[] };

/**
 * Jobs offered on the page of a missing job: for a closed or deleted public one, open jobs of its
 * category, first those of its governorate and with a similar title; for a draft or an unknown id,
 * the newest. Three at most.
 */
export async function offersForMissing(id: string, language: Language): Promise<Offers> {
  const gone = isUuid(id) ? await findGoneJob(id) : undefined;
  const similar = gone ? await listSimilar(gone, language) : [];
  if (similar.length > 0) return { areSimilar: true, jobs: similar };
  return { areSimilar: false, jobs: (await latestJobs(language)).slice(0, similarCount) };
}

type GoneJob = { category: string; placeId: string | null; title: string };

/** A job that was public once: one query for every id, so that a draft differs in nothing from none. */
async function findGoneJob(id: string): Promise<GoneJob | undefined> {
  const { category, placeId } = deletedJobs;
  const [gone] = await db
    .select({ category: jobs.category, placeId: jobs.placeId, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.status, "closed")))
    .unionAll(
      db
        .select({ category, placeId, title: sql<string>`''` })
        .from(deletedJobs)
        .where(eq(deletedJobs.jobId, id)),
    );
  return gone;
}

/** The number of newest jobs the most similar are taken from. */
const candidates = 24;

async function listSimilar(gone: GoneJob, language: Language): Promise<ShortCard[]> {
  const category = categories.filter((each) => each === gone.category);
  const province = gone.placeId?.split("/")[1];
  const nearby = province ? await list({ category, province }, language) : [];
  const others = nearby.length < similarCount ? await list({ category }, language) : [];
  const known = new Set(nearby.map(({ id }) => id));
  const byTitle = (cards: ShortCard[]) =>
    cards.toSorted((a, b) => sharedWords(b.title, gone.title) - sharedWords(a.title, gone.title));
  const all = [...byTitle(nearby), ...byTitle(others.filter(({ id }) => !known.has(id)))];
  return all.slice(0, similarCount);
}

async function list(query: JobQuery, language: Language): Promise<ShortCard[]> {
  const listed = await searchJobs(query, { limit: candidates });
  if ("refused" in listed) return [];
  const now = new Date();
  return listed.rows.map((row) => shortCardOf(row, language, now));
}

function sharedWords(title: string, other: string): number {
  const words = new Set(fold(other).split(" "));
  return fold(title)
    .split(" ")
    .filter((word) => words.has(word)).length;
}
