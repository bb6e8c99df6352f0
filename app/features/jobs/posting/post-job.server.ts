import { and, eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import {
  type ActingCompany,
  actingCompany,
} from "#app/features/accounts/membership/acting-company.ts";
import { dropDrafts } from "#app/features/accounts/profile/drafts.server.ts";
import { consumePublicEdit } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import type { JobStatus } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Question } from "#app/features/job/questions/question.ts";
import { listQuestions, storeQuestions } from "#app/features/job/questions/questions.server.ts";
import { returnChangedJob } from "#app/features/moderation/cases/cases.server.ts";
import {
  publishedColumns,
  raiseSuspiciousJob,
} from "#app/features/moderation/signals/raise-signals.server.ts";
import { placeText } from "#app/features/places/place.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { type StaleForm, staleForm } from "#app/http/stale-form/stale-form.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { jobExternalIds } from "./external-ids.table.ts";
import type { JobDraft } from "./job-drafts.server.ts";
import type { JobFormValues } from "./job-form.ts";
import { whyNotPostToday } from "./job-quota.server.ts";
import { columnsOf, newJobValues, valuesOfJob } from "./job-values.ts";

/** The names of the wizard's drafts. */
export const postForm = "post-job";
export const editForm = (jobId: string) => `edit-job/${jobId}`;

export type OwnJob = typeof jobs.$inferSelect & { questions: Question[] };

/**
 * Posts a job under the id of its draft, and drops the draft. Sent twice, also at once, it is posted
 * once. The place is written in `language`. Refusals: posting.companiesOnly for anyone who acts
 * for no company, posting.readOnly for its readers, and posting.tooManyToday, which leaves the draft;
 * posting.externalIdUsed where the company's own system has another job of this id.
 */
export function publishJob(
  actor: Actor,
  draftId: string,
  values: JobFormValues,
  language: Language,
  externalId?: string,
): Promise<Outcome<{ id: string }>> {
  const more = { status: "active", form: postForm, externalId } as const;
  return addJob(actor, draftId, values, language, more);
}

/**
 * Stores a job as a draft, visible to the company only, and drops the draft of the `form` that it
 * came from. It counts as posted today. Refusals as for posting.
 */
export function saveNewDraft(
  actor: Actor,
  draftId: string,
  values: JobFormValues,
  language: Language,
  form: string | null = null,
  externalId?: string,
): Promise<Outcome<{ id: string }>> {
  return addJob(actor, draftId, values, language, { status: "draft", form, externalId });
}

async function addJob(
  actor: Actor,
  draftId: string,
  values: JobFormValues,
  language: Language,
  {
    status,
    form,
    externalId,
  }: { status: JobStatus; form: string | null; externalId: string | undefined },
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person") return refused("posting.companiesOnly");
  if (!company.mayRecruit) return refused("posting.readOnly");
  const refusal = await db.transaction(async (tx) => {
    const tooMany = await whyNotPostToday(tx, company.id, draftId);
    if (tooMany) return tooMany;
    if (externalId !== undefined && (await hasOther(tx, company, externalId, draftId))) {
      return refused("posting.externalIdUsed");
    }
    await nameCompany(tx, company, values.company);
    const location = placeText(values.placeId, language);
    const job = { ...columnsOf(values), id: draftId, companyId: company.id, location };
    const posted = await tx
      .insert(jobs)
      .values({ ...job, ...(status === "active" ? await publishedColumns(tx, job) : { status }) })
      .onConflictDoNothing({ target: jobs.id })
      .returning({ id: jobs.id });
    // A form sent twice has posted its job; the id of another company's job posts nothing.
    const own = and(eq(jobs.id, draftId), eq(jobs.companyId, company.id));
    if (posted.length === 0 && (await tx.$count(jobs, own)) === 0) {
      return refused("posting.jobNotFound");
    }
    if (posted.length > 0) await storeQuestions(tx, draftId, values.questions);
    if (posted.length > 0 && externalId !== undefined) {
      await tx.insert(jobExternalIds).values({ companyId: company.id, externalId, jobId: draftId });
    }
    if (form) await dropDrafts(actor, form, draftId, tx);
    if (posted.length > 0) await raiseSuspiciousJob(tx, draftId);
    await indexChangedJobs(tx);
    return undefined;
  });
  return refusal ?? { id: draftId };
}

/** A job was saved after the caller had read it. */
export class JobChangedMeanwhile extends Error {}

/**
 * Saves an own job and keeps its status; drops the `draft` of the change. The text of the place is
 * rewritten only if the place changed. Throws JobChangedMeanwhile for one saved after `seenAt`. Refusals: posting.jobNotFound, posting.readOnly,
 * accounts.tooManyTries; `stale` where the job was saved after the draft had begun.
 */
