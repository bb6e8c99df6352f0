import { and, asc, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { webhookDays } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { isOwnEndpoint, recruiterOf } from "./endpoints.server.ts";
import { isSkipped, releaseNext } from "./settle-held.server.ts";
import type { ListedDelivery, ListedTry } from "./webhook.ts";
import { webhookDeliveries, webhookEndpoints, webhookTries } from "./webhooks.table.ts";

const aPage = 20;
const repeatsAnHour = { max: 60, seconds: 60 * 60 };
/** Tries that a repeated delivery still shows of those before. */
const shownTries = 10;

type Filter = {
  /** Shows what came before the delivery with this sequence. */
  before?: number;
  failedOnly?: boolean;
};

export type DeliveryPage = {
  deliveries: ListedDelivery[];
  /** The sequence to go on before; null at the end. */
  next: number | null;
};

/** Deliveries to an endpoint of the actor's company with their tries, newest first; none for readers and all others. */
export async function listDeliveries(
  actor: Actor,
  endpointId: string,
  { before, failedOnly }: Filter = {},
): Promise<DeliveryPage> {
  const company = actingCompany(actor);
  if (!company?.mayRecruit || !isUuid(endpointId)) return { deliveries: [], next: null };
  const { sequence, state } = webhookDeliveries;
  const rows = await db
    .select({
      id: webhookDeliveries.id,
      sequence,
      type: webhookDeliveries.type,
      state,
      attempts: webhookDeliveries.attempts,
      // The greatest leaves out a pause that is null.
      nextTryAt: sql<Date | null>`case when ${webhookDeliveries.nextTryAt} is not null
        then greatest(${webhookDeliveries.nextTryAt}, ${webhookEndpoints.restsUntil}) end`.mapWith(
        webhookDeliveries.nextTryAt,
      ),
      deliveredAt: webhookDeliveries.deliveredAt,
      createdAt: webhookDeliveries.createdAt,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookEndpoints.companyId, company.id),
        before === undefined ? undefined : lt(sequence, before),
        failedOnly ? eq(state, "failed") : undefined,
      ),
    )
    .orderBy(sql`${sequence} desc nulls first`)
    .limit(aPage + 1);
  const shown = rows.slice(0, aPage);
  const tries = await listTries(shown.map(({ id }) => id));
  const deliveries = shown.map((row) => ({
    ...row,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    tries: tries.get(row.id) ?? [],
  }));
  return { deliveries, next: rows.length > aPage ? (shown.at(-1)?.sequence ?? null) : null };
}

async function listTries(ids: string[]): Promise<Map<string, ListedTry[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(webhookTries)
    .where(inArray(webhookTries.deliveryId, ids))
    .orderBy(asc(webhookTries.deliveryId), asc(webhookTries.at));
  const tries = new Map<string, ListedTry[]>();
  for (const { deliveryId, at, ...each } of rows) {
    tries.set(deliveryId, [...(tries.get(deliveryId) ?? []), { ...each, at: at.toISOString() }]);
  }
  return tries;
}

/**
 * Sends a delivery again, whatever came of it, or one that waits at once; a receiver knows it by its id. Refusals:
 * posting.*, webhooks.missing, .notWorking, .tooManyRepeats.
 */
export async function repeatDelivery(actor: Actor, id: string): Promise<Outcome<{ id: string }>> {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  if (!isUuid(id)) return refused("webhooks.missing");
  const [stored] = await db
    .select({ endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookEndpoints.companyId, recruiter.companyId)));
  if (!stored) return refused("webhooks.missing");
  const counted = await consume(limitKey("webhook-repeats", recruiter.companyId), repeatsAnHour);
  if (isRefused(counted)) return { ...counted, ...refused("webhooks.tooManyRepeats") };
  return db.transaction(async (tx): Promise<Outcome<{ id: string }>> => {
    if (!(await lockWorking(tx, stored.endpointId))) return refused("webhooks.notWorking");
    const [repeated] = await tx
      .update(webhookDeliveries)
      .set({
        state: "waiting",
        attempts: sql`case when state = 'waiting' then attempts else 0 end`,
        firstTriedAt: null,
        nextTryAt: sql`now()`,
      })
      .where(eq(webhookDeliveries.id, id))
      .returning({ id: webhookDeliveries.id });
    if (!repeated) return refused("webhooks.missing");
    await tx.execute(sql`
      delete from webhook_tries where delivery_id = ${id} and at <= (
        select at from webhook_tries where delivery_id = ${id}
        order by at desc offset ${shownTries} limit 1)`);
    log("webhook repeated", {
      company: recruiter.companyId,
      member: recruiter.personId,
      delivery: id,
    });
    return repeated;
  });
}

