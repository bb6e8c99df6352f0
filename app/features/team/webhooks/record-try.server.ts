import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { enqueueEmails } from "#app/emails/enqueue-email.server.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import type { ClaimedDelivery } from "./claim-deliveries.server.ts";
import { webhookStoppedEmail } from "./emails/webhook-emails.server.ts";
import type { TryResult } from "./post-webhook.server.ts";
import { holdDeliveries, releaseNext } from "./settle-held.server.ts";
import { webhookDeliveries, webhookEndpoints, webhookTries } from "./webhooks.table.ts";

type Tried = Pick<ClaimedDelivery, "id" | "endpointId" | "attempts" | "type">;

/**
 * Stores how a try went, and when the next is due. Locks the endpoint before its deliveries, as `queue_webhook`
 * does. A try that another process has repeated meanwhile changes nothing.
 */
export async function recordTry(tried: Tried, result: TryResult, took: number): Promise<void> {
  const { status, fault, excerpt } = result;
  await db.transaction(async (tx) => {
    if (fault === null) await recordSuccess(tx, tried);
    else await recordFailure(tx, tried, result);
    const stored = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, tried.id));
    if (stored.length === 0) return;
    await tx
      .insert(webhookTries)
      .values({ deliveryId: tried.id, status, fault, milliseconds: took, excerpt })
      .onConflictDoNothing();
  });
}

async function recordSuccess(tx: Transaction, tried: Tried): Promise<void> {
  const { failingSince, lastSuccessAt } = webhookEndpoints;
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: null, restsUntil: null, lastSuccessAt: sql`now()` })
    .where(
      and(
        eq(webhookEndpoints.id, tried.endpointId),
        or(
          sql`${failingSince} is not null`,
          isNull(lastSuccessAt),
          lt(lastSuccessAt, sql`now() - interval '1 minute'`),
        ),
      ),
    );
  await tx
    .update(webhookDeliveries)
    .set({ state: "delivered", deliveredAt: sql`now()`, nextTryAt: null })
    .where(isThisTry(tried));
  await releaseNext(tx, tried.endpointId, resourceOf(tried));
}

async function recordFailure(tx: Transaction, tried: Tried, result: TryResult): Promise<void> {
  const { status, retryAfter } = result;
  const isTest = tried.type === "webhook.test";
  const isOwn = eq(webhookEndpoints.id, tried.endpointId);
  if (status === 410) {
    await stopEndpoint(tx, tried.endpointId, "gone");
    return;
  }
  const next = isTest ? undefined : nextTry(tried.attempts, retryAfter);
  if (next) {
    await tx
      .update(webhookEndpoints)
      .set({ failingSince: sql`now()` })
      .where(and(isOwn, isNull(webhookEndpoints.failingSince)));
    if (retryAfter) {
      const rests = await restEndpoint(tx, tried.endpointId, Math.min(retryAfter, next.seconds));
      if (!rests) return stopEndpoint(tx, tried.endpointId, "failed");
    }
    const nextTryAt = sql`now() + make_interval(secs => ${next.seconds})`;
    await tx
      .update(webhookDeliveries)
      .set({ attempts: next.attempts, nextTryAt })
      .where(and(isThisTry(tried), eq(webhookDeliveries.state, "waiting")));
    return;
  }
  if (!isTest && !(await hasAcceptedOthers(tx, tried))) {
    await stopEndpoint(tx, tried.endpointId, "failed");
    return;
  }
  await tx
    .update(webhookDeliveries)
    .set({ state: "failed", nextTryAt: null })
    .where(isThisTry(tried));
  await releaseNext(tx, tried.endpointId, resourceOf(tried));
}

/** Pauses an endpoint for so many seconds; false if its tries have failed for as long as the schedule lasts. */
async function restEndpoint(tx: Transaction, id: string, seconds: number): Promise<boolean> {
  const { failingSince } = webhookEndpoints;
  const [resting] = await tx
    .update(webhookEndpoints)
    .set({ restsUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(
      and(
        eq(webhookEndpoints.id, id),
        sql`${failingSince} > now() - make_interval(secs => ${ladderSeconds})`,
      ),
    )
    .returning({ id: webhookEndpoints.id });
  return resting !== undefined;
}

/** Whether the endpoint has accepted another event since this one was first tried: then it alone is given up. */
async function hasAcceptedOthers(tx: Transaction, tried: Tried): Promise<boolean> {
  const [endpoint] = await tx
    .select({
      accepted: sql<boolean>`coalesce(${webhookEndpoints.lastSuccessAt} > (
      select first_tried_at from webhook_deliveries where id = ${tried.id}), false)`,
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, tried.endpointId))
    .for("update");
  return endpoint?.accepted ?? false;
}

/** Holds everything that waits for an endpoint, and tells the owners of its company once. */
async function stopEndpoint(tx: Transaction, id: string, state: "failed" | "gone"): Promise<void> {
  const [stopped] = await tx
    .update(webhookEndpoints)
    .set({ state, stateChangedAt: sql`now()` })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.state, "works")))
    .returning({ companyId: webhookEndpoints.companyId });
  if (!stopped) return;
  await holdDeliveries(tx, id);
  const people = await listCompanyPeople(stopped.companyId, tx);
  const owners = people.filter(({ role }) => role === "owner");
  const events = owners.map((owner) => ({ account: owner.id, data: { endpointId: id } }));
  await enqueueEmails(webhookStoppedEmail, events, tx);
  log("webhook stopped", { endpoint: id, company: stopped.companyId, state });
}

function resourceOf({ id }: Tried) {
  return sql`select resource_id from webhook_deliveries where id = ${id}`;
}

/** Also where the endpoint was paused meanwhile. */
function isThisTry({ id, attempts }: Tried) {
  return and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.attempts, attempts),
    inArray(webhookDeliveries.state, ["waiting", "held"]),
  );
}

/** Seconds after each failed try until the next: ten tries over three days, as Standard Webhooks proposes. */
const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 64_800, 79_200];

/** From the first try to the last. */
export const ladderSeconds = retrySeconds.reduce((sum, seconds) => sum + seconds);

/** Up to a tenth sooner, so that tries that failed together do not come again together. */
const jitter = 0.1;

type NextTry = {
  /** Seconds until then. */
  seconds: number;
  /** Tries that count as made before it. */
  attempts: number;
};

/**
 * The next try after `attempts` failed ones, by the ladder, or later where the receiver names a longer pause
 * (`retryAfter`, in seconds), which replaces the tries that would fall into it and ends with the ladder. Undefined
 * after the last.
 */
export function nextTry(
  attempts: number,
  retryAfter = 0,
  random = Math.random(),
): NextTry | undefined {
  let end = retrySeconds[attempts - 1];
  if (end === undefined) return undefined;
  const seconds = end * (1 - jitter * random);
  if (retryAfter <= seconds) return { seconds, attempts };
  let counted = attempts;
  for (const more of retrySeconds.slice(attempts)) {
    if (end >= retryAfter) break;
    end += more;
    counted += 1;
  }
  return { seconds: Math.min(retryAfter, end), attempts: counted };
}
