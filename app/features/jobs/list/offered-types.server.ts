import { type EmploymentType, employmentTypes, offeredTypes } from "#app/features/job/job.ts";
import { countJobs } from "#app/features/search/read-index.server.ts";

const maxAgeMs = 60_000;
let known: { exists: Promise<boolean>; until: number } | undefined;

/** The job types that public forms offer: freelance too while such jobs exist, as of a minute ago. */
export async function listOfferedTypes(): Promise<readonly EmploymentType[]> {
  if (!known || known.until < Date.now()) {
    known = { exists: freelanceExists(), until: Date.now() + maxAgeMs };
    known.exists.catch(() => {
      known = undefined;
    });
  }
  return (await known.exists) ? employmentTypes : offeredTypes;
}

async function freelanceExists(): Promise<boolean> {
  return (await countJobs({ jobType: ["freelance"] })).total > 0;
}
