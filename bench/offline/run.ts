import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { unlimited } from "#bench/unlimited.ts";
import { startServer } from "#e2e/support/server-process.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { findBrowser } from "#test/browser.ts";
import { measureCuts } from "./cuts.ts";
import { measureWritten } from "./written.ts";

/** npm run bench -- offline [applications]: what a bad line loses, in a real browser. */
const count = Number(process.argv[2] ?? 200);

await ensureBuilt(console.log);
const dataDir = await mkdtemp(join(tmpdir(), "furas-bench-offline-"));
const server = await startServer(dataDir, { DEMO: "0", ...unlimited });
if (server.child.exitCode !== null) throw new Error(server.said());
const database = await startEmbeddedDatabase({ dataDir });
openDatabase(database.url, 2);
const browser = await chromium.launch(await findBrowser());
try {
  const board = { origin: server.origin, browser, files: join(dataDir, "files") };
  await measureCuts(board);
  await measureWritten(board, count);
} finally {
  await browser.close();
  await closeDatabase();
  await database.stop();
  await server.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
}
