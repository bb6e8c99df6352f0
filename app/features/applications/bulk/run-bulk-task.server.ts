import { and, eq, isNull, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { findPerson } from "#app/features/accounts/find-person.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import {
  type Answered,
  answerLocked,
} from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { countReach } from "#app/features/applications/lifecycle/reach.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { BulkState } from "./bulk-progress.ts";
import { enqueueBulkTask, isOfRest } from "./bulk-tasks.server.ts";
import { bulkTasks } from "./bulk-tasks.table.ts";

/** Applications of one transaction. */
const atOnce = 100;

const noneAnswered: Answered = { answered: 0, repeated: 0, skipped: 0, reach: countReach([]) };

/** An order must end long before the queue takes it for dead; see `queues`. */
const longestMs = 5000;

/**
 * Gives the answers of a task for some seconds, and enqueues it again for the rest. A batch is one
 * transaction that also advances the task: killed, tried again or run twice at once it answers each
 * application once.
 */
export async function runBulkTask(task: string, forMs = longestMs): Promise<void> {
  const end = Date.now() + forMs;
  while (await runBatch(task)) {
    if (Date.now() >= end) return enqueueBulkTask(task);
  }
}

/** Returns whether more is left to do. */
async function runBatch(id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, id);
    if (!task) return false;
    const { position, total, batch: ids, action, message, interview, lastEvent } = task;
    const { actorId, isBlocked, companyId } = task;
    const actor = actorId && !isBlocked ? await findPerson(actorId, tx) : undefined;
    const company = actor && actingCompany(actor);
    // Who asked may have left the company meanwhile, or may only read.
    if (!actorId || !company?.mayRecruit || company.id !== companyId) {
      log("bulk task stopped", { task: id, position, total });
      await endTask(tx, id, "stopped");
      return false;
    }
    const values = {
      action,
      message,
      interview: interview && {
        ...interview,
        times: interview.times.map((time) => new Date(time)),
      },
    };
    const some = await answerLocked(tx, company, actorId, ids, values, lastEvent);
    // Refused if none of them is left.
    const { answered, repeated, reach } = isRefused(some) ? noneAnswered : some;
    const counts = { ...reach, repeated, skipped: ids.length - answered - repeated };
    const add = (column: keyof typeof counts) => sql`${bulkTasks[column]} + ${counts[column]}`;
    await tx
      .update(bulkTasks)
      .set({
        position: position + ids.length,
        mailed: add("mailed"),
        unconfirmed: add("unconfirmed"),
        off: add("off"),
        repeated: add("repeated"),
        skipped: add("skipped"),
        changedAt: sql`now()`,
      })
      .where(eq(bulkTasks.id, id));
    if (position + ids.length < total) return true;
    await endTask(tx, id, "done");
    return false;
  });
}

/** The running task with its next batch. The job is locked first, as by its deletion. */
async function lockTask(tx: Transaction, id: string) {
  const [job] = await tx
    .select({ companyId: jobs.companyId })
    .from(jobs)
    .innerJoin(bulkTasks, eq(bulkTasks.jobId, jobs.id))
    .where(eq(bulkTasks.id, id))
    .for("key share", { of: jobs });
  if (!job) return undefined;
  await listRest(tx, id);
  const { applicationIds: ids, position, ...columns } = bulkTasks;
  const [task] = await tx
    .select({
      state: columns.state,
      actorId: columns.actorId,
      isBlocked: sql<boolean>`exists (select from ${authUsers}
        where ${authUsers.id} = ${columns.actorId} and ${authUsers.blockedAt} is not null)`,
      action: columns.action,
      message: columns.message,
      interview: columns.interview,
      lastEvent: columns.lastEvent,
      total: columns.total,
      position,
      batch: sql<string[]>`${ids}[${position} + 1 : ${position} + ${atOnce}]`,
    })
    .from(bulkTasks)
    .where(eq(bulkTasks.id, id))
    .for("update");
  return task?.state === "running" ? { ...task, companyId: job.companyId } : undefined;
}

/** Stores which applications the rest are, before the first batch. */
async function listRest(tx: Transaction, id: string): Promise<void> {
  const [task] = await tx
    .select({ jobId: bulkTasks.jobId, action: bulkTasks.action })
    .from(bulkTasks)
    .where(
      and(eq(bulkTasks.id, id), eq(bulkTasks.state, "running"), isNull(bulkTasks.applicationIds)),
    )
    .for("update");
  if (!task) return;
  await tx.execute(sql`
    update bulk_tasks set application_ids = ids, total = cardinality(ids)
    from (select array(select id from job_applications where ${isOfRest(task.jobId, task.action)}
      order by created_at, id) as ids) listed
    where bulk_tasks.id = ${id}`);
}

/** Nothing that was to be sent stays. */
async function endTask(tx: Transaction, id: string, state: BulkState): Promise<void> {
  await tx
    .update(bulkTasks)
    .set({ state, message: null, interview: null, applicationIds: [], changedAt: sql`now()` })
    .where(eq(bulkTasks.id, id));
}
