import { customType, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Which titles, companies and places have changed, and the transaction that did it last; see
 * names/board-names.server.ts. An unlogged table, kept by triggers.
 */
export const nameChanges = pgTable(
  "name_changes",
  { kind: text("kind").notNull(), key: text("key").notNull(), xid: transactionId("xid").notNull() },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index("name_changes_xid").on(table.xid),
  ],
);

/** Which active jobs have changed, likewise; see in-memory/board-jobs.server.ts. */
export const jobChanges = pgTable(
  "job_changes",
  { jobId: uuid("job_id").primaryKey(), xid: transactionId("xid").notNull() },
  (table) => [index("job_changes_xid").on(table.xid)],
);

/** Which companies have another name or logo, likewise. */
export const companyChanges = pgTable(
  "company_changes",
  { companyId: uuid("company_id").primaryKey(), xid: transactionId("xid").notNull() },
  (table) => [index("company_changes_xid").on(table.xid)],
);
