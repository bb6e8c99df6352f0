import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import {
  type CheckState,
  domainTriesOfAll,
  lookHours,
} from "#app/features/companies/checks/check.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import {
  changeCheck,
  lockChecks,
  logCheck,
} from "#app/features/companies/checks/record-check.server.ts";
import { isOfItsAccount } from "#app/features/companies/checks/shown-checks.server.ts";
import { checkAgainDays, domainTriesADay } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Network, openNetwork } from "#app/platform/network/open-network.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { createFairPlaces } from "#app/platform/turns/fair-places.ts";
import { outsideTurn } from "#app/platform/turns/turn.server.ts";
import { type DomainFault, domainOfEmail, readDomain, shownDomain } from "./domain-name.ts";
import { type ProofFault, proveDomain } from "./prove-domain.server.ts";

/** A domain that a company may have checked: of its website, or of an email of its account. */
export type NamedDomain = {
  /** In ASCII, and as it is read. */
  domain: string;
  shown: string;
  source: "site" | "email";
};

/** The domains of the actor's company, and why that of its website is none; none for all others. */
export async function listOwnDomains(
  actor: Actor,
): Promise<{ domains: NamedDomain[]; siteFault: DomainFault | null }> {
  const company = actingCompany(actor);
  if (!company) return { domains: [], siteFault: null };
  const [row] = await db
    .select({
      website: userProfiles.companyWebsite,
      contact: userProfiles.email,
      confirmed: userProfiles.confirmedEmail,
      email: authUsers.email,
      isVerified: authUsers.emailVerified,
      isOfItsAccount: sql<boolean>`${isOfItsAccount}`,
    })
    .from(userProfiles)
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(eq(userProfiles.id, company.id));
  const { site, siteFault } = siteDomain(row?.website ?? null);
  const emails = row?.isOfItsAccount
    ? [
        row.isVerified ? row.email : null,
        row.contact && row.contact === row.confirmed ? row.contact : null,
      ]
    : [];
  const domains = new Map<string, NamedDomain>();
  const add = (domain: string, source: NamedDomain["source"]) =>
    domains.set(domain, { domain, source, shown: shownDomain(domain) });
  if (site) add(site, "site");
  for (const email of emails) {
    const domain = domainOfEmail(email ?? null);
    if (domain && !domains.has(domain)) add(domain, "email");
  }
  return { domains: [...domains.values()], siteFault };
}

/** The domain of a website as it is stored. */
export function siteDomain(website: string | null): {
  site: string | undefined;
  siteFault: DomainFault | null;
} {
  const read = website?.trim() ? readDomain(website) : undefined;
  if (!read) return { site: undefined, siteFault: null };
  return "fault" in read
    ? { site: undefined, siteFault: read.fault }
    : { site: read.domain, siteFault: null };
}

/**
 * Begins the check of one of the company's domains with a new token; the check of another domain ends. Throws for
 * actors who own no company. Refusals: checks.domain.notOwn, accounts.tooManyTries.
 */
export async function beginDomainCheck(
  actor: Actor,
  domain: string,
): Promise<Outcome<{ domain: string }>> {
  const company = ownedCompany(actor);
  const { domains } = await listOwnDomains(actor);
  const named = domains.find((each) => each.domain === domain);
  if (!named) return refused("checks.domain.notOwn");
  const counted = await consume(limitKey("domain-begun", company.id), triesOfOne);
  if (isRefused(counted)) return counted;
  await db.transaction(async (tx) => {
    const rows = await lockChecks(tx, company.id);
    const row = rows.find(({ kind }) => kind === "domain");
    // A press of two at once, and one on a page from before.
    if (row?.subject === domain && (row.state === "waiting" || row.state === "done")) return;
    const key = { companyId: company.id, kind: "domain" } as const;
    const begun = {
      ...nothingYet,
      subject: domain,
      source: named.source,
      token: newToken(),
      nextAt: hoursFromNow(lookHours),
    };
    await tx
      .insert(companyChecks)
      .values({ ...key, ...begun })
      .onConflictDoUpdate({
        target: [companyChecks.companyId, companyChecks.kind],
        set: { ...begun, begunAt: sql`now()` },
      });
    await logCheck(tx, { ...key, state: "waiting", subject: domain, actorId: personId(actor) });
  });
  return { domain };
}

/**
 * Looks for the token of the company's domain now. Throws for actors who own no company. Refusals:
 * checks.domain.notBegun, checks.busy, accounts.tooManyTries.
 */
export async function checkOwnDomain(
  actor: Actor,
  network: Network = openNetwork,
): Promise<Outcome<{ state: CheckState; fault: ProofFault | null }>> {
  const company = ownedCompany(actor);
  const [row] = await db
    .select()
    .from(companyChecks)
    .where(and(eq(companyChecks.companyId, company.id), eq(companyChecks.kind, "domain")));
  if (!row?.token || row.state === "revoked") return refused("checks.domain.notBegun");
  const counted = await consume(limitKey("domain-checks", company.id), triesOfOne);
  if (isRefused(counted)) return counted;
  const all = await consume(limitKey("domain-checks", "of all"), triesOfAll);
  if (isRefused(all)) return refused("checks.busy");
  const { subject, token } = row;
  const proved = await outsideTurn(() =>
    places.run({ account: company.id }, () => proveDomain(subject, token, network)),
  );
  if (!proved) return refused("checks.busy");
  const proof = proved.done;
  return db.transaction(async (tx) => {
    const rows = await lockChecks(tx, company.id);
    const now = rows.find(({ kind }) => kind === "domain");
    if (now?.token !== token || now.state === "revoked") return refused("checks.domain.notBegun");
    if ("by" in proof) {
      await changeCheck(tx, now, doneBy(proof.by), personId(actor));
      return { state: "done", fault: null };
    }
    // The background work counts the days of grace of one that was done.
    if (now.state === "done" || now.state === "expired") {
      return { state: now.state, fault: proof.fault };
    }
    await changeCheck(tx, now, { state: "failed", reason: proof.fault }, personId(actor));
    return { state: "failed", fault: proof.fault };
  });
}

/** The change of a domain that was just proved. */
export function doneBy(method: "dns" | "file") {
  return {
    state: "done" as const,
    method,
    reason: null,
    checkedAt: new Date(),
    failingSince: null,
    nextAt: hoursFromNow(24 * checkAgainDays),
  };
}

const triesOfOne = { max: domainTriesADay, seconds: 24 * 60 * 60 };
const triesOfAll = { max: domainTriesOfAll, seconds: 24 * 60 * 60 };

/** Domains that a process looks at at once. */
const places = createFairPlaces({ max: 4, maxWaiting: 8, maxWaitingOfOne: 1, maxWaitMs: 5000 });

const nothingYet = {
  state: "waiting",
  method: null,
  reason: null,
  checkedAt: null,
  failingSince: null,
} as const;

export function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * 60 * 60 * 1000);
}

/** Letters and digits that are hard to confuse when typed by hand. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

function newToken(): string {
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join("");
}

function ownedCompany(actor: Actor) {
  const company = actingCompany(actor);
  if (!company?.mayManage) throw new Error("Only a company's owners have it checked.");
  return company;
}

function personId(actor: Actor): string | null {
  return actor.kind === "person" ? actor.id : null;
}
