import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { enqueueEmail, enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { confirmationEmail } from "#app/features/accounts/emails/confirmation-email.server.ts";
import { countConfirmation } from "#app/features/accounts/emails/own-emails.server.ts";
import { findUnconfirmed } from "#app/features/accounts/emails/unconfirmed.server.ts";
import { endAllSessions } from "#app/features/accounts/operator/operate-accounts.server.ts";
import { isOwn, requireModerator } from "#app/features/desk/desk-access.ts";
import type { AccountAct, DeskInput } from "#app/features/desk/desk-act.ts";
import { sessionsEndedEmail } from "#app/features/desk/emails/desk-emails.server.ts";
import { type CaseRow, isDecidedByOthers } from "#app/features/moderation/case.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { decideWithin } from "#app/features/moderation/decide.server.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isRefused, notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { DeskAccount } from "./account.ts";
import { findAccount, isBlocking } from "./find-account.server.ts";

export type Done = Outcome<{ act: string }>;

/**
 * Acts on an account as a moderator; the person is told by email, and the act is logged. A 404 for anyone else and
 * for one's own account and team. Refusals: desk.notColleagues for moderators and admins, moderation.reasonMissing,
 * moderation.decidedMeanwhile where the act is no longer possible, moderation.decideElse for an appeal against
 * one's own decision, accounts.tooManyTries.
 */
export async function actOnAccount(
  actor: Actor,
  accountId: string,
  act: AccountAct,
  input: DeskInput,
): Promise<Done> {
  const moderator = requireModerator(actor);
  const account = isUuid(accountId) ? await findAccount(accountId) : undefined;
  if (!account || isOwn(moderator, [account.id, account.company?.id ?? null])) throw notFound();
  if (account.isColleague) return refused("desk.notColleagues");
  switch (act) {
    case "end_sessions":
      return endSessions(moderator.id, account, input.note);
    case "send_confirmation":
      return sendConfirmation(moderator.id, account);
    case "block":
      return blockWithCase(moderator, account, input);
    case "unblock":
      return unblockByCase(moderator, account);
  }
}

async function endSessions(
  moderatorId: string,
  { id, sessions }: DeskAccount,
  note: string | null,
): Promise<Done> {
  if (sessions.length === 0) return refused("moderation.decidedMeanwhile");
  await db.transaction(async (tx) => {
    await endSessionsWithin(tx, id, note);
    const act = { act: "end_sessions", actorId: moderatorId, companyId: id, note };
    await logAct(tx, act);
  });
  return { act: "end_sessions" };
}

/** Ends the sessions of an account and tells its person why. */
export async function endSessionsWithin(
  tx: Transaction,
  id: string,
  note: string | null,
): Promise<number> {
  const ended = await endAllSessions(id, tx);
  if (ended > 0) await enqueueSingleEmail(sessionsEndedEmail, id, { note }, tx);
  return ended;
}

async function sendConfirmation(moderatorId: string, { id, block }: DeskAccount): Promise<Done> {
  const { account: address } = await findUnconfirmed(id);
  if (!address || block) return refused("moderation.decidedMeanwhile");
  const counted = await countConfirmation(address);
  if (isRefused(counted)) return counted;
  await db.transaction(async (tx) => {
    await enqueueEmail(confirmationEmail, id, {}, tx);
    await logAct(tx, { act: "send_confirmation", actorId: moderatorId, companyId: id });
  });
  return { act: "send_confirmation" };
}

/** Blocks by a case about the account itself, which its person can appeal against. */
async function blockWithCase(
  { id: moderatorId }: Person,
  { id, block }: DeskAccount,
  { reason, note }: DeskInput,
): Promise<Done> {
  if (!reason) return refused("moderation.reasonMissing");
  if (block) return refused("moderation.decidedMeanwhile");
  return db.transaction(async (tx) => {
    await tx.insert(moderationCases).values({ companyId: id }).onConflictDoNothing();
    const [row] = await tx.select().from(moderationCases).where(isAboutAccount(id));
    // An appeal that came meanwhile is read first.
    if (!row || row.state === "block_appealed") return refused("moderation.decidedMeanwhile");
    const decided = await decideWithin(tx, moderatorId, row, { act: "block", reason, note });
    return isRefused(decided) ? decided : { act: "block" };
  });
}

async function unblockByCase(moderator: Person, { id, block }: DeskAccount): Promise<Done> {
  if (!block) return refused("moderation.decidedMeanwhile");
  return db.transaction(async (tx) => {
    const row = (await findBlockingCase(tx, id)) ?? (await addBlockingCase(tx, id));
    if (!row) return refused("moderation.decidedMeanwhile");
    if (await isDecidedByOthers(moderator, row)) return refused("moderation.decideElse");
    const decision = { act: "unblock", reason: null, note: null } as const;
    const decided = await decideWithin(tx, moderator.id, row, decision);
    return isRefused(decided) ? decided : { act: "unblock" };
  });
}

async function findBlockingCase(tx: Transaction, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(moderationCases)
    .where(isBlocking(id))
    .orderBy(desc(moderationCases.decidedAt))
    .limit(1);
  return row;
}

/** The operator's command blocks without a case. */
async function addBlockingCase(tx: Transaction, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .insert(moderationCases)
    .values({ companyId: id, state: "blocked" })
    .onConflictDoUpdate({
      target: moderationCases.companyId,
      targetWhere: and(isNull(moderationCases.jobId), isNull(moderationCases.applicationId)),
      set: { state: sql`excluded.state` },
    })
    .returning();
  return row;
}

const isAboutAccount = (id: string) =>
  and(
    eq(moderationCases.companyId, id),
    isNull(moderationCases.jobId),
    isNull(moderationCases.applicationId),
  );
