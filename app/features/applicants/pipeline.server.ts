import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import {
  hasCompanyNews,
  interviewAnswer,
  isNewToCompany,
} from "#app/features/applications/application-conditions.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import type { Reason } from "#app/features/fits/reason.ts";
import { jobState } from "#app/features/job/job.ts";
import { payOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
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
import { orderByFit } from "./fitting-applicants.server.ts";
import { listLabels, listLabelsOn } from "./marks/labels.server.ts";
import { teamRating } from "./marks/mark.ts";
import { findScreening } from "./screening/screening.server.ts";
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
  const matches = isListedHere(filter) ? await listMatches(job, filter) : undefined;
  const listed = matches ? countMatches(matches) : await countByStage(job, filter);
  const total = filter.stage ? listed[filter.stage] : sum(listed);
  // The stages lead away from those who do not meet a condition.
  const counts =
    filter.wanted === "unmet" ? await countByStage(job, { ...filter, wanted: null }) : listed;
  const all = isNarrowed(filter)
    ? await db.$count(jobApplications, eq(jobApplications.jobId, job.id))
    : sum(counts);
  const load = async (skip: number) => {
    if (!matches) return listRows(idsOnPage(filtered(job, filter), filter, skip), filter);
    const onPage = inStage(matches, filter).slice(skip, skip + applicantsAPage);
    const ids = onPage.map(({ id }) => id);
    const rows = await listRows(ids, filter);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return onPage.flatMap(({ id, reasons }) => {
      const row = rowOf.get(id);
      return row ? [{ ...row, ...(reasons && { reasons }) }] : [];
    });
  };
  const list = await onePage(page, total, load, applicantsAPage);
  return {
    job: { ...job, total: all },
    filter,
    counts,
    mayAnswer,
    list,
    places: placesFor(placeId),
    labels: await listLabels(actor),
    ...(await findScreening(job, filter, list.items)),
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

type Match = { id: string; userId: string; stage: Stage; reasons?: Reason[] };

/** Whether more is read for it than one index has: then the whole list is read once. */
export function isListedHere({ search, sort, ...filter }: ApplicantFilter): boolean {
  const { availability, place, inBudget, label } = filter;
  const isByProfile = Boolean(availability ?? place ?? label) || inBudget;
  return search !== "" || sort === "fit" || isByProfile || isByAnswers(filter);
}

/**
 * All that is found, in every stage and in the order of the list: to look in all texts or profiles of a
 * job's applicants is dear, and done once for the counts and the page. For callers that have checked
 * whose job it is.
 */
export async function listMatches(job: PipelineJob, filter: ApplicantFilter): Promise<Match[]> {
  const rows = await db
    .select({
      id: jobApplications.id,
      userId: jobApplications.userId,
      status: jobApplications.status,
      isNew: isNewToCompany,
    })
    .from(jobApplications)
    .where(narrowed(job, filter))
    .orderBy(...orderBy(filter.sort));
  const matches = rows.map(({ id, userId, ...row }) => ({ id, userId, stage: stageFor(row) }));
  return filter.sort === "fit" ? orderByFit(job.id, matches) : matches;
}

function inStage(matches: Match[], { stage }: ApplicantFilter): Match[] {
  return stage ? matches.filter((match) => match.stage === stage) : matches;
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

/** One query for all stages. */
async function countByStage(
  job: PipelineJob,
  filter: ApplicantFilter,
): Promise<Record<Stage, number>> {
  const rows = await db
    .select({ status: jobApplications.status, isNew: isNewToCompany, n: count() })
    .from(jobApplications)
    .where(narrowed(job, filter))
    .groupBy(jobApplications.status, isNewToCompany);
  const counts = noneCounted();
  for (const { n, ...row } of rows) counts[stageFor(row)] += n;
  return counts;
}

function countMatches(matches: Match[]): Record<Stage, number> {
  const counts = noneCounted();
  for (const { stage } of matches) counts[stage]++;
  return counts;
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
