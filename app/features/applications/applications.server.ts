import { and, eq, ne, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { sendOwnConfirmation } from "#app/features/accounts/emails/own-emails.server.ts";
import { enqueueCompanyEmail } from "#app/features/accounts/membership/membership.server.ts";
import { jobState } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listPublicQuestions } from "#app/features/job/questions/questions.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { paths } from "#app/paths.ts";
import { brokenConstraint, db, type Transaction } from "#app/platform/database/database.server.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { countEvent } from "#app/platform/log/counter.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { storeAnswers } from "./answers/answers.server.ts";
import { checkAnswers } from "./answers/check-answers.ts";
import { applicationCan, experienceOf } from "./application.ts";
import { whyNotSend } from "./application-access.ts";
import { isAnswered } from "./application-conditions.server.ts";
import type { OwnApplication } from "./application-list.ts";
import { documents, jobApplications } from "./applications.table.ts";
import type { ApplicationValues } from "./apply/application-form.ts";
import { whyNotApplyToday } from "./cv/cv-quota.server.ts";
import { discardUnusedDocument, isUsedElsewhere } from "./cv/documents.server.ts";
import {
  applicationReceivedEmail,
  newApplicationsEmail,
} from "./emails/application-emails.server.ts";
import { findSubmission } from "./idempotency.server.ts";
import { applicationEvents } from "./lifecycle/lifecycle.table.ts";

/**
 * Sends the actor's application with one of their own unused uploads as the CV. The same form, known
 * by its key, sent again answers as the first time. Refusals: not a job seeker, jobs.missing,
 * jobs.over, applications.appliesElsewhere, .documentGone, .tooManyToday, and .alreadyApplied, when the upload is removed;
 * screening.errors.changed where `answers`, by the form's fields, do not answer the job's questions.
 */
export async function applyToJob(
  actor: Actor,
  jobId: string,
  values: ApplicationValues,
  documentId: string,
  submissionKey?: string,
  answers: FormValues = {},
): Promise<Outcome<{ id: string }>> {
  const refusal = whyNotSend(actor);
  if (refusal || actor.kind !== "person") return refused(refusal ?? "applications.loginFirst");
  if (!isUuid(jobId)) return refused("jobs.missing");
  if (!isUuid(documentId)) return refused("applications.documentGone");

  const key = submissionKey && isUuid(submissionKey) ? submissionKey : null;
  const outcome = await send(actor, jobId, { values, answers, documentId, key });
  if (!isRefused(outcome)) {
    countEvent("applications");
    await saveContact(actor, values);
    return outcome;
  }
  const twice = key && (await findSubmission(actor, jobId, key));
  // An upload that no application uses is that of the second attempt.
  if (twice || outcome.refused === "applications.alreadyApplied") {
    await discardUnusedDocument(actor, documentId);
  }
  return twice || outcome;
}

type SentForm = {
  values: ApplicationValues;
  answers: FormValues;
  documentId: string;
  key: string | null;
};

async function send(
  actor: Person,
  jobId: string,
  form: SentForm,
): Promise<Outcome<{ id: string }>> {
  try {
    return await db.transaction((tx) => insert(tx, actor, jobId, form));
  } catch (error) {
    if (error instanceof TooManySendings) return refused("lifecycle.sentTooOften");
    // The same upload sent for two jobs: the first one has it.
    const broken = brokenConstraint(error);
    if (broken === "job_applications_document") return refused("applications.documentGone");
    throw error;
  }
}

