import { and, count, desc, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isAdmin, isModerator } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { waitingStates } from "#app/features/moderation/cases/case.ts";
import { moderationCases, queueOrder } from "#app/features/moderation/cases/cases.table.ts";
import type { ReportReason } from "#app/features/moderation/reports/report.ts";
import { type SignalName, signalNames } from "#app/features/moderation/signals/job-signals.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { onePage, type Page } from "#app/platform/paging.ts";
import { casesAPage, type QueueKind } from "./queue-kind.ts";

/** A case as the queue lists it; null for the title of a case about a company or messages. */
export type QueueEntry = {
  id: string;
  kind: QueueKind;
  title: string | null;
  company: string;
  isAboutMessages: boolean;
  /** The most frequent report, or the gravest signal. */
  topReason: ReportReason | null;
  topSignal: SignalName | null;
  reportCount: number;
  openedAt: string;
};

export type Queue = { list: Page<QueueEntry>; counts: QueueCounts };

export type QueueCounts = Record<QueueKind | "all", number>;

/**
 * A page of a moderator's queue, in the order of `queueOrder`. Cases of the company that a moderator acts
 * for are left to others. A 404 for anyone but moderators.
 */
export async function listQueue(
  actor: Actor,
  kind: QueueKind | null = null,
  requested = 1,
): Promise<Queue> {
  const counts = await countQueue(actor);
  const load = async (skip: number) => {
    // First which, then all about these: thousands may wait.
    const shown = db
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(isQueued(actor, kind))
      .orderBy(...queueOrder(moderationCases))
      .limit(casesAPage)
      .offset(skip);
    const rows = await db
      .select(columns)
      .from(moderationCases)
      .innerJoin(userProfiles, eq(userProfiles.id, moderationCases.companyId))
      .leftJoin(jobs, eq(jobs.id, moderationCases.jobId))
      .where(inArray(moderationCases.id, shown))
      .orderBy(...queueOrder(moderationCases));
    return rows.map(({ signals, openedAt, ...row }) => ({
      ...row,
      topSignal: signalNames.find((name) => signals.includes(name)) ?? null,
      openedAt: openedAt.toISOString(),
    }));
  };
  return { counts, list: await onePage(requested, counts[kind ?? "all"], load, casesAPage) };
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
  const row = (cases: CaseColumns) => sql`(${sql.join([...queueOrder(cases)], sql`, `)})`;
  const others = sql`from ${moderationCases} where ${isQueued(actor, kind)} and ${row(moderationCases)}`;
  const [place] = await db.execute<QueuePlace>(sql`
    select (select count(*)::int ${others} <= ${row(its)}) as position,
      (select id ${others} < ${row(its)}
        order by ${backwards(queueOrder(moderationCases))} limit 1) as previous,
      (select id ${others} > ${row(its)}
        order by ${sql.join([...queueOrder(moderationCases)], sql`, `)} limit 1) as next
    from ${moderationCases} its where id = ${caseId} and ${isQueued(actor, kind, its)}`);
  if (place) return place;
  const first = (await listQueue(actor, kind)).list.items[0];
  return { position: null, previous: null, next: first?.id ?? null };
}

const backwards = (order: ReturnType<typeof queueOrder>) =>
  sql.join(
    order.map((each) => desc(each)),
    sql`, `,
  );

type CaseColumns = Parameters<typeof queueOrder>[0] &
  Record<"companyId" | "jobId" | "applicationId", AnyPgColumn>;

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

function kindHere({ state, jobId, applicationId, reportCount }: CaseColumns) {
  return sql<QueueKind>`case when ${state} in ('appealed', 'block_appealed') then 'appeals'
    when ${state} = 'held' then 'held' when ${applicationId} is not null then 'messages' when ${jobId} is null then 'companies'
    when ${reportCount} > 0 then 'reports' else 'signals' end`;
}

const columns = {
  id: moderationCases.id,
  kind: kindHere(moderationCases),
  title: jobs.title,
  company: companyCalled,
  isAboutMessages: sql<boolean>`"moderation_cases"."application_id" is not null`,
  signals: moderationCases.signals,
  reportCount: moderationCases.reportCount,
  openedAt: moderationCases.openedAt,
  topReason: sql<ReportReason | null>`case when "moderation_cases"."job_id" is null
    then ${topReasonOf(sql`r.company_id = "moderation_cases"."company_id"
      and r.application_id is not distinct from "moderation_cases"."application_id"`)}
    else ${topReasonOf(sql`r.job_id = "moderation_cases"."job_id"`)} end`,
};

function topReasonOf(isAbout: SQL): SQL {
  return sql`(select r.reason from reports r where ${isAbout} and r.settled_at is null
    group by r.reason order by count(*) desc, r.reason limit 1)`;
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
