import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

/** Each company that ever posted a job, its folded name and its count of active jobs. Triggers maintain it. */
export const companyJobs = pgTable(
  "company_jobs",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    jobs: integer("jobs").notNull(),
  },
  (table) => [index("company_jobs_names").using("gin", table.nameKey.op("gin_trgm_ops"))],
);
