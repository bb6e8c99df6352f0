import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { belongsTo } from "#app/platform/database/columns.ts";

const companyId = () => belongsTo("company_id", () => userProfiles.id);

/** Active jobs of each place as job_places has it. Triggers maintain all tables of this file. */
export const placeJobs = pgTable(
  "place_jobs",
  { place: text("place").primaryKey(), jobs: integer("jobs").notNull() },
  (table) => [index("place_jobs_beginning").on(table.place.op("text_pattern_ops"))],
);

/** Active jobs of each category at each place. */
export const categoryJobs = pgTable(
  "category_jobs",
  {
    category: text("category").notNull(),
    place: text("place").notNull(),
    jobs: integer("jobs").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.place] }),
    index("category_jobs_place").on(table.place.op("text_pattern_ops")),
  ],
);

/** Active jobs of each company in each category. */
export const categoryCompanies = pgTable(
  "category_companies",
  { companyId: companyId(), category: text("category").notNull(), jobs: integer("jobs").notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.category] }),
    index("category_companies_busiest")
      .on(table.category, table.jobs.desc().nullsFirst(), table.companyId)
      .where(sql`${table.jobs} > 0`),
  ],
);

/** Active jobs of each company at each place, and in each whole country. */
export const placeCompanies = pgTable(
  "place_companies",
  { companyId: companyId(), place: text("place").notNull(), jobs: integer("jobs").notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.place] }),
    index("place_companies_hiring")
      .on(table.place.op("text_pattern_ops"), table.companyId)
      .where(sql`${table.jobs} > 0`),
  ],
);
