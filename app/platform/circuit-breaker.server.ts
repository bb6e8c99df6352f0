type Options = {
  /** Failures in a row that open it: nothing is let through any more for a while. */
  failures?: number;
  /** Milliseconds until an open one lets one attempt through: it is half open then. */
  resetAfterMs?: number;
};

/**
 * A circuit breaker around something that may be down. Closed, it lets work through; open, it
 * refuses at once instead of waiting; half open, one attempt finds out which it shall be.
 */
export function createBreaker({ failures = 3, resetAfterMs = 1000 }: Options = {}) {
  let failed = 0;
  let openUntil = 0;
  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (failed >= failures) {
      if (performance.now() < openUntil)
        throw new Error("It has just failed several times in a row.");
      // This call finds out; others do not wait for it.
      openUntil = performance.now() + resetAfterMs;
    }
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed += 1;
      openUntil = performance.now() + resetAfterMs;
      throw error;
    }
  };
}
