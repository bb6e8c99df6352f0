import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { at, belongsTo, keyOf } from "#app/platform/database/columns.ts";

/** Jobs that have ended with applications undecided, as long as they stay ended. */
export const jobEndings = pgTable("job_endings", {
  jobId: keyOf("job_id", () => jobs.id),
  /** When the company was asked to answer the rest: its days to do so begin here. */
  notifiedAt: at("notified_at").notNull().defaultNow(),
});

/** The rest of a deleted job: its applicants to notify for a few days, and counts. */
export const removedJobs = pgTable(
  "removed_jobs",
  {
    /** That of the job. */
    id: uuid("id").primaryKey(),
    /** Null once the company's account is gone. */
    companyId: uuid("company_id").references(() => userProfiles.id, { onDelete: "set null" }),
    /** Null a few days after everybody was told, and at once where the company is gone too. */
    title: text("title"),
    /** The company's name, as long as the title. */
    company: text("company"),
    /** Hours from sending to the answer, of each application that was answered. */
    replyHours: integer("reply_hours").array().notNull(),
    /** Unanswered applications. */
    unanswered: integer("unanswered").notNull(),
    /** True until the queue has removed all applications to it, which are hidden meanwhile. */
    hasApplications: boolean("has_applications").notNull().default(false),
    removedAt: at("removed_at").notNull().defaultNow(),
  },
  (table) => [
    index("removed_jobs_company").on(table.companyId),
    index("removed_jobs_removed").on(table.removedAt),
    index("removed_jobs_applied").on(table.id).where(sql`${table.hasApplications}`),
  ],
);

/** Whose application went with a job, for the days that My Applications says so. */
export const removedJobApplicants = pgTable(
  "removed_job_applicants",
  {
    jobId: belongsTo("job_id", () => removedJobs.id),
    userId: belongsTo("user_id", () => userProfiles.id),
    /** Null while the email is to be queued. */
    notifiedAt: at("notified_at"),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index("removed_job_applicants_user").on(table.userId),
    index("removed_job_applicants_waiting")
      .on(table.jobId, table.userId)
      .where(sql`notified_at is null`),
  ],
);
