import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";

/** A company's display name, as displayName builds it; needs its profile in the query. */
export const companyCalled = sql<string>`company_called(${userProfiles.companyName}, ${userProfiles.firstName}, ${userProfiles.lastName})`;

/** The ids of companies of exactly this name, or whose person is called so where they have none. */
export async function findCompaniesNamed(name: string): Promise<string[]> {
  const rows = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(
      sql`${eq(userProfiles.userType, sql`'company'`)} and fold_text(${companyCalled}) = ${fold(name)} and ${fold(name)} <> ''`,
    )
    .limit(20);
  return rows.map(({ id }) => id);
}
