import { eq, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import { mergeUndoHours } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { db, type Transaction, withoutTimeLimit } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { notifyTeams } from "./emails/merge-emails.server.ts";
import { listTeams } from "./merge-companies.server.ts";
import { lockCompanies } from "./merge-rules.server.ts";
import { isOwn, moderatorOf } from "./moderator-of.ts";
import { restoreCompany } from "./move-company.server.ts";
import { enqueueMerge } from "./run-merges.server.ts";

/**
 * Undoes a merge or a move within a day: all that moved goes back, with what has come to it since; what the
 * other company got by itself stays there. The queue moves jobs and followers. 404 for all but moderators, and
 * for what there is not. Refusals: merges.own, .decidedMeanwhile, .running, .tooLate, .gone.
 */
export async function undoMerge(
  actor: Actor,
  id: string,
  reason: string,
): Promise<Outcome<{ id: string }>> {
  const moderator = moderatorOf(actor);
  if (!isUuid(id)) throw notFound();
  const [seen] = await db.select().from(companyMerges).where(eq(companyMerges.id, id));
  if (!seen) throw notFound();
  if (isOwn(moderator, seen.fromId, seen.intoId)) return refused("merges.own");
  return withoutTimeLimit(() =>
    db.transaction(async (tx): Promise<Outcome<{ id: string }>> => {
      const [merge] = await tx
        .select()
        .from(companyMerges)
        .where(eq(companyMerges.id, id))
        .for("update");
      if (!merge) throw notFound();
      const { fromId, intoId, jobId } = merge;
      const why = await whyNotUndo(tx, merge);
      if (why) return refused(why);
      if (!jobId) await restoreCompany(tx, merge);
      const undone = { undoneBy: moderator.id, undoReason: reason, changedAt: sql`now()` };
      const total = await countMoved(tx, id);
      await tx
        .update(companyMerges)
        .set({ ...undone, state: "undoing", position: 0, total })
        .where(eq(companyMerges.id, id));
      const act = { act: jobId ? "undo_move" : "undo_merge", actorId: moderator.id, note: reason };
      for (const companyId of [fromId, intoId]) await logAct(tx, { ...act, jobId, companyId });
      await notifyTeams(tx, { merge: id, act: "undo" }, await listTeams(tx, fromId, intoId));
      log("undo of a merge", { merge: id, account: moderator.id });
      await enqueueMerge(id, tx);
      return { id };
    }),
  );
}

async function countMoved(tx: Transaction, id: string): Promise<number> {
  const [moved] = await tx.execute<{ jobs: number }>(sql`
    select count(*)::int as jobs from merged_rows where merge_id = ${id} and kind = 'job'`);
  return moved?.jobs ?? 0;
}

type Merge = typeof companyMerges.$inferSelect;

async function whyNotUndo(tx: Transaction, merge: Merge): Promise<MessageKey | undefined> {
  const { state, createdAt, fromId, intoId, jobId } = merge;
  if (state === "undone" || state === "undoing") return "merges.decidedMeanwhile";
  if (state === "moving") return "merges.running";
  if (Date.now() - createdAt.getTime() > mergeUndoHours * 3_600_000) return "merges.tooLate";
  const companies = await lockCompanies(tx, [fromId, intoId]);
  if (companies.some(({ isLeaving }) => isLeaving)) return "merges.gone";
  const from = companies.find(({ id }) => id === fromId);
  if (from?.userType !== (jobId ? "company" : "company_member")) return "merges.gone";
  if (!jobId) return undefined;
  const [job] = await tx.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId));
  return job?.companyId === intoId ? undefined : "merges.gone";
}
