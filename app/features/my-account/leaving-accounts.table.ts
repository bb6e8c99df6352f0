import { boolean, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

/** Closed accounts that the queue is deleting; a row goes with its profile, which is deleted last. */
export const leavingAccounts = pgTable("leaving_accounts", {
  id: uuid("id")
    .primaryKey()
    .references(() => userProfiles.id, { onDelete: "cascade" }),
  since: timestamp("since", { withTimezone: true }).notNull().defaultNow(),
  /** Whether its jobs are off the board. */
  isWithheld: boolean("is_withheld").notNull().default(false),
});
