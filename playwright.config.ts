import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./test/browser.ts";
import { freePort } from "./test/servers/free-port.ts";

// Workers read this file again: they must meet the same server and data.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_PUSH_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "furas-e2e-"));
const { E2E_PORT: port, E2E_PUSH_PORT: pushPort, E2E_DATA_DIR: dataDir } = process.env;
const results = process.env.TEST_RESULTS;

// Their tests are long or wait for each other: begun last, one of them would run alone at the end.
const long = [
  "security/every-role-gets-what-it-may-and-no-more.spec.ts",
  "every-page/every-page-can-be-used-by-everybody.spec.ts",
];

// Run before a release and by .ci/run (npm run test:release): proxies, other engines, the crawler, faults.
const release = [
  "rehearsal/rehearsal.spec.ts",
  "engines/other-engines.spec.ts",
  "search-engines/a-crawler-follows-every-link.spec.ts",
  "operations/cached-pages-under-faults.spec.ts",
  "operations/pages-without-their-data.spec.ts",
  "operations/the-board-starts-and-stops.spec.ts",
];
const inFolders = (files: string[]) => files.map((file) => `**/${file}`);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than the cores of a small machine: a journey waits half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  projects: [
    { name: "long", testMatch: inFolders(long) },
    { name: "short", testIgnore: inFolders([...long, ...release]) },
    { name: "release", testMatch: inFolders(release) },
  ],
  retries: 0,
  reporter: results ? [["list"], ["json", { outputFile: results }]] : [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await findBrowser(),
    // A page served by the worker would pass by what tests hold back; those of the worker allow it.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node build/server/index.js",
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 120_000,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      NODE_ENV: "production",
      // Where a test starts a push service of its own.
      PUSH_HOSTS: `http://127.0.0.1:${pushPort}`,
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
