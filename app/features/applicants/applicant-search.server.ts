import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import { onlyNamed } from "#app/features/applications/application-conditions.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { holding } from "#app/features/applications/search/stored-texts.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { applicantsWith, isOneOf } from "./job-applicants.server.ts";

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
  const { id, userId, clearedAt } = jobApplications;
  const whole = db
    .select({ id, userId })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), isNull(clearedAt)));
  const named = applicantsWith(jobId, onlyNamed(parts), isNotNull(clearedAt));
  return or(
    isOneOf(id, sql`(select id from (${holding(whole.getSQL(), parts, "document")}) held)`),
    and(isNotNull(clearedAt), isOneOf(userId, named)),
  );
}
