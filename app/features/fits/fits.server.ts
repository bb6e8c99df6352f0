import { and, desc, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { cut } from "#app/features/job/excerpt.ts";
import { currencies, type JobDetail, type ShortCard } from "#app/features/job/job.ts";
import { shortCardOf, shortColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { findOwnChoices } from "#app/features/jobs/memory/choices.server.ts";
import { rememberedJobs } from "#app/features/jobs/memory/memory.table.ts";
import { findYearsOf } from "#app/features/seekers/entries/own-entries.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Excluded, findFits } from "./find-fits.server.ts";
import { isShown } from "./rank-fits.ts";
import type { Reason } from "./reason.ts";
import { reasonSentence } from "./reason-sentence.ts";
import { readFitJob, scoreFit } from "./score-fit.ts";
import { readWanted, saysEnough, type Wanted } from "./wanted.ts";

/** A fitting job and its matches with the profile. */
type OwnFit = { job: ShortCard; reasons: Reason[] };

/** The fits shown to a person: some jobs, a request to complete the profile, or none. */
export type OwnFits =
  | { kind: "jobs"; fits: OwnFit[]; position: string | null }
  | { kind: "unsaid" }
  | { kind: "none" };

const shownAtOnce = 4;

/** How many, and without which jobs: a condition on a job. */
export type FitsPart = { limit?: number; unless?: SQL };

/**
 * Open jobs that fit the actor's own profile, applications and saved jobs, best first, without
 * those applied for or hidden. None for a company or a person who has turned fits off.
 */
export async function listOwnFits(
  actor: Actor,
  language: Language,
  { limit = shownAtOnce, unless }: FitsPart = {},
): Promise<OwnFits> {
  const own = await readOwn(actor);
  if (!own) return { kind: "none" };
  if (!saysEnough(own.wanted)) return { kind: "unsaid" };
  const fitting = await findFits(own.wanted, { ...own.excluded, unless, limit });
  const cards = await readCards(
    fitting.map(({ job }) => job.id),
    language,
  );
  const fits = fitting.flatMap(({ job, fit }) => {
    const card = cards.get(job.id);
    return card ? [{ job: card, reasons: fit.reasons }] : [];
  });
  return fits.length > 0 ? { kind: "jobs", fits, position: own.position } : { kind: "none" };
}

async function readCards(
  ids: readonly string[],
  language: Language,
): Promise<Map<string, ShortCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(shortColumns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(inArray(jobs.id, [...ids]));
  const now = new Date();
  return new Map(rows.map((row) => [row.id, shortCardOf(row, language, now)]));
}

/** An open job's matches with the actor's own profile; empty if it does not fit. */
export async function findOwnFit(actor: Actor, job: JobDetail): Promise<Reason[]> {
  if (job.state !== "open") return [];
  const own = await readOwn(actor);
  if (!own || !saysEnough(own.wanted) || own.excluded.excludeIds.includes(job.id)) return [];
  const [pay] = await db
    .select({ comparableMin: jobs.comparableMin, comparableMax: jobs.comparableMax })
    .from(jobs)
    .where(eq(jobs.id, job.id));
  const fit = scoreFit(
    own.wanted,
    readFitJob({
      ...job,
      text: [...job.requirements, job.description].join("\n"),
      payPeriod: job.pay.period ?? null,
      comparableMin: pay?.comparableMin ?? null,
      comparableMax: pay?.comparableMax ?? null,
    }),
  );
  return fit && isShown(fit) ? fit.reasons : [];
}

type Own = { wanted: Wanted; excluded: Excluded; position: string | null };

/** Of a seeker who has not switched it off. */
async function readOwn(actor: Actor): Promise<Own | undefined> {
  if (actor.kind !== "person" || actor.userType !== "customer_employee") return undefined;
  const [[profile], applied, titles, saved, choices] = await Promise.all([
    db
      .select({ ...fitColumns, fitsOff: userProfiles.fitsOff })
      .from(userProfiles)
      .where(eq(userProfiles.id, actor.id)),
    listAppliedIds(actor),
    listAppliedTitles(actor),
    listSavedTitles(actor),
    findOwnChoices(actor),
  ]);
  if (!profile || profile.fitsOff) return undefined;
  const years = (await findYearsOf([{ id: actor.id, ...profile }])).get(actor.id) ?? null;
  return {
    wanted: readWanted({ ...profile, experienceYears: years }, [...titles, ...saved]),
    excluded: {
      excludeIds: [...applied, ...choices.hiddenJobs],
      excludeCompanyIds: choices.hiddenCompanies,
    },
    position: profile.desiredPosition?.trim() || null,
  };
}

/** Profile columns of `readWanted`; each rate is read once for all profiles of a query. */
export const fitColumns = {
  desiredPosition: userProfiles.desiredPosition,
  skills: userProfiles.skills,
  languages: userProfiles.languages,
  experienceYears: userProfiles.experienceYears,
  workType: userProfiles.workType,
  country: userProfiles.country,
  province: userProfiles.province,
  preferredLocations: userProfiles.preferredLocations,
  willingToRelocate: userProfiles.willingToRelocate,
  desiredSalaryMin: userProfiles.desiredSalaryMin,
  desiredSalaryMax: userProfiles.desiredSalaryMax,
  desiredSalaryCurrency: userProfiles.desiredSalaryCurrency,
  desiredRate: sql<string | null>`case ${userProfiles.desiredSalaryCurrency} ${sql.join(
    currencies.map((each) => sql`when ${each} then (select exchange_rate(${each}))`),
    sql` `,
  )} end`,
};

/** Older applications are for jobs that no list shows any more. */
const maxApplied = 200;
/** The latest titles describe the wish well enough; each costs a look-up and comparisons. */
const maxTitles = 50;

/** The jobs applied for last, withdrawn applications too. */
async function listAppliedIds(person: Person): Promise<string[]> {
  const rows = await db
    .select({ jobId: jobApplications.jobId })
    .from(jobApplications)
    .where(eq(jobApplications.userId, person.id))
    .orderBy(desc(jobApplications.createdAt))
    .limit(maxApplied);
  return rows.map(({ jobId }) => jobId);
}

/** Titles of the jobs applied for last. */
async function listAppliedTitles(person: Person): Promise<string[]> {
  const isOwn = eq(jobApplications.userId, person.id);
  const rows = await db
    .select({ title: jobs.title })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(isOwn, ne(jobApplications.status, "withdrawn")))
    .orderBy(desc(jobApplications.createdAt))
    .limit(maxTitles);
  return rows.map(({ title }) => title);
}

/** Titles of the jobs saved last. */
async function listSavedTitles(person: Person): Promise<string[]> {
  const rows = await db
    .select({ title: jobs.title })
    .from(rememberedJobs)
    .innerJoin(jobs, eq(jobs.id, rememberedJobs.jobId))
    .where(and(eq(rememberedJobs.accountId, person.id), isNotNull(rememberedJobs.savedAt)))
    .orderBy(desc(rememberedJobs.savedAt))
    .limit(maxTitles);
  return rows.map(({ title }) => title);
}

/** The section of the signed-in home: its texts come along, so that no visitor loads them. */
export type ShownFits = {
  texts: { title: string; text: string; link: string; more: string };
  /** How many there are, as the headline of the page. */
  heading?: string;
  jobs: ShortCard[];
  /** The person's desired position, for the search behind the section. */
  position: string | null;
};

/** Jobs that fit the actor's profile, each with its reason, or how to get some; undefined for nothing. */
export async function shownFits(
  actor: Actor,
  language: Language,
  part?: FitsPart,
): Promise<ShownFits | undefined> {
  const own = await listOwnFits(actor, language, part);
  if (own.kind === "none") return undefined;
  const messages = messagesFor(language);
  const { title, about, settings, unsaid, complete, more, openOn } = messages.fits;
  if (own.kind === "unsaid") {
    return { texts: { title, text: unsaid, link: complete, more }, jobs: [], position: null };
  }
  return {
    texts: { title, text: about, link: settings, more },
    heading: openOn(own.fits.length),
    jobs: own.fits.map(({ job, reasons }) => ({
      ...job,
      why: reasonSentence(chiefReason(reasons), "forSeeker", messages, language),
    })),
    position: own.position,
  };
}

/** In characters: on a card the line would cut a title of the other direction at its beginning. */
const longestTitle = 30;

/** Of a card, which names the place itself: one, short enough for one line. */
function chiefReason(reasons: readonly Reason[]): readonly Reason[] {
  const [chief] = [...reasons.filter(({ kind }) => kind !== "place"), ...reasons];
  if (!chief) return [];
  return [chief.kind === "like" ? { ...chief, title: cut(chief.title, longestTitle) } : chief];
}

/** Whether an open job fits the actor's profile, and why, in two texts; undefined where it does not. */
export async function shownFit(
  actor: Actor,
  job: JobDetail,
  language: Language,
): Promise<{ lead: string; why: string } | undefined> {
  const reasons = await findOwnFit(actor, job);
  if (reasons.length === 0) return undefined;
  const messages = messagesFor(language);
  const why = reasonSentence(reasons, "forSeeker", messages, language);
  return { lead: messages.fits.fitsYou, why };
}
