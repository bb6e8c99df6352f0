import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";

/** Jobs that a company begins new ones from: the form's values, without a last day. */
export const jobTemplates = pgTable(
  "job_templates",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: belongsTo("company_id", () => userProfiles.id),
    name: text("name").notNull(),
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
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
    deletedAt: at("deleted_at").notNull().defaultNow(),
  },
  (table) => [index("deleted_jobs_deleted").on(table.deletedAt)],
);
