import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { stopPostmaster } from "#app/platform/database/embedded/postmaster.server.ts";
import { boardProgram, launch } from "#bench/harness/server.ts";
import { unlimited } from "#bench/harness/unlimited.ts";
import { freePort } from "#test/servers/free-port.ts";

/** A built board that may be killed and started again on its port and data. */
export type Board = {
  origin: string;
  dataDir: string;
  /** The server's process. */
  pid: () => number;
  /** The pid of the embedded database; 0 when it has written none. */
  database: () => number;
  databaseUrl: () => string;
  /** A line into the database that does not keep it running; made again after a crash. */
  sql: () => postgres.Sql;
  /** Starts it; returns the seconds until it was ready, or throws after a minute. */
  start: () => Promise<number>;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Seconds until it is ready. */
  untilReady: () => Promise<number>;
  close: () => Promise<void>;
};

type BoardOptions = { settings?: Record<string, string>; dataDir?: string; flags?: string[] };

export async function openBoard({
  settings = {},
  dataDir,
  flags = [],
}: BoardOptions = {}): Promise<Board> {
  const place = dataDir ?? (await mkdtemp(join(tmpdir(), "furas-faults-")));
  const port = await freePort();
  const env = { DEMO: "0", DATA_DIR: place, ...unlimited, ...settings };
  const run = () => launch([...flags, ...boardProgram], { port, env });
  let server = run();
  let line: postgres.Sql | undefined;
  const cluster = join(place, "postgres", "data");

  const board: Board = {
    origin: server.origin,
    dataDir: place,
    pid: () => server.child.pid ?? 0,
    database: () => Number(firstLine(join(cluster, "postmaster.pid"))) || 0,
    databaseUrl: () => settings.DATABASE_URL ?? urlOf(place),
    sql() {
      line ??= lineTo(board.databaseUrl());
      return line;
    },
    async start() {
      await line?.end({ timeout: 0 });
      line = undefined;
      server = run();
      return await board.untilReady();
    },
    end: (signal) => server.end(signal),
    untilReady: () => server.untilReady(60),
    async close() {
      await line?.end({ timeout: 0 });
      const stopped = board.end("SIGTERM");
      if ((await Promise.race([stopped, pause(30_000, "late")])) === "late")
        await board.end("SIGKILL");
      if (!settings.DATABASE_URL) await stopPostmaster(cluster).catch(() => {});
      if (!dataDir) await rm(place, { recursive: true, force: true });
    },
  };
  await board.untilReady();
  return board;
}

/** Runs `work` on a board, which is closed however that ends. */
export async function onBoard<T>(
  order: BoardOptions,
  work: (board: Board) => Promise<T>,
): Promise<T> {
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
