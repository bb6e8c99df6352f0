import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

/** Every company that ever posted, with its name folded and its number of active jobs. Kept by triggers. */
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

/** Active jobs of each place as job_places has it. Kept by triggers. */
export const placeJobs = pgTable(
  "place_jobs",
  {
    place: text("place").primaryKey(),
    jobs: integer("jobs").notNull(),
  },
  (table) => [index("place_jobs_beginning").on(table.place.op("text_pattern_ops"))],
);
