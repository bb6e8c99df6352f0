import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo, keyOf, newId } from "#app/platform/database/columns.ts";

/** As application-status.ts lists them, which browsers load without this file. */
export type ApplicationStatus =
  | "pending"
  | "shortlisted"
  | "interview"
  | "offered"
  | "hired"
  | "not_selected"
  | "withdrawn"
  | "closed";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** An uploaded CV. Until an application uses it, it answers to its owner only and lives 24 hours. */
export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey().default(newId),
    ownerId: belongsTo("owner_id", () => userProfiles.id),
    fileName: text("file_name").notNull(),
    kind: text("kind").notNull(),
    mediaType: text("media_type").notNull(),
    sizeBytes: integer("bytes").notNull(),
    /** Whether its pages are photos; its content says so too. */
    isPhoto: boolean("is_photo").notNull().default(false),
    /** The key of its file, wrapped by the master key; null as long as the file is plain. */
    fileKey: bytea("file_key"),
    /** False while the file may still be the plain one of an older version. */
    encrypted: boolean("encrypted").notNull().default(false),
    /** Whether showing it once used up what one CV may cost. */
    costly: boolean("costly").notNull().default(false),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("documents_kind_check", sql`${table.kind} in ('pdf', 'doc', 'docx')`),
    check("documents_encrypted_check", sql`not ${table.encrypted} or ${table.fileKey} is not null`),
    index("documents_plain").on(table.id).where(sql`not ${table.encrypted}`),
    index("documents_owner").on(table.ownerId, table.createdAt, table.sizeBytes),
    // The bytes of a day are summed from it.
    index("documents_oldest").on(table.createdAt, table.sizeBytes),
  ],
);

/** A CV on its way, which may be broken off and go on; whole, it becomes the document of its id. */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid("id").primaryKey().default(newId),
    ownerId: belongsTo("owner_id", () => userProfiles.id),
    fileName: text("file_name").notNull(),
    sizeBytes: integer("bytes").notNull(),
    received: integer("received").notNull().default(0),
    /** Encrypts its parts, and later its document; null for one that an older version began. */
    fileKey: bytea("file_key"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("uploads_received_check", sql`${table.received} between 0 and ${table.sizeBytes}`),
    index("uploads_owner").on(table.ownerId, table.createdAt),
    index("uploads_oldest").on(table.createdAt),
  ],
);

