import { and, eq, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import {
  type Consumed,
  consume,
  countRecent,
  limitKey,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { emailsToUnconfirmed } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";

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

/** Emails of all kinds together, since anybody may have entered the address. */
const ofDay = { max: emailsToUnconfirmed, seconds: 24 * 60 * 60 };
const limitOf = (address: string) => limitKey("emails-to-unconfirmed", address.toLowerCase());

/** Counts an email to an address that is not confirmed. Refusals: accounts.tooManyTries. */
export async function countUnconfirmed(address: string): Promise<Outcome<Consumed[]>> {
  const counted = await consume(limitOf(address), ofDay);
  return "refused" in counted ? counted : [counted];
}

/** Whether an address that is not confirmed gets no more emails for now. */
export async function isUnconfirmedFull(address: string): Promise<boolean> {
  return (await countRecent(limitOf(address), ofDay.seconds)) >= ofDay.max;
}

/** Whether an account has confirmed an address as the one it signs in with. */
export async function isKnown(address: string): Promise<boolean> {
  const isIts = and(eq(authUsers.email, address.toLowerCase()), authUsers.emailVerified);
  return (await db.$count(authUsers, isIts)) > 0;
}
