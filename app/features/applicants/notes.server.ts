import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { applicationNotes } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { ApplicantNote } from "./applicant.ts";
import { lockForWriting } from "./marks/lock-for-writing.server.ts";

/** Of one application; more are no notes any more. */
const maxNotes = 100;

/**
 * The company's notes about an application, oldest first; none of other companies' applications.
 */
export async function listNotes(actor: Actor, applicationId: string): Promise<ApplicantNote[]> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person" || !isUuid(applicationId)) return [];
  const rows = await db
    .select({
      id: applicationNotes.id,
      authorId: applicationNotes.authorId,
      body: applicationNotes.body,
      createdAt: applicationNotes.createdAt,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(applicationNotes)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationNotes.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .leftJoin(userProfiles, eq(userProfiles.id, applicationNotes.authorId))
    .where(and(eq(applicationNotes.applicationId, applicationId), eq(jobs.companyId, company.id)))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id))
    .limit(maxNotes);
  return rows.map(({ id, authorId, body, createdAt, firstName, lastName }) => ({
    id,
    by: fullName({ firstName: firstName ?? "", lastName: lastName ?? "" }),
    isOwn: authorId === actor.id,
    body,
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Records something about an application, for the company alone. Refusals: lifecycle.missing, also for
 * a cleared one, applicants.withdrawnMeanwhile, lifecycle.readOnly, applicants.tooManyNotes.
 */
export async function addNote(
  actor: Actor,
  applicationId: string,
  body: string,
): Promise<Outcome<{ id: string }>> {
  return db.transaction(async (tx) => {
    const refusal = await lockForWriting(tx, actor, applicationId);
    if (refusal || actor.kind !== "person") return refusal ?? refused("lifecycle.missing");
    const ofIt = eq(applicationNotes.applicationId, applicationId);
    if ((await tx.$count(applicationNotes, ofIt)) >= maxNotes) {
      return refused("applicants.tooManyNotes");
    }
    // Pressed twice, or sent again after the connection was lost.
    const [same] = await tx
      .select({ id: applicationNotes.id })
      .from(applicationNotes)
      .where(
        and(ofIt, eq(applicationNotes.authorId, actor.id), eq(applicationNotes.body, body), recent),
      );
    if (same) return same;
    const [added] = await tx
      .insert(applicationNotes)
      .values({ applicationId, authorId: actor.id, body })
      .returning({ id: applicationNotes.id });
    return added ?? refused("lifecycle.missing");
  });
}

const recent = sql`${applicationNotes.createdAt} > now() - interval '1 minute'`;

/** Removes a note that the actor has written. Refusals: lifecycle.missing, lifecycle.readOnly. */
export async function deleteOwnNote(
  actor: Actor,
  noteId: string,
): Promise<Outcome<{ applicationId: string }>> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person" || !isUuid(noteId)) return refused("lifecycle.missing");
  if (!company.mayRecruit) return refused("lifecycle.readOnly");
  const ofCompany = db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(eq(jobs.companyId, company.id));
  const [deleted] = await db
    .delete(applicationNotes)
    .where(
      and(
        eq(applicationNotes.id, noteId),
        eq(applicationNotes.authorId, actor.id),
        inArray(applicationNotes.applicationId, ofCompany),
      ),
    )
    .returning({ applicationId: applicationNotes.applicationId });
  return deleted ?? refused("lifecycle.missing");
}

/** Marks an application for the company alone, or removes the mark. Refusals as for a note. */
export async function starApplication(
  actor: Actor,
  applicationId: string,
  isStarred: boolean,
): Promise<Outcome<{ id: string }>> {
  return db.transaction(async (tx) => {
    const refusal = await lockForWriting(tx, actor, applicationId);
    if (refusal) return refusal;
    await tx
      .update(jobApplications)
      .set({ starred: isStarred })
      .where(eq(jobApplications.id, applicationId));
    return { id: applicationId };
  });
}
