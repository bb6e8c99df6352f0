import { boolean, pgTable } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, keyOf } from "#app/platform/database/columns.ts";

/** Closed accounts that the queue is deleting; a row goes with its profile, which is deleted last. */
export const leavingAccounts = pgTable("leaving_accounts", {
  id: keyOf("id", () => userProfiles.id),
  since: at("since").notNull().defaultNow(),
  /** Whether its jobs are off the board. */
  isWithheld: boolean("is_withheld").notNull().default(false),
});
