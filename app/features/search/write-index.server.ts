import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobPlaces, jobSearch, jobs, jobTerms, jobTitles } from "#app/features/job/jobs.table.ts";
import {
  boardChanges,
  changedPages,
  outdatedCompanies,
  outdatedJobs,
} from "#app/features/search/index/counted-jobs.table.ts";
import { indexJob, type JobSource } from "#app/features/search/terms/indexed-job.ts";
import {
  type Database,
  db,
  type Transaction,
  withoutTimeLimit,
} from "#app/platform/database/database.server.ts";
import { logError } from "#app/platform/log/log.server.ts";

/**
 * Indexes the jobs that this transaction has written; call it last. The background work indexes within a
 * second those that a transaction has not indexed itself, also those beyond five hundred.
 */
export async function indexChangedJobs(tx: Transaction): Promise<void> {
  const own = sql`xid = pg_current_xact_id()`;
  const changed = await tx.execute<{ id: string }>(sql`
    delete from ${outdatedJobs} where ${own} and job_id in (
      select job_id from ${outdatedJobs} where ${own} limit ${atOnce}) returning job_id as id`);
  await indexJobs(
    tx,
    [...changed].map(({ id }) => id),
  );
}

/**
 * Indexes the jobs that plain SQL or an import has written, and those of companies that have changed. Safe
 * at any time, in several processes at once and killed in between. Stops early at the signal.
 */
export async function indexOutdatedJobs(signal?: AbortSignal): Promise<void> {
  for (let isLeft = true; isLeft && !signal?.aborted; ) {
    isLeft = await db.transaction(async (tx) => {
      const ids = (await nextJobs(tx)) ?? (await nextJobsOfCompany(tx));
      if (ids) await indexPossible(tx, ids);
      return ids !== undefined;
    });
  }
}

