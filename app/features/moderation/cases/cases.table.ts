import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";

type SortColumns = Record<"state" | "reportCount" | "signalScore" | "openedAt" | "id", AnyPgColumn>;

/** Appeals first, then jobs that wait to be public, then by weight, then by age; all ascending. */
export function queueSort({ state, reportCount, signalScore, openedAt, id }: SortColumns) {
  return [
    sql`(case when ${state} in ('appealed', 'block_appealed') then 0 when ${state} = 'held' then 1 else 2 end)`,
    sql`(- (${reportCount} * 3 + ${signalScore}))`,
    openedAt,
    id,
  ] as const;
}

/** Cases of moderators: one row for each job or company ever raised. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: uuid("id").primaryKey().default(newId),
    /** Null where the case is about the company itself, or about messages. */
    jobId: uuid("job_id")
      .unique()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** The company; where the case is about messages, the account whose they are, an applicant's too. */
    companyId: belongsTo("company_id", () => userProfiles.id),
    /** The application whose messages a case is about; the migration has the foreign key to that feature. */
    applicationId: uuid("application_id"),
    /** A job whose case is suspended or appealed stays closed: see the trigger. */
    state: text("state").notNull().default("open"),
    /** The names of the signals that raised it, and their weights together. */
    signals: text("signals").array().notNull().default([]),
    signalScore: smallint("signal_score").notNull().default(0),
    /** Networks that have reported it since the last decision. */
    reportCount: integer("report_count").notNull().default(0),
    openedAt: at("opened_at").notNull().defaultNow(),
    /** The last decision: its moderator, its reason, and the text for the advertiser. */
    decidedBy: uuid("decided_by").references(() => userProfiles.id, { onDelete: "set null" }),
    decidedAt: at("decided_at"),
    reason: text("reason"),
    note: text("note"),
    /** The same text in English where `note` is Arabic, as of an unchanged canned text. */
    noteEn: text("note_en"),
    /** The status that a suspended job goes back to. */
    suspendedFrom: text("suspended_from"),
    /** The company's appeal against a suspension. */
    appeal: text("appeal"),
    appealedAt: at("appealed_at"),
  },
  (table) => [
    check(
      "moderation_cases_state_check",
      sql`${table.state} in ('held', 'open', 'changes_requested', 'dismissed', 'suspended', 'appealed', 'restored', 'blocked', 'block_appealed')`,
    ),
    uniqueIndex("moderation_cases_of_company")
      .on(table.companyId)
      .where(sql`${table.jobId} is null and ${table.applicationId} is null`),
    uniqueIndex("moderation_cases_of_messages")
      .on(table.applicationId, table.companyId)
      .where(sql`${table.applicationId} is not null`),
    index("moderation_cases_company").on(table.companyId, table.openedAt, table.id),
    // Lists of decided cases, latest first; each filter by an index of its own.
    index("moderation_cases_decider").on(table.decidedBy, table.decidedAt, table.id),
    index("moderation_cases_reason").on(table.reason, table.decidedAt, table.id),
    index("moderation_cases_state").on(table.state, table.decidedAt, table.id),
    index("moderation_cases_decided")
      .on(table.decidedAt, table.id, table.openedAt)
      .where(sql`${table.state} not in ('open', 'held', 'appealed', 'block_appealed')`),
    index("moderation_cases_newest").on(table.openedAt, table.id),
    // Whose cases wait that are about no job.
    index("moderation_cases_accounts")
      .on(table.companyId, table.openedAt)
      .where(
        sql`${table.jobId} is null and ${table.state} in ('open', 'held', 'appealed', 'block_appealed')`,
      ),
    // In the order of the queue, and with all that it is counted by, so that the rows themselves are not read.
    index("moderation_cases_queue")
      .on(
        ...queueSort(table),
        table.state,
        table.companyId,
        table.jobId,
        table.applicationId,
        table.reportCount,
        table.signalScore,
      )
      .where(sql`${table.state} in ('open', 'held', 'appealed', 'block_appealed')`),
  ],
);
