import { and, count, desc, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isAdmin, isModerator } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { waitingStates } from "#app/features/moderation/cases/case.ts";
import { moderationCases, queueSort } from "#app/features/moderation/cases/cases.table.ts";
import {
  type CaseColumns,
  entryColumns,
  kindHere,
  type QueueEntry,
  shownEntry,
} from "#app/features/moderation/lists/case-entry.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { onePage, type Page } from "#app/platform/paging.ts";
import { casesAPage, type QueueKind } from "./queue-kind.ts";

/** `oldest` is since when the oldest case waits (ISO). */
export type Queue = { list: Page<QueueEntry>; counts: QueueCounts; oldest: string | null };

export type QueueCounts = Record<QueueKind | "all", number>;

/**
 * A page of a moderator's queue, in the order of `queueSort`. Cases of the company that a moderator acts
 * for are left to others. A 404 for anyone but moderators.
 */
export async function listQueue(
  actor: Actor,
  kind: QueueKind | null = null,
  requested = 1,
): Promise<Queue> {
  const { counts, oldest } = await findWaiting(actor);
  const load = async (skip: number) => {
    // First which, then all about these: thousands may wait.
    const shown = db
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(isQueued(actor, kind))
      .orderBy(...queueSort(moderationCases))
      .limit(casesAPage)
      .offset(skip);
    const rows = await db
      .select(entryColumns)
      .from(moderationCases)
      .innerJoin(userProfiles, eq(userProfiles.id, moderationCases.companyId))
      .leftJoin(jobs, eq(jobs.id, moderationCases.jobId))
      .where(inArray(moderationCases.id, shown))
      .orderBy(...queueSort(moderationCases));
    return rows.map(shownEntry);
  };
  return {
    counts,
    oldest,
    list: await onePage(requested, counts[kind ?? "all"], load, casesAPage),
  };
}

/** How many cases wait, of each kind. A 404 for anyone but moderators. */
export async function countQueue(actor: Actor): Promise<QueueCounts> {
  if (!isModerator(actor)) throw notFound();
  return (await countCases(actor)).counts;
}

/** How many cases wait for moderators, and since when the oldest (ISO). A 404 for anyone but admins. */
export async function countWaitingCases(
  actor: Actor,
): Promise<{ counts: QueueCounts; oldest: string | null }> {
  if (!isAdmin(actor)) throw notFound();
  return countCases(actor);
}

/** The same for a moderator, without cases of the company that they act for. A 404 for anyone else. */
export async function findWaiting(
  actor: Actor,
): Promise<{ counts: QueueCounts; oldest: string | null }> {
  if (!isModerator(actor)) throw notFound();
  return countCases(actor);
}

async function countCases(actor: Actor) {
  const rows = await db
    .select({
      kind: kindHere(moderationCases),
      count: count(),
      oldest: min(moderationCases.openedAt),
    })
    .from(moderationCases)
    .where(isQueued(actor, null))
    .groupBy(sql`1`);
  const counts = { all: 0, appeals: 0, held: 0, messages: 0, companies: 0, reports: 0, signals: 0 };
  for (const row of rows) {
    counts[row.kind] = row.count;
    counts.all += row.count;
  }
  const [oldest = null] = rows.flatMap((row) => row.oldest?.toISOString() ?? []).sort();
  return { counts, oldest };
}

/** Where a case stands in the queue, counted from 1, and the cases around it; of a case that does not wait, the first one. */
export type QueuePlace = { position: number | null; previous: string | null; next: string | null };

/** A 404 for anyone but moderators. */
export async function findQueuePlace(
  actor: Actor,
  kind: QueueKind | null,
  caseId: string,
): Promise<QueuePlace> {
  if (!isModerator(actor)) throw notFound();
  const its = alias(moderationCases, "its");
  const row = (cases: CaseColumns) => sql`(${sql.join([...queueSort(cases)], sql`, `)})`;
  const others = sql`from ${moderationCases} where ${isQueued(actor, kind)} and ${row(moderationCases)}`;
  const [place] = await db.execute<QueuePlace>(sql`
    select (select count(*)::int ${others} <= ${row(its)}) as position,
      (select id ${others} < ${row(its)}
        order by ${backwards(queueSort(moderationCases))} limit 1) as previous,
      (select id ${others} > ${row(its)}
        order by ${sql.join([...queueSort(moderationCases)], sql`, `)} limit 1) as next
    from ${moderationCases} its where id = ${caseId} and ${isQueued(actor, kind, its)}`);
  if (place) return place;
  const first = (await listQueue(actor, kind)).list.items[0];
  return { position: null, previous: null, next: first?.id ?? null };
}

const backwards = (order: ReturnType<typeof queueSort>) =>
  sql.join(
    order.map((each) => desc(each)),
    sql`, `,
  );

/** With the states as literals, by which the index of the queue is found. */
const areWaiting = sql.raw(`(${waitingStates.map((state) => `'${state}'`).join(", ")})`);

function isQueued(
  actor: Actor,
  kind: QueueKind | null,
  cases: CaseColumns = moderationCases,
): SQL | undefined {
  return and(
    sql`${cases.state} in ${areWaiting}`,
    sql`${cases.companyId} <> ${actingCompany(actor)?.id ?? nobody}`,
    sql`${cases.companyId} <> ${actor.kind === "person" ? actor.id : nobody}`,
    kind ? sql`${kindHere(cases)} = ${kind}` : undefined,
  );
}

const nobody = "00000000-0000-0000-0000-000000000000";

/** Registers of companies that wait for a moderator. 404 for all others. */
export async function countRegisters(actor: Actor): Promise<number> {
  if (!isModerator(actor)) throw notFound();
  return db.$count(
    companyChecks,
    sql`${companyChecks.kind} = 'register' and ${companyChecks.state} = 'waiting'`,
  );
}
