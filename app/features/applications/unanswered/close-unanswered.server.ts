import { and, asc, eq, sql } from "drizzle-orm";
import { statusAfter } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import {
  applicationEvents,
  interviews,
} from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { recordTransition } from "#app/features/applications/lifecycle/record-transition.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { answerDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isEndedJob, isUndecided } from "./job-end.server.ts";
import { jobEndings } from "./unanswered.table.ts";

/** Applications of one transaction, each with an event and an email. */
const atOnce = 100;

/**
 * Closes undecided applications 14 days after the company was asked to answer, and notifies the
 * applicants: status, event and email are one transaction, so that each is closed exactly once even
 * if killed. Contact with an applicant restarts the time. Returns how many.
 */
export async function closeUnanswered(): Promise<number> {
  let closed = 0;
  for (let some = atOnce; some === atOnce; closed += some) some = await closeSome();
  return closed;
}

const isOver = sql`${jobEndings.notifiedAt} <= now() - make_interval(days => ${answerDays})`;

/** The company has done something about it, or there was to be an interview. */
const isInTouch = sql`(exists (select from ${applicationEvents}
    where ${applicationEvents.applicationId} = ${jobApplications}.id
      and ${applicationEvents.side} = 'company' and ${applicationEvents.action} <> 'open'
      and ${applicationEvents.createdAt} > now() - make_interval(days => ${answerDays}))
  or exists (select from ${interviews}
    where ${interviews.applicationId} = ${jobApplications}.id
      and ${interviews.startsAt} > now() - make_interval(days => ${answerDays})))`;

async function closeSome(): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: jobApplications.id,
        userId: jobApplications.userId,
        companyId: jobs.companyId,
        from: jobApplications.status,
      })
      .from(jobEndings)
      .innerJoin(jobs, eq(jobs.id, jobEndings.jobId))
      .innerJoin(jobApplications, eq(jobApplications.jobId, jobs.id))
      .where(and(isOver, isEndedJob(), isUndecided, sql`not ${isInTouch}`))
      .orderBy(asc(jobApplications.jobId), asc(jobApplications.id))
      .limit(atOnce)
      // Skips locked rows: an application being answered or reopened is left to the company.
      .for("update", { of: jobApplications, skipLocked: true });
    const changes = rows.flatMap((row) => {
      const to = statusAfter("close", row.from, "system");
      return to ? [{ ...row, to }] : [];
    });
    await recordTransition(tx, { side: "system", actorId: null, action: "close" }, changes);
    return rows.length;
  });
}
