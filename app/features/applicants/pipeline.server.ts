import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { unmetApplications } from "#app/features/applications/answers/answers.server.ts";
import {
  hasCompanyNews,
  interviewAnswer,
  isNewToCompany,
} from "#app/features/applications/application-conditions.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { jobState } from "#app/features/job/job.ts";
import { payOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listQuestions } from "#app/features/job/questions/questions.server.ts";
import { findPlaceById, syria } from "#app/features/places/place.ts";
import { db } from "#app/platform/database/database.server.ts";
import { onePage } from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";
import {
  type ApplicantRow,
  applicantsAPage,
  type Pipeline,
  type PipelineJob,
} from "./applicant.ts";
import { filtered, narrowed, orderBy } from "./applicant-conditions.server.ts";
import { type ApplicantFilter, isByAnswers, isNarrowed } from "./applicant-filter.ts";
import { findReasons } from "./fitting-applicants.server.ts";
import { isOneOf } from "./job-applicants.server.ts";
import { listMatches } from "./list-matches.server.ts";
import { listLabels, listLabelsOn } from "./marks/labels.server.ts";
import { teamRating } from "./marks/mark.ts";
import { countUnmet, findScreening, hasWanted } from "./screening/screening.server.ts";
import { type Stage, stageFor, stages } from "./stage.ts";

/** One page, counted from 1, of the applicants of the actor's company's job; undefined for other jobs. */
export async function findPipeline(
  actor: Actor,
  jobId: string,
  filter: ApplicantFilter,
  page = 1,
): Promise<Pipeline | undefined> {
  const pipelineJob = await findPipelineJob(actor, jobId);
  if (!pipelineJob) return undefined;
  const { placeId, mayAnswer, ...job } = pipelineJob;
  const matches = isListedHere(filter) ? await findMatches(job, filter, page) : undefined;
  const questions = await listQuestions(job.id);
  // The stages lead away from those who do not meet a condition.
  const counted =
    !matches || filter.wanted === "unmet"
      ? await countByStage(job, { ...filter, wanted: null }, !matches && hasWanted(questions))
      : undefined;
  const listed = matches?.counts ?? counted?.counts ?? noneCounted();
  const total = matches?.inStage.length ?? (filter.stage ? listed[filter.stage] : sum(listed));
  const counts = counted?.counts ?? listed;
  const all =
    counted?.all ??
    (isNarrowed(filter)
      ? await db.$count(jobApplications, eq(jobApplications.jobId, job.id))
      : sum(counts));
  const load = async (skip: number) => {
    if (!matches) return listRows(idsOnPage(filtered(job, filter), filter, skip), filter);
    const onPage = matches.inStage.slice(skip, skip + applicantsAPage);
    const ids = onPage.map(({ id }) => id);
    const [rows, reasons] = await Promise.all([
      listRows(ids, filter),
      filter.sort === "fit" ? findReasons(job.id, onPage) : undefined,
    ]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return onPage.flatMap(({ id, userId }) => {
      const row = rowOf.get(id);
      return row ? [{ ...row, ...(reasons && { reasons: reasons.get(userId) ?? [] }) }] : [];
    });
  };
  const shown = await onePage(page, total, load, applicantsAPage);
  const list = matches?.isMore ? { ...shown, isMore: true } : shown;
  return {
    job: { ...job, total: all },
    filter,
    counts,
    isMore: matches?.isMoreInAll ?? false,
    mayAnswer,
    list,
    places: placesFor(placeId),
    labels: await listLabels(actor),
    ...(await findScreening(job, questions, {
      shown: list.items.map(({ id }) => id),
      countUnmet: async () => counted?.unmet ?? countUnmet(job, filter, matches?.all ?? []),
    })),
  };
}

/** A job of the company that the actor acts for. */
export async function findPipelineJob(
  actor: Actor,
  jobId: string,
): Promise<(PipelineJob & { placeId: string | null; mayAnswer: boolean }) | undefined> {
  const company = actingCompany(actor);
  if (!company || !isUuid(jobId)) return undefined;
  const [job] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      closedReason: jobs.closedReason,
      deadline: jobs.applicationDeadline,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      currency: jobs.currency,
      payPeriod: jobs.payPeriod,
      payBasis: jobs.payBasis,
      pound: jobs.pound,
      placeId: jobs.placeId,
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, company.id)));
  if (!job) return undefined;
  const { salaryMin, salaryMax, currency, payPeriod, payBasis, pound, ...rest } = job;
  const { status, closedReason, ...shown } = rest;
  return {
    ...shown,
    state: jobState({ status, closedReason, deadline: job.deadline }),
    pay: payOf({ salaryMin, salaryMax, currency, payPeriod, payBasis, pound }),
    mayAnswer: company.mayRecruit,
  };
}

