import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import {
  type CompanyAction,
  statusAfter,
  undecidedStatuses,
} from "#app/features/applications/application-status.ts";
import type { AnswerValues } from "#app/features/applications/lifecycle/answer-form.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { BulkProgress } from "./bulk-progress.ts";
import { bulkTasks } from "./bulk-tasks.table.ts";

type NewTask = {
  actorId: string;
  jobId: string;
  /** Selects the ids of the applications, in order; undefined for all that wait for an answer. */
  ids: SQL | undefined;
  values: AnswerValues;
  lastEvent: number;
};

/**
 * Has the queue give one answer to many applications of a job, for callers that have checked that the
 * person may answer them. False if another such answer to the job is still running.
 */
export async function startBulkTask({ actorId, jobId, ids, ...task }: NewTask): Promise<boolean> {
  const { lastEvent, values } = task;
  const { action, message, interview } = values;
  // To list and to store thousands of ids is left to the queue.
  const selected = ids
    ? sql`select ids, cardinality(ids) as total from (select array(${ids}) as ids) listed`
    : sql`select null::uuid[] as ids, count(*) as total from job_applications where ${isOfRest(jobId, action)}`;
  return db.transaction(async (tx) => {
    const stored = interview && JSON.stringify(interview);
    const [inserted] = await tx.execute<{ id: string }>(sql`
      insert into bulk_tasks
        (job_id, actor_id, action, message, interview, last_event, application_ids, total)
      select ${jobId}, ${actorId}, ${action}, ${message}, ${stored}::jsonb, ${lastEvent}, ids, total
      from (${selected}) selected
      on conflict do nothing returning id`);
    if (!inserted) return false;
    await enqueueBulkTask(inserted.id, tx);
    return true;
  });
}

/** The applications to a job that wait for an answer and allow an action, with the statuses as literals. */
export function isOfRest(jobId: string, action: CompanyAction): SQL {
  const statuses = undecidedStatuses.filter((each) => statusAfter(action, each, "company"));
  const listed = sql.raw(statuses.map((status) => `'${status}'`).join(", "));
  return sql`job_id = ${jobId}::uuid and status in (${listed})`;
}

/** The queued job of a task. */
export type BulkJob = { task: string };

export async function enqueueBulkTask(task: string, tx?: Transaction): Promise<void> {
  await enqueueJob("bulk", { task } satisfies BulkJob, tx);
}

/** The last event of all applications: an answer is written in knowledge of it. */
export async function findLatestEvent(): Promise<number> {
  const [latest] = await db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .orderBy(desc(applicationEvents.id))
    .limit(1);
  return latest?.id ?? 0;
}

/** Hours that the result of an ended task is shown. */
const shownHours = 24;

/** The newest bulk answer to a job of the actor's company while it runs, and for a day after it. */
export async function findBulkProgress(
  actor: Actor,
  jobId: string,
): Promise<BulkProgress | undefined> {
  const company = actingCompany(actor);
  if (!company || !isUuid(jobId)) return undefined;
  const isShown = or(
    eq(bulkTasks.state, "running"),
    sql`${bulkTasks.changedAt} > now() - make_interval(hours => ${shownHours})`,
  );
  const { action, state, total, position, mailed, unconfirmed, off, repeated, skipped } = bulkTasks;
  const [task] = await db
    .select({
      progress: { action, state, total, position, repeated, skipped },
      reach: { mailed, unconfirmed, off },
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(bulkTasks)
    .innerJoin(jobs, eq(jobs.id, bulkTasks.jobId))
    .leftJoin(userProfiles, eq(userProfiles.id, bulkTasks.actorId))
    .where(and(eq(bulkTasks.jobId, jobId), eq(jobs.companyId, company.id), isShown))
    .orderBy(desc(bulkTasks.createdAt))
    .limit(1);
  if (!task) return undefined;
  const name = { firstName: task.firstName ?? "", lastName: task.lastName ?? "" };
  return { ...task.progress, reach: task.reach, by: fullName(name) };
}

/** Enqueues the running tasks that no worker has advanced for minutes; their order was lost. */
export async function resumeBulkTasks(): Promise<void> {
  const lost = await db
    .select({ id: bulkTasks.id })
    .from(bulkTasks)
    .where(
      and(
        eq(bulkTasks.state, "running"),
        lt(bulkTasks.changedAt, sql`now() - interval '10 minutes'`),
      ),
    );
  for (const { id } of lost) await enqueueBulkTask(id);
}

/** Days after which a task is forgotten. */
const storedDays = 7;

export async function removeOldBulkTasks(): Promise<void> {
  await db
    .delete(bulkTasks)
    .where(lt(bulkTasks.changedAt, sql`now() - make_interval(days => ${storedDays})`));
}
