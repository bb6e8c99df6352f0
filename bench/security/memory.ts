import { readFileSync } from "node:fs";

/** Watches how much memory a process holds; `stop` answers by how many bytes it grew at most. */
export function watchMemory(pid: number): { stop(): number } {
  const start = heldBy(pid);
  let most = start;
  const watch = setInterval(() => {
    most = Math.max(most, heldBy(pid));
  }, 20);
  return {
    stop() {
      clearInterval(watch);
      return Math.max(most, heldBy(pid)) - start;
    },
  };
}

function heldBy(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
