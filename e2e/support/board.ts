import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { startServer } from "./server-process.ts";

/** The board that a test looks at, where its files are, and what one of a test's own has logged. */
type Board = { origin: string; dataDir: string; output: () => string };
type OfWorker = { board: Board };

/** Tests on the board with demo data that all share; its database is open to them. */
export const test = base.extend<object, OfWorker>({
  board: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs there
    async ({}, use, info) => {
      const dataDir = process.env.E2E_DATA_DIR ?? "";
      const leave = await joinDatabase(dataDir);
      await use({ origin: info.project.use.baseURL ?? "", dataDir, output: () => "" });
      await leave();
    },
    { scope: "worker", auto: true },
  ],
});

/** Tests on an empty board of their own, started with these settings. */
export function onOwnBoard(settings: () => Promise<Record<string, string>>) {
  return base.extend<object, OfWorker>({
    board: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs there
      async ({}, use) => {
        const dataDir = await mkdtemp(join(tmpdir(), "furas-own-"));
        const server = await startServer(dataDir, { DEMO: "0", ...(await settings()) });
        if (server.child.exitCode !== null) throw new Error(server.output());
        const leave = await joinDatabase(dataDir);
        await use({ origin: server.origin, dataDir, output: server.output });
        await leave();
        await server.end("SIGTERM");
        await rm(dataDir, { recursive: true, force: true });
      },
      { scope: "worker", auto: true, timeout: 60_000 },
    ],
    baseURL: async ({ board }, use) => use(board.origin),
  });
}

/** Opens the database that the board keeps in its data directory; returns what closes it again. */
async function joinDatabase(dataDir: string): Promise<() => Promise<void>> {
  const database = await startEmbeddedDatabase({ dataDir });
  openDatabase(database.url, 2);
  return async () => {
    await closeDatabase();
    await database.stop();
  };
}
