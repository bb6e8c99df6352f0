import {
  startEmbeddedDatabase,
  takeDataDirectory,
} from "../../app/platform/embedded-database.server.ts";
import { readSettings } from "../../app/platform/settings.server.ts";
import { openStorageOf } from "../../app/platform/storage.server.ts";

/**
 * Does some work with the database and the files that the settings name; `alone` keeps the app from
 * running on the data directory meanwhile.
 */
export async function withOwnBoard(
  { alone }: { alone: boolean },
  work: (url: string) => Promise<void>,
): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  const lock = alone ? await takeDataDirectory(dataDir) : undefined;
  const own = databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir, log: console.log });
  try {
    await openStorageOf(settings);
    await work(databaseUrl ?? own?.url ?? "");
  } finally {
    await own?.stop();
    await lock?.release();
  }
}

/** Runs a command to its end; what goes wrong is said in a sentence and is its exit code. */
export async function endWith(command: () => Promise<number>): Promise<void> {
  // Ending through exit() lets a database that was started for this stop with it.
  process.on("SIGINT", () => process.exit(130));
  process.on("SIGTERM", () => process.exit(143));
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
