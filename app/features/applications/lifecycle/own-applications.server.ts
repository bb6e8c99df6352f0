import { and, eq, not, notInArray, sql } from "drizzle-orm";
import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
import { statusAfter } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { clearApplications } from "#app/features/applications/lifecycle/clear-applications.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { InterviewAnswerValues } from "./answer-form.ts";
import { interviewTimeEmail } from "./emails/interview-time-email.server.ts";
import { findInterview, type Interview, isTimeSet, pickTime } from "./interviews.server.ts";
import { applicationEvents, interviews } from "./lifecycle.table.ts";
import { recordTransition } from "./record-transition.server.ts";

/**
 * Withdraws the actor's own application: CV and texts are deleted at once, the company still sees the name and the
 * fact. Refusals: lifecycle.missing, lifecycle.decided, lifecycle.newsFirst for an answer that was not shown yet.
 */
export async function withdrawOwnApplication(
  actor: Actor,
  id: string,
): Promise<Outcome<{ jobId: string }>> {
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, id);
    if (!row) return refused("lifecycle.missing");
    const to = statusAfter("withdraw", row.from, "seeker");
    if (!to) return refused("lifecycle.decided");
    if (row.hasNews) return refused("lifecycle.newsFirst");
    const by = { side: "seeker", actorId: row.userId, action: "withdraw" } as const;
    await recordTransition(tx, by, [{ ...row, to }]);
    await clearApplications(tx, [row]);
    return { jobId: row.jobId };
  });
}

/**
 * Confirms the newest invitation, with a time of its offer where there is one, or asks for another time, which
 * frees the time. Refusals: lifecycle.missing, lifecycle.interviewOver where there is none to answer any more,
 * lifecycle.interviewChanged where it is not the one that was shown, lifecycle.interviewHeld where it has begun
 * or was missed, lifecycle.answeredTooOften, and those of pickTime.
 */
export async function answerInterview(
  actor: Actor,
  id: string,
  { answer, note, interview: shown, time }: InterviewAnswerValues,
): Promise<Outcome<{ jobId: string }>> {
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, id);
    if (!row) return refused("lifecycle.missing");
    const to = statusAfter(answer, row.from, "seeker");
    const interview = to && (await findInterview(tx, row.id));
    if (!to || !interview) return refused("lifecycle.interviewOver");
    if (shown && shown !== interview.id) return refused("lifecycle.interviewChanged");
    const { startsAt, offerId, noShowAt } = interview;
    const isPick = answer === "confirm" && offerId !== null;
    const unchanged = { startsAt, timeId: null };
    const picked = isPick ? await pickTime(tx, interview, time ?? "") : unchanged;
    if (isRefused(picked)) return picked;
    const given = answer === "confirm" ? "confirmed" : "another_time";
    const isSameTime = startsAt?.getTime() === picked.startsAt?.getTime();
    // Pressed twice, or sent again after the connection was lost.
    if (interview.answer === given && isSameTime) return { jobId: row.jobId };
    const hasBegun = isTimeSet(interview) && startsAt !== null && startsAt <= new Date();
    if (answer === "confirm" && (hasBegun || noShowAt)) return refused("lifecycle.interviewHeld");
    if ((await countAnswers(tx, interview)) >= maxInterviewAnswers) {
      return refused("lifecycle.answeredTooOften");
    }
    await tx
      .update(interviews)
      .set({
        ...picked,
        answer: given,
        answerNote: note,
        answeredAt: new Date(),
        sequence: sql`${interviews.sequence} + 1`,
        reminders: 0,
      })
      .where(eq(interviews.id, interview.id));
    const by = { side: "seeker", actorId: row.userId, action: answer } as const;
    await recordTransition(tx, by, [{ ...row, to, message: note, interviewId: interview.id }]);
    if (isPick && picked.startsAt) {
      const about = { interviewId: interview.id, about: "picked" } as const;
      const time = picked.startsAt.toISOString();
      await enqueueSingleEmail(interviewTimeEmail, row.userId, { ...about, startsAt: time }, tx);
    }
    return { jobId: row.jobId };
  });
}

/** Answers to one invitation, each of which is emailed. */
const maxInterviewAnswers = 20;

function countAnswers(tx: Transaction, { id, applicationId }: Interview): Promise<number> {
  const isAnswer = eq(applicationEvents.interviewId, id);
  const isSeekers = eq(applicationEvents.side, "seeker");
  const isOfThis = eq(applicationEvents.applicationId, applicationId);
  return tx.$count(applicationEvents, and(isOfThis, isSeekers, isAnswer));
}

/** How many of the actor's applications, but for some, have changed since they last looked. */
export async function countOwnNews(actor: Actor, except: readonly string[] = []): Promise<number> {
  if (actor.kind !== "person" || actor.userType !== "customer_employee") return 0;
  const isOther = except.length > 0 ? notInArray(jobApplications.id, [...except]) : undefined;
  const isNews = and(eq(jobApplications.userId, actor.id), hasNews, not(isOfRemovedJob), isOther);
  return db.$count(jobApplications, isNews);
}

/** Records that the actor has seen how an application stands, up to the last event that was shown. */
export async function markOwnNewsSeen(actor: Actor, id: string, lastEvent: number): Promise<void> {
  if (actor.kind !== "person" || !isUuid(id)) return;
  // An opening is no news, and only the first one is shown.
  const isNewer = sql`exists (select from ${applicationEvents}
    where application_id = ${id} and side <> 'seeker' and action <> 'open' and id > ${lastEvent})`;
  const isOwn = and(eq(jobApplications.userId, actor.id), eq(jobApplications.id, id));
  await db
    .update(jobApplications)
    .set({ hasNews: false })
    .where(and(isOwn, hasNews, sql`not ${isNewer}`));
}

const hasNews = sql`${jobApplications.hasNews}`;

/** The actor's own application, locked; undefined for anybody else's. */
export async function lockOwn(tx: Transaction, actor: Actor, id: string) {
  if (actor.kind !== "person" || !isUuid(id)) return undefined;
  const [row] = await tx
    .select({
      id: jobApplications.id,
      jobId: jobApplications.jobId,
      userId: jobApplications.userId,
      documentId: jobApplications.documentId,
      companyId: jobs.companyId,
      from: jobApplications.status,
      hasNews: jobApplications.hasNews,
      messagesBlockedBy: jobApplications.messagesBlockedBy,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobApplications.id, id), eq(jobApplications.userId, actor.id)))
    .for("update", { of: jobApplications });
  return row;
}
