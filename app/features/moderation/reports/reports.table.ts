import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { isLanguageCode } from "#app/i18n/language-code.ts";
import { at, newId } from "#app/platform/database/columns.ts";

/** Reports about a job or a company; the company never learns the reporter. */
export const reports = pgTable(
  "reports",
  {
    id: uuid("id").primaryKey().default(newId),
    jobId: uuid("job_id").references(() => jobs.id, { onDelete: "cascade" }),
    /** Where the report is about the company itself; null where it is about a job. */
    companyId: uuid("company_id").references(() => userProfiles.id, { onDelete: "cascade" }),
    /**
     * Where the report is about the messages of an application, `companyId` being whose they are; the migration has
     * the foreign key to that feature.
     */
    applicationId: uuid("application_id"),
    /** Null for a visitor. */
    reporterId: uuid("reporter_id").references(() => userProfiles.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    details: text("details"),
    /** The same for all reports of one target from one network, and for no others. */
    networkKey: text("network_key").notNull().default(sql`gen_random_uuid()`),
    /** A visitor's address for the outcome; removed after it was sent. */
    email: text("email"),
    /** The language of that email. */
    language: text("language").$type<Language>().notNull().default("ar"),
    /** When a decision settled it. */
    settledAt: at("settled_at"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "reports_reason_check",
      sql`${table.reason} in ('money', 'documents', 'false', 'discrimination', 'expired', 'copied', 'other')`,
    ),
    check("reports_target_check", sql`num_nonnulls(${table.jobId}, ${table.companyId}) = 1`),
    check(
      "reports_application_check",
      sql`${table.applicationId} is null or ${table.companyId} is not null`,
    ),
    check("reports_language_check", isLanguageCode(table.language)),
    index("reports_newest").on(table.createdAt.desc()),
    index("reports_job").on(table.jobId),
    index("reports_company").on(table.companyId),
    index("reports_reporter").on(table.reporterId),
    index("reports_application").on(table.applicationId),
  ],
);
