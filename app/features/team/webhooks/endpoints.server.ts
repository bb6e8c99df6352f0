import { and, asc, eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { lockTeam } from "#app/features/team/team.server.ts";
import { maxWebhooks } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { ListedEndpoint } from "./webhook.ts";
import type { EndpointValues } from "./webhook-form.ts";
import { makeWebhookSecret, sealWebhookSecret, secretEnding } from "./webhook-secret.server.ts";
import { webhookEndpoints } from "./webhooks.table.ts";

const aDay = { max: 20, seconds: 24 * 60 * 60 };

/**
 * Adds an endpoint of the actor's company under the id of its form, which adds one however often it is sent. The
 * secret is returned this once. Refusals: posting.companiesOnly, posting.readOnly, webhooks.tooMany,
 * webhooks.tooManyToday, webhooks.alreadyMade.
 */
export async function createEndpoint(
  actor: Actor,
  { id, url, events }: EndpointValues,
): Promise<Outcome<{ id: string; secret: string }>> {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  const { companyId, personId } = recruiter;
  if (await db.$count(webhookEndpoints, eq(webhookEndpoints.id, id))) {
    return refused("webhooks.alreadyMade");
  }
  const counted = await consume(limitKey("webhooks", companyId), aDay);
  if (isRefused(counted)) return { ...counted, ...refused("webhooks.tooManyToday") };
  const secret = makeWebhookSecret();
  return db.transaction(async (tx): Promise<Outcome<{ id: string; secret: string }>> => {
    await lockTeam(tx, companyId);
    const count = await tx.$count(webhookEndpoints, eq(webhookEndpoints.companyId, companyId));
    if (count >= maxWebhooks) return refused("webhooks.tooMany");
    const inserted = await tx
      .insert(webhookEndpoints)
      .values({
        id,
        companyId,
        url,
        events,
        secret: sealWebhookSecret(secret, id),
        secretEnding: secretEnding(secret),
        createdBy: personId,
      })
      .onConflictDoNothing({ target: webhookEndpoints.id })
      .returning({ id: webhookEndpoints.id });
    if (inserted.length === 0) return refused("webhooks.alreadyMade");
    log("webhook added", { company: companyId, member: personId, endpoint: id });
    return { id, secret };
  });
}

/** Changes address and events; what waits goes to the new address. Refusals: as createEndpoint, webhooks.missing. */
export async function changeEndpoint(
  actor: Actor,
  { id, url, events }: EndpointValues,
): Promise<Outcome<{ id: string }>> {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  const [changed] = await db
    .update(webhookEndpoints)
    .set({ url, events })
    .where(isOwnEndpoint(recruiter, id))
    .returning({ id: webhookEndpoints.id });
  if (!changed) return refused("webhooks.missing");
  log("webhook changed", {
    company: recruiter.companyId,
    member: recruiter.personId,
    endpoint: id,
  });
  return changed;
}

/** Deletes an endpoint with its deliveries. Refusals: posting.companiesOnly, posting.readOnly, webhooks.missing. */
export async function deleteEndpoint(actor: Actor, id: string): Promise<Outcome<{ id: string }>> {
  const recruiter = recruiterOf(actor);
  if (isRefused(recruiter)) return recruiter;
  if (!isUuid(id)) return refused("webhooks.missing");
  const [deleted] = await db
    .delete(webhookEndpoints)
    .where(isOwnEndpoint(recruiter, id))
    .returning({ id: webhookEndpoints.id });
  if (!deleted) return refused("webhooks.missing");
  log("webhook deleted", {
    company: recruiter.companyId,
    member: recruiter.personId,
    endpoint: id,
  });
  return deleted;
}

/** The endpoints of the actor's company, oldest first; none for readers and all others. */
export async function listEndpoints(actor: Actor): Promise<ListedEndpoint[]> {
  const company = actingCompany(actor);
  if (!company?.mayRecruit) return [];
  const { firstName, lastName } = userProfiles;
  const rows = await db
    .select({
      id: webhookEndpoints.id,
      url: webhookEndpoints.url,
      events: webhookEndpoints.events,
      state: webhookEndpoints.state,
      stateChangedAt: webhookEndpoints.stateChangedAt,
      secretEnding: webhookEndpoints.secretEnding,
      previousUntil: sql<Date | null>`case when ${webhookEndpoints.previousUntil} > now()
        then ${webhookEndpoints.previousUntil} end`.mapWith(webhookEndpoints.previousUntil),
      failingSince: webhookEndpoints.failingSince,
      skipsTo: webhookEndpoints.skipsTo,
      lastSuccessAt: webhookEndpoints.lastSuccessAt,
      createdAt: webhookEndpoints.createdAt,
      maker: { firstName, lastName },
    })
    .from(webhookEndpoints)
    .leftJoin(userProfiles, eq(userProfiles.id, webhookEndpoints.createdBy))
    .where(eq(webhookEndpoints.companyId, company.id))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
    // A merge may bring those of another company.
    .limit(10 * maxWebhooks);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return rows.map(({ maker, skipsTo, ...row }) => ({
    ...row,
    stateChangedAt: iso(row.stateChangedAt),
    previousUntil: iso(row.previousUntil),
    failingSince: iso(row.failingSince),
    settling: skipsTo === null ? null : skipsTo > 0 ? "skipped" : "queued",
    lastSuccessAt: iso(row.lastSuccessAt),
    createdAt: row.createdAt.toISOString(),
    createdBy:
      maker && fullName({ firstName: maker.firstName ?? "", lastName: maker.lastName ?? "" }),
  }));
}

/** For the actor's own data: the endpoints that they added, without any secret. */
export async function exportOwnWebhooks(actor: Person) {
  const { url, events, createdAt } = webhookEndpoints;
  return db
    .select({ url, events, createdAt })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.createdBy, actor.id))
    .orderBy(asc(createdAt));
}

type Recruiter = { companyId: string; personId: string };

/** The actor as one who may change endpoints of their company. Refusals: posting.companiesOnly, posting.readOnly. */
export function recruiterOf(actor: Actor): Recruiter | Refusal {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person") return refused("posting.companiesOnly");
  if (!company.mayRecruit) return refused("posting.readOnly");
  return { companyId: company.id, personId: actor.id };
}

export function isOwnEndpoint({ companyId }: Recruiter, id: string) {
  return and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.companyId, companyId));
}