/** Whether more is read for it than one index has: then matches are listed here, and counted as far. */
export function isListedHere({ search, sort, ...filter }: ApplicantFilter): boolean {
  const { availability, place, inBudget, label } = filter;
  const isByProfile = Boolean(availability ?? place ?? label) || inBudget;
  return search !== "" || sort === "fit" || isByProfile || isByAnswers(filter);
}

/** The ids of one page, which an index has. */
function idsOnPage(isListed: SQL | undefined, { sort }: ApplicantFilter, skip: number) {
  return db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(isListed)
    .orderBy(...orderBy(sort))
    .limit(applicantsAPage)
    .offset(skip);
}

async function listRows(
  ids: string[] | ReturnType<typeof idsOnPage>,
  { sort }: ApplicantFilter,
): Promise<ApplicantRow[]> {
  const rows = await db
    .select({
      id: jobApplications.id,
      status: jobApplications.status,
      isNew: isNewToCompany,
      isStarred: jobApplications.starred,
      meanRating: jobApplications.meanRating,
      ratingCount: jobApplications.ratingCount,
      isPhotoCv: sql<boolean>`coalesce(${documents.isPhoto}, false)`,
      interviewAnswer,
      hasNews: hasCompanyNews,
      isNameOnly,
      experience: jobApplications.experience,
      expectedSalary: jobApplications.expectedSalary,
      createdAt: jobApplications.createdAt,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      position: userProfiles.desiredPosition,
    })
    .from(jobApplications)
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(documents, eq(documents.id, jobApplications.documentId))
    .where(inArray(jobApplications.id, ids))
    .orderBy(...orderBy(sort));
  const labels = await listLabelsOn(rows.map(({ id }) => id));
  return rows.map(({ status, isNew, isNameOnly, createdAt, firstName, lastName, ...row }) => {
    const { meanRating, ratingCount, ...rest } = row;
    return {
      ...rest,
      ...(isNameOnly ? { position: null, experience: null, expectedSalary: null } : {}),
      rating: teamRating({ meanRating, ratingCount }),
      labels: labels.get(row.id) ?? [],
      name: fullName({ firstName, lastName }),
      stage: stageFor({ status, isNew }),
      createdAt: createdAt.toISOString(),
    };
  });
}

/** Of whom a company sees the name and the fact alone. */
export const isNameOnly = sql<boolean>`(${jobApplications.clearedAt} is not null
  or ${jobApplications.status} = 'withdrawn')`;

type Counted = {
  counts: Record<Stage, number>;
  /** Applications to the job, whatever the filter leaves. */
  all: number;
  /** Those of the counted with an unwanted answer; undefined where they were not to be counted. */
  unmet: number | undefined;
};

/** All in one walk of the job's index. */
async function countByStage(
  job: PipelineJob,
  filter: ApplicantFilter,
  countsUnmet: boolean,
): Promise<Counted> {
  const isLeft = narrowed(job, filter);
  const isUnmet = countsUnmet
    ? and(isLeft, isOneOf(jobApplications.id, unmetApplications(job.id)))
    : sql`false`;
  const rows = await db
    .select({
      status: jobApplications.status,
      isNew: isNewToCompany,
      n: countOf(isLeft),
      all: count(),
      unmet: countOf(isUnmet),
    })
    .from(jobApplications)
    .where(eq(jobApplications.jobId, job.id))
    .groupBy(jobApplications.status, isNewToCompany);
  const counts = noneCounted();
  for (const { n, ...row } of rows) counts[stageFor(row)] += n;
  const totalOf = (column: "all" | "unmet") => rows.reduce((total, row) => total + row[column], 0);
  return { counts, all: totalOf("all"), unmet: countsUnmet ? totalOf("unmet") : undefined };
}

function countOf(isCounted: SQL | undefined) {
  return sql<number>`count(*) filter (where ${isCounted})`.mapWith(Number);
}

/** The matches that one page of a list shows, and their numbers in all stages. */
async function findMatches(job: PipelineJob, filter: ApplicantFilter, page: number) {
  const { stage } = filter;
  const enough = applicantsAPage * Math.max(1, Math.trunc(page) || 1);
  const all = await listMatches(job, { ...filter, stage: null }, { enough });
  const ofStage =
    stage && all.isMore
      ? await listMatches(job, filter, { enough })
      : { ...all, matches: all.matches.filter((match) => !stage || match.stage === stage) };
  const counts = noneCounted();
  for (const match of all.matches) counts[match.stage]++;
  return {
    counts,
    isMoreInAll: all.isMore,
    all: all.matches.map(({ id }) => id),
    inStage: ofStage.matches,
    isMore: ofStage.isMore,
  };
}

function noneCounted(): Record<Stage, number> {
  return Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>;
}

function sum(counts: Record<Stage, number>): number {
  return Object.values(counts).reduce((all, n) => all + n, 0);
}

/** The governorates of the job's country. */
function placesFor(placeId: string | null): Pipeline["places"] {
  const { provinces } = findPlaceById(placeId)?.country ?? syria;
  return provinces.map(({ id, ar, en }) => ({ value: id, ar, en }));
}
