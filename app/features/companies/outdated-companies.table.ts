import { sql } from "drizzle-orm";
import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { firstId } from "#app/platform/uuid.ts";

/**
 * Companies with more jobs than one statement changes whose profile has changed: the queue updates
 * their jobs in batches, the oldest first, up to the time and id here. Written by triggers.
 */
export const outdatedCompanies = pgTable("outdated_companies", {
  companyId: uuid("company_id")
    .primaryKey()
    .references(() => userProfiles.id, { onDelete: "cascade" }),
  afterTime: timestamp("after_time", { withTimezone: true }).notNull().default(sql`'-infinity'`),
  afterId: uuid("after_id").notNull().default(firstId),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});
