import { and, eq, isNull, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { siteAddress } from "#app/features/companies/claims/imported-profiles.server.ts";
import { writeSkeletons } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { findMergedInto } from "#app/features/moderation/merges/merged-companies.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import type { Source } from "./open-feed.server.ts";

/**
 * The profile without a login that a company of the board's feeds has here, by its name; the company that it was
 * merged with; or a new profile. A company with an account of its own is never meant: a feed does not speak for it.
 */
export async function companyOfFeed(
  tx: Transaction,
  source: Pick<Source, "url" | "companyName">,
  name: string,
): Promise<string> {
  const known = await findProfile(tx, name);
  if (known) return known;
  // Two runs at once would otherwise make the same company twice; importers have the same lock.
  await tx.execute(sql`select pg_advisory_xact_lock(7310002)`);
  const again = (await findProfile(tx, name)) ?? (await findMergedInto([name])).get(name);
  if (again) return again;
  const isOwnFeed = source.companyName === name && source.url !== null;
  const [added] = await tx
    .insert(userProfiles)
    .values({
      userType: "company",
      companyName: name,
      // The feed of a company alone is on its own site, by which it can claim the profile.
      companyWebsite: isOwnFeed && source.url ? siteAddress(source.url) : null,
    })
    .returning({ id: userProfiles.id, companyName: userProfiles.companyName });
  if (!added) throw new Error("The profile was not stored.");
  await writeSkeletons(tx, [added]);
  return added.id;
}

async function findProfile(tx: Transaction, name: string): Promise<string | undefined> {
  const [profile] = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(
      and(
        eq(userProfiles.userType, "company"),
        eq(userProfiles.companyName, name),
        isNull(authUsers.id),
      ),
    )
    .orderBy(userProfiles.id)
    .limit(1);
  return profile?.id;
}
