import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { at, belongsTo, keyOf } from "#app/platform/database/columns.ts";

const accountId = () => belongsTo("account_id", () => authUsers.id);
const jobId = () => belongsTo("job_id", () => jobs.id);

/** The jobs that an account saved or hid. */
export const rememberedJobs = pgTable(
  "remembered_jobs",
  { accountId: accountId(), jobId: jobId(), savedAt: at("saved_at"), hiddenAt: at("hidden_at") },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    check("remembered_jobs_check", sql`num_nonnulls(${table.savedAt}, ${table.hiddenAt}) > 0`),
    index("remembered_jobs_job").on(table.jobId),
  ],
);

/** The jobs whose page an account opened, the latest of them. */
export const seenJobs = pgTable(
  "seen_jobs",
  { accountId: accountId(), jobId: jobId(), seenAt: at("seen_at").notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    index("seen_jobs_job").on(table.jobId),
  ],
);

/** The companies that an account follows, or whose jobs it does not want to see. */
export const rememberedCompanies = pgTable(
  "remembered_companies",
  {
    accountId: accountId(),
    companyId: belongsTo("company_id", () => userProfiles.id),
    followedAt: at("followed_at"),
    hiddenAt: at("hidden_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.companyId] }),
    check(
      "remembered_companies_check",
      sql`num_nonnulls(${table.followedAt}, ${table.hiddenAt}) = 1`,
    ),
    // Followers of a company, counted by time.
    index("remembered_companies_company").on(table.companyId, table.followedAt),
  ],
);

/** The last searches of an account, each as the list's address has it. */
export const recentSearches = pgTable(
  "recent_searches",
  {
    accountId: accountId(),
    query: text("query").notNull(),
    searchedAt: at("searched_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.query] }),
    check("recent_searches_check", sql`length(${table.query}) between 1 and 500`),
  ],
);

/** When an account was last on the board, and the end of its visit before that. */
export const boardVisits = pgTable("board_visits", {
  accountId: keyOf("account_id", () => authUsers.id),
  lastActiveAt: at("last_active_at").notNull().defaultNow(),
  previousAt: at("previous_at"),
});
