import { boolean, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

/** Accounts that were closed to be deleted, until the queue has removed the last of what belongs to them. */
export const leavingAccounts = pgTable("leaving_accounts", {
  id: uuid("id")
    .primaryKey()
    .references(() => userProfiles.id, { onDelete: "cascade" }),
  since: timestamp("since", { withTimezone: true }).notNull().defaultNow(),
  /** Whether its jobs are off the board. */
  isWithheld: boolean("is_withheld").notNull().default(false),
});
