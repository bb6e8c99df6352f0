import { sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { isContactConfirmed } from "#app/features/accounts/emails/unconfirmed.server.ts";
import type { TransitionAction } from "#app/features/applications/application-status.ts";
import { answerEmail } from "./emails/enqueue-transition-emails.server.ts";
import type { Reach } from "./reach.ts";

/** How an answer reaches an applicant; over profiles with their accounts joined, or missing. */
export function reachOf(action: TransitionAction) {
  const { name } = answerEmail(action);
  return sql<Reach>`case
    when ${authUsers.id} is null or ${authUsers.blockedAt} is not null
      or ${name} = any(${authUsers.mutedEmails}) then 'off'
    when ${authUsers.email} is null or ${isContactConfirmed} then 'mailed' else 'unconfirmed' end`;
}
