import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** The demand for a role in a governorate and in all of Syria, counted every night. */
export const roleDemand = pgTable(
  "role_demand",
  {
    role: text("role").notNull(),
    /** A place's id: syria, or a governorate such as syria/aleppo. */
    place: text("place").notNull(),
    openJobs: integer("open_jobs").notNull(),
    /** Companies with open jobs. */
    companies: integer("companies").notNull(),
    /** The middle of the days that jobs closed within half a year were open; null of too few. */
    daysOpen: integer("days_open"),
    countedAt: timestamp("counted_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: "role_demand_pkey", columns: [table.role, table.place] }),
    check("role_demand_check", sql`${table.openJobs} >= 0 and ${table.companies} >= 0`),
  ],
);
