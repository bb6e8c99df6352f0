import { and, inArray } from "drizzle-orm";
import type { ApplicantRow, Pipeline, PipelineJob } from "#app/features/applicants/applicant.ts";
import { narrowed } from "#app/features/applicants/applicant-conditions.server.ts";
import type { ApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import {
  listJudgedAnswers,
  listOutdatedAnswers,
  unmetApplications,
} from "#app/features/applications/answers/answers.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import type { Question } from "#app/features/job/questions/question.ts";
import { listQuestions } from "#app/features/job/questions/questions.server.ts";
import { db } from "#app/platform/database/database.server.ts";

/**
 * The job's questions and the applications with unwanted answers, among `matches` where they are given; nothing for a job without questions. For callers that have checked whose job it is.
 */
export async function findScreening(
  job: PipelineJob,
  filter: ApplicantFilter,
  { rows, matches }: { rows: readonly ApplicantRow[]; matches: readonly string[] | undefined },
): Promise<Pick<Pipeline, "screening">> {
  const questions = await listQuestions(job.id);
  if (questions.length === 0) return {};
  const hasChoice = questions.some(({ kind }) => kind === "choice");
  const outdated = hasChoice ? await listOutdatedAnswers(job.id) : {};
  const isWanting = ({ must, min, max }: Question) =>
    must.length > 0 || min !== null || max !== null;
  if (!questions.some(isWanting)) return { screening: { questions, outdated, unmet: null } };
  const shown = rows.map(({ id }) => id);
  const answers = await listJudgedAnswers(job.id, shown);
  const ids = rows.flatMap(({ id }) =>
    answers.get(id)?.some(({ isUnmet }) => isUnmet) ? [id] : [],
  );
  const isUnmet = matches
    ? and(
        inArray(jobApplications.id, [...matches]),
        inArray(jobApplications.id, unmetApplications(job.id)),
      )
    : narrowed(job, { ...filter, wanted: "unmet" });
  const total = await db.$count(jobApplications, isUnmet);
  return { screening: { questions, outdated, unmet: { total, ids } } };
}
