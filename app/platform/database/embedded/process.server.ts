import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Names a process so that no later one with its pid is taken for it; null if it does not run. */
export function processIdentity(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (state === "Z" || state === "X") return null;
  return `${pid}-${fields[18]}-${bootId()}`;
}

/** Whether the very process that this identity names still runs. */
export function isRunning(identity: string): boolean {
  return processIdentity(pidOf(identity)) === identity;
}

export function pidOf(identity: string): number {
  return Number.parseInt(identity, 10);
}

/** The pids of PostgreSQL's processes that bear this mark (a cluster_name) in their titles. */
export function serverProcesses(mark: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && readOrNull(`/proc/${pid}/comm`) === "postgres\n")
    .filter((pid) => readOrNull(`/proc/${pid}/cmdline`)?.includes(mark) && processIdentity(pid));
}

/** Signals every process and waits up to `wait` milliseconds; true once all of them are gone. */
export async function end(pids: number[], signal: NodeJS.Signals, wait: number): Promise<boolean> {
  for (const pid of pids) send(pid, signal);
  const until = performance.now() + wait;
  while (pids.some((pid) => processIdentity(pid))) {
    if (performance.now() > until) return false;
    await pause(10);
  }
  return true;
}

/** Signals a process; one that is gone already is no error. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

// Ticks since boot name a start only together with the boot.
function bootId(): string {
  return readOrNull("/proc/sys/kernel/random/boot_id")?.slice(0, 8) ?? "boot";
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
