import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.ts";

/** When the operator last took a backup, and last tried to restore one: a row for each. */
export const operatorActs = pgTable("operator_acts", {
  kind: text("kind", { enum: ["backup", "restoreTest"] }).primaryKey(),
  at: at("at").notNull(),
});
