import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";

const { endpointId, state, sequence } = webhookDeliveries;

/** Rows that one transaction writes. */
const settledAtOnce = 500;

/**
 * Settles some events that were held until their endpoint was resumed: they are queued, or count as failed.
 * Returns whether there may be more. Cut off, it goes on with the next call.
 */
export async function settleHeld(atOnce = settledAtOnce): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [endpoint] = await tx
      .select({ id: webhookEndpoints.id, skipsTo: webhookEndpoints.skipsTo })
      .from(webhookEndpoints)
      .where(isNotNull(webhookEndpoints.skipsTo))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!endpoint) return false;
    const { id, skipsTo } = endpoint;
    const settled = await tx.execute<{ resource: string; isQueued: boolean }>(sql`
      update webhook_deliveries d
      set state = case when sequence > ${skipsTo} then 'waiting' else 'failed' end,
        attempts = 0, first_tried_at = null, next_try_at = null
      where id in (select id from webhook_deliveries
        where endpoint_id = ${id} and state = 'held' order by sequence limit ${atOnce}::int)
      returning resource_id as resource, state = 'waiting' as "isQueued"`);
    const queued = settled.filter(({ isQueued }) => isQueued).map(({ resource }) => resource);
    if (queued.length > 0) await releaseBehind(tx, id, queued);
    if (settled.length === 0) {
      await tx.update(webhookEndpoints).set({ skipsTo: null }).where(eq(webhookEndpoints.id, id));
    }
    return true;
  });
}

/** The events under way of the same resources are awaited: one that ends meanwhile would not see those behind it. */
async function releaseBehind(tx: Transaction, id: string, resources: string[]): Promise<void> {
  const isOne = sql`= any(${sql.param(resources)}::uuid[])`;
  await tx.execute(sql`select from webhook_deliveries
    where endpoint_id = ${id} and resource_id ${isOne} and state = 'waiting' order by sequence for share`);
  await releaseNext(tx, id, sql`select unnest(${sql.param(resources)}::uuid[])`);
}

/** Holds all that waits until the endpoint works again. The caller has locked the endpoint. */
export async function holdDeliveries(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries d set state = 'failed', attempts = 0, first_tried_at = null
    from webhook_endpoints e
    where e.id = ${id} and d.endpoint_id = e.id and d.state = 'held' and d.sequence <= e.skips_to`);
  await tx
    .update(webhookDeliveries)
    .set({ state: "held", nextTryAt: null })
    .where(and(eq(endpointId, id), eq(state, "waiting")));
  await tx
    .update(webhookEndpoints)
    .set({ skipsTo: null })
    .where(and(eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.skipsTo)));
}

/** Makes the earliest waiting event of each resource due; of some resources only, where they are given. */
export async function releaseNext(tx: Transaction, id: string, resources?: SQL): Promise<void> {
  const isOfResource = resources ? sql`and d.resource_id in (${resources})` : sql``;
  await tx.execute(sql`
    update webhook_deliveries d set next_try_at = now()
    from webhook_endpoints e
    where e.id = ${id} and d.endpoint_id = e.id and d.state = 'waiting' and d.next_try_at is null
      ${isOfResource} and not exists (${eventsBefore(sql`d`, sql`e`)})`);
}

/** The events of the same resource that an endpoint gets before a delivery. */
export function eventsBefore(delivery: SQL, endpoint: SQL): SQL {
  return sql`select from webhook_deliveries o
    where o.endpoint_id = ${delivery}.endpoint_id and o.resource_id = ${delivery}.resource_id
      and o.sequence < ${delivery}.sequence and o.state in ('waiting', 'held')
      and (o.state = 'waiting' or o.sequence > ${endpoint}.skips_to)`;
}

/** Held events that count as failed, though that is not written yet. */
export const isSkipped = and(
  eq(state, "held"),
  sql`${sequence} <= (select skips_to from webhook_endpoints e where e.id = ${endpointId})`,
);
