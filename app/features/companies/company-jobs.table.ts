import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

/**
 * Each company with its folded name, its count of active jobs, and the columns that the directory selects by.
 * Triggers maintain it.
 */
export const companyJobs = pgTable(
  "company_jobs",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    jobs: integer("jobs").notNull(),
    industry: text("industry"),
    /** Named by itself, and not blocked. */
    isListed: boolean("is_listed").notNull().default(false),
  },
  (table) => [
    index("company_jobs_names").using("gin", table.nameKey.op("gin_trgm_ops")),
    // Whole: the directory is counted and put in order without reading a row.
    index("company_jobs_busiest").on(
      table.jobs.desc().nullsFirst(),
      sql`left(${table.nameKey}, 100) collate "C"`,
      table.companyId,
      table.isListed,
      table.industry,
    ),
  ],
);
