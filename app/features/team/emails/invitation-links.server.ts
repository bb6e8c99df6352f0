import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Gives an open invitation a new link, in place of any earlier one; undefined for one that is over. */
export async function openInvitationLink(invitationId: string): Promise<string | undefined> {
  const token = randomBytes(32).toString("base64url");
  const opened = await db
    .update(companyInvitations)
    .set({ tokenHash: hashedToken(token) })
    .where(
      and(eq(companyInvitations.id, invitationId), gt(companyInvitations.expiresAt, sql`now()`)),
    )
    .returning({ id: companyInvitations.id });
  return opened.length > 0 ? token : undefined;
}

/** Only the hash is stored: anyone who reads the table can join nothing. */
export function hashedToken(token: string): string {
  return createHash("sha256").update(`team-invitation:${token}`).digest("base64url");
}
