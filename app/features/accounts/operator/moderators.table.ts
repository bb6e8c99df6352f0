import { boolean, pgTable, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { at, keyOf } from "#app/platform/database/columns.ts";

/** Accounts that may moderate in addition to their type. */
export const moderators = pgTable("moderators", {
  userId: keyOf("user_id", () => authUsers.id),
  createdAt: at("created_at").notNull().defaultNow(),
  /** Names, changes and removes moderators. */
  leads: boolean("leads").notNull().default(false),
  /** The leading moderator who named it; null where the operator did, or that account is gone. */
  namedBy: uuid("named_by").references(() => authUsers.id, { onDelete: "set null" }),
});
