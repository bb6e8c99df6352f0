import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { preparing } from "./database.server.ts";

const database = useTestDatabase();
let client: postgres.Sql;
beforeAll(() => {
  client = preparing(postgres(database.url(), { max: 1, fetch_types: false }));
});
afterAll(() => client.end());

it("a statement that comes again is prepared, one that came once is not", async () => {
  const often = "select $1::int as given";
  for (let given = 0; given < 4; given++) {
    expect(await client.unsafe(often, [given], { prepare: false })).toEqual([{ given }]);
  }
  await client.unsafe("select $1::int as once", [1]);
  expect(await preparedTexts()).toEqual([often]);
});

it("searches that differ endlessly do not fill the server's memory", async () => {
  for (let i = 0; i < 400; i++) {
    const text = `select $1::int as n${i}`;
    for (let time = 0; time < 3; time++) await client.unsafe(text, [time]);
  }
  const count = (await preparedTexts()).length;
  expect(count).toBeGreaterThan(100);
  expect(count).toBeLessThanOrEqual(150);
});

async function preparedTexts(): Promise<string[]> {
  const rows = await client.unsafe("select statement from pg_prepared_statements");
  return rows.map(({ statement }) => statement);
}
