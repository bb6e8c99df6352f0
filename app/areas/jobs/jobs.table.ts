import { sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "../accounts/accounts.table.ts";

const terms = customType<{ data: string }>({ dataType: () => "tsvector" });

export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    /** The importer's key; null for jobs posted here. */
    externalId: text("external_id").unique(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    category: text("category").notNull(),
    /** As written at posting: 'city, province, country'. */
    location: text("location").notNull(),
    /** The same place as a path of ids (syria/aleppo/azaz) where it is a known one. */
    placeId: text("place_id"),
    salaryMin: numeric("salary_min"),
    salaryMax: numeric("salary_max"),
    currency: text("currency").notNull().default("SYP"),
    employmentType: text("employment_type").notNull(),
    experienceLevel: text("experience_level").notNull(),
    workArrangement: text("work_arrangement"),
    status: text("status").notNull().default("active"),
    /** JSON-encoded lists of sentences. */
    requirements: text("requirements").notNull().default("[]"),
    benefits: text("benefits").notNull().default("[]"),
    /** The last day for applying, Damascus time. */
    applicationDeadline: date("application_deadline"),
    contactEmail: text("contact_email"),
    companyWebsite: text("company_website"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("jobs_status_check", sql`${table.status} in ('active', 'closed', 'draft')`),
    check(
      "jobs_employment_type_check",
      sql`${table.employmentType} in ('full-time', 'part-time', 'contract', 'remote', 'freelance')`,
    ),
    check(
      "jobs_experience_level_check",
      sql`${table.experienceLevel} in ('entry', 'mid', 'senior', 'executive')`,
    ),
    check(
      "jobs_work_arrangement_check",
      sql`${table.workArrangement} in ('office', 'remote', 'hybrid')`,
    ),
    check(
      "jobs_currency_check",
      sql`${table.currency} in ('SYP', 'USD', 'EUR', 'TRY', 'SAR', 'AED', 'LBP')`,
    ),
    check(
      "jobs_category_check",
      sql`${table.category} in ('Information Technology', 'Marketing & Sales', 'Accounting & Finance', 'Engineering', 'Healthcare', 'Education', 'Design', 'Human Resources', 'Law', 'Logistics')`,
    ),
    index("jobs_newest").on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("jobs_all_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("jobs_company_newest").on(table.companyId, table.createdAt.desc().nullsFirst()),
    index("jobs_category_newest").on(
      table.category,
      table.status,
      table.createdAt.desc().nullsFirst(),
    ),
    index("jobs_place").on(table.placeId.op("text_pattern_ops"), table.status),
  ],
);

/** Folded text of a job and its company's name, kept by triggers; what a keyword is looked for in. */
export const jobSearch = pgTable(
  "job_search",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    company: text("company").notNull(),
    document: text("document").notNull(),
    /** Stems with weights (title A, company B, requirements C), and the same with the description's. */
    headTerms: terms("head_terms").notNull().default(""),
    terms: terms("terms").notNull().default(""),
  },
  (table) => [
    index("job_search_document").using("gin", table.document.op("gin_trgm_ops")),
    index("job_search_company").on(table.company),
    index("job_search_terms").using("gin", table.terms),
  ],
);
