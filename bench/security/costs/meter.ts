import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { familyOf } from "#bench/harness/processes.ts";

/** CPU milliseconds that a process, all its threads, and a database with all its processes have used. */
export function cpuUsed(pid: number, dataDir: string): number {
  const postmaster = Number(
    readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n", 1)[0],
  );
  const pids = [pid, ...familyOf(postmaster)];
  return pids.reduce((sum, each) => sum + runningTime(each), 0) / 1e6;
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
