import { sql } from "drizzle-orm";
import { check, date, integer, pgTable } from "drizzle-orm/pg-core";

/** What each day in Damascus brought the board, counted every night and once more until answers are due. */
export const boardDays = pgTable(
  "board_days",
  {
    day: date("day").primaryKey(),
    seekers: integer("seekers").notNull(),
    companies: integer("companies").notNull(),
    jobs: integer("jobs").notNull(),
    views: integer("views").notNull(),
    begun: integer("begun").notNull(),
    applications: integer("applications").notNull(),
    /** Of these applications, those that their company answered within seven days. */
    answered: integer("answered").notNull(),
  },
  (table) => [
    check(
      "board_days_check",
      sql`${table.answered} >= 0 and ${table.answered} <= ${table.applications}`,
    ),
  ],
);
