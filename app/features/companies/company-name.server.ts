import { sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

/** What a company is called, as displayName says it; needs its profile in the query. */
export const companyCalled = sql<string>`company_called(${userProfiles.companyName}, ${userProfiles.firstName}, ${userProfiles.lastName})`;
