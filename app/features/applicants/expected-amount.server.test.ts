import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { readableAmount } from "./applicant-conditions.server.ts";

useTestDatabase();

it.each([
  ["1800000", 1_800_000],
  ["1,800,000", 1_800_000],
  ["1.800.000", 1_800_000],
  ["1 800 000", 1_800_000],
  ["١٬٨٠٠٬٠٠٠", 1_800_000],
  ["1,200000", 1],
  ["1.5", 1.5],
  ["1234.5", 1234.5],
  ["12,34", 12],
  ["from 900 to 1000", 900],
  ["900 thousand", 900_000],
  ["٢٫١ مليون", 2_100_000],
  ["2,500,000 SYP", 2_500_000],
  ["2500 $", null],
  ["by agreement", null],
  ["", null],
])("reads %j as an amount of %s", async (text, amount) => {
  const [row] = await db.execute<{ amount: string | null }>(
    sql`select ${readableAmount(sql`${text}::text`, "SYP")} as amount`,
  );
  expect(row?.amount === null ? null : Number(row?.amount)).toBe(amount);
});