/** Parts of an upload, deleted once it is complete. */
export const uploadParts = pgTable(
  "upload_parts",
  {
    uploadId: belongsTo("upload_id", () => uploads.id),
    /** Where in the file these bytes begin. */
    start: integer("start").notNull(),
    content: bytea("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);

export const jobApplications = pgTable(
  "job_applications",
  {
    id: uuid("id").primaryKey().default(newId),
    /** A job; for a while one that is deleted, of removed_jobs, until the queue removes the application. */
    jobId: uuid("job_id").notNull(),
    userId: belongsTo("user_id", () => userProfiles.id),
    /** Null once it is cleared. */
    documentId: uuid("document_id").references(() => documents.id),
    coverLetter: text("cover_letter"),
    /** The CV's address inside the product: /documents/{document_id}; empty once it is cleared. */
    resumeUrl: text("resume_url").notNull(),
    status: text("status").$type<ApplicationStatus>().notNull().default("pending"),
    statusChangedAt: at("status_changed_at").notNull().defaultNow(),
    /** When a member of the company first read it. */
    openedAt: at("opened_at"),
    /** Whether the company, or the end of the job, has changed something since the applicant looked. */
    hasNews: boolean("has_news").notNull().default(false),
    /** Days after which the company was last reminded of the unread application; 0 before. */
    unreadReminder: smallint("unread_reminder").notNull().default(0),
    /** The side that wants no more messages; only that side takes it back. */
    messagesBlockedBy: text("messages_blocked_by").$type<"seeker" | "company">(),
    /** The company's own mark; the applicant never sees it. */
    starred: boolean("starred").notNull().default(false),
    /** The mean of the team's ratings in hundredths, and how many there are; the applicant never sees them. */
    meanRating: smallint("mean_rating"),
    ratingCount: smallint("rating_count").notNull().default(0),
    experience: text("experience"),
    expectedSalary: text("expected_salary"),
    availableDate: date("available_date"),
    /** The form's own key: the same form sent again is the same application. */
    submissionKey: uuid("submission_key"),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When CV and texts were removed, long after the job closed. */
    clearedAt: at("cleared_at"),
  },
  (table) => [
    unique("job_applications_once").on(table.jobId, table.userId),
    unique("job_applications_document").on(table.documentId),
    check(
      "job_applications_status_check",
      sql`${table.status} in ('pending', 'shortlisted', 'interview', 'offered', 'hired', 'not_selected', 'withdrawn', 'closed')`,
    ),
    check(
      "job_applications_experience_check",
      sql`${table.experience} in ('0-1', '1-3', '3-5', '5-10', '10+')`,
    ),
    check(
      "job_applications_messages_blocked_by_check",
      sql`${table.messagesBlockedBy} in ('seeker', 'company')`,
    ),
    check(
      "job_applications_cleared_check",
      sql`(${table.documentId} is null) = (${table.clearedAt} is not null)`,
    ),
    // All that a person's own lists and counts select by, so that the rows themselves are not read.
    index("job_applications_user_newest").on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.jobId,
      table.status,
      table.hasNews,
    ),
    // All that a job's list is ordered, filtered and counted by, so that the rows themselves are not read.
    index("job_applications_list").on(
      table.jobId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.userId,
      table.status,
      table.openedAt,
      table.clearedAt,
      table.starred,
      table.experience,
      table.expectedSalary,
      table.meanRating,
    ),
    // The board counts them by day; they come in the order of time.
    index("job_applications_days").using("brin", table.createdAt),
    index("job_applications_uncleared").on(table.jobId).where(sql`${table.clearedAt} is null`),
    index("job_applications_news").on(table.userId).where(sql`${table.hasNews}`),
    index("job_applications_unread")
      .on(table.createdAt)
      .where(
        sql`${table.status} = 'pending' and ${table.openedAt} is null and ${table.clearedAt} is null`,
      ),
    index("job_applications_interviews")
      .on(table.jobId, table.statusChangedAt, table.id, table.userId)
      .where(sql`${table.status} = 'interview'`),
    index("job_applications_undecided")
      .on(table.jobId, table.id)
      .where(sql`${table.status} in ('pending', 'shortlisted', 'interview', 'offered')`),
  ],
);

/** The applications of each company by time and by job, with their folded letters; triggers maintain it. */
export const companyApplications = pgTable(
  "company_applications",
  {
    applicationId: keyOf("application_id", () => jobApplications.id),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id").notNull(),
    userId: uuid("user_id").notNull(),
    createdAt: at("created_at").notNull(),
    /** The folded cover letter, where there is one. */
    letter: text("letter"),
    /** Whether the applicant has written, or answered an invitation, since a member of the company looked. */
    hasNews: boolean("has_news").notNull().default(false),
    /** Whether it is or once was shortlisted, or further. */
    wasShortlisted: boolean("was_shortlisted").notNull().default(false),
    isHired: boolean("is_hired").notNull().default(false),
    /** Hours until the company's first answer; null before. */
    answerHours: integer("answer_hours"),
  },
  (table) => [
    // With all that figures are counted by, so that the rows themselves are not read; so has the next one.
    index("company_applications_newest").on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
      table.userId,
      table.jobId,
      table.wasShortlisted,
      table.isHired,
      table.answerHours,
    ),
    index("company_applications_jobs").on(
      table.companyId,
      table.jobId,
      table.createdAt,
      table.wasShortlisted,
      table.isHired,
      table.answerHours,
    ),
    index("company_applications_news")
      .on(
        table.companyId,
        table.createdAt.desc().nullsFirst(),
        table.applicationId.desc().nullsFirst(),
        table.userId,
        table.jobId,
      )
      .where(sql`${table.hasNews}`),
    index("company_applications_letters")
      .using("gin", table.letter.op("gin_trgm_ops"))
      .with({ gin_pending_list_limit: 256 })
      .where(sql`${table.letter} is not null`),
  ],
);

/** Who has downloaded the CV of an application, besides the person who sent it. */
export const cvViews = pgTable(
  "cv_views",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: belongsTo("application_id", () => jobApplications.id),
    viewerId: belongsTo("viewer_id", () => userProfiles.id),
    viewedAt: at("viewed_at").notNull().defaultNow(),
  },
  (table) => [
    index("cv_views_application").on(table.applicationId, table.viewedAt),
    index("cv_views_viewer").on(table.viewerId),
  ],
);

/** Files whose row was deleted, until they are removed too; written by triggers. */
export const orphanedFiles = pgTable("left_files", {
  key: uuid("key").primaryKey(),
  leftAt: at("left_at").notNull().defaultNow(),
});
