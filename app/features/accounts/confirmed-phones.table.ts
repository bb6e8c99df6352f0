import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./accounts.table.ts";

/** Mobile numbers that an account proved to receive codes at: one an account, each for one account. */
export const confirmedPhones = pgTable("confirmed_phones", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => authUsers.id, { onDelete: "cascade" }),
  /** E.164 digits without the plus sign. */
  phone: text("phone").notNull().unique(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
});
