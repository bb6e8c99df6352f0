import { and, asc, eq, inArray } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { type CompanyAction, statusAfter } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { maxAnsweredAtOnce } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { reachOf } from "#app/features/applications/lifecycle/reach.server.ts";
import type { MailDoubts } from "#app/features/applications/lifecycle/reach.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { filtered, orderBy } from "./applicant-conditions.server.ts";
import type { ApplicantFilter } from "./applicant-filter.ts";
import { doubtsOf, shownNames } from "./mail-doubts.server.ts";
import { findPipelineJob, isNameOnly } from "./pipeline.server.ts";

/** The applications that one answer would reach. */
export type Selection = {
  job: { id: string; title: string };
  ids: string[];
  /** How many the answer reaches: all of the ids, or those that it looks up by itself. */
  total: number;
  /** The first names of them. */
  names: string[];
  /** How many of the selected do not allow it. */
  skipped: number;
  /** Whether there are more than one answer reaches. */
  isCut: boolean;
  doubts: MailDoubts;
};

/**
 * The selected applications to a job of the actor's company that allow an action: those of the ids,
 * or all that a filter leaves. Undefined for other jobs.
 */
export async function findSelection(
  actor: Actor,
  jobId: string,
  selected: { ids: string[] } | { filter: ApplicantFilter },
  action: CompanyAction,
): Promise<Selection | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return undefined;
  const isSelected =
    "filter" in selected
      ? filtered(job, selected.filter)
      : and(
          eq(jobApplications.jobId, job.id),
          inArray(jobApplications.id, selected.ids.filter(isUuid).slice(0, maxAnsweredAtOnce)),
        );
  const order =
    "filter" in selected ? orderBy(selected.filter.sort) : [asc(jobApplications.createdAt)];
  const rows = await db
    .select({
      id: jobApplications.id,
      status: jobApplications.status,
      isNameOnly,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
      email: userProfiles.email,
      reach: reachOf(action),
    })
    .from(jobApplications)
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(authUsers, eq(authUsers.id, jobApplications.userId))
    .where(isSelected)
    .orderBy(...order)
    .limit(maxAnsweredAtOnce + 1);
  const reached = rows.slice(0, maxAnsweredAtOnce);
  const open = reached.filter(
    (row) => !row.isNameOnly && statusAfter(action, row.status, "company") !== undefined,
  );
  return {
    job: { id: job.id, title: job.title },
    ids: open.map(({ id }) => id),
    total: open.length,
    names: open.slice(0, shownNames).map(fullName),
    skipped: reached.length - open.length,
    isCut: rows.length > reached.length,
    doubts: await doubtsOf(open),
  };
}