export async function editJob(
  actor: Actor,
  jobId: string,
  values: JobFormValues,
  language: Language,
  draft?: JobDraft,
  seenAt?: Date,
): Promise<Outcome<{ id: string } | { stale: StaleForm }>> {
  const company = actingCompany(actor);
  if (!company || !(await findOwnJob(actor, jobId)) || actor.kind !== "person") {
    return refused("posting.jobNotFound");
  }
  if (!company.mayRecruit) return refused("posting.readOnly");
  const tooMany = await consumePublicEdit(actor.id);
  if (tooMany) return tooMany;
  return db.transaction(async (tx) => {
    const job = await lockOwnJob(tx, actor, jobId, seenAt);
    if (!job) return refused("posting.jobNotFound");
    const stale = draft && staleForm({ ...draft.values, seen: draft.seen }, valuesOfJob(job));
    if (stale) return { stale };
    await nameCompany(tx, company, values.company);
    const moved = job.placeId !== values.placeId;
    const location = moved ? placeText(values.placeId, language) : job.location;
    const columns = columnsOf(values);
    const published =
      job.status === "active" && (await publishedColumns(tx, { ...job, ...columns }));
    await tx
      .update(jobs)
      // An edit confirms that the job is still open.
      .set({
        ...columns,
        ...published,
        location,
        updatedAt: new Date(),
        confirmedAt: new Date(),
        confirmationRequestedAt: null,
      })
      .where(eq(jobs.id, jobId));
    await storeQuestions(tx, jobId, values.questions);
    if (draft) await dropDrafts(actor, editForm(jobId), draft.id, tx);
    await returnChangedJob(tx, jobId);
    await raiseSuspiciousJob(tx, jobId);
    await indexChangedJobs(tx);
    return { id: jobId };
  });
}

/**
 * A job of the actor's company in any status; undefined for anyone else's, a missing one and an
 * invalid id.
 */
export async function findOwnJob(actor: Actor, jobId: string): Promise<OwnJob | undefined> {
  const company = actingCompany(actor);
  if (!company || !isUuid(jobId)) return undefined;
  const [job] = await db.select().from(jobs).where(ownJob(company, jobId));
  return job && { ...job, questions: await listQuestions(jobId) };
}

/**
 * The same for members who may change it, locked until the transaction ends: it can be neither
 * changed, deleted nor applied to. Throws JobChangedMeanwhile for one saved after `seenAt`.
 */
export async function lockOwnJob(
  tx: Transaction,
  actor: Actor,
  jobId: string,
  seenAt?: Date,
): Promise<OwnJob | undefined> {
  const company = actingCompany(actor);
  if (!company?.mayRecruit || !isUuid(jobId)) return undefined;
  const [job] = await tx.select().from(jobs).where(ownJob(company, jobId)).for("update");
  if (job && seenAt && job.updatedAt > seenAt) throw new JobChangedMeanwhile();
  return job && { ...job, questions: await listQuestions(jobId, tx) };
}

/** Removes an own job that lockOwnJob found, with the drafts of its change. */
export async function removeOwnJob(tx: Transaction, actor: Actor, jobId: string): Promise<void> {
  const company = actingCompany(actor);
  if (!company?.mayRecruit || actor.kind !== "person") return;
  await tx.delete(jobs).where(ownJob(company, jobId));
  await dropDrafts(actor, editForm(jobId), undefined, tx);
}

/** The name that the actor's company goes by in its profile; null while it has none. */
export async function findOwnCompanyName(actor: Person): Promise<string | null> {
  const [profile] = await db
    .select({ name: userProfiles.companyName })
    .from(userProfiles)
    .where(eq(userProfiles.id, actingCompany(actor)?.id ?? actor.id));
  return profile?.name?.trim() || null;
}

/** Initial values of a new job, with the company's contact. */
export async function findNewJobValues(actor: Person): Promise<FormValues> {
  const [profile] = await db
    .select({ email: userProfiles.email, website: userProfiles.companyWebsite })
    .from(userProfiles)
    .where(eq(userProfiles.id, actingCompany(actor)?.id ?? actor.id));
  const { email, website } = profile ?? {};
  return { ...newJobValues, contactEmail: shownEmail(email ?? ""), companyWebsite: website ?? "" };
}

function ownJob(company: ActingCompany, jobId: string) {
  return and(eq(jobs.id, jobId), eq(jobs.companyId, company.id));
}

/** Whether another job of the company has this id in its own system; its profile is locked. */
async function hasOther(
  tx: Transaction,
  company: ActingCompany,
  externalId: string,
  jobId: string,
): Promise<boolean> {
  const [used] = await tx
    .select({ jobId: jobExternalIds.jobId })
    .from(jobExternalIds)
    .where(
      and(eq(jobExternalIds.companyId, company.id), eq(jobExternalIds.externalId, externalId)),
    );
  return used !== undefined && used.jobId !== jobId;
}

/** The name entered by a company without one becomes its name. */
async function nameCompany(
  tx: Transaction,
  company: ActingCompany,
  companyName: string,
): Promise<void> {
  await tx
    .update(userProfiles)
    .set({ companyName, updatedAt: new Date() })
    .where(
      and(
        eq(userProfiles.id, company.id),
        sql`coalesce(btrim(${userProfiles.companyName}), '') = ''`,
      ),
    );
}
