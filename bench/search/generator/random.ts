/** A number from 0 to below 1. */
export type Random = () => number;

/** Always the same row of numbers for the same seed. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A sampler that draws one of `values` as often as its weight says, in constant time. */
export function drawFrom<T>(values: readonly T[], weights: readonly number[]): (r: Random) => T {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const scaled = weights.map((weight) => (weight * values.length) / sum);
  const alias = values.map((_, at) => at);
  const small = scaled.flatMap((share, at) => (share < 1 ? [at] : []));
  const large = scaled.flatMap((share, at) => (share < 1 ? [] : [at]));
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() as number;
    const more = large.pop() as number;
    alias[less] = more;
    scaled[more] = (scaled[more] ?? 0) + (scaled[less] ?? 0) - 1;
    ((scaled[more] ?? 0) < 1 ? small : large).push(more);
  }
  // What rounding leaves over has a share of one.
  for (const at of [...small, ...large]) scaled[at] = 1;
  return (random) => {
    const at = Math.floor(random() * values.length);
    const drawn = random() < (scaled[at] ?? 1) ? at : (alias[at] ?? at);
    return values[drawn] as T;
  };
}

/** Draws early values more often: the one at place n has the weight 1 / (n + shift)^exponent. */
export function drawSkewed<T>(values: readonly T[], exponent = 1, shift = 1) {
  return drawFrom(
    values,
    values.map((_, at) => 1 / (at + shift) ** exponent),
  );
}

export function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** The same values in an order of their own. */
export function shuffled<T>(values: readonly T[], random: Random): T[] {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
