import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { useMemoryForFiles } from "./test/servers/memory-folder.ts";

useMemoryForFiles();

const results = process.env.TEST_RESULTS;
const tests = globSync("{app,bin,demo,dev,server,test}/**/*.test.{ts,tsx}");

const usesDatabase = /useTestDatabase|makeEmptyDatabase|database\.server/;
const services = tests.filter((file) => usesDatabase.test(readFileSync(file, "utf8")));
const rules = tests.filter((file) => !services.includes(file));

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "rules", include: rules } },
      {
        extends: true,
        test: { name: "services", include: services, globalSetup: "./test/database.setup.ts" },
      },
    ],
    // The files of a worker share their modules, which takes a third of the time. A file restores
    // what it replaces; what a module remembers of a database is held by `perDatabase`.
    isolate: false,
    // One more than the cores of a small machine: a file waits for the database half of its time.
    maxWorkers: 3,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    reporters: results ? ["default", "json"] : ["default"],
    ...(results ? { outputFile: { json: results } } : {}),
  },
});
