import { existsSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EmbeddedDatabaseError } from "./error.server.ts";
import { end, serverProcesses } from "./process.server.ts";

/** The server that runs on this cluster, by its own pid file; null if none does. */
export function findPostmaster(
  cluster: string,
): { pid: number; port: number; ready: boolean } | null {
  const lines = readPidFile(cluster);
  const pid = Number(lines[0]);
  if (!pid || !processesOf(cluster).includes(pid)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7] === "ready" };
}

/** Waits until the server takes connections; false if it ends before that. */
export async function untilReady(
  cluster: string,
  log: (step: string) => void,
  lives: () => boolean,
): Promise<boolean> {
  const begun = performance.now();
  for (let isLogged = false; lives(); await pause(20)) {
    const server = findPostmaster(cluster);
    if (server?.ready) return true;
    if (isLogged || performance.now() - begun < 3_000) continue;
    isLogged = true;
    log("The database is recovering from an abrupt end");
  }
  return false;
}

/** Stops whatever runs on this cluster and waits for its end, first politely, then by force. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const server = findPostmaster(cluster);
  const stopped = server && (await end([server.pid], "SIGINT", 20_000));
  if (stopped && processesOf(cluster).length === 0) return;
  if (await end(processesOf(cluster), "SIGQUIT", 5_000)) return;
  if (await end(processesOf(cluster), "SIGKILL", 5_000)) return;
  throw new EmbeddedDatabaseError(`The database in ${cluster} does not stop.`);
}

/** Removes a pid file whose number belongs to a stranger or a corpse: PostgreSQL would wait for it. */
export async function removeForeignPidFile(cluster: string): Promise<void> {
  const pid = Number(readPidFile(cluster)[0]);
  if (!pid || !existsSync(`/proc/${pid}`) || processesOf(cluster).includes(pid)) return;
  await rm(join(cluster, "postmaster.pid"));
}

function processesOf(cluster: string): number[] {
  return existsSync(cluster) ? serverProcesses(markOf(cluster)) : [];
}

/**
 * The name that this cluster's processes bear in their titles, which root can read even where a
 * container hides where they work. Made of the inode, it stays when the data directory is moved.
 */
export function markOf(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `furas-${dev}-${ino}.`;
}

function readPidFile(cluster: string): string[] {
  const path = join(cluster, "postmaster.pid");
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.trim());
}
