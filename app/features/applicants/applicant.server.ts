import { and, count, eq, inArray, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { isContactConfirmed } from "#app/features/accounts/emails/unconfirmed.server.ts";
import { listJudgedAnswers } from "#app/features/applications/answers/answers.server.ts";
import { isNewToCompany } from "#app/features/applications/application-conditions.server.ts";
import {
  applicantOf,
  onlyName,
  sentColumns,
  sentOf,
} from "#app/features/applications/application-lists.server.ts";
import { actionsFor, type CompanyAction } from "#app/features/applications/application-status.ts";
import {
  companyApplications,
  documents,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import {
  type ApplicationEvent,
  listCompanyHistory,
} from "#app/features/applications/lifecycle/history.server.ts";
import {
  findInterviews,
  type Interview,
  isFreed,
  isTimeSet,
  listOfferedTimes,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import { listEntriesOf } from "#app/features/seekers/entries/own-entries.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type {
  ApplicantDetail,
  ApplicantInterview,
  ApplicantPreview,
  Neighbours,
  PipelineJob,
} from "./applicant.ts";
import { filtered, isBeside, orderBy } from "./applicant-conditions.server.ts";
import type { ApplicantFilter } from "./applicant-filter.ts";
import { listMatches, type Match } from "./list-matches.server.ts";
import { listLabels, listLabelsOn } from "./marks/labels.server.ts";
import { teamRating } from "./marks/mark.ts";
import { listRatings } from "./marks/ratings.server.ts";
import { listNotes } from "./notes.server.ts";
import { findPipelineJob, isListedHere, isNameOnly } from "./pipeline.server.ts";
import { stageFor } from "./stage.ts";

/** An application to a job of the actor's company, with its place in a filtered list. */
export async function findApplicant(
  actor: Actor,
  jobId: string,
  applicationId: string,
  filter: ApplicantFilter,
): Promise<ApplicantDetail | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job || !isUuid(applicationId)) return undefined;
  const [row, neighbours] = await Promise.all([
    findRow(jobId, applicationId),
    findNeighbours(job, filter, applicationId),
  ]);
  if (!row) return undefined;
  const { sent, profile, ...rest } = row;
  const entries = row.isNameOnly ? new Map() : await listEntriesOf([profile.id]);
  const applicant = applicantOf(profile, row.isContactConfirmed, entries.get(profile.id) ?? []);
  const common = {
    id: sent.id,
    job: job.title,
    stage: stageFor(row),
    sent: sentOf(sent),
    language: rest.language,
    isNameOnly: rest.isNameOnly,
    isStarred: rest.isStarred,
    rating: teamRating(rest),
    messagesBlockedBy: rest.messagesBlockedBy,
    newFrom: null,
    neighbours,
    mayAnswer: job.mayAnswer,
  };
  if (row.isNameOnly) {
    const nothing = { actions: [], interview: null, answers: [], history: [], notes: [] };
    const noMarks = { ratings: [], labels: [], allLabels: [] };
    return { ...common, ...nothing, ...noMarks, applicant: onlyName(applicant) };
  }
  const [history, interviews, notes, answers, ratings, labels, allLabels] = await Promise.all([
    listCompanyHistory(actor, applicationId),
    findInterviews([applicationId]),
    listNotes(actor, applicationId),
    listJudgedAnswers(jobId, [applicationId]),
    listRatings(actor, applicationId),
    listLabelsOn([applicationId]),
    job.mayAnswer ? listLabels(actor) : [],
  ]);
  const invited = row.status === "interview" ? interviews.get(applicationId) : undefined;
  return {
    ...common,
    applicant,
    history,
    answers: answers.get(applicationId) ?? [],
    newFrom: row.hasNews ? firstUnread(history) : null,
    notes,
    ratings,
    labels: labels.get(applicationId) ?? [],
    allLabels,
    actions: job.mayAnswer ? (actionsFor("company", row.status) as CompanyAction[]) : [],
    interview: invited ? await interviewOf(invited, jobId) : null,
  };
}

/**
 * The part of an application that the company's list of all applications shows as well: reading it does
 * not count as opening it. Undefined for foreign ones and where only the name is left.
 */
export async function previewApplicant(
  actor: Actor,
  jobId: string,
  applicationId: string,
): Promise<ApplicantPreview | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job || !isUuid(applicationId)) return undefined;
  const row = await findRow(jobId, applicationId);
  if (!row || row.isNameOnly) return undefined;
  const { sent, profile } = row;
  const [entries, answers] = await Promise.all([
    listEntriesOf([profile.id]),
    listJudgedAnswers(jobId, [applicationId]),
  ]);
  return {
    id: sent.id,
    stage: stageFor(row),
    sent: sentOf(sent),
    applicant: applicantOf(profile, row.isContactConfirmed, entries.get(profile.id) ?? []),
    answers: answers.get(applicationId) ?? [],
  };
}

