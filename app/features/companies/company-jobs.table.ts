import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { keyOf } from "#app/platform/database/columns.ts";

/**
 * Each company with its folded name, its count of active jobs, and the columns that the directory selects by.
 * Triggers maintain it.
 */
export const companyJobs = pgTable(
  "company_jobs",
  {
    companyId: keyOf("company_id", () => userProfiles.id),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    /** Its beginning, by which lists are ordered: an index on the expression alone could not order them without the rows. */
    sortName: text("sort_name").generatedAlwaysAs(sql`left(name_key, 100)`),
    jobs: integer("jobs").notNull(),
    industry: text("industry"),
    /** Named by itself, and not blocked. */
    isListed: boolean("is_listed").notNull().default(false),
    /** Its domain or its register is checked. */
    isChecked: boolean("is_checked").notNull().default(false),
  },
  (table) => [
    index("company_jobs_names").using("gin", table.nameKey.op("gin_trgm_ops")),
    // Whole: the directory is put in order without reading a row.
    index("company_jobs_busiest").on(
      table.jobs.desc().nullsFirst(),
      sql`${table.sortName} collate "C"`,
      table.companyId,
      table.isListed,
      table.industry,
    ),
    // Few: checked companies are put in order and counted by it.
    index("company_jobs_checked")
      .on(
        table.jobs.desc().nullsFirst(),
        sql`${table.sortName} collate "C"`,
        table.companyId,
        table.industry,
      )
      .where(sql`${table.isListed} and ${table.isChecked}`),
    // Narrow: the directory is counted by it.
    index("company_jobs_listed").on(table.industry).where(sql`${table.isListed}`),
  ],
);
