import { and, eq, gt, sql } from "drizzle-orm";
import { hashedLinkToken, newLinkToken } from "#app/emails/link-token.server.ts";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Gives an open invitation a new link, in place of any earlier one; undefined for one that is over. */
export async function openInvitationLink(invitationId: string): Promise<string | undefined> {
  const token = newLinkToken();
  const opened = await db
    .update(companyInvitations)
    .set({ tokenHash: hashedLinkToken("team-invitation", token) })
    .where(
      and(eq(companyInvitations.id, invitationId), gt(companyInvitations.expiresAt, sql`now()`)),
    )
    .returning({ id: companyInvitations.id });
  return opened.length > 0 ? token : undefined;
}
