import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { fitColumns } from "#app/features/fits/fits.server.ts";
import type { Reason } from "#app/features/fits/reason.ts";
import { readFitJob, scoreFit } from "#app/features/fits/score-fit.ts";
import { readWanted } from "#app/features/fits/wanted.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { findYearsOf } from "#app/features/seekers/entries/own-entries.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { Stage } from "./stage.ts";

type Sent = { userId: string; stage: Stage; isCleared: boolean };

/**
 * Sorts a job's applications by the fit of their profiles, with the matches. All stay in the list:
 * worse fits, withdrawn and cleared ones come last, in the given order. The caller has checked
 * access to the job.
 */
export async function sortByFit<T extends Sent>(
  jobId: string,
  applications: readonly T[],
): Promise<(T & { reasons: Reason[] })[]> {
  const people = applications
    .filter(({ stage, isCleared }) => stage !== "withdrawn" && !isCleared)
    .map(({ userId }) => userId);
  // By id, as the index has them.
  const fits = await scoreFits(jobId, people.sort());
  return applications
    .map((application) => {
      const fit = fits.get(application.userId);
      return { ...application, reasons: fit?.reasons ?? [], score: fit?.score ?? 0 };
    })
    .sort((one, other) => other.score - one.score)
    .map(({ score: _, ...application }) => application as T & { reasons: Reason[] });
}

/** How people's profiles fit a job, by their ids. The caller has checked access to both. */
export async function scoreFits(jobId: string, people: readonly string[]) {
  const fits = new Map<string, ReturnType<typeof scoreFit>>();
  const [job] = await db.select(jobColumns).from(jobs).where(eq(jobs.id, jobId));
  if (!job) return fits;
  const read = readFitJob({ ...job, text: `${job.requirements}\n${job.description}` });
  for (let from = 0; from < people.length; from += readAtOnce) {
    const ids = people.slice(from, from + readAtOnce);
    const profiles = await db
      .select({ id: userProfiles.id, profile: fitColumns })
      .from(userProfiles)
      .where(sql`${userProfiles.id} = any(${sql.param(ids)}::uuid[])`);
    const years = await findYearsOf(profiles.map(({ id, profile }) => ({ ...profile, id })));
    for (const { id, profile } of profiles) {
      const wanted = readWanted({ ...profile, experienceYears: years.get(id) ?? null });
      fits.set(id, scoreFit(wanted, read));
    }
  }
  return fits;
}

/** Others are answered in between: a job may have tens of thousands of applicants. */
const readAtOnce = 200;

const jobColumns = {
  title: jobs.title,
  description: jobs.description,
  requirements: jobs.requirements,
  placeId: jobs.placeId,
  location: jobs.location,
  employmentType: jobs.employmentType,
  workArrangement: jobs.workArrangement,
  experienceLevel: jobs.experienceLevel,
  payPeriod: jobs.payPeriod,
  comparableMin: jobs.comparableMin,
  comparableMax: jobs.comparableMax,
};
