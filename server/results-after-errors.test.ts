import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";

const database = useTestDatabase();
let client: postgres.Sql;
beforeAll(() => {
  client = postgres(database.url(), { max: 1, fetch_types: false });
});
afterAll(() => client.end());

/** Fails at its fourth row, when three have been sent. */
const failing = () => client.unsafe("select 1 / (4 - i) from generate_series(1, 9) i");

it("a result is complete after a query that failed in the middle of its rows", async () => {
  await expect(failing()).rejects.toThrow("division by zero");
  expect(await client.unsafe("select 7 as n")).toEqual([{ n: 7 }]);
});

it("so is one that was sent before the failure was known, whatever its form", async () => {
  const [, rows, raw, none, several] = await Promise.all([
    failing().catch(() => {}),
    client.unsafe("select i from generate_series(1, 5) i"),
    failing().then(undefined, () =>
      client.unsafe("select i from generate_series(1, 2) i").values(),
    ),
    failing().then(undefined, () => client.unsafe("select 1 where false")),
    failing().then(undefined, () => client.unsafe("select 1 as a; select 2 as b")),
  ]);
  expect(rows).toHaveLength(5);
  expect(rows.map(({ i }) => i)).toEqual([1, 2, 3, 4, 5]);
  expect(raw).toEqual([[1], [2]]);
  expect(none).toEqual([]);
  expect(several.map((result) => [...(result as unknown as postgres.Row[])])).toEqual([
    [{ a: 1 }],
    [{ b: 2 }],
  ]);
});

it("a transaction after such a failure reads complete results", async () => {
  await failing().catch(() => {});
  const read = await client.begin((tx) => tx.unsafe("select i from generate_series(1, 3) i"));
  expect(read).toHaveLength(3);
  expect(read[0]).toEqual({ i: 1 });
});
