import { pgTable } from "drizzle-orm/pg-core";
import { at, keyOf } from "#app/platform/database/columns.ts";
import { jobs } from "./jobs.table.ts";

/** The jobs that moderators feature for days; a trigger removes one whose job is no longer active. */
export const featuredJobs = pgTable("featured_jobs", {
  jobId: keyOf("job_id", () => jobs.id),
  /** From then on the row counts for nothing; the next job that is featured removes it. */
  until: at("until").notNull(),
});
