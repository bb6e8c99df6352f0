type Options = {
  /** Failures in a row after which nothing is tried any more for a while. */
  failures?: number;
  /** Milliseconds until one attempt is let through again. */
  rest?: number;
};

/** Lets work through to something that may be down; while it is, refuses at once instead of waiting. */
export function createBreaker({ failures = 3, rest = 1000 }: Options = {}) {
  let failed = 0;
  let closedUntil = 0;
  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (failed >= failures) {
      if (performance.now() < closedUntil)
        throw new Error("It has just failed several times in a row.");
      // This one finds out; whoever comes meanwhile does not wait for it.
      closedUntil = performance.now() + rest;
    }
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed += 1;
      closedUntil = performance.now() + rest;
      throw error;
    }
  };
}
