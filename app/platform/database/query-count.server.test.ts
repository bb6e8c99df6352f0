import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { useOtherConnections } from "#test/other-connections.ts";
import { db, poolCounts } from "./database.server.ts";

describe("queries of the database", () => {
  const another = useOtherConnections(useTestDatabase());

  it("is counted while it lasts, and waiting for a connection apart", async () => {
    const { connections } = poolCounts();
    const holder = another();
    await holder`select pg_advisory_lock(27)`;
    const queries = Array.from({ length: connections + 5 }, () =>
      db.execute(sql`select pg_advisory_xact_lock_shared(27)`),
    );
    expect(queries).toHaveLength(connections + 5);
    const under = Promise.all(queries);
    await expect.poll(poolCounts).toEqual({ running: connections, waiting: 5, connections });
    await holder`select pg_advisory_unlock(27)`;
    await under;
    expect(poolCounts()).toEqual({ running: 0, waiting: 0, connections });
  });

  it("is counted to its end when it fails, in transactions too", async () => {
    await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
    await expect(db.transaction(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(poolCounts().running).toBe(0);
  });
});
