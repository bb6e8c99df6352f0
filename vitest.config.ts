import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const results = process.env.TEST_RESULTS;
const tests = globSync("{app,bin,demo,dev,server,test}/**/*.test.{ts,tsx}");

const matching = (pattern: RegExp) =>
  tests.filter((file) => pattern.test(readFileSync(file, "utf8")));

/** Files that replace modules, settings or time: each needs modules of its own. */
const isolated = matching(/vi\.(mock|spyOn|stub)|process\.env|useFakeTimers|globalThis/);
const services = matching(/useTestDatabase|makeEmptyDatabase|database\.server/).filter(
  (file) => !isolated.includes(file),
);
const rules = tests.filter((file) => !isolated.includes(file) && !services.includes(file));

export default defineConfig({
  test: {
    projects: [
      // Modules are evaluated once for all files of a worker, which takes a third of the time.
      { extends: true, test: { name: "rules", include: rules, isolate: false } },
      {
        extends: true,
        test: {
          name: "services",
          include: services,
          isolate: false,
          globalSetup: "./test/database.setup.ts",
        },
      },
      {
        extends: true,
        test: { name: "isolated", include: isolated, globalSetup: "./test/database.setup.ts" },
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
