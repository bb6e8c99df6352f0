import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { JobDetail } from "#app/features/job/job.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import {
  type LifecycleState,
  lifecycleState,
  mayActOnJob,
} from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { checkJob } from "#app/features/jobs/posting/job-form.ts";
import { valuesOfJob } from "#app/features/jobs/posting/job-values.ts";
import { type PoundQuestion, poundQuestion } from "#app/features/jobs/posting/pay-input.ts";
import { findOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { findSameJob } from "#app/features/moderation/similar/same-job.server.ts";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { Language } from "#app/i18n/language.ts";

export type JobPreview = {
  job: JobDetail;
  state: LifecycleState;
  publishAt: string | null;
  place: string;
  /** The values of the card, as in the wizard. */
  values: FormValues;
  /** Required fields with gaps; null where there are none. */
  gaps: FormErrors | null;
  /** The open job of the company that says the same. */
  sameJob: { id: string; title: string } | null;
  /** Asked before publishing while its amount is likely meant in the other pound. */
  poundQuestion: PoundQuestion | null;
  /** Whether it can be published from here. */
  mayChange: boolean;
  mayEdit: boolean;
};

/**
 * A draft as seekers will see it, with its gaps; "public" if it is published, undefined for others'
 * and missing ones.
 */
export async function findJobPreview(
  actor: Person,
  jobId: string,
  language: Language,
): Promise<JobPreview | "public" | undefined> {
  const [stored, job] = [await findOwnJob(actor, jobId), await findJob(actor, jobId)];
  const company = actingCompany(actor);
  if (!stored || !job || !company) return undefined;
  const state = lifecycleState(stored);
  if (!mayActOnJob("preview", state, company.role)) return "public";
  const place = jobPlace(stored, language);
  const values = { ...valuesOfJob(stored), company: job.company.name };
  const { publishAt } = stored;
  // As on the day when it is published.
  const postedAt = (publishAt ?? new Date()).toISOString();
  return {
    job: { ...job, postedAt, postedDaysAgo: publishAt ? -1 : 0 },
    state,
    place,
    publishAt: publishAt?.toISOString() ?? null,
    values: { ...values, place },
    gaps: checkJob(values).errors ?? null,
    poundQuestion: poundQuestion(values) ?? null,
    sameJob: (await findSameJob(company.id, stored, stored.id)) ?? null,
    mayChange: mayActOnJob("publish", state, company.role),
    mayEdit: mayActOnJob("edit", state, company.role),
  };
}
