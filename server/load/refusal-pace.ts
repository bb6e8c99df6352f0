import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/** How many refusals a second are answered at once, how long the others wait, and how many may wait. */
type Pace = { atOnce: number; waitMs: number; maxWaiting: number };

const usual: Pace = { atOnce: 20, waitMs: 1000, maxWaiting: 500 };

/**
 * Slows down clients that are refused again and again: each of their connections gets one answer a
 * second, and the body of a waiting request is not read. Returns what waits before a refusal.
 */
export function createRefusalPace({ atOnce, waitMs, maxWaiting } = usual): () => Promise<void> {
  let second = 0;
  let count = 0;
  let waiting = 0;
  return async () => {
    const current = Math.floor(performance.now() / 1000);
    if (current !== second) count = 0;
    second = current;
    count += 1;
    // Beyond that the refusals wait for memory instead.
    if (count <= atOnce || waiting >= maxWaiting) return;
    waiting += 1;
    await pause(waitMs);
    waiting -= 1;
  };
}

/** One for the process, as the process pays for refusals. */
export const refusalPace = createRefusalPace();

const dear = new Set([413, 429, 503]);

/** Slows down repeated refusals for load, for limits, and of bodies that nothing has read. */
export function paceRefusals(pace = refusalPace): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    const isUnread = c.res.status >= 400 && incoming?.complete === false;
    if (dear.has(c.res.status) || isUnread) await pace();
  };
}
