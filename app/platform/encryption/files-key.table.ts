import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

/** One row: which master key wraps the keys of documents. */
export const filesKey = pgTable(
  "files_key",
  {
    one: boolean("one").primaryKey().default(true),
    /** The id of the key that wraps new ones. */
    keyId: text("key_id").notNull(),
    /** Ids of keys that may still wrap some, while a rotation is not finished. */
    previous: text("previous").array().notNull().default(sql`'{}'`),
  },
  (table) => [check("files_key_one_check", sql`${table.one}`)],
);
