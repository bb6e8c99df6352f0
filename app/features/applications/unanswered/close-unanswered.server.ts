import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
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
import { firstId } from "#app/platform/uuid.ts";
import { hasUndecided, isEndedJob, isUndecided } from "./job-end.server.ts";
import { jobEndings } from "./unanswered.table.ts";

/** Ended jobs that are looked at together. */
const jobsAtOnce = 100;
/** Applications of one transaction, each with an event and an email. */
const atOnce = 100;

/**
 * Closes undecided applications 14 days after the company was asked to answer, and notifies the
 * applicants: status, event and email are one transaction, so that each is closed exactly once even
 * if killed. Contact with an applicant restarts the time. An ending that has nothing undecided any
 * more is forgotten, so that a night costs what it closes: if the company reconsiders, it is asked
 * again. Returns how many.
 */
export async function closeUnanswered(): Promise<number> {
  let closed = 0;
  for (let after = firstId; ; ) {
    const over = await db
      .select({ jobId: jobEndings.jobId })
      .from(jobEndings)
      .where(and(gt(jobEndings.jobId, after), isOver))
      .orderBy(jobEndings.jobId)
      .limit(jobsAtOnce);
    const last = over.at(-1);
    if (!last) return closed;
    after = last.jobId;
    const ids = over.map(({ jobId }) => jobId);
    closed += await closeOf(ids);
    await forgetSettled(ids);
  }
}

const isOver = sql`${jobEndings.notifiedAt} <= now() - make_interval(days => ${answerDays})`;

/** The company has done something about it, or there was to be an interview. */
const isInTouch = sql`(exists (select from ${applicationEvents}
    where ${applicationEvents.applicationId} = ${jobApplications}.id
      and ${applicationEvents.side} = 'company' and ${applicationEvents.action} <> 'open'
      and ${applicationEvents.createdAt} > now() - make_interval(days => ${answerDays}))
  or exists (select from ${interviews}
    where ${interviews.applicationId} = ${jobApplications}.id
      and coalesce(${interviews.startsAt}, (select max(starts_at) from interview_times
        where offer_id = ${interviews.offerId})) > now() - make_interval(days => ${answerDays})))`;

async function closeOf(jobIds: readonly string[]): Promise<number> {
  let closed = 0;
  for (let after: Row | undefined, some = atOnce; some === atOnce; closed += some) {
    const rows = await closeSome(jobIds, after);
    after = rows.at(-1);
    some = rows.length;
  }
  return closed;
}

type Row = { id: string; jobId: string };

/** The next of the jobs' applications, in the order of their index. */
function closeSome(jobIds: readonly string[], after: Row | undefined): Promise<Row[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: jobApplications.id,
        jobId: jobApplications.jobId,
        userId: jobApplications.userId,
        companyId: jobs.companyId,
        from: jobApplications.status,
      })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(
        and(
          inArray(jobApplications.jobId, [...jobIds]),
          after &&
            sql`(${jobApplications.jobId}, ${jobApplications.id}) > (${after.jobId}, ${after.id})`,
          isEndedJob(),
          isUndecided,
          sql`not ${isInTouch}`,
        ),
      )
      .orderBy(asc(jobApplications.jobId), asc(jobApplications.id))
      .limit(atOnce)
      // Skips locked rows: an application being answered or reopened is left to the company.
      .for("update", { of: jobApplications, skipLocked: true });
    const changes = rows.flatMap((row) => {
      const to = statusAfter("close", row.from, "system");
      return to ? [{ ...row, to }] : [];
    });
    await recordTransition(tx, { side: "system", actorId: null, action: "close" }, changes);
    return rows;
  });
}

async function forgetSettled(jobIds: readonly string[]): Promise<void> {
  await db
    .delete(jobEndings)
    .where(and(inArray(jobEndings.jobId, [...jobIds]), sql`not ${hasUndecided(jobEndings.jobId)}`));
}
