type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Joins calls: those of one turn of the event loop go together, and those that come while `work` runs
 * go together after it. `work` returns one result for each item, in their order; an error is every caller's.
 */
export function gathered<Item, Result>(
  work: (items: Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      try {
        const results = await work(taken.map(({ item }) => item));
        for (const [at, { resolve }] of taken.entries()) resolve(results[at] as Result);
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}
