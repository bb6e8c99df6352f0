import { sql } from "drizzle-orm";
import { check, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.ts";

/** The usual pay of a role in a governorate or a whole country, counted every night from the jobs of a year. */
export const usualPays = pgTable(
  "usual_pays",
  {
    /** A role's key, or a category's; see job-roles.server.ts. */
    role: text("role").notNull(),
    /** A place's id, such as syria/aleppo or syria. */
    province: text("province").notNull(),
    /** The lower and upper quartile for a month, in new pounds. */
    low: numeric("low").notNull(),
    high: numeric("high").notNull(),
    jobs: integer("jobs").notNull(),
    companies: integer("companies").notNull(),
    countedAt: at("counted_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: "usual_pays_pkey", columns: [table.role, table.province] }),
    check(
      "usual_pays_check",
      sql`${table.low} <= ${table.high} and ${table.jobs} >= 10 and ${table.companies} >= 5`,
    ),
  ],
);
