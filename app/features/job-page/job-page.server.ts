import type { Actor } from "#app/features/accounts/actor.ts";
import {
  findOwnApplication,
  type OwnSent,
} from "#app/features/applications/applications.server.ts";
import { countApplicationsOfOwnJob } from "#app/features/applications/jobs-with-applications.server.ts";
import { progressOf } from "#app/features/applications/own-status.ts";
import { shownFit } from "#app/features/fits/fits.server.ts";
import { type JobDetail, jobCan, type ShownJob } from "#app/features/job/job.ts";
import { mayChangeJob, ownsJob, whyNotApply } from "#app/features/job/job-access.ts";
import { findJob, similarJobs } from "#app/features/job/job-detail.server.ts";
import { listExchangeRates, otherPays } from "#app/features/job/pay/exchange-rates.server.ts";
import { isCountedReader } from "#app/features/job/views/counted-reader.ts";
import { leaveOutView } from "#app/features/job/views/opened-job.server.ts";
import { rememberSeenJob } from "#app/features/jobs/memory/remembered-jobs.server.ts";
import { findExpectedPay } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import { findUsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { governorateOf } from "#app/features/places/governorate.ts";
import { companyPlace, jobPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { jobPosting } from "./job-posting.ts";

type Options = {
  /** A prefetched page may never be read: its job is not marked as seen. */
  isPrefetch: boolean;
};

/** Everything a job's page shows its reader; undefined for a job that is missing or not theirs to see. */
export async function jobPage(
  actor: Actor,
  id: string,
  language: Language,
  { isPrefetch }: Options,
) {
  const job = await findJob(actor, id);
  if (!job) return undefined;
  const own = ownsJob(actor, job);
  if (!isCountedReader(actor, own)) leaveOutView();
  const isReader = actor.kind === "person" && !own;
  const isSeenStored = isReader && !isPrefetch && job.state === "open";
  const { title, placeId, pay, state } = job;
  const statesPay = pay.min !== null || pay.max !== null;
  const [applied, fit, rates, usualPay, expectedPay, similar, applications] = await Promise.all([
    isReader ? findOwnApplication(actor, job.id) : undefined,
    own ? undefined : orEmpty("fit", shownFit(actor, job, language), undefined),
    orEmpty("exchange rates", listExchangeRates(), new Map()),
    orEmpty("usual pay", findUsualPay(title, placeId, language), undefined),
    statesPay ? null : orEmpty("expected pay", findExpectedPay(title, placeId, language), null),
    orEmpty("similar jobs", similarJobs(job, language), []),
    own ? orEmpty("number of applications", countApplicationsOfOwnJob(actor, job.id), 0) : 0,
    isSeenStored && orEmpty("seen job", rememberSeenJob(actor, job.id), undefined),
  ]);
  return {
    job: shownJob(job),
    place: jobPlace(job, language),
    companyPlace: companyPlace(job.company, language),
    governorate: governorateOf(placeId),
    otherPays: otherPays(pay, rates),
    usualPay: usualPay ?? null,
    expectedPay: expectedPay ?? null,
    similar,
    own,
    isSeenStored,
    mayChange: mayChangeJob(actor, job),
    ...(own && ownStatus(job, language)),
    applications,
    applied: applied ? ownNote(applied, language) : null,
    applying: {
      offered: jobCan.beShown(state) && !applied,
      whyNot: jobCan.beAppliedTo(state) ? whyNotApply(actor) : ("jobs.over" as const),
    },
    posting: (state === "open" && jobPosting(job, messagesFor(language).jobs)) || null,
    ...(fit && !applied && { fit }),
  };
}

/** Held or suspended, in the words of its company's list; undefined where the stored status is shown. */
function ownStatus({ closedReason }: JobDetail, language: Language) {
  const { held, suspended } = messagesFor(language).manage.states;
  if (closedReason === "held") return { status: held };
  return closedReason === "suspended" ? { status: suspended } : undefined;
}

/** The reader's own application as the page mentions it. */
export function ownNote(application: OwnSent, language: Language) {
  const progress = progressOf(application, messagesFor(language).ownApplication);
  return { id: application.id, appliedAt: application.createdAt.toISOString(), ...progress };
}

/** Leaves out data that no script of the page reads: the page's data is sent besides its HTML. */
function shownJob(job: JobDetail): ShownJob {
  const { location, placeId, companyId, closedReason, company, ...shown } = job;
  const { country, province, city, ...shownCompany } = company;
  return { ...shown, company: shownCompany };
}
