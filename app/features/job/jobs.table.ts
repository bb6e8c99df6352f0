import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo, keyOf } from "#app/platform/database/columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const terms = customType<{ data: string }>({ dataType: () => "tsvector" });

export const jobs = pgTable(
  "jobs",
  {
    /** Random from its first digit on, which short addresses and memories hold. */
    id: uuid("id").primaryKey().defaultRandom(),
    companyId: belongsTo("company_id", () => userProfiles.id),
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
    /** If left out, a trigger derives it: project for freelancers, month for others. */
    payPeriod: text("pay_period"),
    payBasis: text("pay_basis"),
    /** Of Syrian pounds only; if left out, worked out from date and amount. */
    pound: text("pound"),
    /** For a month in new pounds, by today's rate; null where its currency has none. Kept by a trigger. */
    comparableMin: numeric("comparable_min"),
    comparableMax: numeric("comparable_max"),
    employmentType: text("employment_type").notNull(),
    experienceLevel: text("experience_level").notNull(),
    workArrangement: text("work_arrangement"),
    status: text("status").notNull().default("active"),
    /** Taken off the board while its company is blocked, then active again. Written by triggers. */
    withheld: boolean("withheld").notNull().default(false),
    /** JSON-encoded lists of sentences. */
    requirements: text("requirements").notNull().default("[]"),
    benefits: text("benefits").notNull().default("[]"),
    /** The last day for applying, Damascus time. */
    applicationDeadline: date("application_deadline"),
    /** The reason of closing, or held of a draft that waits for a moderator; null if none was given. */
    closedReason: text("closed_reason"),
    /** Written by a trigger unless given. */
    closedAt: at("closed_at"),
    /** When a scheduled draft becomes public. */
    publishAt: at("publish_at"),
    /** The last day that its company was warned of. */
    warnedDeadline: date("warned_deadline"),
    /** When its company was asked whether it is still open, as long as that is unanswered. */
    confirmationRequestedAt: at("confirmation_requested_at"),
    /** When its company last said that it is still open. */
    confirmedAt: at("confirmed_at"),
    contactEmail: text("contact_email"),
    companyWebsite: text("company_website"),
    /** The site that a job of a feed comes from, and where one applies there; null for jobs posted here. */
    sourceSite: text("source_site"),
    applyUrl: text("apply_url"),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("jobs_status_check", sql`${table.status} in ('active', 'closed', 'draft')`),
    check(
      "jobs_closed_reason_check",
      sql`${table.closedReason} in ('filled_here', 'filled_elsewhere', 'cancelled', 'expired', 'unanswered', 'suspended', 'held', 'source_ended')`,
    ),
    check(
      "jobs_closed_check",
      sql`${table.closedReason} is null or ${table.status} = case ${table.closedReason} when 'held' then 'draft' else 'closed' end`,
    ),
    check("jobs_publish_at_check", sql`${table.publishAt} is null or ${table.status} = 'draft'`),
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
      "jobs_pay_period_check",
      sql`${table.payPeriod} in ('month', 'week', 'day', 'hour', 'project')`,
    ),
    check("jobs_pay_basis_check", sql`${table.payBasis} in ('gross', 'net')`),
    check("jobs_pound_check", sql`${table.pound} in ('new', 'old')`),
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
    // Admins filter by type and count by it.
    index("jobs_type_newest").on(
      table.employmentType,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
    ),
    // With all that a company's own jobs are filtered, counted and chosen by.
    index("jobs_company_newest").on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
      table.publishAt,
      table.title,
    ),
    index("jobs_filled")
      .on(table.companyId, table.closedAt, table.createdAt)
      .where(sql`${table.closedReason} in ('filled_here', 'filled_elsewhere')`),
    // A company may have thousands of open jobs.
    index("jobs_company_title")
      .on(table.companyId, sql`left(fold_text(${table.title}), 200)`)
      .where(sql`${table.status} = 'active'`),
    index("jobs_category_newest").on(
      table.category,
      table.status,
      table.createdAt.desc().nullsFirst(),
      // Similar jobs are chosen by these.
      table.id,
      table.placeId,
      table.title,
    ),
    index("jobs_location").on(sql`left(${table.location}, 200)`),
    index("jobs_place").on(table.placeId.op("text_pattern_ops"), table.status),
    index("jobs_open_deadline")
      .on(table.applicationDeadline)
      .where(sql`${table.status} = 'active' and ${table.applicationDeadline} is not null`),
    // A link that came by another feed is the same job.
    index("jobs_apply_url").on(table.applyUrl).where(sql`${table.applyUrl} is not null`),
    index("jobs_publish_at").on(table.publishAt).where(sql`${table.publishAt} is not null`),
    // The lists of the moderators' desk.
    index("jobs_withheld")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.closedReason} in ('suspended', 'held')`),
    index("jobs_confirmation_requested")
      .on(table.confirmationRequestedAt)
      .where(sql`${table.confirmationRequestedAt} is not null`),
  ],
);

/** Sort keys of lists: folded title and company, and salary. Written by write-index.server.ts. */
export const jobSearch = pgTable(
  "job_search",
  {
    jobId: keyOf("job_id", () => jobs.id),
    title: text("title").notNull(),
    company: text("company").notNull(),
    postedAt: at("posted_at").notNull(),
    active: boolean("active").notNull().default(false),
    /** Digits that rise as the salary falls; ~ where it cannot be compared. */
    pay: text("pay").notNull().default("~"),
  },
  (table) => [
    index("job_search_title_parts").using("gin", table.title.op("gin_trgm_ops")),
    index("job_search_company_parts").using("gin", table.company.op("gin_trgm_ops")),
    index("job_search_posted").on(table.postedAt),
  ],
);

/** The active jobs: their terms and codes. Written by write-index.server.ts; each process reads them into its memory. */
export const jobTerms = pgTable(
  "job_terms",
  {
    jobId: uuid("job_id").primaryKey(),
    postedAt: at("posted_at").notNull(),
    /** See job-codes.ts. */
    code: bytes("code").notNull(),
    /** Stems of all text; =stem of the title, ~stem of the company's name, %stem of the requirements; tags such as c:Law and @syria/homs. */
    terms: terms("terms").notNull(),
    /** Of a month, in new pounds where the currency has a rate, otherwise in that currency. */
    payLow: doublePrecision("pay_low"),
    payHigh: doublePrecision("pay_high"),
  },
  (table) => [
    index("job_terms_newest").on(
      table.postedAt.desc().nullsFirst(),
      table.jobId.desc().nullsFirst(),
    ),
  ],
);

/** The places of jobs by number: an id, or ~ and the folded parts of a text that is none. */
export const jobPlaces = pgTable("job_places", {
  no: smallint("no").primaryKey().generatedAlwaysAsIdentity(),
  place: text("place").notNull().unique(),
});

/** Every title that was ever posted, folded, with its number of active jobs. */
export const jobTitles = pgTable(
  "job_titles",
  {
    titleKey: text("title_key").primaryKey(),
    title: text("title").notNull(),
    jobs: integer("jobs").notNull(),
    /** The whole part of log2 of `jobs`, null of none: it changes seldom, so it may be indexed. */
    popularity: smallint("popularity").generatedAlwaysAs(
      sql`case when jobs > 0 then floor(log(2, jobs)) end`,
    ),
  },
  (table) => [
    index("job_titles_unused").on(table.titleKey).where(sql`${table.popularity} is null`),
  ],
);
