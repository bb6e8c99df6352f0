import { eq, sql } from "drizzle-orm";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import {
  type ActingCompany,
  actingCompany,
} from "#app/features/accounts/membership/acting-company.ts";
import { consumePublicEdit } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import type { Pound } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { checkJob } from "#app/features/jobs/posting/job-form.ts";
import { whyNotPostToday } from "#app/features/jobs/posting/job-quota.server.ts";
import { valuesOfJob } from "#app/features/jobs/posting/job-values.ts";
import { poundQuestion, withPoundAnswer } from "#app/features/jobs/posting/pay-input.ts";
import {
  findOwnCompanyName,
  findOwnJob,
  lockOwnJob,
} from "#app/features/jobs/posting/post-job.server.ts";
import {
  publishedColumns,
  raiseSuspiciousJob,
} from "#app/features/moderation/signals/raise-signals.server.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import {
  addDays,
  type CompanyReason,
  extendedDeadline,
  type LifecycleAction,
  lifecycleState,
  longestAheadDays,
  whyNotActOnJob,
} from "./job-lifecycle.ts";
import { whyNotScheduleMore } from "./schedule-quota.server.ts";

type JobRow = typeof jobs.$inferSelect;
type Change = Partial<typeof jobs.$inferInsert>;
type Changed = Outcome<{ id: string }>;

/*
 * A company's actions on its own jobs. Refusals of all: posting.jobNotFound for anyone else's,
 * posting.readOnly, accounts.tooManyTries, and manage.refusals.otherState or .suspended if the
 * table in job-lifecycle.ts does not allow it. Those with `seenAt` throw JobChangedMeanwhile for a job saved after it.
 */

/**
 * Makes a draft public now, whether it was scheduled or not; `sent` may say which pound its pay is in.
 * Further refusals: posting.tooManyToday, manage.refusals.incomplete, .deadlinePast, .poundOpen.
 */
export function publishDraft(
  actor: Actor,
  jobId: string,
  sent: FormValues = {},
  seenAt?: Date,
): Promise<Changed> {
  return change(actor, jobId, "publish", {
    seenAt,
    before: (tx, company) => whyNotPostToday(tx, company.id, jobId),
    columns: async (job) => {
      const gap = await whyNotPublish(actor, job, new Date(), sent);
      const published = { status: "active", createdAt: new Date(), confirmedAt: null };
      return gap ?? { ...published, ...poundOf(job, sent) };
    },
  });
}

/**
 * Has a draft made public at a time to come, 90 days ahead at most. Further refusals: as for
 * publishing, manage.refusals.timePast, .timeTooFar, .tooManyScheduled.
 */
export function scheduleDraft(
  actor: Actor,
  jobId: string,
  publishAt: Date,
  sent: FormValues = {},
): Promise<Changed> {
  return change(actor, jobId, "schedule", {
    before: (tx, company) => whyNotScheduleMore(tx, company.id, jobId),
    columns: async (job) => {
      if (!(publishAt > new Date())) return refused("manage.refusals.timePast");
      const furthest = Date.now() + furthestDays * 24 * 60 * 60 * 1000;
      if (publishAt.getTime() > furthest) return refused("manage.refusals.timeTooFar");
      const gap = await whyNotPublish(actor, job, publishAt, sent);
      return gap ?? { publishAt, ...poundOf(job, sent) };
    },
  });
}

const furthestDays = 90;

/** Takes a scheduled draft's time away. */
export function unscheduleDraft(actor: Actor, jobId: string): Promise<Changed> {
  return change(actor, jobId, "unschedule", { columns: () => ({ publishAt: null }) });
}

/** Takes an open job off the board. */
export function closeJob(
  actor: Actor,
  jobId: string,
  reason: CompanyReason,
  seenAt?: Date,
): Promise<Changed> {
  return change(actor, jobId, "close", {
    seenAt,
    columns: () => ({ status: "closed", closedReason: reason, closedAt: new Date() }),
  });
}

/**
 * Puts the last day two weeks further, or says of a job without one that it is still open. `shownDay` is
 * the last day that was shown before, "" where there was none. Further refusals: manage.refusals.farEnough,
 * .lastDayChanged where it is another one by now.
 */
