import { and, eq, sql } from "drizzle-orm";
import { enqueueDataEmails, enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
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
  visitorOutcomeEmail,
} from "./emails/moderation-emails.server.ts";
import { forgetReportedMessages } from "./messages/reported-messages.server.ts";
import { logAct } from "./moderation-log.server.ts";

export type Decision = {
  act: CaseAct;
  /** Needed where the advertiser is told. */
  reason: DecisionReason | null;
  /** The moderator's note for the advertiser. */
  note: string | null;
};

/**
 * Decides about a case: the job goes off the board or back, the log gets its line, and the emails to
 * the advertiser and to those who reported are queued, all in one transaction. Refusals:
 * moderation.decidedMeanwhile where the case is in another state by now, moderation.decideElse for
 * an appeal against one's own decision, moderation.reasonMissing. A 404 for anyone who is no moderator.
 */
export async function decideCase(
  actor: Actor,
  caseId: string,
  { act, reason, note }: Decision,
): Promise<Outcome<{ state: CaseState }>> {
  const { row: seen, person } = await findCaseRow(actor, caseId);
  if (needsReason(act) && !reason) return refused("moderation.reasonMissing");
  if (await isDecidedByOthers(person, seen)) return refused("moderation.decideElse");
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(moderationCases)
      .where(eq(moderationCases.id, caseId))
      .for("update");
    const from = row && caseStateOf(row.state);
    const isPossible = from && possibleActs(from, row).includes(act);
    const state = from && actsIn[from][act];
    if (!row || !isPossible || !state || from !== seen.state) {
      return refused("moderation.decidedMeanwhile");
    }
    const explanation = needsReason(act) ? { reason, note } : {};
    const isOnAppeal = from === "appealed" || from === "block_appealed";
    // An appeal against an earlier decision does not concern this one.
    const appeal = isOnAppeal ? {} : { appeal: null, appealedAt: null };
    await tx
      .update(moderationCases)
      .set({
        state,
        decidedBy: person.id,
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
    const why = needsReason(act) ? { reason, note } : {};
    await logAct(tx, { act, actorId: person.id, caseId, jobId, companyId, ...why });
    await notifyAdvertiser(tx, row, { act, isOnAppeal });
    await notifyReporters(
      tx,
      row,
      person.id,
      act === "dismiss" || act === "restore" || act === "release",
    );
    log("case decided", { case: caseId, act, account: person.id });
    return { state };
  });
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
  for (const person of await listCompanyPeople(companyId, tx)) {
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
