import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { fitColumns } from "#app/features/fits/fits.server.ts";
import type { Reason } from "#app/features/fits/reason.ts";
import { readFitJob, scoreFit } from "#app/features/fits/score-fit.ts";
import { readWanted } from "#app/features/fits/wanted.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { findYearsOf } from "#app/features/seekers/entries/own-entries.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import type { Stage } from "./stage.ts";

type Sent = { userId: string; stage: Stage; isCleared: boolean };

/**
 * Sorts a job's applications by the fit of their profiles. All stay in the list: worse fits, withdrawn and cleared ones
 * come last, in the given order. The order counts a changed profile within `heldMs`, a changed job and new applications
 * at once. The caller has checked access to the job.
 */
export async function sortByFit<T extends Sent>(
  jobId: string,
  applications: readonly T[],
): Promise<T[]> {
  const compared = applications.filter(isCompared);
  const scores = await findScores(
    jobId,
    compared.map(({ userId }) => userId),
  );
  const scoreOf = (sent: T) => (isCompared(sent) && scores.get(sent.userId)) || 0;
  return applications.toSorted((one, other) => scoreOf(other) - scoreOf(one));
}

/** The matches of these applicants with the job as they are now, by the applicants' ids; of compared ones alone. */
export async function findReasons(
  jobId: string,
  applications: readonly Sent[],
): Promise<Map<string, Reason[]>> {
  const compared = applications.filter(isCompared);
  const fits = await scoreFits(
    jobId,
    compared.map(({ userId }) => userId),
  );
  return new Map([...fits].map(([id, fit]) => [id, fit?.reasons ?? []]));
}

function isCompared({ stage, isCleared }: Sent): boolean {
  return stage !== "withdrawn" && !isCleared;
}

/** Scores by applicant id. `job` is the compared job as JSON, `until` a `performance.now()` in ms. */
type Held = { job: string; until: number; scores: Map<string, number> };

/** Each applicant that is opened from this list asks for the order again. */
const heldMs = 10 * 60_000;
const heldBytes = 16 * 2 ** 20;
const bytesAScore = 150;
const held = perDatabase(
  () =>
    new LruMap<string, Held>({
      max: heldBytes,
      sizeOf: (_, { scores }) => scores.size * bytesAScore,
    }),
);

/** The scores that are held, and those of the people who have none yet. */
async function findScores(jobId: string, people: readonly string[]): Promise<Held["scores"]> {
  const job = JSON.stringify(await findJob(jobId));
  const known = held().get(jobId);
  const now = performance.now();
  const isKnown = known?.job === job && now < known.until;
  const scores: Held["scores"] = new Map(isKnown ? known.scores : []);
  const missing = people.filter((id) => !scores.has(id));
  if (missing.length === 0) return scores;
  // By id, as the index has them.
  const fits = await scoreFits(jobId, missing.sort());
  for (const id of missing) scores.set(id, fits.get(id)?.score ?? 0);
  held().set(jobId, { job, until: isKnown ? known.until : now + heldMs, scores });
  return scores;
}

/** How people's profiles fit a job, by their ids. The caller has checked access to both. */
export async function scoreFits(jobId: string, people: readonly string[]) {
  const fits = new Map<string, ReturnType<typeof scoreFit>>();
  const job = people.length > 0 ? await findJob(jobId) : undefined;
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

async function findJob(jobId: string) {
  const [job] = await db.select(jobColumns).from(jobs).where(eq(jobs.id, jobId));
  return job;
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
