import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, keyOf } from "#app/platform/database/columns.ts";

/** How a company answers its applicants, counted every night from the applications of a year. */
export const companyReplyFigures = pgTable(
  "company_reply_figures",
  {
    companyId: keyOf("company_id", () => userProfiles.id),
    /** Applications that the company itself has decided. */
    answered: integer("answered").notNull(),
    /** Applications that the end of the job has closed, or that went with the job. */
    unanswered: integer("unanswered").notNull(),
    /** Applications that are undecided after so long that they count as not answered. */
    overdue: integer("overdue").notNull(),
    /** The median from sending to the first answer, in hours; null where none was answered. */
    medianHours: integer("median_hours"),
    countedAt: at("counted_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "company_reply_figures_check",
      sql`${table.answered} >= 0 and ${table.unanswered} >= 0 and ${table.overdue} >= 0`,
    ),
  ],
);
