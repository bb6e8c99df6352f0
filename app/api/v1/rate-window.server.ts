import { LruMap } from "#app/platform/lru-map.ts";

const policy = { max: 600, seconds: 60 };
/** Networks and keys of one minute; each costs some 100 bytes. */
const maxCounted = 50_000;

type Window = { since: number; count: number };
const windows = new LruMap<string, Window>({ max: maxCounted, sizeOf: () => 1 });

/** The rest of the quota of a network or key, in the headers of draft-ietf-httpapi-ratelimit-headers. */
export type RateState = { isOver: boolean; seconds: number; headers: Record<string, string> };

/**
 * Counts a request. Each process counts by itself and in memory: reads are too many for a row each, and
 * services limit writes in the database.
 */
export function countRequest(who: string, now = Date.now()): RateState {
  const current = windows.get(who);
  const span = policy.seconds * 1000;
  const window = current && now - current.since < span ? current : { since: now, count: 0 };
  window.count += 1;
  windows.set(who, window);
  const seconds = Math.max(1, Math.ceil((window.since + span - now) / 1000));
  const left = Math.max(0, policy.max - window.count);
  return {
    isOver: window.count > policy.max,
    seconds,
    headers: {
      "ratelimit-policy": `"minute";q=${policy.max};w=${policy.seconds}`,
      ratelimit: `"minute";r=${left};t=${seconds}`,
    },
  };
}
