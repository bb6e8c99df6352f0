import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { at, belongsTo, keyOf, newId } from "#app/platform/database/columns.ts";
import type { FeedKind, FeedMapping } from "./reading/feed-source.ts";
import type { ChangeData, RejectedRow } from "./runs/feed-change.ts";
import type {
  ChangeKind,
  ItemState,
  Rhythm,
  RunState,
  SourceState,
  StopStep,
} from "./source-states.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
/** Feeds that jobs are read from: of a company, or of the board where `companyId` is null. */
export const feedSources = pgTable(
  "feed_sources",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: uuid("company_id").references(() => userProfiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Null of an uploaded file, which is in feed_files. */
    url: text("url"),
    /** Null until the feed was read once. */
    kind: text("kind").$type<FeedKind>(),
    mapping: jsonb("mapping").$type<FeedMapping>(),
    /** The company of jobs that name none; of the board's sources. */
    companyName: text("company_name"),
    /** Seekers apply at the source, and not here. */
    appliesThere: boolean("applies_there").notNull(),
    everyHours: smallint("every_hours").$type<Rhythm>().notNull(),
    /** A change in the feed overwrites one that was made here. */
    feedWins: boolean("feed_wins").notNull().default(false),
    /** Jobs that are in the feed no more are closed. */
    closesMissing: boolean("closes_missing").notNull().default(true),
    state: text("state").$type<SourceState>().notNull(),
    /** Who paused it, or who gets the email when it stops. */
    pausedBy: uuid("paused_by").references(() => authUsers.id, { onDelete: "set null" }),
    createdBy: uuid("created_by").references(() => authUsers.id, { onDelete: "set null" }),
    stopCode: text("stop_code"),
    stopStep: text("stop_step").$type<StopStep>(),
    /** Runs that failed since the last one that did not, and since when. */
    failures: smallint("failures").notNull().default(0),
    failingSince: at("failing_since"),
    /** The share of rejected rows that a person has accepted. */
    acceptedShare: real("accepted_share").notNull().default(0),
    etag: text("etag"),
    lastModified: text("last_modified"),
    nextAt: at("next_at"),
    ranAt: at("ran_at"),
    mailedAt: at("mailed_at"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "feed_sources_state_check",
      sql`${table.state} in ('new', 'works', 'paused', 'stopped', 'removed')`,
    ),
    check("feed_sources_hours_check", sql`${table.everyHours} in (1, 3, 6, 12, 24)`),
    index("feed_sources_company").on(table.companyId, table.createdAt),
    index("feed_sources_due").on(table.nextAt).where(sql`${table.state} = 'works'`),
    index("feed_sources_stopped").on(table.failingSince).where(sql`${table.state} = 'stopped'`),
    index("feed_sources_removed").on(table.id).where(sql`${table.state} = 'removed'`),
    index("feed_sources_paused_by").on(table.pausedBy),
    index("feed_sources_created_by").on(table.createdBy),
  ],
);

/** The content of sources that were uploaded. */
export const feedFiles = pgTable("feed_files", {
  sourceId: keyOf("source_id", () => feedSources.id),
  name: text("name").notNull(),
  content: bytes("content").notNull(),
});

/** Every reading of a feed; the last ones of each source stay. */
export const feedRuns = pgTable(
  "feed_runs",
  {
    id: uuid("id").primaryKey().default(newId),
    sourceId: belongsTo("source_id", () => feedSources.id),
    state: text("state").$type<RunState>().notNull().default("waiting"),
    /** The worker that reads; another one that takes over has another. */
    claim: uuid("claim"),
    /** Rows read, and jobs by what became of them. */
    rows: integer("rows").notNull().default(0),
    added: integer("added").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    closed: integer("closed").notNull().default(0),
    copies: integer("copies").notNull().default(0),
    held: integer("held").notNull().default(0),
    rejected: integer("rejected").notNull().default(0),
    /** Rejected rows by reason, and a few of them. */
    reasons: jsonb("reasons").$type<Record<string, number>>().notNull().default({}),
    examples: jsonb("examples").$type<RejectedRow[]>().notNull().default([]),
    /** Planned changes, and how many are written. */
    total: integer("total").notNull().default(0),
    position: integer("position").notNull().default(0),
    code: text("code"),
    step: text("step").$type<StopStep>(),
    etag: text("etag"),
    lastModified: text("last_modified"),
    createdAt: at("created_at").notNull().defaultNow(),
    changedAt: at("changed_at").notNull().defaultNow(),
    endedAt: at("ended_at"),
  },
  (table) => [
    check(
      "feed_runs_state_check",
      sql`${table.state} in ('waiting', 'reading', 'asking', 'writing', 'done', 'unchanged', 'failed', 'discarded')`,
    ),
    index("feed_runs_source").on(table.sourceId, table.createdAt.desc().nullsFirst()),
    uniqueIndex("feed_runs_open")
      .on(table.sourceId)
      .where(sql`${table.state} in ('waiting', 'reading', 'asking', 'writing')`),
    index("feed_runs_under_way")
      .on(table.changedAt)
      .where(sql`${table.state} in ('waiting', 'reading', 'writing')`),
  ],
);

/** What a run is going to write, in its order; a row goes as it is written. */
export const feedChanges = pgTable(
  "feed_changes",
  {
    runId: belongsTo("run_id", () => feedRuns.id),
    position: integer("position").notNull(),
    kind: text("kind").$type<ChangeKind>().notNull(),
    externalId: text("external_id").notNull(),
    hash: text("hash"),
    data: jsonb("data").$type<ChangeData>(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);

/** The jobs of a source by the ids that they have there, as they were last read. */
export const feedItems = pgTable(
  "feed_items",
  {
    sourceId: belongsTo("source_id", () => feedSources.id),
    externalId: text("external_id").notNull(),
    hash: text("hash").notNull(),
    state: text("state").$type<ItemState>().notNull(),
    /** Null of a posted one whose job was deleted here: it does not come again. */
    jobId: uuid("job_id").references(() => jobs.id, { onDelete: "set null" }),
    /** Of a copy: the job that it is like, how much in percent, and the item itself. */
    copyOf: uuid("copy_of").references(() => jobs.id, { onDelete: "set null" }),
    likeness: smallint("likeness"),
    data: jsonb("data").$type<ChangeData>(),
    /** When the job was last written from the feed: one changed since was edited here. */
    writtenAt: at("written_at"),
    /** When a whole reading did not contain it, and when its job was closed for that. */
    missedAt: at("missed_at"),
    endedAt: at("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.externalId] }),
    check("feed_items_state_check", sql`${table.state} in ('posted', 'copy', 'dismissed')`),
    index("feed_items_job").on(table.jobId),
    index("feed_items_jobs_of_source")
      .on(table.sourceId, table.jobId)
      .where(sql`${table.jobId} is not null`),
    index("feed_items_copy_of").on(table.copyOf),
    index("feed_items_missed")
      .on(table.sourceId)
      .where(sql`${table.missedAt} is not null and ${table.endedAt} is null`),
    index("feed_items_copies")
      .on(table.sourceId, table.externalId)
      .where(sql`${table.state} = 'copy'`),
  ],
);
