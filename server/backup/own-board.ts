import {
  acquireDataDirectory,
  startEmbeddedDatabase,
} from "#app/platform/database/embedded-database.server.ts";
import { openKeyring } from "#app/platform/encryption/files-key.server.ts";
import { loadSettings, type Settings } from "#app/platform/settings/settings.server.ts";
import { openStorageOf } from "#app/platform/storage/storage.server.ts";

/**
 * Does some work with the database and the files that the settings name; `alone` prevents the app from
 * running on the data directory meanwhile.
 */
export async function withOwnBoard(
  { alone }: { alone: boolean },
  work: (url: string, settings: Settings, logUrl: string | undefined) => Promise<void>,
): Promise<void> {
  const settings = loadSettings(process.env);
  const { dataDir, databaseUrl, moderationLogUrl } = settings;
  const lock = alone ? await acquireDataDirectory(dataDir) : undefined;
  const own = databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir, log: console.log });
  try {
    await openStorageOf(settings);
    await openKeyring(settings);
    await work(databaseUrl ?? own?.url ?? "", settings, own ? own.logUrl : moderationLogUrl);
  } finally {
    await own?.stop();
    await lock?.release();
  }
}
