import { sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

/**
 * Whether a company may be shown: its account, where it has one, is confirmed and not blocked. Needs
 * its profile in the query.
 */
export const isPublicCompany = sql<boolean>`(${userProfiles.userType} = 'company' and not exists (
  select from auth_users account
  where account.id = ${userProfiles}.id and (account.blocked_at is not null or not account.email_verified)
))`;

/** The last part of its page's address; null for a company without one. Needs its profile in the query. */
export const companySlugColumn = sql<string | null>`(
  select page.slug from company_slugs page
  where page.company_id = ${userProfiles}.id and page.is_current and ${isPublicCompany}
)`;
