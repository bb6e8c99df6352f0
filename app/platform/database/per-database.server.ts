import { db } from "./database.server.ts";
import { onPrimary } from "./replica.server.ts";

/** The key while no database is open. */
const noDatabase = {};

/** A value held for the open database: `create` runs once for each database that the process opens. */
export function perDatabase<Memory extends object>(create: () => Memory): () => Memory {
  const memories = new WeakMap<object, Memory>();
  return () => {
    const owner = db ?? noDatabase;
    const known = memories.get(owner) ?? create();
    memories.set(owner, known);
    return known;
  };
}

/** Returns the query's result of at most `maxAgeMs` ago, of the primary; a failure is not remembered. */
export function cachedQuery<Result>(maxAgeMs: number, query: () => Promise<Result>) {
  const memory = perDatabase(() => ({
    until: 0,
    result: undefined as Promise<Result> | undefined,
  }));
  return (): Promise<Result> => {
    const held = memory();
    const now = performance.now();
    if (held.result && now <= held.until) return held.result;
    const result = onPrimary(query);
    held.result = result;
    held.until = now + maxAgeMs;
    result.catch(() => {
      if (held.result === result) held.result = undefined;
    });
    return result;
  };
}

/** A query whose callers share its runs. */
type SharedQuery<Result> = {
  /**
   * The result as the database knew it after this call. All callers of one turn of the event loop, or of
   * the time that the last run takes, share one run, and its failure.
   */
  run: () => Promise<Result>;
  /** Whether a run is on its way or about to begin. */
  isRunning: () => boolean;
};

/** Lets the callers of `query` share its runs on the primary; one never joins a run that began before it called. */
export function shareQuery<Result>(query: () => Promise<Result>): SharedQuery<Result> {
  let next: Promise<Result> | undefined;
  let current: Promise<void> | undefined;

  function start(): Promise<Result> {
    next = undefined;
    const result = onPrimary(query);
    const done = result.then(end, end);
    current = done;
    function end() {
      if (current === done) current = undefined;
    }
    return result;
  }

  return {
    run() {
      next ??= (current ?? turnOfLoop()).then(start);
      return next;
    },
    isRunning: () => Boolean(current ?? next),
  };
}

function turnOfLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
