import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { belongsTo } from "#app/platform/database/columns.ts";

/** Sums of a job for a day in Damascus and a source: see view-source.ts. No row is about a person. */
export const jobViews = pgTable(
  "job_views",
  {
    jobId: belongsTo("job_id", () => jobs.id),
    day: date("day").notNull(),
    source: text("source").notNull(),
    /** Readers who opened the job's page. */
    views: integer("views").notNull().default(0),
    /** Readers who opened the form of an application. */
    begun: integer("begun").notNull().default(0),
  },
  (table) => [
    primaryKey({ name: "job_views_pkey", columns: [table.jobId, table.day, table.source] }),
    index("job_views_oldest").on(table.day),
    check("job_views_check", sql`${table.views} >= 0 and ${table.begun} >= 0`),
  ],
);

/**
 * Sums of all jobs of a company for a day in Damascus and a source; saves have the source ''. Triggers maintain
 * them: they follow a job that moves to another company, and those of a deleted job stay.
 */
export const companyDays = pgTable(
  "company_days",
  {
    companyId: belongsTo("company_id", () => userProfiles.id),
    day: date("day").notNull(),
    source: text("source").notNull(),
    views: integer("views").notNull().default(0),
    begun: integer("begun").notNull().default(0),
    /** Jobs saved on that day, and still saved. */
    saved: integer("saved").notNull().default(0),
  },
  (table) => [
    primaryKey({ name: "company_days_pkey", columns: [table.companyId, table.day, table.source] }),
    index("company_days_oldest").on(table.day),
  ],
);
