import { createJobHandlers } from "#app/background/job-handlers.server.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { runQueuedJobs } from "#app/platform/queue/queue.server.ts";

/** Indexes what is outdated, and tries once all that has been ordered, whenever it was to be done. */
export async function drainQueue(): Promise<void> {
  await indexOutdatedJobs();
  await runQueuedJobs(createJobHandlers({ maxCvBytesPerDay: Infinity }));
}
