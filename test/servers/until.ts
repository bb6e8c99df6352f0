import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits until a condition holds, and throws when it does not `within` milliseconds. Tests sleep nowhere
 * else (see dev/waits.test.ts): they wait for what they can observe.
 */
export async function until(
  condition: () => unknown,
  { within = 30_000, every = 20 } = {},
): Promise<void> {
  const end = performance.now() + within;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Not true within ${within} ms: ${condition}`);
    await pause(every);
  }
}