/** Sends all failed deliveries of the last hours again, in their order. Refusals: as repeatDelivery. */
export async function repeatFailed(
  actor: Actor,
  endpointId: string,
  hours: number,
): Promise<Outcome<{ count: number }>> {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  if (!isUuid(endpointId)) return refused("webhooks.missing");
  const isOwn = isOwnEndpoint(recruiter, endpointId);
  if (!(await db.$count(webhookEndpoints, isOwn))) return refused("webhooks.missing");
  const counted = await consume(limitKey("webhook-repeats", recruiter.companyId), repeatsAnHour);
  if (isRefused(counted)) return { ...counted, ...refused("webhooks.tooManyRepeats") };
  return db.transaction(async (tx): Promise<Outcome<{ count: number }>> => {
    if (!(await lockWorking(tx, endpointId))) return refused("webhooks.notWorking");
    const repeated = await tx
      .update(webhookDeliveries)
      .set({ state: "waiting", attempts: 0, firstTriedAt: null, nextTryAt: null })
      .where(
        and(
          eq(webhookDeliveries.endpointId, endpointId),
          or(eq(webhookDeliveries.state, "failed"), isSkipped),
          gte(webhookDeliveries.createdAt, sql`now() - make_interval(hours => ${hours})`),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    await releaseNext(tx, endpointId);
    const of = { company: recruiter.companyId, member: recruiter.personId };
    log("webhooks repeated", { ...of, endpoint: endpointId, count: repeated.length });
    return { count: repeated.length };
  });
}

/** Locks an endpoint until the transaction ends and tells whether it works. Ends the pause that its receiver asked for, since a person sends. */
async function lockWorking(tx: Transaction, endpointId: string): Promise<boolean> {
  const [working] = await tx
    .update(webhookEndpoints)
    .set({ restsUntil: null })
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.state, "works")))
    .returning({ id: webhookEndpoints.id });
  return working !== undefined;
}

/** Deliveries of one endpoint that are stored. */
const maxStored = 10_000;
const removedAtOnce = 1000;

/** Deletes deliveries of more than thirty days ago, and the oldest of endpoints that have too many. */
export async function removeOldDeliveries(limit = maxStored): Promise<void> {
  const isOld = sql`created_at < now() - make_interval(days => ${webhookDays})`;
  await removeSome(sql`select id from webhook_deliveries where ${isOld} order by created_at`);
  const recent = await db.execute<{ id: string }>(sql`
    select distinct endpoint_id as id from webhook_deliveries where created_at > now() - interval '3 hours'`);
  for (const { id } of recent) {
    const [last] = await db
      .select({ sequence: webhookDeliveries.sequence })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, id))
      .orderBy(desc(webhookDeliveries.sequence))
      .offset(limit)
      .limit(1);
    if (!last) continue;
    await removeSome(sql`
      select id from webhook_deliveries where endpoint_id = ${id} and sequence <= ${last.sequence}`);
  }
}

/** In parts; the events behind those that were still waiting become due. */
async function removeSome(which: ReturnType<typeof sql>): Promise<void> {
  for (let removed = removedAtOnce; removed === removedAtOnce; ) {
    removed = await db.transaction(async (tx) => {
      const rows = await tx.execute<{ endpoint: string; state: string }>(sql`
        delete from webhook_deliveries where id in (${which} limit ${removedAtOnce})
        returning endpoint_id as endpoint, state`);
      const waited = rows.filter(({ state }) => state === "waiting" || state === "held");
      for (const endpoint of new Set(waited.map((row) => row.endpoint))) {
        await releaseNext(tx, endpoint);
      }
      return rows.length;
    });
  }
}
