import { and, desc, eq, gt, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyJobs } from "#app/features/companies/company-jobs.table.ts";
import type { ShortCard } from "#app/features/job/job.ts";
import { placeJobs } from "#app/features/job/job-counts.table.ts";
import { shortCardOf, shortColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
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

/** The newest open jobs of the company that the actor acts for; null where there is none. */
export async function ownLandingJobs(
  actor: Actor,
  language: Language,
): Promise<Pick<LandingJobs, "activeJobs" | "latest"> | null> {
  const company = actingCompany(actor);
  if (!company) return null;
  const open = and(eq(jobs.companyId, company.id), eq(jobs.status, "active"));
  const [rows, [counted]] = await Promise.all([
    db
      .select(shortColumns)
      .from(jobs)
      .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
      .where(open)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(shown),
    db
      .select({ jobs: companyJobs.jobs })
      .from(companyJobs)
      .where(eq(companyJobs.companyId, company.id)),
  ]);
  if (rows.length === 0) return null;
  const now = new Date();
  const cards = rows.map((row) => shortCardOf(row, language, now));
  return { activeJobs: counted?.jobs ?? rows.length, latest: cards.map(listed) };
}

/** The landing page's counts of active jobs and its newest ones. */
export async function landingJobs(language: Language): Promise<LandingJobs> {
  const [counts, latest] = await Promise.all([
    orEmpty("job counts", countByProvince(), []),
    orEmpty("latest jobs", latestJobs(language), []),
  ]);
  return {
    activeJobs: counts.reduce((sum, { count }) => sum + count, 0),
    latest: latest.slice(0, shown).map(listed),
    provinces: counts.flatMap(({ id, count }) => (id ? [{ id, count }] : [])),
  };
}

function listed({ id, title, place, pay }: ShortCard) {
  return { id, title, place, pay };
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
