import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isModerator } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { waitingStates } from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import type { ReportReason } from "#app/features/moderation/reports/report.ts";
import { type SignalName, signalNames } from "#app/features/moderation/signals/job-signals.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { kindOfCase, type QueueKind, queueKinds } from "./queue-kind.ts";

/** A case as the queue lists it; null for the title of a case about a company. */
export type QueueEntry = {
  id: string;
  kind: QueueKind;
  title: string | null;
  company: string;
  /** The most frequent report, or the gravest signal. */
  topReason: ReportReason | null;
  topSignal: SignalName | null;
  reportCount: number;
  openedAt: string;
};

export type Queue = { entries: QueueEntry[]; counts: Record<QueueKind | "all", number> };

/** More than anybody works off in a day. */
const maxListed = 200;

/**
 * The queue of a moderator: appeals first, then jobs that wait to be public, then by weight, then by age. Cases of the company that a
 * moderator acts for are left to others. A 404 for anyone but moderators.
 */
export async function listQueue(actor: Actor, kind: QueueKind | null = null): Promise<Queue> {
  if (!isModerator(actor)) throw notFound();
  // First which, then all about these: thousands may wait.
  const first = db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(
      and(
        inArray(moderationCases.state, [...waitingStates]),
        sql`${moderationCases.companyId} <> ${actingCompany(actor)?.id ?? nobody}`,
      ),
    )
    .orderBy(...gravestFirst)
    .limit(maxListed);
  const rows = await db
    .select({
      id: moderationCases.id,
      state: moderationCases.state,
      jobId: moderationCases.jobId,
      companyId: moderationCases.companyId,
      title: jobs.title,
      company: companyCalled,
      signals: moderationCases.signals,
      reportCount: moderationCases.reportCount,
      openedAt: moderationCases.openedAt,
      topReason: sql<ReportReason | null>`(select r.reason from reports r
        where (r.job_id = "moderation_cases"."job_id" or r.company_id = "moderation_cases"."company_id"
          and "moderation_cases"."job_id" is null) and r.settled_at is null
        group by r.reason order by count(*) desc, r.reason limit 1)`,
    })
    .from(moderationCases)
    .innerJoin(userProfiles, eq(userProfiles.id, moderationCases.companyId))
    .leftJoin(jobs, eq(jobs.id, moderationCases.jobId))
    .where(inArray(moderationCases.id, first))
    .orderBy(...gravestFirst);
  const entries = rows.map(({ signals, openedAt, companyId: _, ...row }) => ({
    ...row,
    kind: kindOfCase(row),
    topSignal: signalNames.find((name) => signals.includes(name)) ?? null,
    openedAt: openedAt.toISOString(),
  }));
  const count = (of: QueueKind) => entries.filter((entry) => entry.kind === of).length;
  const counts = Object.fromEntries(queueKinds.map((of) => [of, count(of)]));
  return {
    entries: kind ? entries.filter((entry) => entry.kind === kind) : entries,
    counts: { ...(counts as Record<QueueKind, number>), all: entries.length },
  };
}

const gravestFirst = [
  sql`(${moderationCases.state} in ('appealed', 'block_appealed')) desc`,
  sql`(${moderationCases.state} = 'held') desc`,
  sql`${moderationCases.reportCount} * 3 + ${moderationCases.signalScore} desc`,
  asc(moderationCases.openedAt),
  asc(moderationCases.id),
];

const nobody = "00000000-0000-0000-0000-000000000000";
