import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { jobs } from "#app/features/job/jobs.table.ts";

/** Sketches shared by jobs of nearly the same text: see job-sketch.ts. */
export const jobSketches = pgTable(
  "job_sketches",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    bands: integer("bands").array().notNull(),
  },
  (table) => [index("job_sketches_bands").using("gin", table.bands)],
);
