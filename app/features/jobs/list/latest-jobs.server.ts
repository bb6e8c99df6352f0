import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { featuredJobs } from "#app/features/job/featured-jobs.table.ts";
import type { ShortCard } from "#app/features/job/job.ts";
import { placeJobs } from "#app/features/job/job-counts.table.ts";
import { shortCardOf, shortColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { isPlaceWithin } from "./place-within.server.ts";

const shown = 6;

/** The newest active jobs, six at most, everywhere or in one place. */
export async function latestJobs(language: Language, within?: string): Promise<ShortCard[]> {
  const places = within ? await placesWithJobs(within) : undefined;
  if (places?.length === 0) return [];
  const rows = await db
    .select(shortColumns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(jobs.status, "active"), places && isAt(places)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(shown);
  const now = new Date();
  return rows.map((row) => shortCardOf(row, language, now));
}

/** The places with active jobs that are this one or in it. */
async function placesWithJobs(id: string): Promise<string[]> {
  const rows = await db
    .select({ place: placeJobs.place })
    .from(placeJobs)
    .where(and(gt(placeJobs.jobs, 0), isPlaceWithin(placeJobs.place, id)));
  return rows.map(({ place }) => place);
}

function isAt(places: readonly string[]): SQL | undefined {
  const ids = places.filter((place) => !place.startsWith("~"));
  const written = places.filter((place) => place.startsWith("~"));
  const key = sql`place_key(null, ${jobs.location})`;
  return or(
    ids.length > 0 ? inArray(jobs.placeId, ids) : undefined,
    written.length > 0 ? and(isNull(jobs.placeId), inArray(key, written)) : undefined,
  );
}

/**
 * The featured jobs of the home page, which are the newest, and those that moderators feature, by id. Among the
 * newest first the former stand at the top and need no mark.
 */
export async function featuredJobIds({ isNewestFirst }: { isNewestFirst: boolean }) {
  const [newest, chosen] = await Promise.all([isNewestFirst ? [] : newestJobIds(), chosenJobIds()]);
  return new Set([...newest, ...chosen]);
}

const chosenJobIds = cachedQuery(2_000, async (): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: featuredJobs.jobId })
    .from(featuredJobs)
    .where(gt(featuredJobs.until, sql`now()`));
  return rows.map(({ id }) => id);
});

/** At most a minute old. */
const newestJobIds = cachedQuery(60_000, async (): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.status, "active"))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(shown);
  return rows.map(({ id }) => id);
});
