import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { test as base } from "@playwright/test";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { startSmsGateway } from "#test/servers/sms-gateway.ts";
import { startTlsFront, type TlsFront } from "#test/servers/tls-front.ts";
import { copyBoard } from "./prepared-boards.ts";
import { inOneProcess, startServer } from "./server-process.ts";

/** The board that a test looks at, where its files are, and what it has logged. */
type Board = {
  /** Where people meet it. */
  origin: string;
  dataDir: string;
  output: () => string;
  /** Breaks the next POST to a path, of a board behind TLS. */
  breakNext: TlsFront["breakNext"];
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
};
type OfWorker = {
  /** Whether a proxy with TLS stands before the board, and it has a gateway for texts, as at an owner's. */
  behindTls: boolean;
  board: Board;
};
type OfTest = { logOfFailed: undefined };

/** Tests on a board with demo data, which no other test looks at meanwhile; its database is open to them. */
export const test = onBoard("demo");

/** The same on a board of their own, started with these settings. */
export const onDemoBoard = (settings: () => Promise<Record<string, string>>) =>
  onBoard("demo", settings);

/** Tests on an empty board, started with these settings. */
export const onOwnBoard = (settings: () => Promise<Record<string, string>>) =>
  onBoard("empty", settings);

function onBoard(kind: "demo" | "empty", settings?: () => Promise<Record<string, string>>) {
  return base.extend<OfTest, OfWorker>({
    behindTls: [false, { option: true, scope: "worker" }],
    board: [
      async ({ behindTls }, use) => {
        const dataDir = await copyBoard(kind);
        const front = behindTls ? await startTlsFront() : undefined;
        // Also for requests of the tests themselves.
        if (front) setDefaultCACertificates([...getCACertificates(), front.authority]);
        const sms = behindTls ? await startSmsGateway(join(dataDir, "sms")) : undefined;
        const all = {
          ...inOneProcess,
          DEMO: kind === "demo" ? "1" : "0",
          ...(front && { BASE_URL: front.origin, TRUST_PROXY: "1" }),
          ...(sms && { SMS_URL: sms.url }),
          ...(await settings?.()),
        };
        const start = async () => {
          const started = await startServer(dataDir, all);
          if (started.child.exitCode !== null) throw new Error(started.output());
          front?.leadTo(started.origin);
          return started;
        };
        let server = await start();
        const database = await startEmbeddedDatabase({ dataDir });
        openDatabase(database.url, 2);
        await use({
          origin: front?.origin ?? server.origin,
          dataDir,
          output: () => server.output(),
          breakNext(...next) {
            if (!front) throw new Error("Nothing stands before this board.");
            front.breakNext(...next);
          },
          async kill() {
            await server.end("SIGKILL");
          },
          async restart() {
            server = await start();
          },
        });
        await closeDatabase();
        await database.stop();
        await server.end("SIGTERM");
        await front?.close();
        await sms?.close();
        await rm(dataDir, { recursive: true, force: true });
      },
      { scope: "worker", auto: true, timeout: 60_000 },
    ],
    // The certificate is the test's own.
    ignoreHTTPSErrors: async ({ behindTls }, use) => use(behindTls),
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
