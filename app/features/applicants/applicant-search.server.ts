import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import {
  citiesCalled,
  searchParts,
  withoutTrunkPrefix,
} from "#app/features/accounts/profile/profile-search.server.ts";
import { onlyNamed } from "#app/features/applications/application-conditions.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { applicationSearch, profileSearch } from "./applicant-search.table.ts";

/**
 * Applications to a job that match every part of the search text, in the cover letter or in the applicant's
 * profile; of one that was cleared, in the name. All of the job's stored texts are read: no index
 * finds a part of a word, and a job has thousands of applicants at most. Undefined for an empty
 * search.
 */
export function matchesSearch(jobId: string, search: string): SQL | undefined {
  if (search === "") return undefined;
  const parts = searchParts(search);
  if (parts.length === 0) return sql`false`;
  const whole = and(isNull(jobApplications.clearedAt), ...parts.map(holdsPart));
  const cleared = and(isNotNull(jobApplications.clearedAt), onlyNamed(parts));
  const matches = db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(profileSearch, eq(profileSearch.profileId, jobApplications.userId))
    .leftJoin(applicationSearch, eq(applicationSearch.applicationId, jobApplications.id))
    .where(and(eq(jobApplications.jobId, jobId), or(whole, cleared)));
  return inArray(jobApplications.id, matches);
}

function holdsPart(part: string): SQL | undefined {
  const cities = citiesCalled(part);
  return or(
    sql`strpos(${profileSearch.document}, ${withoutTrunkPrefix(part)}) > 0`,
    sql`strpos(${applicationSearch.document}, ${part}) > 0`,
    cities.length > 0 ? inArray(userProfiles.city, cities) : undefined,
  );
}
