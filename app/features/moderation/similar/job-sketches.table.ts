import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { jobs } from "#app/features/job/jobs.table.ts";
import { keyOf } from "#app/platform/database/columns.ts";

/** Sketches shared by jobs of nearly the same text: see job-sketch.ts. */
export const jobSketches = pgTable(
  "job_sketches",
  { jobId: keyOf("job_id", () => jobs.id), bands: integer("bands").array().notNull() },
  (table) => [
    // Each search looks for 48 bands, and each would read all entries that wait to be merged.
    index("job_sketches_bands").using("gin", table.bands).with({ fastupdate: false }),
  ],
);
