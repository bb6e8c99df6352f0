import { and, desc, eq } from "drizzle-orm";
import { userProfiles } from "#app/areas/accounts/accounts.table.ts";
import { db } from "#app/platform/database.server.ts";
import type { Language } from "#app/platform/language.ts";
import type { JobCard } from "./job.ts";
import { inPlaces } from "./job-places.server.ts";
import { cardColumns, cardOf } from "./job-row.server.ts";
import { jobs } from "./jobs.table.ts";

const shown = 6;

/** The newest active jobs, six at most, everywhere or in one place. */
export async function latestJobs(language: Language, within?: string): Promise<JobCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(jobs.status, "active"), within ? inPlaces([within]) : undefined))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(shown);
  const now = new Date();
  return rows.map((row) => cardOf(row, language, now));
}

const maxAgeMs = 60_000;
let featured: { ids: Promise<ReadonlySet<string>>; until: number } | undefined;

/** The featured jobs of the home page, which are the newest, by id; at most a minute old. */
export function featuredJobIds(): Promise<ReadonlySet<string>> {
  if (!featured || featured.until < Date.now()) {
    featured = { ids: findFeatured(), until: Date.now() + maxAgeMs };
    featured.ids.catch(() => {
      featured = undefined;
    });
  }
  return featured.ids;
}

async function findFeatured(): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.status, "active"))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(shown);
  return new Set(rows.map(({ id }) => id));
}
