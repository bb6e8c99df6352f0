/** Asks once; answers how many it found, so that an empty answer is not mistaken for a fast one. */
export type Ask = () => Promise<number>;

/** Milliseconds. `found` is the middle one of what was found. */
export type Times = { p50: number; p95: number; mean: number; runs: number; found: number };

const warmUps = 5;
/** A kind that takes so long in all has been asked often enough once it was asked `fewest` times. */
const longest = 60_000;
const fewest = 20;

/** Asks the first ones to warm up, then times each of the others once. */
export async function timeEach(asks: readonly Ask[]): Promise<Times> {
  const taken: number[] = [];
  const found: number[] = [];
  const began = performance.now();
  for (const [at, ask] of asks.entries()) {
    const from = performance.now();
    const count = await ask();
    if (at < warmUps) continue;
    taken.push(performance.now() - from);
    found.push(count);
    if (taken.length >= fewest && performance.now() - began > longest) break;
  }
  return timesOf(taken, found);
}

/** How many to prepare for so many runs. */
export function withWarmUps(runs: number): number {
  return runs + warmUps;
}

export function timesOf(taken: readonly number[], found: readonly number[] = []): Times {
  return {
    p50: quantile(taken, 0.5),
    p95: quantile(taken, 0.95),
    mean: taken.reduce((sum, each) => sum + each, 0) / Math.max(1, taken.length),
    runs: taken.length,
    found: quantile(found, 0.5),
  };
}

/** The smallest value that is not below so large a share of them. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
