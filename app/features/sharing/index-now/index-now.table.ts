import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.ts";

/** One row: the snapshot up to which changed jobs were queued for IndexNow, and when that was. */
export const indexNowProgress = pgTable(
  "index_now_progress",
  {
    only: boolean("only").primaryKey().default(true),
    /** A pg_snapshot. */
    seen: text("seen").notNull(),
    queuedAt: at("queued_at").notNull(),
  },
  (table) => [check("index_now_progress_check", sql`${table.only}`)],
);
