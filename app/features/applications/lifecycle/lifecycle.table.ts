import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import {
  type ApplicationStatus,
  documents,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { at, belongsTo, keyOf, newId } from "#app/platform/database/columns.ts";

/** As application-status.ts lists them. */
export type Side = "seeker" | "company" | "system";
export type ApplicationAction =
  | "send"
  | "open"
  | "shortlist"
  | "invite"
  | "offer"
  | "hire"
  | "decline"
  | "reconsider"
  | "reply"
  | "withdraw"
  | "write"
  | "confirm"
  | "ask_another_time"
  | "close";
export type InterviewAnswer = "confirmed" | "another_time";

const applicationId = () => belongsTo("application_id", () => jobApplications.id);
const createdAt = () => at("created_at").notNull().defaultNow();

/** Times that a company offers in one press, to one applicant or to several of a job. */
export const interviewOffers = pgTable(
  "interview_offers",
  {
    id: uuid("id").primaryKey().default(newId),
    /** A job; for a while one that is deleted, as of its applications. */
    jobId: uuid("job_id").notNull(),
    /** Whether several may come at one time. */
    isGroup: boolean("is_group").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("interview_offers_job").on(table.jobId)],
);

/** The times of an offer: two to eight. */
export const interviewTimes = pgTable(
  "interview_times",
  {
    id: uuid("id").primaryKey().default(newId),
    offerId: belongsTo("offer_id", () => interviewOffers.id),
    startsAt: at("starts_at").notNull(),
  },
  (table) => [unique("interview_times_of_offer").on(table.offerId, table.startsAt)],
);

/**
 * An invitation to an interview; the newest of an application is the one that counts, until it ends. It
 * names its one time, or the applicant picks one of its offer.
 */
export const interviews = pgTable(
  "interviews",
  {
    id: uuid("id").primaryKey().default(newId),
    applicationId: applicationId(),
    /** Null until the applicant has picked a time of the offer. */
    startsAt: at("starts_at"),
    minutes: smallint("minutes").notNull().default(60),
    place: text("place"),
    phone: text("phone"),
    link: text("link"),
    note: text("note"),
    offerId: uuid("offer_id").references(() => interviewOffers.id, { onDelete: "cascade" }),
    /** The time that it alone holds: no other interview may. */
    timeId: uuid("time_id").references(() => interviewTimes.id, { onDelete: "set null" }),
    answer: text("answer").$type<InterviewAnswer>(),
    answerNote: text("answer_note"),
    answeredAt: at("answered_at"),
    /** Of its calendar entry, which all invitations of an application share (RFC 5546). */
    sequence: integer("sequence").notNull().default(0),
    /** How many of the two reminders of its time are sent. */
    reminders: smallint("reminders").notNull().default(0),
    /** Set when another invitation replaces it, or the application leaves the interview stage. */
    endedAt: at("ended_at"),
    /** When the company recorded that the applicant did not come. */
    noShowAt: at("no_show_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("interviews_answer_check", sql`${table.answer} in ('confirmed', 'another_time')`),
    check(
      "interviews_answered_check",
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
    check(
      "interviews_time_check",
      sql`${table.startsAt} is not null or ${table.offerId} is not null`,
    ),
    check("interviews_reminders_check", sql`${table.reminders} between 0 and 2`),
    index("interviews_application").on(table.applicationId, table.createdAt),
    index("interviews_offer").on(table.offerId),
    uniqueIndex("interviews_time_once").on(table.timeId).where(sql`${table.timeId} is not null`),
    index("interviews_due")
      .on(table.startsAt)
      .where(sql`${table.endedAt} is null and ${table.reminders} < 2`),
  ],
);

/**
 * Events of an application. Append-only by a trigger: a row goes with its application, and only its
 * message and its actor may be set to null.
 */
export const applicationEvents = pgTable(
  "application_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: applicationId(),
    action: text("action").$type<ApplicationAction>().notNull(),
    side: text("side").$type<Side>().notNull(),
    actorId: uuid("actor_id").references(() => userProfiles.id, { onDelete: "set null" }),
    fromStatus: text("from_status").$type<ApplicationStatus>(),
    toStatus: text("to_status").$type<ApplicationStatus>().notNull(),
    /** The message to the other side. */
    message: text("message"),
    interviewId: uuid("interview_id"),
    /** The key of the form that a message came from: sent again, it is the same message. */
    submissionKey: uuid("submission_key"),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      "application_events_action_check",
      sql`${table.action} in ('send', 'open', 'shortlist', 'invite', 'offer', 'hire', 'decline', 'reconsider', 'reply', 'withdraw', 'write', 'confirm', 'ask_another_time', 'close')`,
    ),
    check("application_events_side_check", sql`${table.side} in ('seeker', 'company', 'system')`),
    index("application_events_application").on(table.applicationId, table.id),
    index("application_events_actor").on(table.actorId),
    uniqueIndex("application_events_open_once")
      .on(table.applicationId, table.actorId)
      .where(sql`${table.action} = 'open'`),
    uniqueIndex("application_events_submission")
      .on(table.applicationId, table.submissionKey)
      .where(sql`${table.submissionKey} is not null`),
  ],
);

/** Documents that an applicant sent with a message. A trigger deletes a document with its row. */
export const eventDocuments = pgTable(
  "event_documents",
  {
    documentId: keyOf("document_id", () => documents.id),
    eventId: bigint("event_id", { mode: "number" })
      .notNull()
      .references(() => applicationEvents.id, { onDelete: "cascade" }),
    place: smallint("place").notNull(),
  },
  (table) => [
    unique("event_documents_place").on(table.eventId, table.place),
    check("event_documents_place_check", sql`${table.place} between 1 and 3`),
  ],
);

/** A company's notes about an application, never shown to the applicant. */
export const applicationNotes = pgTable(
  "application_notes",
  {
    id: uuid("id").primaryKey().default(newId),
    applicationId: applicationId(),
    authorId: uuid("author_id").references(() => userProfiles.id, { onDelete: "set null" }),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("application_notes_application").on(table.applicationId, table.createdAt),
    index("application_notes_author").on(table.authorId),
  ],
);

/** Interviews and offers that went with an applicant's account, without a name, for the days that the dashboard shows them. */
export const departedApplicants = pgTable(
  "departed_applicants",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: belongsTo("company_id", () => userProfiles.id),
    jobId: belongsTo("job_id", () => jobs.id),
    /** Null for an offer. */
    interviewAt: at("interview_at"),
    departedAt: at("departed_at").notNull().defaultNow(),
  },
  (table) => [
    index("departed_applicants_company").on(table.companyId, table.departedAt),
    index("departed_applicants_job").on(table.jobId),
    index("departed_applicants_departed").on(table.departedAt),
  ],
);

/** A company's own text of a reply, in place of the one that the board ships. */
export const replyTemplates = pgTable(
  "reply_templates",
  {
    companyId: belongsTo("company_id", () => userProfiles.id),
    kind: text("kind").notNull(),
    language: text("language").$type<Language>().notNull(),
    body: text("body").notNull(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind, table.language] }),
    check("reply_templates_language_check", sql`${table.language} in ('ar', 'en')`),
  ],
);
