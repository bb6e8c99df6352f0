import { memoryOf } from "#bench/memory-of.ts";

/** Watches how much memory a process holds; `stop` answers by how many bytes it grew at most. */
export function watchMemory(pid: number): { stop(): number } {
  const start = memoryOf(pid);
  let most = start;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 20);
  return {
    stop() {
      clearInterval(watch);
      return Math.max(most, memoryOf(pid)) - start;
    },
  };
}
