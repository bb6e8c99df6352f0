import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";

/** Runs work that enqueues, as a service of the board does; the board itself carries it out. */
export async function withQueue(dataDir: string, work: () => Promise<unknown>): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir });
  openQueue(database.url);
  try {
    await work();
  } finally {
    await closeQueue();
    await database.stop();
  }
}
