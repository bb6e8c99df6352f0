import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { jobs } from "#app/features/job/jobs.table.ts";
import { belongsTo, newId } from "#app/platform/database/columns.ts";
import type { QuestionKind } from "./question.ts";

/** The questions of a job to its applicants. A reworded question is another row. */
export const jobQuestions = pgTable(
  "job_questions",
  {
    id: uuid("id").primaryKey().default(newId),
    jobId: belongsTo("job_id", () => jobs.id),
    /** From 1. */
    position: smallint("position").notNull(),
    kind: text("kind").$type<QuestionKind>().notNull(),
    preset: text("preset"),
    text: text("text").notNull(),
    options: text("options").array().notNull(),
    isRequired: boolean("is_required").notNull(),
    /** The answers that the company wants; no applicant may see this nor the bounds. */
    must: text("must").array().notNull(),
    min: numeric("min"),
    max: numeric("max"),
  },
  (table) => [
    unique("job_questions_position").on(table.jobId, table.position),
    check("job_questions_position_check", sql`${table.position} between 1 and 5`),
    check(
      "job_questions_kind_check",
      sql`${table.kind} in ('yesno', 'choice', 'number', 'date', 'text')`,
    ),
  ],
);
