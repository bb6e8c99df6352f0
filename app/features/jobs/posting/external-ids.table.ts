import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { belongsTo } from "#app/platform/database/columns.ts";

/** The ids that companies' own systems have for their jobs; `jobs.external_id` is an importer's. */
export const jobExternalIds = pgTable(
  "job_external_ids",
  {
    companyId: belongsTo("company_id", () => userProfiles.id),
    externalId: text("external_id").notNull(),
    jobId: belongsTo("job_id", () => jobs.id),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.externalId] }),
    index("job_external_ids_job").on(table.jobId),
  ],
);
