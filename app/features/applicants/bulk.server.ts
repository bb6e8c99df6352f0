import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import {
  applicationStatuses,
  type CompanyAction,
  statusAfter,
} from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import {
  findLatestEvent,
  startBulkTask,
} from "#app/features/applications/bulk/bulk-tasks.server.ts";
import {
  type Answered,
  answerApplications,
  maxAnsweredAtOnce,
} from "#app/features/applications/lifecycle/answer-applications.server.ts";
import type { AnswerValues } from "#app/features/applications/lifecycle/answer-form.ts";
import { reachOf } from "#app/features/applications/lifecycle/reach.server.ts";
import { countReach, type MailDoubts } from "#app/features/applications/lifecycle/reach.ts";
import { isUndecided } from "#app/features/applications/unanswered/job-end.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { PipelineJob } from "./applicant.ts";
import { filtered, orderBy, readsProfiles } from "./applicant-conditions.server.ts";
import type { ApplicantFilter } from "./applicant-filter.ts";
import { doubtsOf, shownNames } from "./mail-doubts.server.ts";
import { findPipelineJob, isNameOnly } from "./pipeline.server.ts";

/** All of a job's applications that a filter leaves, or all that still wait for an answer. */
export type Many = { filter: ApplicantFilter } | { isRest: true };
type Selected = { ids: string[] } | Many;

/** The applications that one answer would reach. */
export type Selection = {
  job: { id: string; title: string };
  /** None where the answer looks them up by itself. */
  ids: string[];
  /** How many the answer reaches. */
  total: number;
  /** Whether they are too many for one request. */
  isQueued: boolean;
  /** The first names of them. */
  names: string[];
  /** How many of the selected do not allow it. */
  skipped: number;
  doubts: MailDoubts;
};

/** For the first of them the confirmation says whose email may not arrive; the result counts all. */
const maxDoubted = 500;

/**
 * The selected applications to a job of the actor's company that allow an action. Undefined for other
 * jobs.
 */
export async function findSelection(
  actor: Actor,
  jobId: string,
  selected: Selected,
  action: CompanyAction,
): Promise<Selection | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return undefined;
  const isOpen = allows(selected, action);
  const isSelected = selecting(job, selected);
  const [counts, ids] = await Promise.all([
    countSelected(selected, isSelected, isOpen),
    selectIds(selected, and(isSelected, isOpen)).limit(maxDoubted),
  ]);
  const first = await listReached(ids, action);
  const isQueued = counts.total > maxAnsweredAtOnce;
  return {
    job: { id: job.id, title: job.title },
    ids: isQueued || "isRest" in selected ? [] : ids.map(({ id }) => id),
    ...counts,
    isQueued,
    names: first.slice(0, shownNames).map(fullName),
    doubts: await doubtsOf(first),
  };
}

function selecting(job: PipelineJob, selected: Selected): SQL | undefined {
  if ("filter" in selected) return filtered(job, selected.filter);
  const isOfJob = eq(jobApplications.jobId, job.id);
  if ("isRest" in selected) return and(isOfJob, isUndecided);
  return and(
    isOfJob,
    inArray(jobApplications.id, selected.ids.filter(isUuid).slice(0, maxAnsweredAtOnce)),
  );
}

function orderOf(selected: Selected): SQL[] {
  return "filter" in selected
    ? orderBy(selected.filter.sort)
    : [asc(jobApplications.createdAt), asc(jobApplications.id)];
}

/** In a status that has this action; of the rest also those of whom only the name is left. */
function allows(selected: Selected, action: CompanyAction): SQL {
  const from = applicationStatuses.filter((status) => statusAfter(action, status, "company"));
  const hasAction = inArray(jobApplications.status, from);
  return "isRest" in selected ? hasAction : sql`(${hasAction} and not ${isNameOnly})`;
}

async function countSelected(selected: Selected, isSelected: SQL | undefined, open: SQL) {
  const query = db
    .select({ isOpen: sql<boolean>`${open}`, n: count() })
    .from(jobApplications)
    .$dynamic();
  if (readsProfilesOf(selected)) query.innerJoin(userProfiles, isApplicant);
  const counts = { total: 0, skipped: 0 };
  for (const { isOpen, n } of await query.where(isSelected).groupBy(sql`1`)) {
    counts[isOpen ? "total" : "skipped"] += n;
  }
  return counts;
}

const isApplicant = eq(userProfiles.id, jobApplications.userId);

function readsProfilesOf(selected: Selected): boolean {
  return "filter" in selected && readsProfiles(selected.filter);
}

function selectIds(selected: Selected, isReached: SQL | undefined) {
  const query = db.select({ id: jobApplications.id }).from(jobApplications).$dynamic();
  if (readsProfilesOf(selected)) query.innerJoin(userProfiles, isApplicant);
  return query.where(isReached).orderBy(...orderOf(selected));
}

/** Their applicants, in the same order. */
async function listReached(applications: readonly { id: string }[], action: CompanyAction) {
  const ids = applications.map(({ id }) => id);
  const rows = await db
    .select({
      id: jobApplications.id,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
      email: userProfiles.email,
      reach: reachOf(action),
    })
    .from(jobApplications)
    .innerJoin(userProfiles, isApplicant)
    .leftJoin(authUsers, eq(authUsers.id, jobApplications.userId))
    .where(inArray(jobApplications.id, ids));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * Gives many applications to a job of the actor's company the same answer, as answerApplications does
 * and with its refusals: at once if they are few, otherwise by the queue. Of those, one with an event
 * after `lastEvent` is left as it is. Refusals besides: applicants.bulk.isRunning.
 */
export async function answerMany(
  actor: Person,
  jobId: string,
  selected: Many,
  values: AnswerValues,
  lastEvent?: number,
): Promise<Outcome<Answered | { queued: true }>> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return refused("lifecycle.missing");
  if (!job.mayAnswer) return refused("lifecycle.readOnly");
  const isReached = and(selecting(job, selected), allows(selected, values.action));
  const few = await selectIds(selected, isReached).limit(maxAnsweredAtOnce + 1);
  if (few.length === 0) return { answered: 0, repeated: 0, skipped: 0, reach: countReach([]) };
  if (few.length <= maxAnsweredAtOnce) {
    return answerApplications(
      actor,
      few.map(({ id }) => id),
      values,
    );
  }
  const isStarted = await startBulkTask({
    actorId: actor.id,
    jobId,
    ids: selectIds(selected, isReached).getSQL(),
    values,
    lastEvent: lastEvent ?? (await findLatestEvent()),
  });
  return isStarted ? { queued: true } : refused("applicants.bulkTask.isRunning");
}
