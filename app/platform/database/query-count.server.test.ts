import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { db } from "./database.server.ts";
import { poolCounts } from "./query-count.server.ts";

describe("queries of the database", () => {
  useTestDatabase();

  it("is counted while it lasts, and what waits for a connection apart", async () => {
    const { connections } = poolCounts();
    const queries = Array.from({ length: connections + 5 }, () =>
      db.execute(sql`select pg_sleep(0.1)`),
    );
    expect(queries).toHaveLength(connections + 5);
    const under = Promise.all(queries);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(poolCounts()).toEqual({ running: connections, waiting: 5, connections });
    await under;
    expect(poolCounts()).toEqual({ running: 0, waiting: 0, connections });
  });

  it("is counted to its end when it fails, in transactions too", async () => {
    await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
    await expect(db.transaction(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(poolCounts().running).toBe(0);
  });
});
