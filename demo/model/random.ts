/** Numbers that look random and are the same for the same seed, wherever and whenever they run. */
export function randomFrom(seed: string) {
  let state = hash(seed);
  /** At least 0, below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  /** A whole number from `low` to `high`, both included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const chance = (share: number) => next() < share;
  /** One of a list that is not empty. */
  function pick<T>(list: readonly T[]): T {
    const one = list[between(0, list.length - 1)];
    if (one === undefined) throw new Error("nothing to pick from");
    return one;
  }
  /** Some of a list, in the list's own order. */
  function some<T>(list: readonly T[], count: number): T[] {
    const left = list.map((_, index) => index);
    while (left.length > count) left.splice(between(0, left.length - 1), 1);
    return list.filter((_, index) => left.includes(index));
  }
  return { next, between, chance, pick, some };
}

export type Random = ReturnType<typeof randomFrom>;

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value;
}
