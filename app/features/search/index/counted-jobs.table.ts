import { sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Changes within a day of the data that processes hold in memory: jobs, names and logos on cards, titles,
 * companies and places with their counts. Each row has the last transaction that changed its key, so that a
 * reader of this database or a replica finds the changes since its snapshot; see db/functions/search-memory.
 */
export const boardChanges = pgTable(
  "board_changes",
  {
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    xid: transactionId("xid").notNull(),
    notedAt: timestamp("noted_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index("board_changes_xid").on(table.xid),
  ],
);

/**
 * The pages of jobs and companies that changed within a day; see pages_changed_since. Rows are only added, so
 * that no transaction waits for another.
 */
export const changedPages = pgTable(
  "changed_pages",
  {
    /** The MD5 of its path, which may have the name of a company that is gone; "*" for all pages. */
    page: text("page").notNull(),
    xid: transactionId("xid").notNull().default(sql`pg_current_xact_id()`),
    notedAt: timestamp("noted_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("changed_pages_xid").on(table.xid)],
);
