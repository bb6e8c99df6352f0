import { expect, it, onTestFinished, vi } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { closeDatabase, openDatabase } from "./database.server.ts";
import { cachedQuery, perDatabase } from "./per-database.server.ts";

const test = useTestDatabase();

async function openAnother() {
  await closeDatabase();
  openDatabase(test.url());
}

it("a memory is kept while its database is open, and another database has its own", async () => {
  const memory = perDatabase(() => ({ jobs: 0 }));
  memory().jobs = 5;
  expect(memory()).toEqual({ jobs: 5 });
  await openAnother();
  expect(memory()).toEqual({ jobs: 0 });
});

it("a cached query runs again for another database, after its time and after a failure", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let runs = 0;
  const count = cachedQuery(60_000, async () => {
    runs += 1;
    if (runs === 3) throw new Error("The database is down.");
    return runs;
  });
  expect([await count(), await count()]).toEqual([1, 1]);
  await openAnother();
  expect(await count()).toBe(2);
  vi.advanceTimersByTime(60_001);
  await expect(count()).rejects.toThrow("down");
  expect([await count(), await count()]).toEqual([4, 4]);
});
