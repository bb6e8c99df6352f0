import { sql } from "drizzle-orm";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import type { Move } from "./move-company.server.ts";

/** Jobs, and applications, of one transaction. */
const jobsAtOnce = 20;
const applicationsAtOnce = 500;

type JobMove = Move & { jobId: string | null; isUndo: boolean };

/**
 * Moves some jobs with all that hangs on them, or moves them back. Returns how many, and undefined if there
 * are none left. Applications of jobs that have many are moved before their job, a part at a time: 0 jobs.
 */
export async function moveSomeJobs(tx: Transaction, move: JobMove): Promise<number | undefined> {
  const { id, isUndo } = move;
  const [source, target] = isUndo
    ? ([move.intoId, move.fromId] as const)
    : ([move.fromId, move.intoId] as const);
  const ids = await nextJobs(tx, move);
  if (ids.length === 0) return undefined;
  const of = sql`any(${sql.param(ids)}::uuid[])`;
  const ahead = await tx.execute(sql`
    update company_applications set company_id = ${target} where application_id = any(array(
      select application_id from company_applications
      where company_id = ${source} and job_id = ${of} limit ${applicationsAtOnce}))`);
  if (ahead.count === applicationsAtOnce) return 0;
  // An application on its way commits first; one that waits is listed by the job as it is then.
  const locked = await tx.execute<{ id: string }>(sql`
    select id from jobs where id = ${of} and company_id = ${source} order by id for update`);
  const [last] = await tx.execute<{ id: string }>(sql`
    select coalesce(max(id), 0) as id from changed_jobs`);
  await tx.execute(sql`
    update jobs set company_id = ${target} where id = ${of} and company_id = ${source}`);
  await moveCases(tx, ids, source, target);
  if (!isUndo) await dropExternalIds(tx, move, ids);
  await moveExternalIds(tx, ids, source, target);
  if (isUndo) await restoreExternalIds(tx, id, ids);
  if (isUndo) await restoreApplicationLabels(tx, id, ids, source);
  else await dropApplicationLabels(tx, id, ids, source);
  const moved = locked.map((job) => job.id);
  if (isUndo) {
    // Those that are gone, or have moved on, are passed over.
    await tx.execute(sql`
      delete from merged_rows
      where merge_id = ${id} and kind = 'job' and id = any(${sql.param(ids)}::text[])`);
  } else {
    await tx.execute(sql`
      insert into merged_rows (merge_id, kind, id)
      select ${id}::uuid, 'job', job from unnest(${sql.param(moved)}::uuid[]) job`);
  }
  await indexChangedJobs(tx);
  // A job that has moved is no news to those who have alerts.
  await tx.execute(sql`
    delete from changed_jobs where id > ${last?.id ?? 0} and job_id = any(${sql.param(moved)}::uuid[])`);
  return moved.length;
}

async function nextJobs(
  tx: Transaction,
  { id, jobId, fromId, isUndo }: JobMove,
): Promise<string[]> {
  const isMoving = jobId
    ? sql`id = ${jobId} and company_id = ${fromId}`
    : sql`company_id = ${fromId}`;
  const rows = await tx.execute<{ id: string }>(
    isUndo
      ? sql`select id from merged_rows where merge_id = ${id} and kind = 'job' order by id limit ${jobsAtOnce}`
      : sql`select id from jobs where ${isMoving}
          order by created_at desc nulls first, id desc nulls first limit ${jobsAtOnce}`,
  );
  return rows.map((row) => row.id);
}

/** Cases and reports name the company of their job, or of their application. */
async function moveCases(
  tx: Transaction,
  ids: readonly string[],
  source: string,
  target: string,
): Promise<void> {
  const of = sql`any(${sql.param(ids)}::uuid[])`;
  await tx.execute(sql`
    update moderation_cases set company_id = ${target} where job_id = ${of} and company_id = ${source}`);
  for (const table of [sql`moderation_cases`, sql`reports`]) {
    await tx.execute(sql`
      update ${table} c set company_id = ${target} from job_applications a
      where c.company_id = ${source} and c.application_id = a.id and a.job_id = ${of}`);
  }
  await tx.execute(sql`
    update departed_applicants set company_id = ${target} where job_id = ${of} and company_id = ${source}`);
}

/**
 * A company's system has numbered its jobs: a single job leaves its number behind, and of two equal ones
 * that of the other company stays.
 */
async function dropExternalIds(
  tx: Transaction,
  { id, jobId, fromId, intoId }: JobMove,
  ids: readonly string[],
): Promise<void> {
  const isDropped = jobId
    ? sql`true`
    : sql`exists (select from job_external_ids o
        where o.company_id = ${intoId} and o.external_id = e.external_id)`;
  await tx.execute(sql`
    with gone as (
      delete from job_external_ids e where company_id = ${fromId}
        and job_id = any(${sql.param(ids)}::uuid[]) and ${isDropped} returning e.*)
    insert into merged_rows (merge_id, kind, id, data)
    select ${id}::uuid, 'external_id', external_id, to_jsonb(gone) from gone`);
}

async function moveExternalIds(
  tx: Transaction,
  ids: readonly string[],
  source: string,
  target: string,
): Promise<void> {
  await tx.execute(sql`
    update job_external_ids e set company_id = ${target}
    where company_id = ${source} and job_id = any(${sql.param(ids)}::uuid[]) and not exists (
      select from job_external_ids o where o.company_id = ${target} and o.external_id = e.external_id)`);
}

async function restoreExternalIds(
  tx: Transaction,
  merge: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into job_external_ids select row.* from merged_rows r,
      jsonb_populate_record(null::job_external_ids, r.data) row
    where r.merge_id = ${merge} and r.kind = 'external_id' and row.job_id = any(${sql.param(ids)}::uuid[])
      and exists (select from jobs where id = row.job_id)
    on conflict do nothing`);
}

/** Labels belong to a company: those of the one that a single job leaves come off its applications. */
async function dropApplicationLabels(
  tx: Transaction,
  merge: string,
  ids: readonly string[],
  source: string,
): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from application_labels l where ${isLabelOf(source, ids)} returning l.*)
    insert into merged_rows (merge_id, kind, id, data)
    select ${merge}::uuid, 'application_label', application_id || ':' || label_id, to_jsonb(gone) from gone`);
}

async function restoreApplicationLabels(
  tx: Transaction,
  merge: string,
  ids: readonly string[],
  source: string,
): Promise<void> {
  await tx.execute(sql`delete from application_labels l where ${isLabelOf(source, ids)}`);
  await tx.execute(sql`
    insert into application_labels select row.* from merged_rows r,
      jsonb_populate_record(null::application_labels, r.data) row
    where r.merge_id = ${merge} and r.kind = 'application_label' and row.job_id = any(${sql.param(ids)}::uuid[])
      and exists (select from job_applications where id = row.application_id)
      and exists (select from company_labels where id = row.label_id)
    on conflict do nothing`);
}

function isLabelOf(company: string, ids: readonly string[]) {
  return sql`l.label_id in (select id from company_labels where company_id = ${company})
    and l.job_id = any(${sql.param(ids)}::uuid[])`;
}
