import { and, asc, eq, inArray, ne, not, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { presetOf } from "#app/features/job/questions/question.ts";
import { jobQuestions } from "#app/features/job/questions/questions.table.ts";
import { readAmount } from "#app/platform/amount.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { readDay } from "#app/platform/day.ts";
import type { Answer, JudgedAnswer } from "./answer.ts";
import { applicationAnswers } from "./answers.table.ts";
import type { CheckedAnswer } from "./check-answers.ts";

/** Writes the answers of an application that has just been inserted or sent again. */
export async function storeAnswers(
  tx: Transaction,
  applicationId: string,
  answers: readonly CheckedAnswer[],
): Promise<void> {
  await forgetAnswers(tx, [applicationId]);
  if (answers.length === 0) return;
  await tx
    .insert(applicationAnswers)
    .values(
      answers.map(({ question, answer }, place) => ({
        applicationId,
        position: place + 1,
        questionId: question.id,
        kind: question.kind,
        preset: question.preset,
        question: question.text,
        answer,
      })),
    );
}

/** Deletes the answers of applications that were withdrawn or cleared. */
export async function forgetAnswers(tx: Transaction, applicationIds: string[]): Promise<void> {
  await tx
    .delete(applicationAnswers)
    .where(inArray(applicationAnswers.applicationId, applicationIds));
}

const { questionId, kind, preset, question, answer } = applicationAnswers;
const columns = { questionId, kind, preset, text: question, answer };

/** The actor's own answers by application, without the answers that the company wanted. */
export async function listOwnAnswers(
  actor: Actor,
  applicationIds: readonly string[],
): Promise<Map<string, Answer[]>> {
  if (actor.kind !== "person" || applicationIds.length === 0) return new Map();
  const rows = await db
    .select({ of: applicationAnswers.applicationId, ...columns })
    .from(applicationAnswers)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationAnswers.applicationId))
    .where(
      and(eq(jobApplications.userId, actor.id), inArray(jobApplications.id, [...applicationIds])),
    )
    .orderBy(asc(applicationAnswers.applicationId), asc(applicationAnswers.position));
  return byApplication(rows);
}

/** The answers of applications to one job. For callers that have checked whose they are. */
export async function listJudgedAnswers(
  jobId: string,
  applicationIds: readonly string[],
): Promise<Map<string, JudgedAnswer[]>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select({
      of: applicationAnswers.applicationId,
      ...columns,
      isUnmet: sql<boolean>`coalesce(${isOtherThanWanted} and not ${isOutdated}, false)`,
      isOutdated: sql<boolean>`coalesce(${isOutdated}, false)`,
    })
    .from(applicationAnswers)
    // By the job: hundreds of answers would have the questions of all jobs read.
    .leftJoin(jobQuestions, and(eq(jobQuestions.jobId, jobId), eq(jobQuestions.id, questionId)))
    .where(inArray(applicationAnswers.applicationId, [...applicationIds]))
    .orderBy(asc(applicationAnswers.applicationId), asc(applicationAnswers.position));
  return byApplication(rows);
}

/** Whether any of some applications has an answer. */
export async function hasAnswers(applicationIds: readonly string[]): Promise<boolean> {
  if (applicationIds.length === 0) return false;
  const [some] = await db
    .select({ answer })
    .from(applicationAnswers)
    .where(inArray(applicationAnswers.applicationId, [...applicationIds]))
    .limit(1);
  return some !== undefined;
}

/**
 * The applications to a job of which an answer is not one that the company wants, by `applicationId`; on demand also
 * those that cannot be compared, since the company has replaced the option.
 */
export function unmetApplications(jobId: string, { orOutdated } = { orOutdated: false }) {
  return db
    .select({ applicationId: applicationAnswers.applicationId })
    .from(jobQuestions)
    .innerJoin(applicationAnswers, and(eq(questionId, jobQuestions.id), ne(kind, "text")))
    .where(
      and(
        eq(jobQuestions.jobId, jobId),
        isOtherThanWanted,
        orOutdated ? undefined : not(isOutdated),
      ),
    );
}

/** How many applications to a job have such an answer, of all or of some. */
export async function countUnmetApplications(
  jobId: string,
  candidateIds?: readonly string[],
): Promise<number> {
  // The answers to a job's questions lie together in their index: to look up each application costs more.
  const isCandidate = candidateIds
    ? sql`where application_id = any(${sql.param([...candidateIds])}::uuid[])`
    : sql``;
  const [counted] = await db.execute<{ n: number }>(sql`
    select count(distinct application_id)::int as n
    from (${unmetApplications(jobId)} offset 0) unmet ${isCandidate}`);
  return counted?.n ?? 0;
}

/** How many replaced options of a job's questions are listed. */
const maxOutdated = 50;

/** The answers to a job's choices that are options no more, by question. */
export async function listOutdatedAnswers(jobId: string): Promise<Record<string, string[]>> {
  const rows = await db
    .selectDistinct({ questionId, answer })
    .from(jobQuestions)
    .innerJoin(applicationAnswers, and(eq(questionId, jobQuestions.id), ne(kind, "text")))
    .where(and(eq(jobQuestions.jobId, jobId), isOutdated))
    .orderBy(asc(questionId), asc(answer))
    .limit(maxOutdated);
  const groups = Map.groupBy(rows, (row) => row.questionId);
  return Object.fromEntries([...groups].map(([id, group]) => [id, group.map((row) => row.answer)]));
}

/** The applications with such an answer to a question: the same option, a number at least as high, a day no later. */
export function applicationsAnswering(question: string, given: string) {
  const least = readAmount(given) ?? null;
  const last = readDay(given) ?? null;
  const isSuch = sql`case ${kind} when 'number' then ${least}::numeric is null or ${answer}::numeric >= ${least}::numeric
    when 'date' then ${last}::text is null or ${answer} <= ${last}::text else ${answer} = ${given} end`;
  return db
    .select({ applicationId: applicationAnswers.applicationId })
    .from(applicationAnswers)
    .where(and(eq(questionId, question), ne(kind, "text"), isSuch));
}

/** Whether a question, as it is now, wants other answers than this one. An unanswered question is not unmet. */
const isOtherThanWanted = sql`case when ${jobQuestions.kind} = 'number'
    then not ${answer}::numeric between coalesce(${jobQuestions.min}, '-infinity') and coalesce(${jobQuestions.max}, 'infinity')
  else cardinality(${jobQuestions.must}) > 0 and ${answer} <> all (${jobQuestions.must}) end`;

/** Whether a choice had the answer as an option when it was given, and has it no more. */
const isOutdated = sql`(${jobQuestions.kind} = 'choice' and ${answer} <> all (${jobQuestions.options}))`;

type Row = { of: string; preset: string | null };

function byApplication<T extends Row>(rows: readonly T[]) {
  const read = ({ of: _, ...row }: T) => ({ ...row, preset: presetOf(row.preset) });
  const groups = Map.groupBy(rows, ({ of }) => of);
  return new Map([...groups].map(([of, group]) => [of, group.map(read)]));
}
