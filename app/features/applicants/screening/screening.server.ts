import type { Pipeline, PipelineJob } from "#app/features/applicants/applicant.ts";
import { narrowed } from "#app/features/applicants/applicant-conditions.server.ts";
import { type ApplicantFilter, isNarrowed } from "#app/features/applicants/applicant-filter.ts";
import {
  countUnmetApplications,
  listJudgedAnswers,
  listOutdatedAnswers,
} from "#app/features/applications/answers/answers.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import type { Question } from "#app/features/job/questions/question.ts";
import type { StoredQuestion } from "#app/features/job/questions/questions.server.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Whether an answer to any of a job's questions can be one that the company does not want. */
export function hasWanted(questions: readonly Question[]): boolean {
  return questions.some(({ must, min, max }) => must.length > 0 || min !== null || max !== null);
}

/**
 * The job's questions and the applications with unwanted answers; nothing for a job without questions. For callers that
 * have checked whose job it is.
 */
export async function findScreening(
  job: PipelineJob,
  questions: StoredQuestion[],
  { shown, countUnmet }: { shown: readonly string[]; countUnmet: () => Promise<number> },
): Promise<Pick<Pipeline, "screening">> {
  if (questions.length === 0) return {};
  const hasChoice = questions.some(({ kind }) => kind === "choice");
  const outdated = hasChoice ? await listOutdatedAnswers(job.id) : {};
  if (!hasWanted(questions)) return { screening: { questions, outdated, unmet: null } };
  const answers = await listJudgedAnswers(job.id, shown);
  const ids = shown.filter((id) => answers.get(id)?.some(({ isUnmet }) => isUnmet));
  return { screening: { questions, outdated, unmet: { total: await countUnmet(), ids } } };
}

/**
 * How many of a filter's applications have an unwanted answer, `matches` being those that are listed. Without reading
 * the applications where their answers suffice.
 */
export async function countUnmet(
  job: PipelineJob,
  filter: ApplicantFilter,
  matches: readonly string[],
): Promise<number> {
  if (filter.wanted === "unmet") return matches.length;
  if (!isNarrowed({ ...filter, wanted: null })) return countUnmetApplications(job.id);
  if (!filter.wanted) return countUnmetApplications(job.id, matches);
  return db.$count(jobApplications, narrowed(job, { ...filter, wanted: "unmet" }));
}
