import { workOf } from "#app/background/tasks.server.ts";
import { workNow } from "#app/platform/queue/queue.server.ts";

/** Tries once all that has been ordered, whenever it was to be done. */
export async function finishWork(): Promise<void> {
  await workNow(workOf({ maxCvBytesPerDay: Infinity }));
}
