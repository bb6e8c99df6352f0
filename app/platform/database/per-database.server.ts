import { db } from "./database.server.ts";

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
