import { type SQL, sql } from "drizzle-orm";
import { companyContacts } from "#app/features/accounts/profile/contacts.table.ts";
import { waitingStates } from "#app/features/moderation/cases/case.ts";
import { db } from "#app/platform/database/database.server.ts";
import { findSome } from "#app/platform/database/find-some.server.ts";
import { counted, countLimit, onePage, type Page, rowsAPage } from "#app/platform/paging.ts";

/** Conditions on auth_users, each by its own index. */
export const isBlocked = sql`auth_users.blocked_at is not null`;
export const isUnconfirmed = sql`not auth_users.email_verified and auth_users.email is not null`;

const areWaiting = sql.raw(waitingStates.map((state) => `'${state}'`).join(", "));

/** Whether a case about an account, its company or one of the company's jobs waits; few wait at once. */
export const hasWaitingCase = (id: SQL) =>
  sql`${id} in (select company_id from moderation_cases where state in (${areWaiting}))`;

/**
 * Whether an id is a company's: all of these are read from one index, since a look-up of each account costs more,
 * and of a small table, since in that of all profiles changed ones lie far apart.
 */
export const isOfCompany = (id: SQL) => sql`${id} in (select profile_id from ${companyContacts})`;

/** For `pageOf`: whose cases wait, by the latest of each, from the index of the queue. A job's case is its company's. */
export const waitingRows = (isListed: SQL) =>
  sql`select company_id as id, max(opened_at) as at from moderation_cases
    where state in (${areWaiting}) and ${isListed} group by 1`;

/** Whether the case of a job waits. */
export const jobWaits = sql`jobs.id in (select job_id from moderation_cases
  where state in (${areWaiting}) and job_id is not null)`;

/** The ids of these jobs, the newest case first: all cases that wait are in the index of the queue, the jobs are not. */
export const waitingJobRows = sql`with waiting as materialized (
    select job_id as id, opened_at from moderation_cases where state in (${areWaiting}) and job_id is not null)
  select id from waiting order by opened_at desc, id`;

/** One page of the ids of a query with columns `id` and `at`, the last first; of the newest `countLimit`. */
export async function pageOf(rows: SQL, requested: number): Promise<Page<string>> {
  const some = sql`${rows} order by at desc, id limit ${countLimit + 1}`;
  const order = sql`at desc, id`;
  const find = (skip: number) => findSome(db, some, order, { skip, limit: rowsAPage });
  const first = (requested - 1) * rowsAPage;
  const { n, ids } = await find(first);
  const { total, isMore } = counted(n);
  const page = await onePage(requested, total, async (skip) =>
    skip === first ? ids : (await find(skip)).ids,
  );
  return isMore ? { ...page, isMore } : page;
}
