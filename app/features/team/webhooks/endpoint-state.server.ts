import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { webhookRotationHours } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { isOwnEndpoint, recruiterOf } from "./endpoints.server.ts";
import { holdDeliveries } from "./settle-held.server.ts";
import { makeWebhookSecret, sealWebhookSecret, secretEnding } from "./webhook-secret.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";

const rotationsADay = { max: 10, seconds: 24 * 60 * 60 };
const testsAnHour = { max: 20, seconds: 60 * 60 };

type Changed = Promise<Outcome<{ id: string }>>;

/** Holds all events of an endpoint from now on. Refusals: posting.*, webhooks.missing, also where it does not work. */
export async function pauseEndpoint(actor: Actor, id: string): Changed {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  if (!isUuid(id)) return refused("webhooks.missing");
  return db.transaction(async (tx): Changed => {
    const [paused] = await tx
      .update(webhookEndpoints)
      .set({ state: "paused", stateChangedAt: sql`now()` })
      .where(and(isOwnEndpoint(recruiter, id), eq(webhookEndpoints.state, "works")))
      .returning({ id: webhookEndpoints.id });
    if (!paused) return refused("webhooks.missing");
    await holdDeliveries(tx, id);
    log("webhook paused", {
      company: recruiter.companyId,
      member: recruiter.personId,
      endpoint: id,
    });
    return paused;
  });
}

/**
 * Lets an endpoint work again: it gets the events that were held, in their order, or only those from now on; the
 * others count as failed then. Couriers settle them afterwards (settleHeld). Refusals: as pauseEndpoint.
 */
export async function resumeEndpoint(
  actor: Actor,
  id: string,
  { sendsHeld }: { sendsHeld: boolean },
): Changed {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  if (!isUuid(id)) return refused("webhooks.missing");
  return db.transaction(async (tx): Changed => {
    const [resumed] = await tx
      .update(webhookEndpoints)
      .set({ state: "works", stateChangedAt: null, failingSince: null, restsUntil: null })
      .where(
        and(
          isOwnEndpoint(recruiter, id),
          inArray(webhookEndpoints.state, ["paused", "failed", "gone"]),
        ),
      )
      .returning({ id: webhookEndpoints.id });
    if (!resumed) return refused("webhooks.missing");
    // In a second statement, which sees events held while the first waited for the lock.
    const last = sql`coalesce((select sequence from webhook_deliveries where endpoint_id = ${id}
      order by sequence desc nulls first limit 1), 0)`;
    await tx
      .update(webhookEndpoints)
      .set({ skipsTo: sendsHeld ? 0 : last })
      .where(eq(webhookEndpoints.id, id));
    log("webhook resumed", {
      company: recruiter.companyId,
      member: recruiter.personId,
      endpoint: id,
      sendsHeld,
    });
    return resumed;
  });
}

/**
 * Gives an endpoint a new secret, returned this once; the one before signs besides it for a day. Refusals:
 * posting.*, webhooks.missing, webhooks.tooManyToday.
 */
export async function rotateWebhookSecret(
  actor: Actor,
  id: string,
): Promise<Outcome<{ id: string; secret: string }>> {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  if (!isUuid(id)) return refused("webhooks.missing");
  const isOwn = isOwnEndpoint(recruiter, id);
  if (!(await db.$count(webhookEndpoints, isOwn))) return refused("webhooks.missing");
  const counted = await consume(limitKey("webhook-secrets", recruiter.companyId), rotationsADay);
  if (isRefused(counted)) return { ...counted, ...refused("webhooks.tooManyToday") };
  const secret = makeWebhookSecret();
  const [rotated] = await db
    .update(webhookEndpoints)
    .set({
      secret: sealWebhookSecret(secret, id),
      secretEnding: secretEnding(secret),
      previousSecret: sql`secret`,
      previousUntil: sql`now() + make_interval(hours => ${webhookRotationHours})`,
    })
    .where(isOwn)
    .returning({ id: webhookEndpoints.id });
  if (!rotated) return refused("webhooks.missing");
  log("webhook secret rotated", {
    company: recruiter.companyId,
    member: recruiter.personId,
    endpoint: id,
  });
  return { id, secret };
}

/** Queues an event "webhook.test", which is tried once. Refusals: posting.*, webhooks.missing, .notWorking, .tooManyTests. */
export async function sendTestWebhook(actor: Actor, id: string): Changed {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  if (!isUuid(id)) return refused("webhooks.missing");
  const [endpoint] = await db
    .select({ state: webhookEndpoints.state })
    .from(webhookEndpoints)
    .where(isOwnEndpoint(recruiter, id));
  if (!endpoint) return refused("webhooks.missing");
  if (endpoint.state !== "works") return refused("webhooks.notWorking");
  const counted = await consume(limitKey("webhook-tests", recruiter.companyId), testsAnHour);
  if (isRefused(counted)) return { ...counted, ...refused("webhooks.tooManyTests") };
  await db.update(webhookEndpoints).set({ restsUntil: null }).where(eq(webhookEndpoints.id, id));
  const [queued] = await db
    .insert(webhookDeliveries)
    .values({
      endpointId: id,
      type: "webhook.test",
      // By itself: it waits for nothing.
      resourceId: randomUUID(),
      data: { endpointId: id },
      nextTryAt: sql`now()`,
    })
    .returning({ id: webhookDeliveries.id });
  return queued ?? refused("webhooks.missing");
}

/** Deletes secrets that sign no more. */
export async function forgetOldWebhookSecrets(): Promise<void> {
  const { previousUntil } = webhookEndpoints;
  await db
    .update(webhookEndpoints)
    .set({ previousSecret: null, previousUntil: null })
    .where(and(isNotNull(previousUntil), lt(previousUntil, sql`now()`)));
}
