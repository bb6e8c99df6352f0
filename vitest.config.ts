import { defineConfig } from "vitest/config";

const results = process.env.TEST_RESULTS;

export default defineConfig({
  test: {
    include: ["{app,bin,demo,dev,server,test}/**/*.test.{ts,tsx}"],
    globalSetup: "./test/database.setup.ts",
    maxWorkers: 2,
    // As every program that loads the driver: see server/driver-patch.ts.
    execArgv: ["--import", "./server/patch-driver.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: results ? ["default", "json"] : ["default"],
    ...(results ? { outputFile: { json: results } } : {}),
  },
});
