import { and, eq, isNull, ne } from "drizzle-orm";
import {
  type Actor,
  isAdmin,
  isLeadingModerator,
  isModerator,
  type Person,
} from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { notFound, type Refusal, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** `companyId` is null for the board. */
export type Scope = { person: Person; companyId: string | null };

/** Recruiters see the sources of their company; admins and moderators those of the board. 404 for anyone else. */
export function readingScope(actor: Actor, owner: FeedOwner): Scope {
  if (owner === "board") {
    if (!isAdmin(actor) && !isModerator(actor)) throw notFound();
    return { person: actor, companyId: null };
  }
  const company = actingCompany(actor);
  if (!company?.mayRecruit || actor.kind !== "person") throw notFound();
  return { person: actor, companyId: company.id };
}

/** Recruiters change those of their company; leading moderators those of the board. 404 for those who may not see them. */
export function changingScope(actor: Actor, owner: FeedOwner): Scope | Refusal {
  const scope = readingScope(actor, owner);
  const mayChange = owner === "company" || isLeadingModerator(actor);
  return mayChange ? scope : refused("feeds.leadersOnly");
}

/** The source of an owner; 404 for any other and for one that is being removed. */
export async function findSource({ companyId }: Scope, id: string) {
  if (!isUuid(id)) throw notFound();
  const [source] = await db.select().from(feedSources).where(ownSource(companyId, id));
  if (!source) throw notFound();
  return source;
}

/** The same, locked for a change. */
export async function lockSource(tx: Transaction, { companyId }: Scope, id: string) {
  if (!isUuid(id)) throw notFound();
  const own = ownSource(companyId, id);
  const [source] = await tx.select().from(feedSources).where(own).for("update");
  if (!source) throw notFound();
  return source;
}

function ownSource(companyId: string | null, id: string) {
  return and(eq(feedSources.id, id), ofOwner(companyId), ne(feedSources.state, "removed"));
}

export function ofOwner(companyId: string | null) {
  return companyId === null ? isNull(feedSources.companyId) : eq(feedSources.companyId, companyId);
}
