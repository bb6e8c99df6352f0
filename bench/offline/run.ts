import { chromium } from "@playwright/test";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { startBoard } from "#bench/harness/server.ts";
import { unlimited } from "#bench/harness/unlimited.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { findBrowser } from "#test/browser.ts";
import { measureCuts } from "./cuts.ts";
import { measureWritten } from "./written.ts";

/** npm run bench -- offline [applications]: what a bad line loses, in a real browser. */
const [count = 200] = readNumbers("npm run bench -- offline [APPLICATIONS]", {
  usual: 200,
  least: 1,
});

await ensureBuilt(console.log);
await withFolder("bench-offline", async (dataDir) => {
  const server = await startBoard({ DATA_DIR: dataDir, DEMO: "0", ...unlimited });
  const database = await startEmbeddedDatabase({ dataDir });
  openDatabase(database.url, 2);
  const browser = await chromium.launch(await findBrowser());
  try {
    const board = { origin: server.origin, browser };
    await measureCuts(board);
    await measureWritten(board, count);
  } finally {
    await browser.close();
    await closeDatabase();
    await database.stop();
    await server.end("SIGTERM");
  }
});
