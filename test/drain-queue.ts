import { createJobHandlers } from "#app/background/job-handlers.server.ts";
import { runQueuedJobs } from "#app/platform/queue/queue.server.ts";

/** Tries once all that has been ordered, whenever it was to be done. */
export async function drainQueue(): Promise<void> {
  await runQueuedJobs(createJobHandlers({ maxCvBytesPerDay: Infinity }));
}
