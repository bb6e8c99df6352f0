import { and, eq, sql } from "drizzle-orm";
import { enqueueDataEmails, enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import { isLastLeader } from "#app/features/accounts/operator/moderators.server.ts";
import {
  blockAccount,
  unblockAccount,
} from "#app/features/accounts/operator/operate-accounts.server.ts";
import {
  actsIn,
  type CaseAct,
  type CaseState,
  caseStateOf,
  type DecisionReason,
  needsReason,
  possibleActs,
} from "#app/features/moderation/cases/case.ts";
import { endHold, setSuspended } from "#app/features/moderation/cases/cases.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { reports } from "#app/features/moderation/reports/reports.table.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { type CaseRow, findCaseRow, isDecidedByOthers, unsettledReportsOf } from "./case.server.ts";
import {
  blockedEmail,
  decisionEmail,
  outcomeEmail,
  unblockedEmail,
  visitorOutcomeEmail,
} from "./emails/moderation-emails.server.ts";
import { forgetReportedMessages } from "./messages/reported-messages.server.ts";
import { updateFraudContacts } from "./signals/contacts/fraud-contacts.server.ts";

export type Decision = {
  act: CaseAct;
  /** Needed where the advertiser is told. */
  reason: DecisionReason | null;
  /** The moderator's note for the advertiser. */
  note: string | null;
  /** The same in English, where `note` is Arabic: of an unchanged canned text. */
  noteEn?: string | null;
};

/**
 * Decides about a case: the job goes off the board or back, the log gets its line, and the emails to
 * the advertiser and to those who reported are queued, all in one transaction. Refusals:
 * moderation.decidedMeanwhile where the case is in another state by now, moderation.decideElse for
 * an appeal against one's own decision, moderation.reasonMissing, moderation.lastLeader. A 404 for anyone who is no moderator.
 */
export async function decideCase(
  actor: Actor,
  caseId: string,
  decision: Decision,
): Promise<Outcome<{ state: CaseState }>> {
  const { row, person } = await findCaseRow(actor, caseId);
  if (needsReason(decision.act) && !decision.reason) return refused("moderation.reasonMissing");
  if (await isDecidedByOthers(person, row)) return refused("moderation.decideElse");
  return db.transaction((tx) => decideWithin(tx, person.id, row, decision));
}

/**
 * Decides about a case as it was read, for a moderator who may decide it; a decision that needs a reason has
 * one. Refusals: moderation.decidedMeanwhile, moderation.lastLeader.
 */
export async function decideWithin(
  tx: Transaction,
  moderatorId: string,
  { id: caseId, state: seen }: Pick<CaseRow, "id" | "state">,
  { act, reason, note, noteEn = null }: Decision,
): Promise<Outcome<{ state: CaseState }>> {
  const [row] = await tx
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.id, caseId))
    .for("update");
  const from = row && caseStateOf(row.state);
  const isPossible = from && possibleActs(from, row).includes(act);
  const state = from && actsIn[from][act];
  if (!row || !isPossible || !state || from !== seen) {
    return refused("moderation.decidedMeanwhile");
  }
  if (act === "block" && (await isLastLeader(tx, row.companyId))) {
    return refused("moderation.lastLeader");
  }
  const why = needsReason(act) ? { reason, note } : {};
  const explanation = needsReason(act) ? { reason, note, noteEn } : {};
  const isOnAppeal = from === "appealed" || from === "block_appealed";
  // An appeal against an earlier decision does not concern this one.
  const appeal = isOnAppeal ? {} : { appeal: null, appealedAt: null };
  await tx
    .update(moderationCases)
    .set({
      state,
      decidedBy: moderatorId,
      decidedAt: sql`now()`,
      reportCount: 0,
      ...explanation,
      ...appeal,
    })
    .where(eq(moderationCases.id, caseId));
  await carryOut(tx, row, act);
  await indexChangedJobs(tx);
  const { jobId, companyId, applicationId } = row;
  if (applicationId) await forgetReportedMessages(tx, applicationId);
  if (act !== "request_changes") {
    await updateFraudContacts(tx, row, needsReason(act) ? reason : null);
  }
  await logAct(tx, { act, actorId: moderatorId, caseId, jobId, companyId, ...why });
  await notifyAdvertiser(tx, row, { act, isOnAppeal });
  const isInOrder = act === "dismiss" || act === "restore" || act === "release";
  await notifyReporters(tx, row, moderatorId, isInOrder);
  log("case decided", { case: caseId, act, account: moderatorId });
  return { state };
}

async function carryOut(tx: Transaction, { jobId, companyId }: CaseRow, act: CaseAct) {
  if (jobId && act === "release") await endHold(tx, jobId, "active");
  if (jobId && act === "block") await endHold(tx, jobId, "draft");
  if (jobId && (act === "suspend" || act === "refuse")) await setSuspended(tx, jobId, true);
  if (jobId && act === "restore") await setSuspended(tx, jobId, false);
  if (act === "block") await blockAccount(companyId, tx);
  if (act === "unblock") await unblockAccount(companyId, tx);
}

/** A dismissal is announced only after a suspension. */
async function notifyAdvertiser(
  tx: Transaction,
  { id, companyId }: CaseRow,
  { act, isOnAppeal }: { act: CaseAct; isOnAppeal: boolean },
) {
  if (act === "dismiss") return;
  if (act === "block") {
    await enqueueDataEmails(blockedEmail.name, [{ caseId: id, isOnAppeal }], tx);
    return;
  }
  const people = await listCompanyPeople(companyId, tx);
  // The account of a job seeker, or of a member of a team.
  if (act === "unblock" && !people.some((person) => person.id === companyId)) {
    await enqueueDataEmails(unblockedEmail.name, [{ caseId: id }], tx);
  }
  for (const person of people) {
    await enqueueSingleEmail(decisionEmail, person.id, { caseId: id, act, isOnAppeal }, tx);
  }
}

/** Notifies the reporters of this case who left an address. */
async function notifyReporters(
  tx: Transaction,
  row: CaseRow,
  moderatorId: string,
  inOrder: boolean,
): Promise<void> {
  const settled = await tx
    .update(reports)
    .set({ settledAt: sql`now()` })
    .where(and(unsettledReportsOf(row)))
    .returning({ id: reports.id, reporterId: reports.reporterId, email: reports.email });
  for (const { id, reporterId, email } of settled) {
    const data = { reportId: id, outcome: inOrder ? "inOrder" : "acted" } as const;
    if (reporterId) await enqueueSingleEmail(outcomeEmail, reporterId, data, tx);
    else if (email) await enqueueSingleEmail(visitorOutcomeEmail, moderatorId, data, tx);
  }
}
