import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/jobs/jobs.table.ts";

/** What people report about a job; the company never learns who did. */
export const jobReports = pgTable(
  "job_reports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Null for a visitor. */
    reporterId: uuid("reporter_id").references(() => userProfiles.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    details: text("details"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      "job_reports_reason_check",
      sql`${table.reason} in ('money', 'gone', 'wrong', 'abuse', 'other')`,
    ),
    index("job_reports_newest").on(table.createdAt.desc()),
    index("job_reports_job").on(table.jobId),
    index("job_reports_reporter").on(table.reporterId),
  ],
);