/** The applicant's acts since the company's last one, or the last of them. */
function firstUnread(history: readonly ApplicationEvent[]): number | null {
  const lastOwn = history.findLastIndex(
    ({ side, action }) => side !== "seeker" && action !== "open",
  );
  return (history[lastOwn + 1] ?? history.at(-1))?.id ?? null;
}

async function findRow(jobId: string, applicationId: string) {
  return (await findRows(jobId, [applicationId]))[0];
}

/** Applications to a job with their profiles. For callers that have checked whose job it is. */
export function findRows(jobId: string, ids: readonly string[]) {
  return db
    .select({
      sent: sentColumns,
      profile: userProfiles,
      language: authUsers.language,
      status: jobApplications.status,
      isStarred: jobApplications.starred,
      meanRating: jobApplications.meanRating,
      ratingCount: jobApplications.ratingCount,
      isNew: isNewToCompany,
      isContactConfirmed,
      isNameOnly,
      messagesBlockedBy: jobApplications.messagesBlockedBy,
      hasNews: companyApplications.hasNews,
    })
    .from(jobApplications)
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(companyApplications, eq(companyApplications.applicationId, jobApplications.id))
    .leftJoin(documents, eq(documents.id, jobApplications.documentId))
    .leftJoin(authUsers, eq(authUsers.id, jobApplications.userId))
    .where(and(inArray(jobApplications.id, [...ids]), eq(jobApplications.jobId, jobId)));
}

async function findNeighbours(
  job: PipelineJob,
  filter: ApplicantFilter,
  applicationId: string,
): Promise<Neighbours> {
  if (isListedHere(filter)) {
    // Over all stages: the one that is read may just have left its own.
    const around = { around: applicationId };
    const { matches, isMore } = await listMatches(job, { ...filter, stage: null }, around);
    return { ...neighboursIn(matches, filter, applicationId), ...(isMore && { isMore }) };
  }
  const standing = db
    .select({
      total: count(),
      before:
        sql<number>`count(*) filter (where ${isBeside(filter.sort, "before", applicationId)})`.mapWith(
          Number,
        ),
      isListed: sql<boolean>`coalesce(bool_or(${jobApplications.id} = ${applicationId}), false)`,
    })
    .from(jobApplications)
    .where(filtered(job, filter));
  const [[place], previous, next] = await Promise.all([
    standing,
    findNeighbour(job, filter, "before", applicationId),
    findNeighbour(job, filter, "behind", applicationId),
  ]);
  const { total = 0, before = 0, isListed = false } = place ?? {};
  return { position: isListed ? before + 1 : null, total, previous, next };
}

/** The same among those that were found, where looking again would be dear. */
function neighboursIn(
  matches: readonly Match[],
  { stage }: ApplicantFilter,
  applicationId: string,
): Neighbours {
  const at = matches.findIndex(({ id }) => id === applicationId);
  const isListed = (match?: Match) => match && (!stage || match.stage === stage);
  const before = matches.slice(0, Math.max(at, 0)).filter(isListed);
  const behind = matches.slice(at + 1).filter(isListed);
  const isIn = isListed(matches[at]);
  return {
    position: isIn ? before.length + 1 : null,
    total: before.length + behind.length + (isIn ? 1 : 0),
    previous: before.at(-1)?.id ?? null,
    next: behind[0]?.id ?? null,
  };
}

async function findNeighbour(
  job: PipelineJob,
  filter: ApplicantFilter,
  side: "before" | "behind",
  applicationId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(filtered(job, filter), isBeside(filter.sort, side, applicationId)))
    .orderBy(...orderBy(filter.sort, side === "before"))
    .limit(1);
  return row?.id ?? null;
}

async function interviewOf(interview: Interview, jobId: string): Promise<ApplicantInterview> {
  const { startsAt, minutes, place, phone, link, note, answer, answerNote } = interview;
  const times = await listOfferedTimes(interview);
  const isOff = await isFreed(interview);
  const setAt = isTimeSet(interview) && startsAt ? startsAt.toISOString() : null;
  return {
    startsAt: setAt,
    hasBegun: setAt !== null && Date.parse(setAt) <= Date.now(),
    isNoShow: interview.noShowAt !== null,
    calendar: setAt || isOff ? paths.applicantCalendar(jobId, interview.applicationId) : null,
    times: times.map((time) => ({ ...time, startsAt: time.startsAt.toISOString() })),
    minutes,
    place,
    phone,
    link,
    note,
    answer,
    answerNote,
  };
}
