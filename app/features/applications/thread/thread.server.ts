import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { lockUnused } from "#app/features/applications/cv/documents.server.ts";
import {
  applicationEvents,
  eventDocuments,
} from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { findFullThreads } from "#app/features/applications/lifecycle/message-limits.server.ts";
import { lockOwn } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { recordTransition } from "#app/features/applications/lifecycle/record-transition.server.ts";
import { type Writer, whyNotWrite } from "#app/features/applications/lifecycle/thread.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { MessageValues } from "./message-form.ts";

/** A message: its text, the applicant's own unused uploads, and the key of its form. */
export type NewMessage = MessageValues & { documentIds: readonly string[]; key: string };

/**
 * Writes to the company about the actor's own application, once it has opened the messages. The same form, known by
 * its key, sent again with the same text is the same message; with another text it is another one. Refusals: lifecycle.missing, thread.ended, thread.notOpen,
 * thread.blockedByYou, thread.blockedByCompany, thread.tooMany, applications.documentGone.
 */
export async function writeMessage(
  actor: Actor,
  applicationId: string,
  { text, documentIds, key }: NewMessage,
): Promise<Outcome<{ eventId: number }>> {
  if (!isUuid(key)) return refused("lifecycle.missing");
  if (!documentIds.every(isUuid)) return refused("applications.documentGone");
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, applicationId);
    if (!row) return refused("lifecycle.missing");
    const events = await listEvents(tx, row.id);
    const before = events.find(({ submissionKey }) => submissionKey === key);
    if (before?.message === text) return { eventId: before.id };
    const reason = whyNotWrite({ ...row, status: row.from }, events);
    if (reason) return refused(reason);
    if ((await findFullThreads(tx, [row.id], "seeker")).has(row.id))
      return refused("thread.tooMany");
    const hasDocuments = documentIds.length > 0;
    if (hasDocuments && !(await lockUnused(tx, row.userId, documentIds))) {
      return refused("applications.documentGone");
    }
    const by = { side: "seeker", actorId: row.userId, action: "write" } as const;
    const change = {
      ...row,
      to: row.from,
      message: text,
      submissionKey: before ? randomUUID() : key,
    };
    const [eventId = 0] = await recordTransition(tx, by, [change]);
    if (hasDocuments) {
      const rows = documentIds.map((documentId, at) => ({ documentId, eventId, place: at + 1 }));
      await tx.insert(eventDocuments).values(rows);
    }
    return { eventId };
  });
}

function listEvents(tx: Transaction, applicationId: string) {
  return tx
    .select({
      id: applicationEvents.id,
      action: applicationEvents.action,
      side: applicationEvents.side,
      message: applicationEvents.message,
      submissionKey: applicationEvents.submissionKey,
    })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id));
}

/**
 * Ends the messages about the actor's own application, or lets them go on. Only the side that ended them does that.
 * Decisions are still told. Refusals: lifecycle.missing.
 */
export async function blockOwnThread(
  actor: Actor,
  applicationId: string,
  isBlocked: boolean,
): Promise<Outcome<{ id: string }>> {
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, applicationId);
    return row ? block(tx, row.id, "seeker", isBlocked) : refused("lifecycle.missing");
  });
}

/** The same for an application to a job of the actor's company. Refusals: lifecycle.missing, lifecycle.readOnly. */
export async function blockApplicant(
  actor: Actor,
  applicationId: string,
  isBlocked: boolean,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || !isUuid(applicationId)) return refused("lifecycle.missing");
  const own = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, company.id));
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .where(and(eq(jobApplications.id, applicationId), inArray(jobApplications.jobId, own)))
      .for("update");
    if (!row) return refused("lifecycle.missing");
    if (!company.mayRecruit) return refused("lifecycle.readOnly");
    return block(tx, row.id, "company", isBlocked);
  });
}

async function block(tx: Transaction, id: string, by: Writer, isBlocked: boolean) {
  const isFree = sql`${jobApplications.messagesBlockedBy} is null`;
  await tx
    .update(jobApplications)
    .set({ messagesBlockedBy: isBlocked ? by : null })
    .where(
      and(
        eq(jobApplications.id, id),
        isBlocked ? isFree : eq(jobApplications.messagesBlockedBy, by),
      ),
    );
  return { id };
}
