import { expect, test } from "vitest";
import { shareQuery } from "./per-database.server.ts";

/** A query whose runs end when the test says so. */
function heldQuery() {
  const runs: PromiseWithResolvers<string>[] = [];
  const query = shareQuery(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
  return { query, runs };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("callers of one turn of the event loop share one run", async () => {
  const { query, runs } = heldQuery();
  const results = [query.run(), query.run(), query.run()];
  expect(runs).toHaveLength(0);
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve("one");
  expect(await Promise.all(results)).toEqual(["one", "one", "one"]);
});

test("a caller during a run gets the next one, and only one follows", async () => {
  const { query, runs } = heldQuery();
  const early = query.run();
  await turn();
  const late = [query.run(), query.run()];
  await turn();
  late.push(query.run());
  expect(runs).toHaveLength(1);
  runs[0]?.resolve("before");
  expect(await early).toBe("before");
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve("after");
  expect(await Promise.all(late)).toEqual(["after", "after", "after"]);
});

test("a run that fails does so for those who shared it, and not for the next", async () => {
  const { query, runs } = heldQuery();
  const failing = [query.run(), query.run()];
  await turn();
  const next = query.run();
  runs[0]?.reject(new Error("lost"));
  const failed = await Promise.allSettled(failing);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await turn();
  runs[1]?.resolve("found");
  expect(await next).toBe("found");
});

test("says whether a run is on its way or about to begin", async () => {
  const { query, runs } = heldQuery();
  expect(query.isRunning()).toBe(false);
  const result = query.run();
  expect(query.isRunning()).toBe(true);
  await turn();
  expect(query.isRunning()).toBe(true);
  runs[0]?.resolve("");
  await result;
  await turn();
  expect(query.isRunning()).toBe(false);
});
