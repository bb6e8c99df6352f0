import { gt, sql } from "drizzle-orm";
import type { ShortCard } from "#app/features/job/job.ts";
import { placeJobs } from "#app/features/job/job-counts.table.ts";
import { latestJobs } from "#app/features/jobs/list/latest-jobs.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";

export type LandingJobs = {
  activeJobs: number;
  latest: Pick<ShortCard, "id" | "title" | "place" | "pay">[];
  /** Province ids that have active jobs, such as syria/aleppo. */
  provinces: { id: string; count: number }[];
};

const shown = 3;

/** The landing page's counts of active jobs and its newest ones. */
export async function landingJobs(language: Language): Promise<LandingJobs> {
  const [counts, latest] = await Promise.all([
    orEmpty("job counts", countByProvince(), []),
    orEmpty("latest jobs", latestJobs(language), []),
  ]);
  return {
    activeJobs: counts.reduce((sum, { count }) => sum + count, 0),
    latest: latest.slice(0, shown).map(({ id, title, place, pay }) => ({ id, title, place, pay })),
    provinces: counts.flatMap(({ id, count }) => (id ? [{ id, count }] : [])),
  };
}

/** One row a province, and rows without an id for jobs whose place is not known as exactly. */
async function countByProvince() {
  const { place, jobs } = placeJobs;
  const province = sql<
    string | null
  >`case when ${place} not like '~%' then substring(${place} from '^[^/]+/[^/]+') end`;
  return await db
    .select({ id: province, count: sql<number>`sum(${jobs})::int` })
    .from(placeJobs)
    .where(gt(jobs, 0))
    .groupBy(province);
}
