import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import type { QuestionKind } from "#app/features/job/questions/question.ts";
import { belongsTo } from "#app/platform/database/columns.ts";

/** The answers of an application, with the questions as they were worded when it was sent. */
export const applicationAnswers = pgTable(
  "application_answers",
  {
    applicationId: belongsTo("application_id", () => jobApplications.id),
    /** From 1, in the order of the form. */
    position: smallint("position").notNull(),
    /** The question, which the company may have removed since. */
    questionId: uuid("question_id").notNull(),
    kind: text("kind").$type<QuestionKind>().notNull(),
    preset: text("preset"),
    /** The question's words; empty for a preset, which the board words in the reader's language. */
    question: text("question").notNull(),
    /** yes, no, an option, a decimal, an ISO day or a text. */
    answer: text("answer").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.position] }),
    check(
      "application_answers_kind_check",
      sql`${table.kind} in ('yesno', 'choice', 'number', 'date', 'text')`,
    ),
    // Texts are never filtered by.
    index("application_answers_question")
      .on(table.questionId, table.answer, table.applicationId)
      .where(sql`${table.kind} <> 'text'`),
  ],
);
