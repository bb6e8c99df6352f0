import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const countedKinds = ["searches", "emptySearches", "emails", "bounced"] as const;

/** Sums of a day in Damascus that no row of another table has. No row is about a person. */
export const dayCounts = pgTable(
  "day_counts",
  {
    day: date("day").notNull(),
    kind: text("kind", { enum: countedKinds }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ name: "day_counts_pkey", columns: [table.day, table.kind] }),
    check("day_counts_check", sql`${table.count} >= 0`),
  ],
);
