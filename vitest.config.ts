import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { useMemoryForFiles } from "./test/servers/memory-folder.ts";

useMemoryForFiles();

const results = process.env.TEST_RESULTS;
const tests = globSync("{app,bin,demo,dev,server,test}/**/*.test.{ts,tsx}");

// Seconds each, of parts that change seldom: npm run unit:release, a part of npm run test:release.
const release = [
  "app/api/v1/generated-calls.test.ts",
  "app/features/applications/cv/fields/own-cv-fields.server.test.ts",
  "app/features/applications/cv/inspection/cv-docx.server.test.ts",
  "app/features/applications/cv/photo/photo-cv.server.test.ts",
  "app/features/applications/cv/reading/cv-reader.server.test.ts",
  "app/features/applications/cv/reading/read-cv.server.test.ts",
  "app/features/channels/channels.server.test.ts",
  "app/features/channels/chats/deliver-to-chat.server.test.ts",
  "app/features/companies/logo/logos.server.test.ts",
  "app/features/moderation/signals/copies-on-arrival.server.test.ts",
  "app/features/team/webhooks/deliver-webhooks.server.test.ts",
  "app/platform/database/embedded-database.server.test.ts",
  "app/platform/database/migrations/upgrade.server.test.ts",
  "app/platform/telegram/telegram.server.test.ts",
  "bin/admin/remove-demo.server.test.ts",
  "bin/import.server.test.ts",
  "demo/demo-structured-data.test.ts",
  "dev/deploy-files.test.ts",
  "server/backup/backup.test.ts",
  "server/backup/released-backup.test.ts",
  "server/start/start.test.ts",
];

const usesDatabase = /useTestDatabase|makeEmptyDatabase|database\.server/;
const often = tests.filter((file) => !release.includes(file));
const services = often.filter((file) => usesDatabase.test(readFileSync(file, "utf8")));
const rules = often.filter((file) => !services.includes(file));
const globalSetup = "./test/database.setup.ts";

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "rules", include: rules } },
      { extends: true, test: { name: "services", include: services, globalSetup } },
      { extends: true, test: { name: "release", include: release, globalSetup } },
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
