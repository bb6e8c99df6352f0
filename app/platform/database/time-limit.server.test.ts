import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { closeDatabase, db, openDatabase, withoutTimeLimit } from "./database.server.ts";

const database = useTestDatabase();

describe("growth 2: a statement of a request", () => {
  beforeAll(async () => {
    await closeDatabase();
    openDatabase(database.url(), 2, { longestMs: 20, unlimitedConnections: 2 });
  });
  afterAll(async () => {
    await closeDatabase();
    openDatabase(database.url());
  });

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
  ])("of a task in the background takes its time, %s, and what it starts too", async (_, ask) => {
    await expect(withoutTimeLimit(ask)).resolves.toHaveLength(1);
    const later = withoutTimeLimit(() => new Promise((done) => setTimeout(() => done(ask()), 1)));
    await expect(later).resolves.toHaveLength(1);
  });
});
