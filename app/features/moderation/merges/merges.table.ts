import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";
import type { MergeState } from "./merge.ts";

const companyId = (name: string) => belongsTo(name, () => userProfiles.id);
const moderatorId = (name: string) =>
  uuid(name).references(() => authUsers.id, { onDelete: "set null" });

/**
 * Companies that a moderator merged with their double, and jobs that were moved to another company. A merge
 * stays as long as both exist, for imports that name the closed one; a move goes after a day.
 */
export const companyMerges = pgTable(
  "company_merges",
  {
    id: uuid("id").primaryKey().default(newId),
    /** The closed company, or the one that the job was moved from. */
    fromId: companyId("from_id"),
    intoId: companyId("into_id"),
    /** Null where a whole company was merged. */
    jobId: uuid("job_id").references(() => jobs.id, { onDelete: "cascade" }),
    state: text("state").$type<MergeState>().notNull().default("moving"),
    /** Jobs that have moved, and how many there were; counted anew by an undo. */
    position: integer("position").notNull().default(0),
    total: integer("total").notNull(),
    actorId: moderatorId("actor_id"),
    /** Null after a day: the log has it. */
    reason: text("reason"),
    undoneBy: moderatorId("undone_by"),
    undoReason: text("undo_reason"),
    createdAt: at("created_at").notNull().defaultNow(),
    changedAt: at("changed_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "company_merges_state_check",
      sql`${table.state} in ('moving', 'done', 'undoing', 'undone')`,
    ),
    index("company_merges_from").on(table.fromId, table.createdAt),
    index("company_merges_into").on(table.intoId, table.createdAt),
    index("company_merges_newest").on(table.createdAt),
    index("company_merges_running")
      .on(table.changedAt)
      .where(sql`${table.state} in ('moving', 'undoing')`),
    index("company_merges_job").on(table.jobId),
    index("company_merges_actor").on(table.actorId),
    index("company_merges_undone_by").on(table.undoneBy),
  ],
);

/** What an undo needs: the rows that were moved, by their keys, and those that were replaced, as they were. */
export const mergedRows = pgTable(
  "merged_rows",
  {
    mergeId: belongsTo("merge_id", () => companyMerges.id),
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    data: jsonb("data"),
    /** Of a person's row, which goes with the account. */
    accountId: uuid("account_id").references(() => authUsers.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.mergeId, table.kind, table.id] }),
    index("merged_rows_account").on(table.accountId),
  ],
);
