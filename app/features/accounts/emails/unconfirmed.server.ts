import { eq, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Unconfirmed addresses of an account. */
export type Unconfirmed = { account: string | null; contact: string | null };

/**
 * Whether a profile's contact address is confirmed: as such, or as the address used to sign in. Needs
 * the profile and, joined or not found, its account in the query.
 */
export const isContactConfirmed = sql<boolean>`coalesce(
  lower(${userProfiles.email}) = lower(${userProfiles.confirmedEmail})
  or lower(${userProfiles.email}) = ${authUsers.email} and ${authUsers.emailVerified}, false)`;

/** The contact address counts only where it is another one than that used to sign in. */
export async function findUnconfirmed(account: string): Promise<Unconfirmed> {
  const [row] = await db
    .select({
      email: authUsers.email,
      isConfirmed: authUsers.emailVerified,
      contact: userProfiles.email,
      isContactConfirmed,
    })
    .from(authUsers)
    .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .where(eq(authUsers.id, account));
  if (!row) return { account: null, contact: null };
  const { email, contact } = row;
  const isOther = contact && contact.toLowerCase() !== email;
  return {
    account: row.isConfirmed ? null : email,
    contact: isOther && !row.isContactConfirmed ? contact : null,
  };
}
