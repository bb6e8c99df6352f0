import { db } from "./database.server.ts";

/** The owner of what is created before any database is open. */
const noDatabase = {};

/** What this process remembers of its database: `create` runs once for each database it opens. */
export function perDatabase<Memory extends object>(create: () => Memory): () => Memory {
  const memories = new WeakMap<object, Memory>();
  return () => {
    const owner = db ?? noDatabase;
    const known = memories.get(owner) ?? create();
    memories.set(owner, known);
    return known;
  };
}

/** Returns the query's result of at most `maxAgeMs` ago; a failure is not remembered. */
export function cachedQuery<Result>(maxAgeMs: number, query: () => Promise<Result>) {
  const memory = perDatabase(() => ({
    until: 0,
    result: undefined as Promise<Result> | undefined,
  }));
  return (): Promise<Result> => {
    const held = memory();
    const now = performance.now();
    if (held.result && now <= held.until) return held.result;
    const result = query();
    held.result = result;
    held.until = now + maxAgeMs;
    result.catch(() => {
      if (held.result === result) held.result = undefined;
    });
    return result;
  };
}
