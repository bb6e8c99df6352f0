import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import type { MemoryKeys } from "#app/features/job/memory-key.ts";
import { isPrefetch } from "#app/http/prefetch.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import {
  boardVisits,
  recentSearches,
  rememberedCompanies,
  rememberedJobs,
  seenJobs,
} from "./memory.table.ts";
import { longestSearch, memoryLimits } from "./memory-limits.ts";
import { searchAddress } from "./search-address.ts";

/** The actor's memory as pages have it; null for a visitor, whose device has it. */
export async function findOwnMemoryKeys(actor: Actor): Promise<MemoryKeys | null> {
  if (actor.kind !== "person") return null;
  const [keys] = await db.execute<MemoryKeys & { previousAt: Date | string | null }>(sql`
    select
      array(select ${key("job_id")} from remembered_jobs
        where account_id = ${actor.id} and saved_at is not null) as saved,
      array(select ${key("job_id")} from remembered_jobs
        where account_id = ${actor.id} and hidden_at is not null) as hidden,
      array(select ${key("job_id")} from seen_jobs where account_id = ${actor.id}
        order by seen_at desc limit ${memoryLimits.seen}) as seen,
      array(select ${key("company_id")} from remembered_companies
        where account_id = ${actor.id} and hidden_at is not null) as "hiddenCompanies",
      array(select ${key("company_id")} from remembered_companies
        where account_id = ${actor.id} and followed_at is not null) as followed`);
  if (!keys) return null;
  const { saved, seen, hidden, hiddenCompanies, followed } = keys;
  return { saved, seen, hidden, hiddenCompanies, followed, newSince: await rememberVisit(actor) };
}

/** As memoryKey makes it. */
function key(column: "job_id" | "company_id") {
  return sql.raw(`left(${column}::text, 8)`);
}

/** Who comes back after a while begins another visit; returns the end of the one before. */
async function rememberVisit(actor: Person): Promise<string | null> {
  const [known] = await db
    .select({
      previousAt: boardVisits.previousAt,
      isRecent: sql<boolean>`${boardVisits.lastActiveAt} > now() - interval '2 minutes'`,
    })
    .from(boardVisits)
    .where(eq(boardVisits.accountId, actor.id));
  if (known?.isRecent) return known.previousAt?.toISOString() ?? null;
  const [visit] = await db
    .insert(boardVisits)
    .values({ accountId: actor.id })
    .onConflictDoUpdate({
      target: boardVisits.accountId,
      set: {
        previousAt: sql`case when board_visits.last_active_at < now() - interval '30 minutes'
          then board_visits.last_active_at else board_visits.previous_at end`,
        lastActiveAt: sql`now()`,
      },
    })
    .returning({ previousAt: boardVisits.previousAt });
  return visit?.previousAt?.toISOString() ?? null;
}

/** Records a search, as the list's address has it; the latest stay. */
export async function recordSearch(actor: Actor, query: string): Promise<void> {
  if (actor.kind !== "person" || query === "" || query.length > longestSearch) return;
  await db
    .insert(recentSearches)
    .values({ accountId: actor.id, query })
    .onConflictDoUpdate({
      target: [recentSearches.accountId, recentSearches.query],
      set: { searchedAt: sql`now()` },
    });
  await db.delete(recentSearches).where(
    sql`${recentSearches.accountId} = ${actor.id} and ${recentSearches.query} in (
      select old.query from recent_searches old where old.account_id = ${actor.id}
      order by old.searched_at desc offset ${memoryLimits.searches})`,
  );
}

/** The ids of the companies that the actor follows. */
export async function listFollowedCompanies(actor: Person): Promise<string[]> {
  const rows = await db
    .select({ id: rememberedCompanies.companyId })
    .from(rememberedCompanies)
    .where(
      and(eq(rememberedCompanies.accountId, actor.id), isNotNull(rememberedCompanies.followedAt)),
    );
  return rows.map(({ id }) => id);
}

/** Which of the actor's memories are forgotten. */
export type MemoryPart = "all" | "seen" | "searches";

/** Deletes the memory of the actor's account, or a part of it. */
export async function forgetOwnMemory(actor: Person, part: MemoryPart): Promise<void> {
  const tables = {
    all: [rememberedJobs, seenJobs, rememberedCompanies, recentSearches, boardVisits],
    seen: [seenJobs],
    searches: [recentSearches],
  }[part];
  await db.transaction(async (tx) => {
    for (const table of tables) await tx.delete(table).where(eq(table.accountId, actor.id));
  });
}

/** The account's memory, for the export of own data. */
export async function exportOwnMemory(actor: Person) {
  const [jobs, seen, companies, searches, [visit]] = await Promise.all([
    db.execute<{ title: string; savedAt: Date | null; hiddenAt: Date | null }>(sql`
      select j.title, m.job_id as "jobId", m.saved_at as "savedAt", m.hidden_at as "hiddenAt"
      from remembered_jobs m join jobs j on j.id = m.job_id
      where m.account_id = ${actor.id} order by coalesce(m.saved_at, m.hidden_at)`),
    db.execute<{ title: string; seenAt: Date }>(sql`
      select j.title, s.job_id as "jobId", s.seen_at as "seenAt"
      from seen_jobs s join jobs j on j.id = s.job_id
      where s.account_id = ${actor.id} order by s.seen_at`),
    db.execute<{ name: string | null; followedAt: Date | null; hiddenAt: Date | null }>(sql`
      select p.company_name as name, m.followed_at as "followedAt", m.hidden_at as "hiddenAt"
      from remembered_companies m join user_profiles p on p.id = m.company_id
      where m.account_id = ${actor.id} order by coalesce(m.followed_at, m.hidden_at)`),
    db
      .select({ query: recentSearches.query, searchedAt: recentSearches.searchedAt })
      .from(recentSearches)
      .where(eq(recentSearches.accountId, actor.id)),
    db
      .select({ lastActiveAt: boardVisits.lastActiveAt, previousAt: boardVisits.previousAt })
      .from(boardVisits)
      .where(eq(boardVisits.accountId, actor.id)),
  ]);
  return {
    jobs: [...jobs],
    seen: [...seen],
    companies: [...companies],
    searches,
    visits: visit ?? null,
  };
}

/** Stores the search of an opened list; not its further parts, nor prefetches. */
export async function rememberSearch(
  request: Request,
  actor: Actor,
  { query, after }: { query: JobQuery; after: string | null },
): Promise<void> {
  const address = searchAddress(query);
  if (actor.kind !== "person" || address === "" || after !== null || isPrefetch(request)) return;
  await orEmpty("recent search", recordSearch(actor, address), undefined);
}
