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
  isOfRest,
  startBulkTask,
} from "#app/features/applications/bulk/bulk-tasks.server.ts";
import {
  type Answered,
  answerApplications,
  maxAnsweredAtOnce,
} from "#app/features/applications/lifecycle/answer-applications.server.ts";
import type { AnswerValues } from "#app/features/applications/lifecycle/answer-form.ts";
import { isEnough } from "#app/features/applications/lifecycle/interviews.server.ts";
import { reachOf } from "#app/features/applications/lifecycle/reach.server.ts";
import { countReach, type MailDoubts } from "#app/features/applications/lifecycle/reach.ts";
import { isUndecided } from "#app/features/applications/unanswered/job-end.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { PipelineJob } from "./applicant.ts";
import { filtered, orderBy } from "./applicant-conditions.server.ts";
import type { ApplicantFilter } from "./applicant-filter.ts";
import { doubtsOf, shownNames } from "./mail-doubts.server.ts";
import { findPipelineJob, isNameOnly } from "./pipeline.server.ts";

/** All of a job's applications that a filter leaves, or all that still wait for an answer. */
export type Many = { filter: ApplicantFilter } | { isRest: true };
export type Selected = { ids: string[] } | Many;

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

/**
 * The selected applications to a job of the actor's company that allow an action. Where they are too
 * many for one request, the addresses of the first are checked. Undefined for other jobs.
 */
export async function findSelection(
  actor: Actor,
  jobId: string,
  selected: Selected,
  action: CompanyAction,
): Promise<Selection | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return undefined;
  const isReached = reaching(job, selected, action);
  const [counts, reached] = await Promise.all([
    countSelected(selecting(job, selected), isReached),
    listSelected(selected, isReached).limit(maxAnsweredAtOnce),
  ]);
  const first = await listReached(reached, action);
  const isQueued = counts.total > maxAnsweredAtOnce;
  return {
    job: { id: job.id, title: job.title },
    ids: isQueued || "isRest" in selected ? [] : reached.map(({ id }) => id),
    ...counts,
    isQueued,
    names: first.slice(0, shownNames).map(fullName),
    doubts: { ...(await doubtsOf(first, job.title)), ...(isQueued && { checked: first.length }) },
  };
}

/** Which of a job's applications are selected. For callers that have checked whose job it is. */
export function selecting(job: PipelineJob, selected: Selected): SQL | undefined {
  if ("filter" in selected) return filtered(job, selected.filter);
  const isOfJob = eq(jobApplications.jobId, job.id);
  if ("isRest" in selected) return and(isOfJob, isUndecided);
  return and(
    isOfJob,
    inArray(jobApplications.id, selected.ids.filter(isUuid).slice(0, maxAnsweredAtOnce)),
  );
}

/** The order that selected applications are listed in. */
export function selectedOrder(selected: Selected): SQL[] {
  return "filter" in selected
    ? orderBy(selected.filter.sort)
    : [asc(jobApplications.createdAt), asc(jobApplications.id)];
}

/** The selected that allow an action; of the rest also those of whom only the name is left. */
function reaching(job: PipelineJob, selected: Selected, action: CompanyAction): SQL {
  if ("isRest" in selected) return isOfRest(job.id, action);
  const from = applicationStatuses.filter((status) => statusAfter(action, status, "company"));
  const hasAction = inArray(jobApplications.status, from);
  return sql`(${selecting(job, selected)} and ${hasAction} and not ${isNameOnly})`;
}

async function countSelected(isSelected: SQL | undefined, isReached: SQL) {
  const query = db
    .select({ isOpen: sql<boolean>`${isReached}`, n: count() })
    .from(jobApplications)
    .where(isSelected)
    .groupBy(sql`1`);
  const counts = { total: 0, skipped: 0 };
  for (const { isOpen, n } of await query) {
    counts[isOpen ? "total" : "skipped"] += n;
  }
  return counts;
}

function listSelected(selected: Selected, isReached: SQL | undefined) {
  const { id, userId } = jobApplications;
  return db
    .select({ id, userId })
    .from(jobApplications)
    .where(isReached)
    .orderBy(...selectedOrder(selected));
}

/** Their applicants, in the same order. */
async function listReached(applications: readonly { userId: string }[], action: CompanyAction) {
  const ids = applications.map(({ userId }) => userId);
  const rows = await db
    .select({
      id: userProfiles.id,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
      email: userProfiles.email,
      reach: reachOf(action),
    })
    .from(userProfiles)
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(inArray(userProfiles.id, ids));
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
  const isReached = reaching(job, selected, values.action);
  const few = await listSelected(selected, isReached).limit(maxAnsweredAtOnce + 1);
  if (few.length === 0) return { answered: 0, repeated: 0, skipped: 0, reach: countReach([]) };
  if (few.length <= maxAnsweredAtOnce) {
    return answerApplications(
      actor,
      few.map(({ id }) => id),
      values,
    );
  }
  if (values.interview && !isEnough(values.interview, few.length)) {
    return refused("lifecycle.tooFewTimes");
  }
  const isStarted = await startBulkTask({
    actorId: actor.id,
    jobId,
    ids:
      "isRest" in selected
        ? undefined
        : sql`select id from ${listSelected(selected, isReached)} selected`,
    values,
    lastEvent: lastEvent ?? (await findLatestEvent()),
  });
  return isStarted ? { queued: true } : refused("applicants.bulkTask.isRunning");
}
