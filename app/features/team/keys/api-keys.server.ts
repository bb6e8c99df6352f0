import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { enqueueCompanyEmails } from "#app/features/accounts/membership/membership.server.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { lockTeam } from "#app/features/team/team.server.ts";
import { maxKeys, maxKeysADay, unusedKeyDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { type ApiKeyValues, type ApiScope, type ListedKey, ownersScopes } from "./api-key.ts";
import { apiKeys, apiRequests } from "./api-keys.table.ts";
import { isKeyText, keyHash, makeKeyText } from "./key-text.server.ts";
import { unusedKeyEmail } from "./unused-key-email.server.ts";

const aDay = { max: maxKeysADay, seconds: 24 * 60 * 60 };
/** Keys that work no more, as they are listed. */
const maxEnded = 20;
/** Days that a key which works no more is still listed. */
const endedDays = 180;

/**
 * Makes a key of the actor's company under the id of its form, which makes one key however often it is
 * sent. The key is returned this once. Refusals: posting.companiesOnly, posting.readOnly, posting.ownersOnly, keys.tooMany,
 * keys.tooManyToday, keys.alreadyMade.
 */
export async function createApiKey(
  actor: Actor,
  { id, name, scopes, days }: ApiKeyValues,
): Promise<Outcome<{ id: string; key: string }>> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person") return refused("posting.companiesOnly");
  if (!company.mayRecruit) return refused("posting.readOnly");
  const isOwners = scopes.some((scope) => ownersScopes.includes(scope));
  if (isOwners && !company.mayManage) return refused("posting.ownersOnly");
  if (await db.$count(apiKeys, eq(apiKeys.id, id))) return refused("keys.alreadyMade");
  const counted = await consume(limitKey("api-keys", company.id), aDay);
  if (isRefused(counted)) return { ...counted, ...refused("keys.tooManyToday") };
  const key = makeKeyText();
  return db.transaction(async (tx): Promise<Outcome<{ id: string; key: string }>> => {
    await lockTeam(tx, company.id);
    const active = await tx.$count(apiKeys, and(eq(apiKeys.companyId, company.id), works()));
    if (active >= maxKeys) return refused("keys.tooMany");
    const inserted = await tx
      .insert(apiKeys)
      .values({
        id,
        companyId: company.id,
        name,
        scopes,
        hash: keyHash(key),
        ending: key.slice(-5),
        createdBy: actor.id,
        expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
      })
      .onConflictDoNothing({ target: apiKeys.id })
      .returning({ id: apiKeys.id });
    if (inserted.length === 0) return refused("keys.alreadyMade");
    log("api key created", { company: company.id, member: actor.id, key: id });
    return { id, key };
  });
}

