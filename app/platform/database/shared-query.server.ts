/** A query whose callers share its runs. */
export type SharedQuery<Result> = {
  /**
   * The result as the database knew it after this call. All callers of one turn of the event loop, or of
   * the time that the last run takes, share one run, and its failure.
   */
  run: () => Promise<Result>;
  /** Whether a run is on its way or about to begin. */
  isRunning: () => boolean;
};

/** Lets the callers of `query` share its runs; one never joins a run that began before it called. */
export function shareQuery<Result>(query: () => Promise<Result>): SharedQuery<Result> {
  let next: Promise<Result> | undefined;
  let current: Promise<void> | undefined;

  function start(): Promise<Result> {
    next = undefined;
    const result = query();
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