async function insert(
  tx: Transaction,
  actor: Person,
  jobId: string,
  { values: form, answers, documentId, key: submissionKey }: SentForm,
): Promise<Outcome<{ id: string }>> {
  const tooMany = await whyNotApplyToday(tx, actor.id);
  if (tooMany) return tooMany;
  // Held until the end, so that a job cannot be closed or deleted in between.
  const [job] = await tx
    .select({
      status: jobs.status,
      deadline: jobs.applicationDeadline,
      closedReason: jobs.closedReason,
      companyId: jobs.companyId,
      applyUrl: jobs.applyUrl,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .for("share");
  if (!job) return refused("jobs.missing");
  if (job.applyUrl !== null) return refused("applications.appliesElsewhere");
  const verdict = applicationCan.send(jobState(job));
  if (!verdict.allowed) return refused(verdict.reason);
  const answered = checkAnswers(await listPublicQuestions(jobId, tx), answers);
  if (Object.keys(answered.errors).length > 0) return refused("screening.errors.changed");

  const [document] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.ownerId, actor.id)))
    .for("update");
  // Asked under the lock: a CV saved in the account, or sent with a message, is never an application's own.
  if (!document || (await isUsedElsewhere(tx, document.id))) {
    return refused("applications.documentGone");
  }

  const { coverLetter, experience, expectedSalary, availableDate } = form;
  const resumeUrl = paths.document(documentId);
  const sent = { coverLetter, experience, expectedSalary, availableDate, documentId, resumeUrl };
  const values = { ...sent, jobId, userId: actor.id, status: "pending" as const, submissionKey };
  const [inserted] = await tx
    .insert(jobApplications)
    .values(values)
    // One that was taken back is sent again; of any other there is one.
    .onConflictDoUpdate({
      target: [jobApplications.jobId, jobApplications.userId],
      set: { ...values, ...untouched },
      setWhere: eq(jobApplications.status, "withdrawn"),
    })
    .returning({ id: jobApplications.id });
  if (!inserted) return refused("applications.alreadyApplied");
  const isAgain = eq(applicationEvents.applicationId, inserted.id);
  const times = await tx.$count(
    applicationEvents,
    and(isAgain, eq(applicationEvents.action, "send")),
  );
  if (times >= maxSendings) throw new TooManySendings();
  await storeAnswers(tx, inserted.id, answered.answers);
  await tx
    .insert(applicationEvents)
    .values({
      applicationId: inserted.id,
      action: "send",
      side: "seeker",
      actorId: actor.id,
      toStatus: "pending",
    });
  const eventData = { applicationId: inserted.id };
  await enqueueCompanyEmail(newApplicationsEmail, job.companyId, eventData, tx);
  await enqueueEmail(applicationReceivedEmail, actor.id, eventData, tx);
  return inserted;
}

/** How often one application may be sent, taken back in between. */
const maxSendings = 5;
class TooManySendings extends Error {}

/** As a new application is to the company, when it is sent again. */
const untouched = {
  createdAt: sql`now()`,
  statusChangedAt: sql`now()`,
  openedAt: null,
  clearedAt: null,
  hasNews: false,
  starred: false,
  meanRating: null,
  ratingCount: 0,
  unreadReminder: 0,
};

/**
 * Only an extra: the application is sent whether it works or not. Another contact address is asked
 * for confirmation.
 */
async function saveContact(actor: Person, values: ApplicationValues): Promise<void> {
  const { firstName, lastName, email, phone } = values;
  try {
    const { email: before = "" } = await findOwnContact(actor);
    await db
      .update(userProfiles)
      .set({ firstName, lastName, email: email || null, phone, updatedAt: new Date() })
      .where(eq(userProfiles.id, actor.id));
    if (email.toLowerCase() !== before.toLowerCase()) await sendOwnConfirmation(actor, "contact");
  } catch (error) {
    log("contact not saved when applying", { constraint: brokenConstraint(error) });
  }
}

/** The initial values of an application form: the actor's name, contact and years as stored. */
export async function findOwnContact(actor: Person): Promise<FormValues> {
  const [profile] = await db
    .select({
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      email: userProfiles.email,
      phone: userProfiles.phone,
      years: userProfiles.experienceYears,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, actor.id));
  const { firstName = "", lastName = "", email, phone, years = null } = profile ?? {};
  const contact = { firstName, lastName, email: email || actor.email || "", phone: phone ?? "" };
  return { ...contact, experience: experienceOf(years) ?? "" };
}

/** An own application without its texts. */
export type OwnSent = Pick<
  OwnApplication,
  "id" | "status" | "isOpened" | "isAnswered" | "hasNews"
> & { createdAt: Date };

/** The actor's application for a job, if there is one that was not taken back. */
export async function findOwnApplication(
  actor: Actor,
  jobId: string,
): Promise<OwnSent | undefined> {
  if (actor.kind !== "person" || !isUuid(jobId)) return undefined;
  const [application] = await db
    .select({
      id: jobApplications.id,
      createdAt: jobApplications.createdAt,
      status: jobApplications.status,
      isOpened: sql<boolean>`${jobApplications.openedAt} is not null`,
      isAnswered,
      hasNews: jobApplications.hasNews,
    })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.jobId, jobId),
        eq(jobApplications.userId, actor.id),
        ne(jobApplications.status, "withdrawn"),
      ),
    );
  return application;
}

/** How many applications there are in all. */
export async function countApplications(): Promise<number> {
  return totalOf("applications");
}
