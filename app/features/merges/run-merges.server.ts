import { and, eq, inArray, sql } from "drizzle-orm";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import type { MergeState } from "#app/features/moderation/merges/merge.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import { mergeUndoHours } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { workInParts } from "#app/platform/queue/in-parts.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import {
  moveSomeAlerts,
  moveSomeFollowers,
  restoreSomeAlerts,
  restoreSomeFollowers,
} from "./move-followers.server.ts";
import { moveSomeJobs } from "./move-jobs.server.ts";

/** The queued part of a merge, a move or an undo. */
export type MergeJob = { merge: string };

export async function enqueueMerge(merge: string, tx?: Transaction): Promise<void> {
  await enqueueJob("merges", { merge } satisfies MergeJob, tx);
}

/**
 * Moves rows for some seconds, and enqueues itself again for the rest. A part is one transaction that also
 * advances the merge: killed, tried again or run twice at once it moves each row once.
 */
export function runMerge(merge: string, forMs?: number): Promise<void> {
  return workInParts(
    (tx) => moveSome(tx, merge),
    () => enqueueMerge(merge),
    forMs,
  );
}

/** Returns whether more may be left; false as well where another process is at it. */
async function moveSome(tx: Transaction, id: string): Promise<boolean> {
  const [merge] = await tx
    .select()
    .from(companyMerges)
    .where(and(eq(companyMerges.id, id), inArray(companyMerges.state, ["moving", "undoing"])))
    .for("no key update", { skipLocked: true });
  if (!merge) return false;
  const isUndo = merge.state === "undoing";
  const moved = await moveSomeJobs(tx, { ...merge, isUndo });
  if (moved !== undefined) {
    const position = sql`${companyMerges.position} + ${moved}`;
    await setMerge(tx, id, { position });
    return true;
  }
  const steps = isUndo
    ? [restoreSomeFollowers, restoreSomeAlerts]
    : [moveSomeFollowers, moveSomeAlerts];
  for (const step of merge.jobId ? [] : steps) {
    if (!(await step(tx, merge))) continue;
    await setMerge(tx, id, {});
    return true;
  }
  await setMerge(tx, id, { state: isUndo ? "undone" : "done" });
  if (isUndo) await tx.execute(sql`delete from merged_rows where merge_id = ${id}`);
  log(isUndo ? "merge undone" : "merge done", { merge: id, jobs: merge.position });
  return false;
}

type Change = { state?: MergeState; position?: ReturnType<typeof sql> };

async function setMerge(tx: Transaction, id: string, change: Change): Promise<void> {
  await tx
    .update(companyMerges)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(companyMerges.id, id));
}

/**
 * Enqueues merges that no worker has advanced for minutes, whose task was lost, and those whose closed
 * company got a job while it was closed.
 */
export async function resumeMerges(): Promise<void> {
  const reopened = await db.execute<{ id: string }>(sql`
    update company_merges m set state = 'moving', changed_at = now(),
      total = position + (select count(*) from jobs where company_id = m.from_id)
    where state = 'done' and job_id is null
      and created_at > now() - make_interval(hours => ${mergeUndoHours})
      and exists (select from jobs where company_id = m.from_id)
    returning id`);
  const lost = await db.execute<{ id: string }>(sql`
    select id from company_merges where state in ('moving', 'undoing')
      and changed_at < now() - interval '10 minutes'`);
  for (const { id } of [...reopened, ...lost]) await enqueueMerge(id);
}

/** Merges of one cleanup. */
const removedAtOnce = 1000;

/**
 * Ends the undo of what is older than a day. Of a merged company remain its closed account and the redirects:
 * its checks and their documents go.
 */
export async function removeOldMerges(): Promise<void> {
  const old = await db.execute<{ id: string; company: string | null }>(sql`
    select m.id, case when m.state = 'done' and m.job_id is null then m.from_id end as company
    from company_merges m
    where m.state in ('done', 'undone') and m.reason is not null
      and m.created_at < now() - make_interval(hours => ${mergeUndoHours})
    order by m.created_at limit ${removedAtOnce}`);
  for (const { id, company } of old) {
    await db.transaction(async (tx) => {
      if (!company) {
        await tx.delete(companyMerges).where(eq(companyMerges.id, id));
        return;
      }
      await tx.execute(sql`delete from merged_rows where merge_id = ${id}`);
      await tx.delete(companyChecks).where(eq(companyChecks.companyId, company));
      await tx.update(companyMerges).set({ reason: null }).where(eq(companyMerges.id, id));
    });
  }
}