/** Ends a key at once. Refusals: posting.companiesOnly, posting.readOnly, keys.missing. */
export async function revokeApiKey(actor: Actor, id: string): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person") return refused("posting.companiesOnly");
  if (!company.mayRecruit) return refused("posting.readOnly");
  if (!isUuid(id)) return refused("keys.missing");
  const [revoked] = await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()`, revokedBy: actor.id })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.companyId, company.id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (!revoked) return refused("keys.missing");
  log("api key revoked", { company: company.id, member: actor.id, key: id });
  return revoked;
}

const maker = alias(userProfiles, "maker");
const revoker = alias(userProfiles, "revoker");

/** The keys of the actor's company, those that work first; none for readers and anybody else. */
export async function listApiKeys(actor: Actor): Promise<ListedKey[]> {
  const company = actingCompany(actor);
  if (!company?.mayRecruit) return [];
  const rows = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      ending: apiKeys.ending,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      works: sql<boolean>`(${works()})`,
      isUnused,
      maker: { id: maker.id, firstName: maker.firstName, lastName: maker.lastName },
      revoker: { id: revoker.id, firstName: revoker.firstName, lastName: revoker.lastName },
      makerCompany: companyMembers.companyId,
      makerRole: companyMembers.role,
    })
    .from(apiKeys)
    .leftJoin(maker, eq(maker.id, apiKeys.createdBy))
    .leftJoin(revoker, eq(revoker.id, apiKeys.revokedBy))
    .leftJoin(companyMembers, eq(companyMembers.userId, apiKeys.createdBy))
    .where(eq(apiKeys.companyId, company.id))
    .orderBy(desc(sql`(${works()})`), desc(apiKeys.createdAt))
    .limit(maxKeys + maxEnded);
  return rows.map(({ maker, revoker, makerCompany, makerRole, works, isUnused, ...row }) => ({
    ...row,
    isUnused: works && isUnused,
    createdBy: nameOf(maker),
    creatorHasLeft: maker?.id === company.id ? makerRole === "none" : makerCompany !== company.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isExpired: !works && row.revokedAt === null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokedBy: nameOf(revoker),
  }));
}

/** A company that acts by one of its keys. */
export type KeyHolder = { keyId: string; scopes: readonly ApiScope[]; actor: Person };

/**
 * The company that a key acts for, as a recruiter of its team; undefined for a text that is none, for a
 * key that was revoked or has expired, while the company's account is blocked, and for a company that was
 * merged with another. Stores its use.
 */
export async function findKeyHolder(key: string): Promise<KeyHolder | undefined> {
  if (!isKeyText(key)) return undefined;
  const isOpen = sql`not exists (select from auth_users a
    where a.id = ${apiKeys}.company_id and a.blocked_at is not null)
    and exists (select from ${userProfiles} p where p.id = ${apiKeys}.company_id and p.user_type = 'company')`;
  const [row] = await db
    .select({
      id: apiKeys.id,
      companyId: apiKeys.companyId,
      scopes: apiKeys.scopes,
      isStale: sql<boolean>`coalesce(${apiKeys.lastUsedAt} < now() - interval '1 minute', true)`,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, keyHash(key)), works(), isOpen));
  if (!row) return undefined;
  if (row.isStale) {
    const used = { lastUsedAt: sql`now()`, unusedNoticeAt: null };
    await db.update(apiKeys).set(used).where(eq(apiKeys.id, row.id));
  }
  const company = { id: row.companyId, role: "recruiter" as const };
  return {
    keyId: row.id,
    scopes: row.scopes,
    actor: {
      kind: "person",
      id: row.companyId,
      email: null,
      userType: "company",
      company,
      byKey: true,
    },
  };
}

/** Keys of one transaction. */
const noticedAtOnce = 500;

/**
 * Tells the owners of companies of keys that work and that nothing has used for long, once until they are used again.
 * The keys go on working: a system may run once a year.
 */
export async function notifyOfUnusedKeys(): Promise<void> {
  for (let some = noticedAtOnce; some === noticedAtOnce; ) {
    some = await db.transaction(async (tx) => {
      const due = tx
        .select({ id: apiKeys.id })
        .from(apiKeys)
        .where(and(isNull(apiKeys.unusedNoticeAt), isUnused, works()))
        .limit(noticedAtOnce)
        .for("update", { skipLocked: true });
      const keys = await tx
        .update(apiKeys)
        .set({ unusedNoticeAt: sql`now()` })
        .where(inArray(apiKeys.id, due))
        .returning({ keyId: apiKeys.id, companyId: apiKeys.companyId });
      const events = keys.map(({ keyId, companyId }) => ({ companyId, data: { keyId } }));
      if (events.length > 0) await enqueueCompanyEmails(unusedKeyEmail, events, tx, ["owner"]);
      return keys.length;
    });
  }
}

/** For the actor's own data: the keys that they made, without any secret. */
export async function exportOwnApiKeys(actor: Person) {
  const { name, scopes, ending, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKeys;
  return db
    .select({ name, scopes, ending, createdAt, lastUsedAt, expiresAt, revokedAt })
    .from(apiKeys)
    .where(eq(apiKeys.createdBy, actor.id))
    .orderBy(asc(createdAt));
}

/** Deletes requests of more than a day ago, and keys that have not worked for long. */
export async function removeOldApiKeys(): Promise<void> {
  await db.delete(apiRequests).where(lt(apiRequests.createdAt, sql`now() - interval '1 day'`));
  const before = sql`now() - make_interval(days => ${endedDays})`;
  await db.delete(apiKeys).where(or(lt(apiKeys.revokedAt, before), lt(apiKeys.expiresAt, before)));
}

const isUnused = sql<boolean>`(${apiKeys.createdAt} < now() - make_interval(days => ${unusedKeyDays})
  and coalesce(${apiKeys.lastUsedAt} < now() - make_interval(days => ${unusedKeyDays}), true))`;

function works() {
  return and(
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
  );
}

type Named = { firstName: string | null; lastName: string | null };

function nameOf(named: Named | null): string | null {
  return named
    ? fullName({ firstName: named.firstName ?? "", lastName: named.lastName ?? "" }) || null
    : null;
}
