import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSchema,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Language } from "#app/i18n/language.ts";
import { isLanguageCode } from "#app/i18n/language-code.ts";
import { at, belongsTo, keyOf, newId } from "#app/platform/database/columns.ts";

const createdAt = () => at("created_at").notNull().defaultNow();
const changed = () => at("updated_at").notNull().defaultNow();

export const authUsers = pgTable(
  "auth_users",
  {
    id: uuid("id").primaryKey().default(newId),
    name: text("name").notNull(),
    /** Null for one that was registered by phone: its confirmed number opens it and gets its news. */
    email: text("email").unique(),
    /** Whether the owner of the mailbox has confirmed that it is theirs. */
    emailVerified: boolean("email_verified").notNull().default(false),
    /** Since when this email is confirmed, written by a trigger; null where that was before it was stored. */
    emailVerifiedAt: at("email_verified_at"),
    image: text("image"),
    /** The language of emails: that of the registration, or chosen since; null until it is known. */
    language: text("language").$type<Language>(),
    /** Kinds of emails that the account has switched off. */
    mutedEmails: text("muted_emails").array().notNull().default([]),
    /** Kinds of push messages that the account has switched off. */
    mutedPushes: text("muted_pushes").array().notNull().default([]),
    /** Since when the account may not be used; only an operator's command sets it. */
    blockedAt: at("blocked_at"),
    /** Whether its profile is a company's; a trigger of profiles maintains it. */
    isCompany: boolean("is_company").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: changed(),
  },
  (table) => [
    check("auth_users_language_check", isLanguageCode(table.language)),
    // The lists of the moderators' desk.
    index("auth_users_blocked")
      .on(table.blockedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.blockedAt} is not null`),
    index("auth_users_unconfirmed")
      .on(table.isCompany, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`not ${table.emailVerified} and ${table.email} is not null`),
  ],
);

const owner = () => belongsTo("user_id", () => authUsers.id);

/** A browser in which an account was opened; its cookie holds the secret of this hash. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: uuid("id").primaryKey().default(newId),
    userId: owner(),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at").notNull().defaultNow(),
  },
  (table) => [unique("known_devices_user_token").on(table.userId, table.tokenHash)],
);

export const authSessions = pgTable(
  "auth_sessions",
  {
    id: uuid("id").primaryKey().default(newId),
    userId: owner(),
    token: text("token").notNull().unique(),
    expiresAt: at("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: changed(),
    /** To the hour. */
    lastUsedAt: at("last_used_at").notNull().defaultNow(),
    deviceId: uuid("device_id").references(() => knownDevices.id, { onDelete: "set null" }),
  },
  (table) => [
    index("auth_sessions_user").on(table.userId),
    index("auth_sessions_device").on(table.deviceId),
    index("auth_sessions_expires").on(table.expiresAt),
  ],
);

/** Encrypts an account's unsent data in browsers; only available with a session. */
export const deviceKeys = pgTable("device_keys", {
  userId: keyOf("user_id", () => authUsers.id),
  key: text("key").notNull(),
  createdAt: createdAt(),
});

export const authAccounts = pgTable(
  "auth_accounts",
  {
    id: uuid("id").primaryKey().default(newId),
    userId: owner(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: at("access_token_expires_at"),
    refreshTokenExpiresAt: at("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: changed(),
  },
  (table) => [index("auth_accounts_user").on(table.userId)],
);

export const authVerifications = pgTable(
  "auth_verifications",
  {
    id: uuid("id").primaryKey().default(newId),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: changed(),
  },
  (table) => [
    index("auth_verifications_identifier").on(table.identifier),
    index("auth_verifications_value").on(table.value),
    index("auth_verifications_expires").on(table.expiresAt),
  ],
);

/** Links that confirm an address; used ones stay until they expire, so that their page says so. */
export const emailConfirmations = pgTable(
  "email_confirmations",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    address: text("address").notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [
    index("email_confirmations_user").on(table.userId),
    index("email_confirmations_expires").on(table.expiresAt),
  ],
);

/** Hits counted under a key: timestamps of the latest ones. An unlogged table. */
export const limits = pgSchema("guard").table("limits", {
  key: text("key").primaryKey(),
  hits: at("hits").array().notNull(),
  expiresAt: at("expires_at").notNull(),
});

/** One row a person or company; the id is the account's id, or its own for a company without a login. */
export const userProfiles = pgTable(
  "user_profiles",
  {
    /** Random from its first digit on: memories hold the first eight of a company's. */
    id: uuid("id").primaryKey().defaultRandom(),
    userType: text("user_type").notNull().default("customer_employee"),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    email: text("email"),
    /** The contact address that was confirmed last; another one in `email` is not confirmed. */
    confirmedEmail: text("confirmed_email"),
    phone: text("phone"),
    country: text("country"),
    province: text("province"),
    city: text("city"),
    bio: text("bio"),
    linkedinUrl: text("linkedin_url"),
    portfolioUrl: text("portfolio_url"),
    companyName: text("company_name"),
    companyDescription: text("company_description"),
    companyWebsite: text("company_website"),
    companySize: text("company_size"),
    industry: text("industry"),
    foundedYear: integer("founded_year"),
    plan: text("plan"),
    /** Which checks of a company are done, written by a trigger: 1 its domain, 2 its register, 3 both. */
    checked: smallint("checked").notNull().default(0),
    /** The company does not want to be called by its applicants. */
    hidePhone: boolean("hide_phone").notNull().default(false),
    desiredPosition: text("desired_position"),
    desiredSalaryMin: numeric("desired_salary_min"),
    desiredSalaryMax: numeric("desired_salary_max"),
    desiredSalaryCurrency: text("desired_salary_currency").notNull().default("SYP"),
    workType: text("work_type").notNull().default("full-time"),
    experienceYears: integer("experience_years"),
    skills: text("skills").array().notNull().default([]),
    certifications: text("certifications").array().notNull().default([]),
    languages: text("languages").array().notNull().default([]),
    availability: text("availability").notNull().default("immediate"),
    willingToRelocate: boolean("willing_to_relocate").notNull().default(false),
    preferredLocations: text("preferred_locations").array().notNull().default([]),
    /** The person does not want to be shown jobs that fit the profile. */
    fitsOff: boolean("fits_off").notNull().default(false),
    education: text("education"),
    workExperience: text("work_experience"),
    createdAt: createdAt(),
    updatedAt: changed(),
  },
  (table) => [
    check(
      "user_profiles_user_type_check",
      sql`${table.userType} in ('admin', 'company', 'customer_employee', 'company_member')`,
    ),
    check(
      "user_profiles_company_size_check",
      sql`${table.companySize} in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')`,
    ),
    check(
      "user_profiles_work_type_check",
      sql`${table.workType} in ('full-time', 'part-time', 'contract', 'remote')`,
    ),
    check(
      "user_profiles_availability_check",
      sql`${table.availability} in ('immediate', 'two-weeks', 'month', 'later')`,
    ),
    check(
      "user_profiles_plan_check",
      sql`${table.plan} in ('basic', 'professional', 'enterprise')`,
    ),
    index("user_profiles_type_newest").on(
      table.userType,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index("user_profiles_company_name").on(table.companyName),
    // Profiles without a login are claimed by it.
    index("user_profiles_website")
      .on(table.companyWebsite)
      .where(sql`${table.userType} = 'company' and ${table.companyWebsite} is not null`),
    // By which some thousand given profiles are filtered without reading them.
    index("user_profiles_province").on(table.province, table.id),
    index("user_profiles_availability").on(table.availability, table.id),
  ],
);

/** The unsent input of a form; `form` is the form's name, such as edit-job/ID. */
export const formDrafts = pgTable(
  "form_drafts",
  {
    userId: owner(),
    form: text("form").notNull(),
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    updatedAt: changed(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
);
