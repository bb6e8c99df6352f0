import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.ts";

/** The demand for a role in a governorate and in all of Syria, counted every night. */
export const roleDemand = pgTable(
  "role_demand",
  {
    /** A role's key, or a category's; see job-roles.server.ts. */
    role: text("role").notNull(),
    /** A place's id: syria, or a governorate such as syria/aleppo. */
    place: text("place").notNull(),
    openJobs: integer("open_jobs").notNull(),
    /** Companies with open jobs. */
    companies: integer("companies").notNull(),
    /** The middle of the days that jobs closed within half a year were open; null of too few. */
    daysOpen: integer("days_open"),
    countedAt: at("counted_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: "role_demand_pkey", columns: [table.role, table.place] }),
    check("role_demand_check", sql`${table.openJobs} >= 0 and ${table.companies} >= 0`),
  ],
);
