import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile, rename, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { handTo, type Runner } from "./account.server.ts";
import { complaintIn, EmbeddedDatabaseError } from "./error.server.ts";
import { markOf, untilReady } from "./postmaster.server.ts";
import type { ServerPrograms } from "./programs.server.ts";

type Settings = Readonly<Record<string, string>>;

export type ServerStart = Readonly<{
  cluster: string;
  logFile: string;
  programs: ServerPrograms;
  runner: Runner;
  settings: Settings;
  log: (step: string) => void;
}>;

/**
 * Starts the server on the first of these ports that is free (undefined: any) and resolves once it
 * takes connections. It outlives this process until it is stopped.
 */
export async function startPostmaster(
  start: ServerStart,
  ports: readonly (number | undefined)[],
): Promise<{ child: ChildProcess; port: number }> {
  const [first, ...others] = ports;
  const port = first ?? (await freePort());
  try {
    return { child: await startOn(port, start), port };
  } catch (error) {
    const taken = error instanceof Error && error.message.includes("TCP/IP sockets");
    if (!taken || others.length === 0) throw error;
    return startPostmaster(start, others);
  }
}

async function startOn(port: number, start: ServerStart): Promise<ChildProcess> {
  const { cluster, programs, runner } = start;
  const fixed = { port: String(port), cluster_name: markOf(cluster) };
  const options = Object.entries({ ...usualSettings, ...start.settings, ...fixed });
  const args = ["-D", cluster, ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const [file, wrapped, user] = runner.command(programs.postgres, args);
  const output = await openLog(start.logFile, runner);
  const from = (await output.stat()).size;
  try {
    const child = spawn(file, wrapped, {
      ...user,
      cwd: "/",
      env: programs.environment,
      // Its own process group: Ctrl-C in the terminal is for the app, which stops the server last.
      detached: true,
      stdio: ["ignore", output.fd, output.fd],
    });
    child.unref();
    let failure: Error | undefined;
    child.once("error", (error) => {
      failure = error;
    });
    const lives = () => !failure && child.exitCode === null && child.signalCode === null;
    const ready = await untilReady(cluster, start.log, lives);
    if (ready) return child;
    if (failure) throw failure;
  } finally {
    await output.close();
  }
  const logged = (await readFile(start.logFile)).subarray(from).toString();
  throw new EmbeddedDatabaseError(
    `The database did not start: ${complaintIn(logged)} (more in ${start.logFile}).`,
  );
}

// For a small machine. What people wrote must not get into the log by way of failed statements.
const usualSettings: Settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  work_mem: "8MB",
  max_wal_size: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  max_logical_replication_workers: "0",
  timezone: "UTC",
  log_checkpoints: "off",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

async function openLog(path: string, owner: Runner) {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > 5_000_000) await rename(path, `${path}.old`);
  const file = await open(path, "a", 0o600);
  await handTo(owner, path);
  return file;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was given.");
  return address.port;
}
