import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { telegramChats } from "#app/features/push/chats/chats.table.ts";
import { isLanguageCode } from "#app/i18n/language-code.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";

const number = (name: string) => bigint(name, { mode: "number" });
const key = (name: string) => number(name).primaryKey().generatedAlwaysAsIdentity();
const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Compiled searches, each stored once for all its alerts; never changed. */
export const percolatorQueries = pgTable("percolator_queries", {
  id: key("id"),
  hash: text("hash").notNull().unique(),
  /** Null where all jobs match. */
  terms: tsquery("terms"),
  days: integer("days"),
  payMin: numeric("pay_min"),
  payMax: numeric("pay_max"),
});

/** The terms by which a job finds the queries that it may answer; see anchor-terms.ts. */
export const percolatorKeys = pgTable(
  "percolator_keys",
  {
    /** Of collation C. */
    term: text("term").notNull(),
    isPrefix: boolean("is_prefix").notNull(),
    /** A term that is needed as well, of collation C; empty where none is. */
    second: text("second").notNull(),
    queryId: number("query_id")
      .notNull()
      .references(() => percolatorQueries.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({
      name: "percolator_keys_pk",
      columns: [table.term, table.isPrefix, table.second, table.queryId],
    }),
    index("percolator_keys_query").on(table.queryId),
  ],
);

/** Saved searches as people wrote them, each once. */
export const alertSearches = pgTable(
  "alert_searches",
  {
    id: key("id"),
    /** The parameters of the list's address, in their order. */
    params: text("params").notNull().unique(),
    queryId: number("query_id")
      .notNull()
      .references(() => percolatorQueries.id),
    parsedAt: at("parsed_at").notNull().defaultNow(),
  },
  (table) => [
    index("alert_searches_query").on(table.queryId),
    index("alert_searches_parsed").on(table.parsedAt),
  ],
);

/** Unknown words of saved searches; a job that contains one has the search parsed again. */
export const alertUnknownWords = pgTable(
  "alert_unknown_words",
  {
    /** Of collation C. */
    stem: text("stem").notNull(),
    searchId: number("search_id")
      .notNull()
      .references(() => alertSearches.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ name: "alert_unknown_words_pk", columns: [table.stem, table.searchId] }),
    index("alert_unknown_words_search").on(table.searchId),
  ],
);

/** Jobs that are new or changed and not yet compared with the saved searches. Written by triggers. */
export const changedJobs = pgTable("changed_jobs", {
  id: key("id"),
  jobId: uuid("job_id").notNull(),
  /** The job's terms before the change; null for a new job. */
  termsBefore: tsvector("terms_before"),
});

/** Jobs that were compared together and answered something; ids are committed in their order. */
export const alertBatches = pgTable("alert_batches", {
  id: key("id"),
  comparedAt: at("compared_at").notNull().defaultNow(),
});

/** Which jobs of a batch answer which query: a row for each query, however many jobs. */
export const alertMatches = pgTable(
  "alert_matches",
  {
    queryId: number("query_id").notNull(),
    batch: number("batch").notNull(),
    jobIds: uuid("job_ids").array().notNull(),
  },
  (table) => [primaryKey({ name: "alert_matches_pk", columns: [table.queryId, table.batch] })],
);

/** The same by job: matches of instant alerts, and jobs that match no longer. */
export const alertMatchedJobs = pgTable(
  "alert_matched_jobs",
  {
    batch: number("batch").notNull(),
    jobId: uuid("job_id").notNull(),
    queryIds: number("query_ids").array().notNull(),
  },
  (table) => [
    primaryKey({ name: "alert_matched_jobs_pk", columns: [table.batch, table.jobId] }),
    index("alert_matched_jobs_job").on(table.jobId),
  ],
);

