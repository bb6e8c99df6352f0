import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { newId } from "#app/platform/database/new-id.ts";

/** Jobs that a company begins new ones from: the form's values, without a last day. */
export const jobTemplates = pgTable(
  "job_templates",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: uuid("company_id")
      .notNull()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("job_templates_name_check", sql`length(${table.name}) between 1 and 200`),
    index("job_templates_company").on(table.companyId),
  ],
);

/** The rest of deleted jobs that were public, for some months. Written by a trigger. */
export const deletedJobs = pgTable(
  "deleted_jobs",
  {
    jobId: uuid("job_id").primaryKey(),
    category: text("category").notNull(),
    placeId: text("place_id"),
    deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("deleted_jobs_deleted").on(table.deletedAt)],
);