/** Does so every second until the signal, and less often while that fails. */
export async function keepIndexing(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = await withoutTimeLimit(() => indexOutdatedJobs(signal)).then(
      () => 1000,
      (error) => {
        logError(error, { task: "indexing" });
        return 5000;
      },
    );
    await setTimeout(pause, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Jobs of one transaction. */
const atOnce = 500;
/** The same of a changed company, which may be at work on them. */
const ofCompanyAtOnce = 100;

/** Claims outdated jobs that no other transaction is writing; undefined if there are none. */
async function nextJobs(tx: Transaction): Promise<string[] | undefined> {
  const claimed = await tx.execute<{ id: string }>(sql`
    with next as materialized (
      select xid, job_id from ${outdatedJobs} join ${jobs} on jobs.id = job_id
      order by xid, job_id limit ${atOnce} for no key update skip locked
    )
    delete from ${outdatedJobs} outdated using next
    where outdated.xid = next.xid and outdated.job_id = next.job_id returning outdated.job_id as id`);
  return claimed.length > 0 ? [...claimed].map(({ id }) => id) : undefined;
}

/** Advances an outdated company by some jobs, or removes it after its last; undefined if there is none. */
async function nextJobsOfCompany(tx: Transaction): Promise<string[] | undefined> {
  const [company] = await tx.execute<{ ids: string[] }>(sql`
    with company as materialized (
      select * from ${outdatedCompanies} order by company_id limit 1 for update skip locked
    ), next as materialized (
      select ahead.* from company, lateral (
        select id, created_at from ${jobs}
        where jobs.company_id = company.company_id and (created_at, id) > (after_time, after_id)
        order by created_at, id limit ${ofCompanyAtOnce}) ahead
    ), advanced as (
      update ${outdatedCompanies} outdated set after_time = last.created_at, after_id = last.id
      from company, (select * from next order by created_at desc, id desc limit 1) last
      where outdated.company_id = company.company_id
    ), done as (
      delete from ${outdatedCompanies} outdated using company
      where outdated.company_id = company.company_id and not exists (select from next)
    )
    select array(select id from next) as ids from company`);
  return company?.ids;
}

/** Logs and skips a job that PostgreSQL rejects, such as one posted at infinity: it must not hold up others. */
async function indexPossible(tx: Transaction, ids: readonly string[]): Promise<void> {
  try {
    await tx.transaction((part) => indexJobs(part, ids));
  } catch (error) {
    if (!isAboutData(error)) throw error;
    if (ids.length === 1) logError(error, { task: "indexing", job: ids[0] });
    else for (const id of ids) await indexPossible(tx, [id]);
  }
}

/** Values out of range, and texts too long for an index. */
function isAboutData(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof postgres.PostgresError && /^(22|54)/.test(cause.code);
}

/** Locks jobs and writes their search rows. Only active jobs have terms. */
async function indexJobs(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const sources = await readSources(tx, ids);
  const rows = sources.map(({ id, ...source }) => {
    const { code, ...row } = indexJob(source);
    return { id, ...row, code: Buffer.from(code).toString("hex") };
  });
  await tx.execute(sql`
    with read as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as read (
        id uuid, title text, company text, code text, terms text[])
    ), sorted as (
      insert into ${jobSearch} (job_id, title, company, posted_at, active, pay)
      select id, left(read.title, 500), left(read.company, 500), created_at, status = 'active', pay_key(jobs)
      from read join ${jobs} using (id)
      on conflict (job_id) do update set title = excluded.title, company = excluded.company,
        posted_at = excluded.posted_at, active = excluded.active, pay = excluded.pay
    )
    insert into ${jobTerms} (job_id, posted_at, code, terms, pay_low, pay_high)
    select id, created_at, decode(code, 'hex'), array_to_tsvector(terms), pay.pay_low, pay.pay_high
    from read join ${jobs} using (id), lateral pay_bounds(jobs) pay
    where status = 'active'
    on conflict (job_id) do update set posted_at = excluded.posted_at, code = excluded.code,
      terms = excluded.terms, pay_low = excluded.pay_low, pay_high = excluded.pay_high`);
}

/** A place that is new gets its number first. */
async function readSources(tx: Transaction, ids: readonly string[]) {
  return tx.execute<JobSource & { id: string }>(sql`
    with read as materialized (
      select *, place_key(place_id, location) as place from ${jobs}
      where id = any(${sql.param(ids)}::uuid[]) order by id for no key update
    ), added as (
      insert into ${jobPlaces} (place)
      select distinct place from read
      where status = 'active' and place not in (select place from ${jobPlaces}) order by place
      on conflict (place) do update set place = excluded.place returning no, place
    )
    select read.id, title, description, requirements, benefits, category,
      employment_type as "employmentType",
      experience_level as "experienceLevel", work_arrangement as "workArrangement", currency,
      coalesce(salary_min, salary_max) is not null as "hasPay",
      coalesce(comparable_min, case when currency = 'SYP' then
        monthly_pay(salary_min, pay_period, currency, pound) end)::float8 as "payFrom",
      floor(extract(epoch from read.created_at) / 60)::int as "postedMinute",
      place_id as "placeId", read.place, coalesce(known.no, added.no) as "placeNumber",
      company_id as "companyId", ${companyCalled} as company, company_size as "companySize", industry,
      checked > 0 as "isChecked"
    from read join ${userProfiles} on user_profiles.id = company_id
      left join ${jobPlaces} known on known.place = read.place
      left join added on added.place = read.place`);
}

/** Removes the titles that no active job has; one that is just being counted waits for the next time. */
export async function removeUnusedTitles(tx: Pick<Database, "execute"> = db): Promise<void> {
  await tx.execute(sql`
    delete from ${jobTitles} where title_key in (
      select title_key from ${jobTitles} where popularity is null order by 1 for update skip locked)`);
}

/** Leaves no name of a deleted company and its titles; in the transaction that deletes them. */
export async function forgetNames(companyId: string, tx: Transaction): Promise<void> {
  await tx.execute(sql`select forget_names(${companyId})`);
}

/**
 * Moves new entries of the GIN indexes out of their pending lists, so that no search reads the lists and no
 * request has to empty a full one of thousands of blocks. Costs nothing where they are empty. Returns the
 * number of pages.
 */
export async function cleanPendingLists(): Promise<number> {
  const [row] = await db.execute<{ pages: number }>(sql`
    select sum(gin_clean_pending_list(i.oid))::int as pages
    from pg_class i join pg_am on pg_am.oid = i.relam and amname = 'gin'
    where relkind = 'i' and relnamespace = 'public'::regnamespace`);
  return row?.pages ?? 0;
}

/**
 * The ids of jobs that became public, changed or ended since a pg_snapshot, within the last day, and the
 * snapshot to go on from; none and where to begin without one.
 */
export async function findJobsChangedSince(
  seen: string | undefined,
  tx: Transaction,
): Promise<{ ids: string[]; seen: string }> {
  const [row] = await tx.execute<{ ids: string[]; seen: string }>(sql`
    select pg_current_snapshot()::text as seen, array(
      select key from ${boardChanges}
      where xid >= pg_snapshot_xmin(${seen ?? null}::text::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${seen ?? null}::text::pg_snapshot) and kind = 'job'
      order by key) as ids`);
  if (!row) throw new Error("The database did not answer.");
  return row;
}

/**
 * Forgets what changed more than a day ago, so that the table stays small: a process that has not looked
 * since reads all again.
 */
export async function forgetOldChanges(): Promise<void> {
  await db.execute(sql`
    with old_pages as (
      delete from ${changedPages} where noted_at < now() - interval '1 day' returning xid
    ), old as (
      delete from ${boardChanges} where (kind, key) in (
        select kind, key from ${boardChanges}
        where noted_at < now() - interval '1 day' and kind <> 'forgotten' for update skip locked)
      returning xid
    )
    insert into ${boardChanges} (kind, key, xid, noted_at)
    select 'forgotten', '', xid, now() - interval '1 day'
    from (select xid from old union all select xid from old_pages) each limit 1
    on conflict (kind, key) do update set noted_at = excluded.noted_at`);
}