/** Who gets alerts: an account, or an address or a Telegram chat without one. */
export const alertRecipients = pgTable(
  "alert_recipients",
  {
    id: uuid("id").primaryKey().default(newId),
    userId: uuid("user_id")
      .unique()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** In small letters. */
    email: text("email").unique(),
    chatId: uuid("chat_id")
      .unique()
      .references(() => telegramChats.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    /** The secret of the private feed's address. */
    feedKey: text("feed_key").notNull().unique(),
    lastSentAt: at("last_sent_at"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "alert_recipients_check",
      sql`num_nonnulls(${table.userId}, ${table.email}, ${table.chatId}) = 1`,
    ),
    check("alert_recipients_language_check", isLanguageCode(table.language)),
  ],
);

export const alerts = pgTable(
  "alerts",
  {
    id: uuid("id").primaryKey().default(newId),
    recipientId: belongsTo("recipient_id", () => alertRecipients.id),
    searchId: number("search_id")
      .notNull()
      .references(() => alertSearches.id),
    name: text("name").notNull(),
    frequency: text("frequency").notNull(),
    /** The full hour of a daily or weekly digest, Damascus time. */
    hour: smallint("hour").notNull(),
    /** Whether it is sent by email; the private feed always has it. */
    byEmail: boolean("by_email").notNull().default(true),
    byPush: boolean("by_push").notNull().default(true),
    /** Whether it is sent to the recipient's Telegram chat, if there is one. */
    byChat: boolean("by_chat").notNull().default(true),
    pausedAt: at("paused_at"),
    /** Null until the link in the confirmation was opened; nothing is sent before. */
    confirmedAt: at("confirmed_at"),
    /** The last batch that a digest has considered. */
    seenBatch: number("seen_batch").notNull(),
    lastSentAt: at("last_sent_at"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("alerts_once").on(table.recipientId, table.searchId),
    check("alerts_frequency_check", sql`${table.frequency} in ('instant', 'daily', 'weekly')`),
    check("alerts_hour_check", sql`${table.hour} between 0 and 23`),
    index("alerts_search").on(table.searchId, table.frequency),
    index("alerts_hourly")
      .on(table.frequency, table.hour)
      .where(sql`${table.confirmedAt} is not null and ${table.pausedAt} is null`),
    index("alerts_unconfirmed").on(table.createdAt).where(sql`${table.confirmedAt} is null`),
  ],
);

/** Alerts with something new whose time has come or, sent at once, comes an hour after the last email. */
export const alertDue = pgTable(
  "alert_due",
  {
    /** No foreign key, which would be checked for each row; one that is gone is removed when it is due. */
    alertId: uuid("alert_id").primaryKey(),
    at: at("at").notNull(),
  },
  (table) => [index("alert_due_at").on(table.at)],
);

/** Emails of alerts; `sentAt` is null until the mail server has taken one. */
export const alertDigests = pgTable(
  "alert_digests",
  {
    id: uuid("id").primaryKey().default(newId),
    recipientId: belongsTo("recipient_id", () => alertRecipients.id),
    createdAt: at("created_at").notNull().defaultNow(),
    sentAt: at("sent_at"),
    /** When its message to a Telegram chat was claimed: from then on it is not sent again. */
    chatSentAt: at("chat_sent_at"),
  },
  (table) => [
    index("alert_digests_recipient").on(table.recipientId),
    index("alert_digests_created").on(table.createdAt),
  ],
);

/** Jobs sent to each recipient: none is sent twice, by any alert. */
export const alertSentJobs = pgTable(
  "alert_sent_jobs",
  {
    recipientId: belongsTo("recipient_id", () => alertRecipients.id),
    jobId: uuid("job_id").notNull(),
    alertId: uuid("alert_id").notNull(),
    digestId: uuid("digest_id").notNull(),
    /** Whether the digest's email has it; else it was told by a notification, or by the feed alone. */
    byEmail: boolean("by_email").notNull().default(true),
    /** Whether the digest's message to a Telegram chat has it. */
    byChat: boolean("by_chat").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.recipientId, table.jobId] }),
    index("alert_sent_jobs_job").on(table.jobId),
    index("alert_sent_jobs_digest").on(table.digestId),
  ],
);

/** One row: up to which batch and which full hour alerts were looked through for those that are due. */
export const alertProgress = pgTable(
  "alert_progress",
  {
    only: boolean("only").primaryKey().default(true),
    scheduledBatch: number("scheduled_batch").notNull().default(0),
    scheduledHour: at("scheduled_hour")
      .notNull()
      .default(sql`date_trunc('hour', now(), 'Asia/Damascus')`),
  },
  (table) => [check("alert_progress_check", sql`${table.only}`)],
);
