import { db, type Transaction } from "#app/platform/database/database.server.ts";

/** A task must end before the queue takes it for dead; see `queues`. */
const longestMs = 5000;

/**
 * Repeats a step, each time in a transaction of its own, while it returns that there is more; after some
 * seconds `enqueueRest` enqueues the task again.
 */
export async function workInParts(
  step: (tx: Transaction) => Promise<boolean>,
  enqueueRest: () => Promise<void>,
  forMs = longestMs,
): Promise<void> {
  const end = Date.now() + forMs;
  while (await db.transaction(step)) {
    if (Date.now() >= end) return enqueueRest();
  }
}
