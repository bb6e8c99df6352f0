import { sql } from "drizzle-orm";
import { bigint, check, date, integer, pgTable } from "drizzle-orm/pg-core";

/** What each day in Damascus brought the board, counted every night and once more until answers are due. */
export const boardDays = pgTable(
  "board_days",
  {
    day: date("day").primaryKey(),
    seekers: integer("seekers").notNull(),
    companies: integer("companies").notNull(),
    jobs: integer("jobs").notNull(),
    views: integer("views").notNull(),
    begun: integer("begun").notNull(),
    applications: integer("applications").notNull(),
    /** Of these applications, those that their company answered within seven days. */
    answered: integer("answered").notNull(),
    searches: integer("searches").notNull().default(0),
    /** Of these searches, those that found nothing. */
    emptySearches: integer("empty_searches").notNull().default(0),
    /** Emails that a mail server took, and those that it refused for their address. */
    emails: integer("emails").notNull().default(0),
    bounced: integer("bounced").notNull().default(0),
    /** Appeals that moderators decided, and those of them by which the decision was taken back. */
    appeals: integer("appeals").notNull().default(0),
    reversed: integer("reversed").notNull().default(0),
    /** Bytes of all CVs at the end of the day, and orders that waited in all queues the night after. */
    storedBytes: bigint("stored_bytes", { mode: "number" }).notNull().default(0),
    waiting: integer("waiting").notNull().default(0),
  },
  (table) => [
    check(
      "board_days_check",
      sql`${table.answered} >= 0 and ${table.answered} <= ${table.applications}`,
    ),
  ],
);
