import { sql } from "drizzle-orm";
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";

const applicationId = () => belongsTo("application_id", () => jobApplications.id);

/** One to five by a member of the company, never shown to the applicant. */
export const applicationRatings = pgTable(
  "application_ratings",
  {
    id: uuid("id").primaryKey().default(newId),
    applicationId: applicationId(),
    /** Null once the account is gone: the rating still counts. */
    memberId: uuid("member_id").references(() => userProfiles.id, { onDelete: "set null" }),
    stars: smallint("stars").notNull(),
    ratedAt: at("rated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("application_ratings_once").on(table.applicationId, table.memberId),
    check("application_ratings_stars_check", sql`${table.stars} between 1 and 5`),
    index("application_ratings_member").on(table.memberId),
  ],
);

/** The words that a company sorts its applicants by. */
export const companyLabels = pgTable(
  "company_labels",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: belongsTo("company_id", () => userProfiles.id),
    name: text("name").notNull(),
  },
  (table) => [uniqueIndex("company_labels_name").on(table.companyId, sql`lower(${table.name})`)],
);

/** The labels on an application, never shown to the applicant. */
export const applicationLabels = pgTable(
  "application_labels",
  {
    applicationId: applicationId(),
    labelId: belongsTo("label_id", () => companyLabels.id),
    /** The application's job: a list of one job reads no labels of others. */
    jobId: uuid("job_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.labelId] }),
    index("application_labels_list").on(table.labelId, table.jobId, table.applicationId),
  ],
);
