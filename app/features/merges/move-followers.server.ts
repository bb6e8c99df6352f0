import { sql } from "drizzle-orm";
import { searchParams } from "#app/features/alerts/alert.ts";
import { storeSearches } from "#app/features/alerts/percolation/saved-searches.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import type { Move } from "./move-company.server.ts";

/** Followers, or alerts, of one transaction. */
const atOnce = 500;

/**
 * Moves some of those who follow or hide the company; where an account has chosen of both, its choice of the
 * other one stays. Returns whether there were any.
 */
export async function moveSomeFollowers(
  tx: Transaction,
  { id, fromId, intoId }: Move,
): Promise<boolean> {
  const isDouble = sql`exists (select from remembered_companies o
    where o.company_id = ${intoId} and o.account_id = f.account_id)`;
  const moved = await tx.execute(sql`
    with few as materialized (
      select account_id from remembered_companies where company_id = ${fromId} limit ${atOnce} for update
    ), doubles as (
      delete from remembered_companies f using few
      where f.company_id = ${fromId} and f.account_id = few.account_id and ${isDouble} returning f.*
    ), moved as (
      update remembered_companies f set company_id = ${intoId} from few
      where f.company_id = ${fromId} and f.account_id = few.account_id and not ${isDouble}
      returning f.account_id
    )
    insert into merged_rows (merge_id, kind, id, data, account_id)
    select ${id}::uuid, 'follower', account_id, to_jsonb(doubles), account_id from doubles
    union all select ${id}::uuid, 'follower', account_id, null, account_id from moved`);
  return moved.count > 0;
}

/** Moves some back, unless they follow neither any more. Returns whether there were any. */
export async function restoreSomeFollowers(
  tx: Transaction,
  { id, fromId, intoId }: Move,
): Promise<boolean> {
  const rows = await tx.execute<{ id: string; data: object | null }>(sql`
    delete from merged_rows where (merge_id, kind, id) in (
      select merge_id, kind, id from merged_rows where merge_id = ${id} and kind = 'follower'
      order by id limit ${atOnce})
    returning id, data`);
  const moved = rows.filter(({ data }) => data === null).map((row) => row.id);
  const doubles = rows.flatMap(({ data }) => data ?? []);
  await tx.execute(sql`
    update remembered_companies f set company_id = ${fromId}
    where f.company_id = ${intoId} and f.account_id = any(${sql.param(moved)}::uuid[])
      and not exists (select from remembered_companies o
        where o.company_id = ${fromId} and o.account_id = f.account_id)`);
  await tx.execute(sql`
    insert into remembered_companies
    select row.* from jsonb_populate_recordset(null::remembered_companies, ${JSON.stringify(doubles)}::jsonb) row
    join remembered_companies o on o.account_id = row.account_id and o.company_id = ${intoId}
    on conflict do nothing`);
  return rows.length > 0;
}

/** Moves some alerts of all jobs of the company, unless their reader has one of the other. Returns whether there were any. */
export async function moveSomeAlerts(
  tx: Transaction,
  { id, fromId, intoId }: Move,
): Promise<boolean> {
  const [search] = await tx.execute<{ id: string }>(sql`
    select id from alert_searches where params = ${searchParams({ company: fromId })}`);
  if (!search) return false;
  const isMovable = sql`a.search_id = ${search.id}`;
  const [any] = await tx.execute(sql`select from alerts a where ${isMovable} limit 1`);
  if (!any) return false;
  const params = searchParams({ company: intoId });
  const target = (await storeSearches([params])).get(params);
  const moved = await tx.execute(sql`
    with few as materialized (
      select a.id, a.seen_batch from alerts a where ${isMovable} and not exists (
        select from alerts o where o.recipient_id = a.recipient_id and o.search_id = ${target})
      limit ${atOnce} for update
    ), moved as (
      update alerts a set search_id = ${target}, seen_batch = greatest(a.seen_batch,
        (select coalesce(max(id), 0) from alert_batches))
      from few where a.id = few.id returning a.id, few.seen_batch
    )
    insert into merged_rows (merge_id, kind, id, data)
    select ${id}::uuid, 'alert', id, jsonb_build_object('seen_batch', seen_batch, 'search', ${search.id}::bigint)
    from moved`);
  return moved.count > 0;
}

export async function restoreSomeAlerts(tx: Transaction, { id }: Move): Promise<boolean> {
  const restored = await tx.execute(sql`
    with gone as (
      delete from merged_rows where (merge_id, kind, id) in (
        select merge_id, kind, id from merged_rows where merge_id = ${id} and kind = 'alert'
        order by id limit ${atOnce})
      returning id, data
    ), moved as (
      update alerts a set search_id = (data ->> 'search')::bigint, seen_batch = (data ->> 'seen_batch')::bigint
      from gone where a.id = gone.id::uuid and not exists (select from alerts o
        where o.recipient_id = a.recipient_id and o.search_id = (data ->> 'search')::bigint)
    )
    select from gone`);
  return restored.length > 0;
}
