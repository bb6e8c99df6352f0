import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { readSettings, setSettings } from "#app/platform/settings/settings.server.ts";
import type { Options } from "./options.ts";

let url = "";

/** Where the board's database is, for other processes. */
export function currentDatabaseUrl(): string {
  return url;
}

/** Runs `work` on a migrated board of its own; leaves nothing behind but a data directory asked for. */
export async function onBoard(
  { dataDir, settings, searchMemory }: Options,
  work: () => Promise<void>,
): Promise<void> {
  const place = dataDir ?? (await mkdtemp(join(tmpdir(), "furas-bench-search-")));
  const forget = () => (dataDir ? undefined : rm(place, { recursive: true, force: true }));
  // The owner's vocabulary would be in its data directory.
  const usual = readSettings({ DATA_DIR: place });
  setSettings({ ...usual, searchBytes: (searchMemory ?? 128) * 2 ** 20 });
  let stopping = false;
  const interrupt = () => {
    stopping = true;
    void end().finally(() => process.exit(130));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, interrupt);
  const started = startEmbeddedDatabase({
    dataDir: place,
    ...(settings === "usual" && { settings: usualSettings }),
  });
  const end = async () => {
    await closeDatabase();
    await started.then(({ stop }) => stop());
    await forget();
  };
  try {
    ({ url } = await started);
    await migrateDatabase(url);
    // As many connections as the board's own process has.
    openDatabase(url);
    await work();
  } catch (error) {
    // What was under way when the database was taken away.
    if (!stopping) throw error;
  } finally {
    await end();
  }
}

/** PostgreSQL's own values of what the board sets for a small machine. */
const usualSettings = {
  shared_buffers: "128MB",
  effective_cache_size: "4GB",
  work_mem: "4MB",
  max_wal_size: "1GB",
  random_page_cost: "4",
  jit: "on",
};
