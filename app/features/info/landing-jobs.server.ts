import { desc, eq, gt, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { placeJobs } from "#app/features/job/job-counts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";

export type LandingJobs = {
  activeJobs: number;
  latest: { id: string; title: string; company: string; place: string }[];
  /** Province ids that have active jobs, such as syria/aleppo. */
  provinces: { id: string; count: number }[];
};

const shown = 3;

/** The landing page's counts of active jobs and its newest ones. */
export async function landingJobs(language: Language): Promise<LandingJobs> {
  const [counts, latest] = await Promise.all([
    orEmpty("job counts", countByProvince(), []),
    orEmpty("latest jobs", findLatest(), []),
  ]);
  return {
    activeJobs: counts.reduce((sum, { count }) => sum + count, 0),
    latest: latest.map(({ placeId, location, ...job }) => ({
      ...job,
      place: jobPlace({ placeId, location }, language),
    })),
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

async function findLatest() {
  return await db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: companyCalled,
      placeId: jobs.placeId,
      location: jobs.location,
    })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(eq(jobs.status, "active"))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(shown);
}
