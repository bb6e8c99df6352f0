import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cpuOf, familyOf } from "#bench/harness/processes.ts";

/** CPU milliseconds that a process, all its threads, and a database with all its processes have used. */
export function cpuUsed(pid: number, dataDir: string): number {
  const postmaster = Number(
    readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n", 1)[0],
  );
  return cpuOf([pid, ...familyOf(postmaster)]);
}
