import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { parse } from "tldts";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { companyJobs } from "#app/features/companies/company-jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";

export type ImportedProfile = { id: string; name: string; jobs: number };

/** Profiles of one domain that are offered at once. */
const maxProfiles = 50;

/** The website of the profile that a feed's own company gets: the domain that claims it, without names below it. */
export function siteAddress(address: string): string {
  const { hostname } = new URL(address);
  return `https://${parse(hostname, { allowPrivateDomains: true }).domain ?? hostname}`;
}

/**
 * Profiles without a login whose website is the checked domain of the actor's company, with that domain. None
 * without the check, and for all but owners.
 */
export async function listClaimableProfiles(
  actor: Actor,
): Promise<{ domain: string | null; profiles: ImportedProfile[] }> {
  const company = actingCompany(actor);
  if (!company?.mayManage) return { domain: null, profiles: [] };
  const [check] = await db
    .select({ domain: companyChecks.subject })
    .from(companyChecks)
    .where(
      and(
        eq(companyChecks.companyId, company.id),
        eq(companyChecks.kind, "domain"),
        eq(companyChecks.state, "done"),
      ),
    );
  if (!check) return { domain: null, profiles: [] };
  const { domain } = check;
  const profiles = await db
    .select({
      id: userProfiles.id,
      name: sql<string>`coalesce(${userProfiles.companyName}, '')`,
      jobs: sql<number>`coalesce(${companyJobs.jobs}, 0)`,
    })
    .from(userProfiles)
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .leftJoin(companyJobs, eq(companyJobs.companyId, userProfiles.id))
    .where(
      and(
        sql`${userProfiles.userType} = 'company'`,
        inArray(userProfiles.companyWebsite, [`https://${domain}`, `https://www.${domain}`]),
        isNull(authUsers.id),
      ),
    )
    .orderBy(asc(userProfiles.id))
    .limit(maxProfiles);
  return { domain, profiles };
}
