import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";
import { loadSettings } from "#app/platform/settings/settings.server.ts";

/** Does some work with the database that the settings name, whether the board runs or not. */
export async function withAccounts(work: () => Promise<number>): Promise<number> {
  const { databaseUrl, moderationLogUrl, dataDir } = loadSettings(process.env);
  const embedded = databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir });
  const url = databaseUrl ?? embedded?.url ?? "";
  try {
    await migrateDatabase(url, embedded ? embedded.logUrl : moderationLogUrl);
    openDatabase(url, 2);
    openQueue(url);
    return await work();
  } finally {
    await closeQueue();
    await closeDatabase();
    await embedded?.stop();
  }
}
