import { inArray, sql } from "drizzle-orm";
import type {
  ApplicationStatus,
  Side,
  StatusChange,
  TransitionAction,
} from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { enqueueTransitionEmails } from "./emails/enqueue-transition-emails.server.ts";
import { applicationEvents } from "./lifecycle.table.ts";

type By = { side: Side; actorId: string | null; action: TransitionAction };

/**
 * Writes one action on applications that the transaction has locked: their status, an event of each,
 * and the emails that tell the other side. `changes` all lead to one status, or each to its own.
 */
export async function recordTransition(
  tx: Transaction,
  { side, actorId, action }: By,
  changes: StatusChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const events = await tx
    .insert(applicationEvents)
    .values(
      changes.map(({ id, from, to, message = null, interviewId = null }) => ({
        applicationId: id,
        action,
        side,
        actorId,
        message,
        interviewId,
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
        hasNews: side !== "seeker",
        statusChangedAt: sql`case when ${jobApplications.status} = ${status}
          then ${jobApplications.statusChangedAt} else now() end`,
      })
      .where(inArray(jobApplications.id, ids));
  }
  const announced = changes.map((change, index) => ({
    ...change,
    eventId: events[index]?.id ?? 0,
  }));
  await enqueueTransitionEmails(tx, { side, action }, announced);
}

function idsByStatus(changes: StatusChange[]): Map<ApplicationStatus, string[]> {
  const ids = new Map<ApplicationStatus, string[]>();
  for (const { id, to } of changes) ids.set(to, [...(ids.get(to) ?? []), id]);
  return ids;
}
