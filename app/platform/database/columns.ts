import { sql } from "drizzle-orm";
import { type AnyPgColumn, timestamp, uuid } from "drizzle-orm/pg-core";

/** The default of an id: a UUID of version 7, by the function in db/functions/ids. */
export const newId = sql`new_id()`;

export const at = (name: string) => timestamp(name, { withTimezone: true });

/** The row goes with the one it names. */
export const belongsTo = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column, { onDelete: "cascade" });

/** The key of a row that stands beside another one and goes with it. */
export const keyOf = (name: string, column: () => AnyPgColumn) =>
  uuid(name).primaryKey().references(column, { onDelete: "cascade" });
