import { sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { at, belongsTo, keyOf } from "#app/platform/database/columns.ts";
import { firstId } from "#app/platform/uuid.ts";

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
    recordedAt: at("noted_at").notNull().defaultNow(),
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
    recordedAt: at("noted_at").notNull().defaultNow(),
  },
  (table) => [index("changed_pages_xid").on(table.xid)],
);

/**
 * Jobs whose search rows are older than they are, with the transaction that changed them: that one indexes
 * them before it ends, or the background work does within a second. Written by triggers.
 */
export const outdatedJobs = pgTable(
  "outdated_jobs",
  {
    xid: transactionId("xid").notNull().default(sql`pg_current_xact_id()`),
    jobId: belongsTo("job_id", () => jobs.id),
  },
  (table) => [
    primaryKey({ columns: [table.xid, table.jobId] }),
    index("outdated_jobs_job").on(table.jobId),
  ],
);

/**
 * Companies that have changed since their jobs were indexed: the background work does so in batches, the
 * oldest jobs first, up to the time and id here. Written by triggers.
 */
export const outdatedCompanies = pgTable("outdated_companies", {
  companyId: keyOf("company_id", () => userProfiles.id),
  afterTime: at("after_time").notNull().default(sql`'-infinity'`),
  afterId: uuid("after_id").notNull().default(firstId),
});
