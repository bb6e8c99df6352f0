import { quantile } from "#bench/harness/statistics.ts";

/** Asks once; returns how many it found, so that an empty answer is not mistaken for a fast one. */
export type Ask = () => Promise<number>;

/** Milliseconds. `found` is the middle one of what was found. */
export type Times = { p50: number; p95: number; mean: number; runs: number; results: number };

/** Three for each connection of the board: a fresh one reads the catalogue and compiles functions. */
const warmUps = 30;

/** A kind that takes longer in all, in milliseconds, has been asked often enough after `fewest` times. */
type Sampling = { longest: number; fewest: number };
const usualSampling: Sampling = { longest: 60_000, fewest: 20 };

/** Asks the first ones to warm up, then times each of the others once. */
export async function timeEach(
  requests: readonly Ask[],
  { longest, fewest } = usualSampling,
): Promise<Times> {
  const began = performance.now();
  const spent = () => performance.now() - began;
  const warmed = await requestUntil(requests.slice(0, warmUps), () => spent() > longest / 4);
  const taken: number[] = [];
  const results: number[] = [];
  for (const ask of requests.slice(warmed)) {
    if (taken.length >= fewest && spent() > longest) break;
    const from = performance.now();
    const count = await ask();
    taken.push(performance.now() - from);
    results.push(count);
  }
  return timesOf(taken, results);
}

/** How many to prepare for so many runs. */
export function withWarmUps(runs: number): number {
  return runs + warmUps;
}

export function timesOf(taken: readonly number[], results: readonly number[] = []): Times {
  return {
    p50: quantile(taken, 0.5),
    p95: quantile(taken, 0.95),
    mean: taken.reduce((sum, each) => sum + each, 0) / Math.max(1, taken.length),
    runs: taken.length,
    results: quantile(results, 0.5),
  };
}

/** Returns how many were asked. */
async function requestUntil(requests: readonly Ask[], isEnough: () => boolean): Promise<number> {
  for (const [at, ask] of requests.entries()) {
    if (isEnough()) return at;
    await ask();
  }
  return requests.length;
}
