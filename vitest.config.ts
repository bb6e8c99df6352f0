import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const results = process.env.TEST_RESULTS;
const tests = globSync("{app,bin,demo,dev,server,test}/**/*.test.{ts,tsx}");

/** What a file of tests changes for its whole process: the database it is connected to, modules, settings, time. */
const changesProcess =
  /useTestDatabase|makeEmptyDatabase|database\.server|vi\.mock|process\.env|useFakeTimers|globalThis/;
const services = tests.filter((file) => changesProcess.test(readFileSync(file, "utf8")));
const rules = tests.filter((file) => !services.includes(file));

export default defineConfig({
  test: {
    projects: [
      // Modules are evaluated once for all of them, which takes a third of the time.
      { extends: true, test: { name: "rules", include: rules, isolate: false } },
      {
        extends: true,
        test: { name: "services", include: services, globalSetup: "./test/database.setup.ts" },
      },
    ],
    maxWorkers: 2,
    // As every program that loads the driver: see server/driver-patch.ts.
    execArgv: ["--import", "./server/patch-driver.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: results ? ["default", "json"] : ["default"],
    ...(results ? { outputFile: { json: results } } : {}),
  },
});
