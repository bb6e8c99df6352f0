import type { Actor } from "#app/features/accounts/actor.ts";
import { findRows } from "#app/features/applicants/applicant.server.ts";
import { scoreFits } from "#app/features/applicants/fitting-applicants.server.ts";
import { listLabelsOn } from "#app/features/applicants/marks/labels.server.ts";
import { teamRating } from "#app/features/applicants/marks/mark.ts";
import { findPipelineJob } from "#app/features/applicants/pipeline.server.ts";
import { stageFor } from "#app/features/applicants/stage.ts";
import { listJudgedAnswers } from "#app/features/applications/answers/answers.server.ts";
import {
  applicantOf,
  onlyName,
  sentOf,
} from "#app/features/applications/application-lists.server.ts";
import { recordOpening } from "#app/features/applications/lifecycle/history.server.ts";
import { listQuestions } from "#app/features/job/questions/questions.server.ts";
import { findYearsOf, listEntriesOf } from "#app/features/seekers/entries/own-entries.server.ts";
import { isPrefetch } from "#app/http/prefetch.server.ts";
import { maxCompared } from "#app/limits.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Comparison } from "./comparison.ts";

/**
 * The same for a reader: the applications count as opened, as each does on its own page, unless a browser only
 * prefetches them.
 */
export async function readComparison(
  { actor, request }: { actor: Actor; request: Request },
  jobId: string,
  ids: readonly string[],
): Promise<Comparison | undefined> {
  const comparison = await findComparison(actor, jobId, ids);
  if (!comparison || isPrefetch(request) || request.method === "HEAD") return comparison;
  const unread = comparison.compared.filter(({ stage }) => stage === "new");
  for (const { id } of comparison.compared) await recordOpening(actor, id);
  return unread.length > 0 ? findComparison(actor, jobId, ids) : comparison;
}

/** Two or three applications to a job of the actor's company, in the given order; undefined for other jobs. */
export async function findComparison(
  actor: Actor,
  jobId: string,
  ids: readonly string[],
): Promise<Comparison | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return undefined;
  const wanted = [...new Set(ids)].filter(isUuid).slice(0, maxCompared);
  const rows = await findRows(jobId, wanted);
  const whole = rows.filter((row) => !row.isNameOnly);
  const people = whole.map(({ profile }) => profile.id);
  const [entries, years, questions, answers, labels, fits] = await Promise.all([
    listEntriesOf(people),
    findYearsOf(whole.map(({ profile }) => profile)),
    listQuestions(jobId),
    listJudgedAnswers(
      jobId,
      whole.map(({ sent }) => sent.id),
    ),
    listLabelsOn(whole.map(({ sent }) => sent.id)),
    scoreFits(jobId, people),
  ]);
  const compared = rows.map(({ sent, profile, isContactConfirmed, ...row }) => {
    const applicant = {
      ...applicantOf(profile, isContactConfirmed, entries.get(profile.id) ?? []),
      experienceYears: years.get(profile.id) ?? null,
    };
    return {
      id: sent.id,
      stage: stageFor(row),
      sent: sentOf(sent),
      applicant: row.isNameOnly ? onlyName(applicant) : applicant,
      isNameOnly: row.isNameOnly,
      reasons: fits.get(profile.id)?.reasons ?? [],
      rating: teamRating(row),
      labels: labels.get(sent.id) ?? [],
      answers: answers.get(sent.id) ?? [],
    };
  });
  compared.sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
  return {
    job: { id: job.id, title: job.title },
    questions: questions.map(({ id, preset, text }) => ({ id, preset, text })),
    compared,
  };
}
