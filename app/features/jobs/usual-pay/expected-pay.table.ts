import { sql } from "drizzle-orm";
import { check, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.ts";

/**
 * Expectations of applicants for a role in a governorate, recounted after ten more have applied.
 */
export const expectedPays = pgTable(
  "expected_pays",
  {
    role: text("role").notNull(),
    /** A place's id, such as syria/aleppo. */
    province: text("province").notNull(),
    /** The lower and upper quartile for a month, in new pounds. */
    low: numeric("low").notNull(),
    high: numeric("high").notNull(),
    people: integer("people").notNull(),
    countedAt: at("counted_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: "expected_pays_pkey", columns: [table.role, table.province] }),
    check("expected_pays_check", sql`${table.low} <= ${table.high} and ${table.people} >= 10`),
  ],
);
