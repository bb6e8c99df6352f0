import { workNow } from "#app/platform/queue.server.ts";
import { workOf } from "#app/tasks/tasks.server.ts";

/** Tries once all that has been ordered, whenever it was to be done. */
export async function finishWork(): Promise<void> {
  await workNow(workOf({ maxCvBytesPerDay: Infinity }));
}
