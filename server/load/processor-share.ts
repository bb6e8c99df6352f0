import { performance } from "node:perf_hooks";

type Parts = {
  /** Milliseconds since some moment: by the clock, outside the wait for events, and on the processor. */
  now?: () => number;
  active?: () => number;
  processor?: () => number;
};

/** How long one measurement counts, and how much work it needs, in milliseconds. */
const span = 1000;
const leastActive = 50;

/** Less is counted as this much: one network that saturates even a starved process is still limited. */
export const leastShare = 0.4;

/**
 * How much of the processor this process gets while it has work to do, 1 at most: what its main thread
 * ran within the last second, of the time that it was not waiting for events.
 */
export function createProcessorShare({
  now = () => performance.now(),
  active = () => performance.eventLoopUtilization().active,
  processor = runningTime,
}: Parts = {}): () => number {
  const read = () => ({ at: now(), active: active(), processor: processor() });
  let last = read();
  let share = 1;
  return () => {
    if (now() - last.at < span) return share;
    const next = read();
    const activeMs = next.active - last.active;
    // Too little work to measure.
    share = activeMs < leastActive ? 1 : (next.processor - last.processor) / activeMs;
    share = Math.min(1, Math.max(leastShare, share));
    last = next;
    return share;
  };
}

function runningTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
