import { pgTable, text } from "drizzle-orm/pg-core";
import { at, keyOf } from "#app/platform/database/columns.ts";
import { authUsers } from "./accounts.table.ts";

/** Mobile numbers that an account proved to receive codes at: one an account, each for one account. */
export const confirmedPhones = pgTable("confirmed_phones", {
  userId: keyOf("user_id", () => authUsers.id),
  /** E.164 digits without the plus sign. */
  phone: text("phone").notNull().unique(),
  confirmedAt: at("confirmed_at").notNull().defaultNow(),
});
