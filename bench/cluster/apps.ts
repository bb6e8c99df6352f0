import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { S3Settings } from "#app/platform/storage/s3-store.server.ts";
import { unlimited } from "#bench/harness/unlimited.ts";
import { type Program, start } from "./programs.ts";

export type App = {
  /** Kills it; it is started again at once, as a supervisor would. */
  kill(): Promise<void>;
  /** How often it has been started. */
  starts(): number;
  stop(): Promise<void>;
};

/** The same for all, like the session secret. */
export const filesKey = "f0".repeat(32);

type Shared = { url: string; readUrl: string; origin: string; s3: S3Settings };

/** Starts an app process that shares nothing with others but the database and the bucket. */
export async function startApp(folder: string, port: number, shared: Shared): Promise<App> {
  const name = `app${port}`;
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  const { s3 } = shared;
  const env = {
    NODE_ENV: "production",
    DEMO: "0",
    PORT: String(port),
    DATA_DIR: dataDir,
    ...unlimited,
    DATABASE_URL: shared.url,
    DATABASE_READ_URL: shared.readUrl,
    BASE_URL: shared.origin,
    TRUST_PROXY: "1",
    SESSION_SECRET: "the-same-for-all-processes-0123456789",
    FILES_KEY: filesKey,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  let stopping = false;
  let starts = 0;
  let running: Program;
  const run = () => {
    starts += 1;
    running = start("node", ["build/server/index.js"], { log: join(folder, `${name}.log`), env });
    running.child.once("exit", () => {
      if (!stopping) setTimeout(run, 500);
    });
  };
  run();
  return {
    kill: () => running.end("SIGKILL"),
    starts: () => starts,
    async stop() {
      stopping = true;
      const late = setTimeout(() => running.child.kill("SIGKILL"), 10_000);
      await running.end("SIGTERM");
      clearTimeout(late);
    },
  };
}
