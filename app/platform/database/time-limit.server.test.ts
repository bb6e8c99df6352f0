import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { closeDatabase, db, openDatabase, withoutTimeLimit } from "./database.server.ts";

const database = useTestDatabase();

function limit(longestMs: number) {
  beforeAll(async () => {
    await closeDatabase();
    openDatabase(database.url(), 2, { longestMs, unlimitedConnections: 2 });
  });
  afterAll(async () => {
    await closeDatabase();
    openDatabase(database.url());
  });
}

describe("growth 2: a statement of a request that takes too long", () => {
  limit(20);

  /** Takes some ten times the limit. */
  const slow = sql`select count(*) from generate_series(1, 2000000)`;
  const alone = () => db.execute(slow);
  const within = () => db.transaction((tx) => tx.execute(slow));

  it.each([
    ["alone", alone],
    ["in a transaction", within],
  ])("ends after its time, %s, and no empty list hides it", async (_, ask) => {
    const error = await orEmpty<unknown>("a list", ask(), []).then(
      () => undefined,
      (reason) => reason,
    );
    expect(unavailabilityFrom(error)).toBe("tooSlow");
  });

  it.each([
    ["alone", alone],
    ["in a transaction", within],
  ])("of a task in the background takes its time, %s, and its child tasks too", async (_, ask) => {
    await expect(withoutTimeLimit(ask)).resolves.toHaveLength(1);
    const later = withoutTimeLimit(() => new Promise((done) => setTimeout(() => done(ask()), 1)));
    await expect(later).resolves.toHaveLength(1);
  });
});

describe("growth 2: a statement of a request in its time", () => {
  limit(60_000);

  it("reads and writes values alike with and without it", async () => {
    const read = () =>
      db.execute(sql`
        select ${JSON.stringify([{ n: 1 }])}::jsonb -> 0 ->> 'n' as json, ${"2026-11-26"}::date as day,
          timestamptz '2026-11-26 12:00Z' as time, 12.5::numeric as amount, 7::bigint as count`);
    const [limited] = await read();
    expect(limited).toMatchObject({ json: "1", day: "2026-11-26" });
    const [unlimited] = await withoutTimeLimit(read);
    expect(unlimited).toEqual(limited);
  });
});
