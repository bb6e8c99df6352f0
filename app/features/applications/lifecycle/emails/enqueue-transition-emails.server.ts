import { enqueueEmails } from "#app/emails/enqueue-email.server.ts";
import { enqueueCompanyEmails } from "#app/features/accounts/membership/membership.server.ts";
import type {
  Side,
  StatusChange,
  TransitionAction,
} from "#app/features/applications/application-status.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import {
  applicantAnswersEmail,
  endedEmail,
  interviewEmail,
  interviewOffEmail,
  progressEmail,
} from "./status-emails.server.ts";

type By = { side: Side; action: TransitionAction };

/** Enqueues the emails to the other side, sent once the transaction is committed. */
export async function enqueueTransitionEmails(
  tx: Transaction,
  { side, action }: By,
  changes: (StatusChange & { eventId: number })[],
): Promise<void> {
  const events = changes.map(({ id, userId, companyId, eventId }) => ({
    account: userId,
    companyId,
    data: { eventId, applicationId: id },
  }));
  if (side === "seeker") await enqueueCompanyEmails(applicantEmail(action), events, tx);
  else await enqueueEmails(answerEmail(action), events, tx);
}

/** The kind of email that an applicant's action sends to the company. */
function applicantEmail(action: TransitionAction) {
  const isOff = action === "withdraw" || action === "ask_another_time";
  return isOff ? interviewOffEmail : applicantAnswersEmail;
}

/** The kind of email that a company's action sends to the applicant. */
export function answerEmail(action: TransitionAction) {
  if (action === "invite") return interviewEmail;
  return action === "decline" || action === "close" ? endedEmail : progressEmail;
}
