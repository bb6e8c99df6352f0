import { asc, eq } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { type PublicQuestion, presetOf, type Question } from "./question.ts";
import { jobQuestions } from "./questions.table.ts";

export type StoredQuestion = Question & { id: string };

/** All of a job's questions in their order, with the wanted answers. For callers that have checked whose job it is. */
export async function listQuestions(
  jobId: string,
  tx: Transaction | typeof db = db,
): Promise<StoredQuestion[]> {
  const rows = await tx
    .select()
    .from(jobQuestions)
    .where(eq(jobQuestions.jobId, jobId))
    .orderBy(asc(jobQuestions.position));
  return rows.map(({ jobId: _, position: __, ...row }) => ({
    ...row,
    preset: presetOf(row.preset),
  }));
}

/** The questions of all jobs of a company, by job. */
export async function listQuestionsOf(companyId: string): Promise<Map<string, Question[]>> {
  const rows = await db
    .select({ question: jobQuestions })
    .from(jobQuestions)
    .innerJoin(jobs, eq(jobs.id, jobQuestions.jobId))
    .where(eq(jobs.companyId, companyId))
    .orderBy(asc(jobQuestions.jobId), asc(jobQuestions.position));
  const questions = rows.map(({ question }) => ({
    ...question,
    preset: presetOf(question.preset),
  }));
  return Map.groupBy(questions, ({ jobId }) => jobId);
}

const { id, kind, preset, text, options, isRequired } = jobQuestions;

/** The same as applicants are asked: the wanted answers are not even read. */
export async function listPublicQuestions(
  jobId: string,
  tx: Pick<Transaction, "select"> = db,
): Promise<PublicQuestion[]> {
  const rows = await tx
    .select({ id, kind, preset, text, options, isRequired })
    .from(jobQuestions)
    .where(eq(jobQuestions.jobId, jobId))
    .orderBy(asc(jobQuestions.position));
  return rows.map((row) => ({ ...row, preset: presetOf(row.preset) }));
}

/**
 * Replaces a job's questions, in the transaction that has locked the job. One of the same kind and words keeps its id,
 * and with it the answers that it is compared with; a reworded one is new.
 */
export async function storeQuestions(
  tx: Transaction,
  jobId: string,
  questions: readonly Question[],
): Promise<void> {
  const idOf = new Map((await listQuestions(jobId, tx)).map((each) => [wordsOf(each), each.id]));
  if (idOf.size > 0) await tx.delete(jobQuestions).where(eq(jobQuestions.jobId, jobId));
  if (questions.length === 0) return;
  await tx.insert(jobQuestions).values(
    questions.map(({ kind, preset, text, options, isRequired, must, min, max }, place) => {
      const known = idOf.get(wordsOf({ kind, preset, text }));
      const stored = { kind, preset, text, options, isRequired, must, min, max };
      return { ...stored, ...(known && { id: known }), jobId, position: place + 1 };
    }),
  );
}

function wordsOf({ kind, preset, text }: Pick<Question, "kind" | "preset" | "text">): string {
  return `${kind} ${preset ?? ""} ${fold(text)}`;
}