export function extendJob(
  actor: Actor,
  jobId: string,
  shownDay?: string,
  seenAt?: Date,
): Promise<Changed> {
  return change(actor, jobId, "extend", {
    seenAt,
    columns: (job) => {
      const isShown = shownDay === undefined || shownDay === (job.applicationDeadline ?? "");
      return isShown ? extension(job) : refused("manage.refusals.lastDayChanged");
    },
  });
}

/** Puts a closed job back on the board, with two weeks to go where its last day has passed. */
export function reopenJob(actor: Actor, jobId: string): Promise<Changed> {
  return change(actor, jobId, "reopen", {
    columns: ({ applicationDeadline: deadline }) => {
      const today = damascusDay(new Date());
      const isPast = deadline !== null && deadline < today;
      return {
        status: "active",
        closedReason: null,
        closedAt: null,
        confirmedAt: new Date(),
        ...(isPast ? { applicationDeadline: extendedDeadline(null, today) } : {}),
      };
    },
  });
}

/** The columns of a job that is extended. */
export function extension({ applicationDeadline: deadline }: JobRow): Change | Refusal {
  const confirmed = { confirmedAt: new Date(), confirmationRequestedAt: null };
  if (deadline === null) return confirmed;
  const today = damascusDay(new Date());
  const later = extendedDeadline(deadline, today);
  if (later > addDays(today, longestAheadDays)) return refused("manage.refusals.farEnough");
  return { ...confirmed, applicationDeadline: later };
}

type Steps = {
  /** Runs before the job is locked: the company's profile is locked first, as when posting. */
  before?(tx: Transaction, company: ActingCompany): Promise<Refusal | undefined>;
  columns(job: JobRow): Promise<Change | Refusal> | Change | Refusal;
  seenAt?: Date | undefined;
};

async function change(
  actor: Actor,
  jobId: string,
  action: LifecycleAction,
  { before, columns, seenAt }: Steps,
): Promise<Changed> {
  const company = actingCompany(actor);
  if (!company || !(await findOwnJob(actor, jobId)) || actor.kind !== "person") {
    return refused("posting.jobNotFound");
  }
  if (!company.mayRecruit) return refused("posting.readOnly");
  const tooMany = await consumePublicEdit(actor.id);
  if (tooMany) return tooMany;
  return db.transaction(async (tx) => {
    const refusal = await before?.(tx, company);
    if (refusal) return refusal;
    const job = await lockOwnJob(tx, actor, jobId, seenAt);
    if (!job) return refused("posting.jobNotFound");
    const why = whyNotActOnJob(action, lifecycleState(job), company.role);
    if (why) return refused(why);
    const changed = await columns(job);
    if ("refused" in changed) return changed;
    const published = changed.status === "active" && (await publishedColumns(tx, job));
    await tx
      .update(jobs)
      .set({ ...changed, ...published, updatedAt: sql`now()` })
      .where(eq(jobs.id, jobId));
    if (action === "publish" || action === "reopen") await raiseSuspiciousJob(tx, jobId);
    await indexChangedJobs(tx);
    return { id: jobId };
  });
}

async function whyNotPublish(
  actor: Actor,
  job: JobRow,
  at: Date,
  sent: FormValues,
): Promise<Refusal | undefined> {
  const company = (await findOwnCompanyName(actor as Person)) ?? "";
  const checked = checkJob({ ...valuesOfJob(job), company });
  if (checked.errors) return refused("manage.refusals.incomplete");
  const deadline = job.applicationDeadline;
  const isPast = deadline !== null && deadline < damascusDay(at);
  if (isPast) return refused("manage.refusals.deadlinePast");
  const isOpen = poundQuestion(withPoundAnswer(valuesOfJob(job), sent)) !== undefined;
  return isOpen ? refused("manage.refusals.poundOpen") : undefined;
}

/** The pound that was chosen before publishing. */
function poundOf(job: JobRow, sent: FormValues): Change {
  const { pound } = withPoundAnswer(valuesOfJob(job), sent);
  return pound ? { pound: pound as Pound } : {};
}
