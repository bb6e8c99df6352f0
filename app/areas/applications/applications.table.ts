import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "../accounts/accounts.table.ts";
import { jobs } from "../jobs/jobs.table.ts";

/** An uploaded CV. Until an application uses it, it answers to its owner only and lives 24 hours. */
export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    kind: text("kind").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("documents_kind_check", sql`${table.kind} in ('pdf', 'doc', 'docx')`),
    index("documents_owner").on(table.ownerId, table.createdAt),
  ],
);

export const jobApplications = pgTable(
  "job_applications",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id),
    coverLetter: text("cover_letter"),
    /** The CV's address inside the product: /documents/{document_id}. */
    resumeUrl: text("resume_url").notNull(),
    status: text("status").notNull().default("pending"),
    experience: text("experience"),
    expectedSalary: text("expected_salary"),
    availableDate: date("available_date"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("job_applications_once").on(table.jobId, table.userId),
    unique("job_applications_document").on(table.documentId),
    check(
      "job_applications_status_check",
      sql`${table.status} in ('pending', 'reviewed', 'accepted', 'rejected')`,
    ),
    check(
      "job_applications_experience_check",
      sql`${table.experience} in ('0-1', '1-3', '3-5', '5-10', '10+')`,
    ),
    index("job_applications_user_newest").on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);
