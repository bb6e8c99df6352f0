import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When the operator last took a backup, and last tried to restore one: a row for each. */
export const operatorActs = pgTable("operator_acts", {
  kind: text("kind", { enum: ["backup", "restoreTest"] }).primaryKey(),
  at: timestamp("at", { withTimezone: true }).notNull(),
});
