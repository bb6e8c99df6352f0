import type { Side, TransitionAction } from "#app/features/applications/application-status.ts";
import type { StatusChange } from "#app/features/applications/lifecycle/record-transition.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";

type By = { side: Side; action: TransitionAction };

/** Has the other side told of what happened, once the transaction is committed. */
export async function enqueueTransitionEmails(
  _tx: Transaction,
  _by: By,
  _changes: (StatusChange & { eventId: number })[],
): Promise<void> {}
