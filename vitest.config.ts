import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const results = process.env.TEST_RESULTS;
const tests = globSync("{app,bin,demo,dev,server,test}/**/*.test.{ts,tsx}");

/** Files that use a database, or replace modules, settings or time: each has modules of its own. */
const changesProcess =
  /useTestDatabase|makeEmptyDatabase|database\.server|vi\.(mock|spyOn|stub)|process\.env|useFakeTimers|globalThis/;
const services = tests.filter((file) => changesProcess.test(readFileSync(file, "utf8")));
const rules = tests.filter((file) => !services.includes(file));

export default defineConfig({
  test: {
    projects: [
      // Modules are evaluated once for all files of a worker, which takes a third of the time. Services
      // remember what they read of a database, so their files share no modules.
      { extends: true, test: { name: "rules", include: rules, isolate: false } },
      {
        extends: true,
        test: { name: "services", include: services, globalSetup: "./test/database.setup.ts" },
      },
    ],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: results ? ["default", "json"] : ["default"],
    ...(results ? { outputFile: { json: results } } : {}),
  },
});
