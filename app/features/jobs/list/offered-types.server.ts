import { type EmploymentType, employmentTypes, offeredTypes } from "#app/features/job/job.ts";
import { countJobs } from "#app/features/search/read-index.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";

const freelanceExists = cachedQuery(
  60_000,
  async () => (await countJobs({ jobType: ["freelance"] })).total > 0,
);

/** The job types that public forms offer: freelance too while such jobs exist, as of a minute ago. */
export async function listOfferedTypes(): Promise<readonly EmploymentType[]> {
  return (await freelanceExists()) ? employmentTypes : offeredTypes;
}
