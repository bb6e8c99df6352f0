import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { stopPostmaster } from "#app/platform/database/embedded/postmaster.server.ts";
import { memoryOf } from "#bench/memory-of.ts";
import { unlimited } from "#bench/unlimited.ts";
import { nodeFlags } from "#server/start/start-steps.mjs";
import { freePort } from "#test/free-port.ts";

/** A built board that may be killed and started again on its port and data. */
export type Board = {
  origin: string;
  dataDir: string;
  child: () => ChildProcess;
  said: () => string;
  /** The pid of the embedded database; 0 when it has written none. */
  database: () => number;
  /** A line into the database that does not keep it running; made anew after a crash. */
  sql: () => postgres.Sql;
  /** Starts it; answers the seconds until it was ready, or throws after a minute. */
  start: () => Promise<number>;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Seconds until it is ready. */
  untilReady: () => Promise<number>;
  close: () => Promise<void>;
};

type Order = { settings?: Record<string, string>; dataDir?: string; flags?: string[] };

export async function openBoard({
  settings = {},
  dataDir,
  flags = [],
}: Order = {}): Promise<Board> {
  const place = dataDir ?? (await mkdtemp(join(tmpdir(), "furas-faults-")));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ NODE_ENV: "production", DEMO: "0", PORT: String(port), DATA_DIR: place },
    ...unlimited,
    ...settings,
  };
  let child: ChildProcess | undefined;
  let said = "";
  let line: postgres.Sql | undefined;
  const cluster = join(place, "postgres", "data");

  const board: Board = {
    origin,
    dataDir: place,
    child: () => child as ChildProcess,
    said: () => said,
    database: () => Number(firstLine(join(cluster, "postmaster.pid"))) || 0,
    sql() {
      line ??= lineTo(settings.DATABASE_URL ?? urlOf(place));
      return line;
    },
    async start() {
      await line?.end({ timeout: 0 });
      line = undefined;
      const args = [...nodeFlags, ...flags, "build/server/index.js"];
      const started = spawn("node", args, { env, stdio: ["ignore", "pipe", "pipe"] });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on("data", (part) => {
          said = (said + part).slice(-200_000);
        });
      }
      return await board.untilReady();
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
    async untilReady() {
      const began = performance.now();
      while (!(await isReady(origin))) {
        if (child?.exitCode !== null && child?.exitCode !== undefined) throw new Error(said);
        if (performance.now() - began > 60_000) throw new Error(`It is not ready.\n${said}`);
        await pause(20);
      }
      return (performance.now() - began) / 1000;
    },
    async close() {
      await line?.end({ timeout: 0 });
      const stopped = board.end("SIGTERM");
      if ((await Promise.race([stopped, pause(30_000, "late")])) === "late")
        await board.end("SIGKILL");
      if (!settings.DATABASE_URL) await stopPostmaster(cluster).catch(() => {});
      if (!dataDir) await rm(place, { recursive: true, force: true });
    },
  };
  await board.start();
  return board;
}

/** Runs `work` on a board, which is closed however that ends. */
export async function onBoard<T>(order: Order, work: (board: Board) => Promise<T>): Promise<T> {
  const board = await openBoard(order);
  const interrupted = () => void board.close().finally(() => process.exit(130));
  process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
  try {
    return await work(board);
  } finally {
    process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
    await board.close();
  }
}

function lineTo(url: string): postgres.Sql {
  return postgres(url, { max: 2, onnotice: () => {}, backoff: () => 0.1 });
}

function urlOf(dataDir: string): string {
  const password = firstLine(join(dataDir, "postgres", "data", "furas-password"));
  const port = firstLine(join(dataDir, "postgres", "port"));
  return `postgres://furas:${password}@127.0.0.1:${port}/furas`;
}

function firstLine(path: string): string {
  try {
    return readFileSync(path, "utf8").split("\n", 1)[0] ?? "";
  } catch {
    return "";
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(1000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Megabytes of memory that a process holds. */
export function megabytesOf(pid: number): number {
  return memoryOf(pid) / 2 ** 20;
}
