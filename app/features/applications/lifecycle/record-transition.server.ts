import { inArray, sql } from "drizzle-orm";
import type {
  ApplicationStatus,
  Side,
  StatusChange,
  TransitionAction,
} from "#app/features/applications/application-status.ts";
import {
  companyApplications,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { enqueueTransitionEmails } from "./emails/enqueue-transition-emails.server.ts";
import { endInterviews } from "./interviews.server.ts";
import { applicationEvents } from "./lifecycle.table.ts";
import { pushNews } from "./push-news.server.ts";

type By = { side: Side; actorId: string | null; action: TransitionAction };

/**
 * Writes one action on applications that the transaction has locked: their status, an event of each,
 * and the emails that tell the other side. An interview still to come is cancelled where an application
 * leaves that stage; its event then names it. `changes` all lead to one status, or each to its own.
 * Returns the ids of the events, in the order of the changes.
 */
export async function recordTransition(
  tx: Transaction,
  { side, actorId, action }: By,
  changes: StatusChange[],
): Promise<number[]> {
  if (changes.length === 0) return [];
  const left = changes.filter(({ from, to }) => from === "interview" && to !== "interview");
  const cancelled = await endInterviews(
    tx,
    left.map(({ id }) => id),
  );
  const events = await tx
    .insert(applicationEvents)
    .values(
      changes.map(({ id, from, to, message = null, interviewId, ...more }) => ({
        applicationId: id,
        submissionKey: more.submissionKey ?? null,
        action,
        side,
        actorId,
        message,
        interviewId: interviewId ?? cancelled.get(id) ?? null,
        fromStatus: from,
        toStatus: to,
      })),
    )
    .returning({ id: applicationEvents.id });
  for (const [status, ids] of idsByStatus(changes)) {
    await tx
      .update(jobApplications)
      .set({
        status,
        // A message that waited on a device may arrive after an answer that its writer has not seen.
        ...(action !== "write" && { hasNews: side !== "seeker" }),
        statusChangedAt: sql`case when ${jobApplications.status} = ${status}
          then ${jobApplications.statusChangedAt} else now() end`,
      })
      .where(inArray(jobApplications.id, ids));
  }
  if (side === "seeker") await setCompanyNews(tx, changes, action !== "withdraw");
  const announced = changes.map((change, index) => ({
    ...change,
    eventId: events[index]?.id ?? 0,
  }));
  await enqueueTransitionEmails(tx, { side, action }, announced);
  await pushNews(tx, { side, action }, changes);
  return events.map(({ id }) => id);
}

/** Of a withdrawn application nothing is left to read. */
async function setCompanyNews(
  tx: Transaction,
  changes: StatusChange[],
  hasNews: boolean,
): Promise<void> {
  await tx
    .update(companyApplications)
    .set({ hasNews })
    .where(
      inArray(
        companyApplications.applicationId,
        changes.map(({ id }) => id),
      ),
    );
}

function idsByStatus(changes: StatusChange[]): Map<ApplicationStatus, string[]> {
  const ids = new Map<ApplicationStatus, string[]>();
  for (const { id, to } of changes) ids.set(to, [...(ids.get(to) ?? []), id]);
  return ids;
}
