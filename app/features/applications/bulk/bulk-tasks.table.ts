import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import type { InterviewValues } from "#app/features/applications/lifecycle/answer-form.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";
import type { BulkState } from "./bulk-progress.ts";

/** An interview as JSON holds it, its times in ISO. */
export type StoredInterview = Omit<InterviewValues, "times"> & { times: string[] };

/** One answer to more applications of a job than a request answers: the queue gives it in batches. */
export const bulkTasks = pgTable(
  "bulk_tasks",
  {
    id: uuid("id").primaryKey().default(newId),
    jobId: belongsTo("job_id", () => jobs.id),
    /** The member of the company who answers; null once the account is gone. */
    actorId: uuid("actor_id").references(() => userProfiles.id, { onDelete: "set null" }),
    action: text("action").$type<CompanyAction>().notNull(),
    /** The text with its placeholders; null once the task has ended. */
    message: text("message"),
    interview: jsonb("interview").$type<StoredInterview>(),
    /** Applications with a later event are left as they are. */
    lastEvent: bigint("last_event", { mode: "number" }).notNull(),
    /** All that are to be answered, in order; empty once the task has ended. Null: the rest, until the queue lists them. */
    applicationIds: uuid("application_ids").array(),
    total: integer("total").notNull(),
    /** How many of them are done with, and how; see Answered. */
    position: integer("position").notNull().default(0),
    mailed: integer("mailed").notNull().default(0),
    unconfirmed: integer("unconfirmed").notNull().default(0),
    off: integer("off").notNull().default(0),
    repeated: integer("repeated").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    state: text("state").$type<BulkState>().notNull().default("running"),
    createdAt: at("created_at").notNull().defaultNow(),
    changedAt: at("changed_at").notNull().defaultNow(),
  },
  (table) => [
    check("bulk_tasks_state_check", sql`${table.state} in ('running', 'done', 'stopped')`),
    uniqueIndex("bulk_tasks_one_runs").on(table.jobId).where(sql`${table.state} = 'running'`),
    index("bulk_tasks_job").on(table.jobId, table.createdAt),
    index("bulk_tasks_actor").on(table.actorId),
    index("bulk_tasks_changed").on(table.changedAt),
  ],
);
