import { and, desc, eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { ShortCard } from "#app/features/job/job.ts";
import { shortCardOf, shortColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { inPlaces } from "./in-places.server.ts";

const shown = 6;

/** The newest active jobs, six at most, everywhere or in one place. */
export async function latestJobs(language: Language, within?: string): Promise<ShortCard[]> {
  const rows = await db
    .select(shortColumns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(jobs.status, "active"), within ? inPlaces([within]) : undefined))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(shown);
  const now = new Date();
  return rows.map((row) => shortCardOf(row, language, now));
}

/** The featured jobs of the home page, which are the newest, by id; at most a minute old. */
export const featuredJobIds = cachedQuery(60_000, async (): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.status, "active"))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(shown);
  return new Set(rows.map(({ id }) => id));
});
