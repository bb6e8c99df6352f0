import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { jobs } from "#app/features/job/jobs.table.ts";
import { keyOf } from "#app/platform/database/columns.ts";

/** Sketches shared by jobs of nearly the same text: see job-sketch.ts. */
export const jobSketches = pgTable(
  "job_sketches",
  { jobId: keyOf("job_id", () => jobs.id), bands: integer("bands").array().notNull() },
  (table) => [index("job_sketches_bands").using("gin", table.bands)],
);
