import { sendQueued } from "#app/features/applications/outbox/send-queued.ts";
import type { WorkerScope } from "#app/offline/scope.ts";
import { outboxTag } from "#app/offline/tags.ts";

/** The device is online again, perhaps with no page open: sends the queue. */
export async function sendQueuedOnSync(scope: WorkerScope, tag: string): Promise<void> {
  if (tag !== outboxTag) return;
  const isWaiting = await sendQueued(({ state }) => state === "waiting");
  for (const page of await scope.clients.matchAll()) page.postMessage({ kind: "outbox" });
  // A failure has the browser try again.
  if (isWaiting) throw new Error("Some applications are still queued.");
}
