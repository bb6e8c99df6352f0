import type { JobQuery } from "#app/features/job/job-query.ts";
import { findSuccessor } from "#app/features/moderation/merges/merged-companies.server.ts";

/**
 * A query whose company was merged with another, by that one: links and feeds have the id of the closed one.
 * Undefined for any other query.
 */
export async function findMergedQuery(query: JobQuery): Promise<JobQuery | undefined> {
  if (!query.company) return undefined;
  const company = await findSuccessor(query.company);
  return company ? { ...query, company } : undefined;
}
