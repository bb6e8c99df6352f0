import { rm, writeFile } from "node:fs/promises";
import { test as base } from "@playwright/test";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { copyBoard } from "./prepared-boards.ts";
import { inOneProcess, startServer } from "./server-process.ts";

/** The board that a test looks at, where its files are, and what it has logged. */
type Board = { origin: string; dataDir: string; output: () => string };
type OfWorker = { board: Board };
type OfTest = { logOfFailed: undefined };

/** Tests on a board with demo data, which no other test looks at meanwhile; its database is open to them. */
export const test = onBoard("demo");

/** Tests on an empty board, started with these settings. */
export const onOwnBoard = (settings: () => Promise<Record<string, string>>) =>
  onBoard("empty", settings);

function onBoard(kind: "demo" | "empty", settings?: () => Promise<Record<string, string>>) {
  return base.extend<OfTest, OfWorker>({
    board: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs there
      async ({}, use) => {
        const dataDir = await copyBoard(kind);
        const demo = kind === "demo" ? "1" : "0";
        const server = await startServer(dataDir, {
          ...inOneProcess,
          DEMO: demo,
          ...(await settings?.()),
        });
        if (server.child.exitCode !== null) throw new Error(server.output());
        const database = await startEmbeddedDatabase({ dataDir });
        openDatabase(database.url, 2);
        await use({ origin: server.origin, dataDir, output: server.output });
        await closeDatabase();
        await database.stop();
        await server.end("SIGTERM");
        await rm(dataDir, { recursive: true, force: true });
      },
      { scope: "worker", auto: true, timeout: 60_000 },
    ],
    baseURL: async ({ board }, use) => use(board.origin),
    logOfFailed: [
      async ({ board, context }, use, testInfo) => {
        const logged = board.output().length;
        const inPages: string[] = [];
        context.on("console", (message) => {
          if (message.type() === "error")
            inPages.push(`${message.page()?.url()} ${message.text()}`);
        });
        await use(undefined);
        if (testInfo.status === testInfo.expectedStatus) return;
        const log = [board.output().slice(logged), ...inPages].join("\n");
        await writeFile(testInfo.outputPath("board.log"), log);
      },
      { auto: true },
    ],
  });
}
