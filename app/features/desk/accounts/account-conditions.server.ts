import { type SQL, sql } from "drizzle-orm";
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

/** Whether the case of a job waits. */
export const jobWaits = sql`jobs.id in (select job_id from moderation_cases
  where state in (${areWaiting}) and job_id is not null)`;

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
