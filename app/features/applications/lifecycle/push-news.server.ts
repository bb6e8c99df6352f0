import { inArray } from "drizzle-orm";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import type {
  Side,
  StatusChange,
  TransitionAction,
} from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { type OwnedMessage, sendPushes } from "#app/features/push/message/send-push.server.ts";
import type { NewsKind } from "#app/features/push/push-message.ts";
import { paths } from "#app/paths.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";

type By = { side: Side; action: TransitionAction };

/**
 * Queues notifications to the devices of the other side, sent once the transaction is committed. A later one about an
 * application takes the place of an earlier one that has not been read.
 */
export async function pushNews(
  tx: Transaction,
  { side, action }: By,
  changes: readonly StatusChange[],
): Promise<void> {
  if (side !== "seeker") {
    await pushToApplicants(tx, kindOf(action), changes);
  } else if (action !== "withdraw") {
    await sendPushes(await toCompanies(tx, changes), tx);
  }
}

/** Queues news of one kind about applications to their applicants' devices. */
export async function pushToApplicants(
  tx: Transaction,
  kind: NewsKind,
  applications: readonly { id: string; userId: string }[],
): Promise<void> {
  await sendPushes(
    applications.map(({ id, userId }) => ({
      owner: { userId },
      message: { kind, path: paths.ownApplication(id), id },
    })),
    tx,
  );
}

function kindOf(action: TransitionAction): NewsKind {
  if (action === "reply") return "question";
  return action === "invite" ? "invitation" : "answer";
}

async function toCompanies(
  tx: Transaction,
  changes: readonly StatusChange[],
): Promise<OwnedMessage[]> {
  const ids = changes.map(({ id }) => id);
  const rows = await tx
    .select({ id: jobApplications.id, jobId: jobApplications.jobId })
    .from(jobApplications)
    .where(inArray(jobApplications.id, ids));
  const jobOf = new Map(rows.map(({ id, jobId }) => [id, jobId]));
  const messages = changes.map(async ({ id, companyId }) => {
    const path = paths.applicant(jobOf.get(id) ?? "", id);
    const people = await listCompanyPeople(companyId, tx);
    return people.map(
      (person): OwnedMessage => ({
        owner: { userId: person.id },
        message: { kind: "applicant", path, id },
      }),
    );
  });
  return (await Promise.all(messages)).flat();
}
