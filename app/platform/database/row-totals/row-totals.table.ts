import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

/**
 * How many rows there are of a kind: profiles by type, country and province, jobs and applications.
 * Several rows of one kind add up. Triggers maintain it.
 */
export const rowTotals = pgTable(
  "row_totals",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    country: text("country").notNull().default(""),
    province: text("province").notNull().default(""),
    rows: bigint("rows", { mode: "number" }).notNull(),
  },
  (table) => [index("row_totals_kind").on(table.kind, table.country, table.province)],
);
