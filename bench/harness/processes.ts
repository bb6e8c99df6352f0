import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** The fields of /proc/PID/stat, the name, which may hold spaces, as one; none once it has ended. */
export function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    return [String(pid), stat.slice(stat.indexOf("(") + 1, end), ...stat.slice(end + 2).split(" ")];
  } catch {
    return [];
  }
}

/** A process and all that descend from it. */
export function familyOf(pid: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = pids.map((name) => [Number(name), Number(statOf(Number(name))[3])] as const);
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** CPU milliseconds that these processes have used, all their threads. */
export function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + runningTime(pid), 0) / 1e6;
}

/** Resolves once these processes have done next to nothing for a second. */
export async function untilIdle(pids: readonly number[]): Promise<void> {
  for (let idle = 0; idle < 4; ) {
    const before = cpuOf(pids);
    await pause(250);
    idle = cpuOf(pids) - before < 15 * pids.length ? idle + 1 : 0;
  }
}

/** Nanoseconds that the threads of a process have run. */
function runningTime(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => {
      const schedule = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8");
      return sum + Number(schedule.split(" ", 1)[0]);
    }, 0);
  } catch {
    return 0; // it has ended meanwhile
  }
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  }
}

/** Megabytes of memory that these processes hold. */
export function megabytesOf(...pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }, 0);
}

/** Watches how much memory a process holds; `stop` returns the most, and by how much it grew, in MB. */
export function watchMemory(pid: number) {
  const start = megabytesOf(pid);
  let peak = start;
  const look = () => {
    peak = Math.max(peak, megabytesOf(pid));
  };
  const watch = setInterval(look, 50);
  return {
    stop() {
      clearInterval(watch);
      look();
      return { peak, growth: peak - start };
    },
  };
}
