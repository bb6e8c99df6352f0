import { and, eq, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { type CaseState, caseStateOf, type DecisionReason, decisionReasonOf } from "./case.ts";
import { moderationCases } from "./cases.table.ts";

/** The subject of a case: a job with its company, a company, or the messages of an account about an application. */
export type CaseTarget = { jobId: string | null; companyId: string; applicationId?: string | null };

const ofCompany = sql`(company_id) where job_id is null and application_id is null`;

/** After a dismissal this many networks have to report again. */
const reportsAfterDismissal = 2;

/** Puts the target into the queue with the number of networks that report it, or counts them again there. */
export async function raiseByReports(
  tx: Transaction,
  { jobId, companyId, applicationId = null }: CaseTarget,
): Promise<void> {
  const isAbout = jobId
    ? sql`r.job_id = ${jobId}`
    : sql`r.company_id = ${companyId} and r.application_id is not distinct from ${applicationId}::uuid`;
  const counted = sql`(select count(distinct network_key)::int from reports r
    where ${isAbout} and r.settled_at is null)`;
  const ofMessages = sql`(application_id, company_id) where application_id is not null`;
  await tx.execute(sql`
    insert into moderation_cases as c (job_id, company_id, application_id, report_count)
    values (${jobId}, ${companyId}, ${applicationId}, ${counted})
    on conflict ${jobId ? sql`(job_id)` : applicationId ? ofMessages : ofCompany} do update set
      report_count = excluded.report_count,
      state = case when ${reopens} then 'open' else c.state end,
      opened_at = case when ${reopens} then now() else c.opened_at end`);
}

const reopens = sql`(c.state in ('dismissed', 'restored', 'blocked')
  and excluded.report_count >= ${sql.raw(String(reportsAfterDismissal))})`;

type Signals = {
  signals: readonly string[];
  score: number;
  /** Its job waits for the decision. */
  isHeld: boolean;
};

/** Queues a job or a company for its signals; a dismissed one only for a new signal. */
export async function raiseBySignals(
  tx: Pick<Transaction, "execute">,
  { jobId, companyId }: CaseTarget,
  { signals, score, isHeld }: Signals,
): Promise<void> {
  const names = sql`${sql.param(signals)}::text[]`;
  await tx.execute(sql`
    insert into moderation_cases as c (job_id, company_id, signals, signal_score, state)
    values (${jobId}, ${companyId}, ${names}, ${score}, ${isHeld ? "held" : "open"})
    on conflict ${jobId ? sql`(job_id)` : ofCompany} do update set signals = excluded.signals, signal_score = excluded.signal_score,
      ${queuedAgain}`);
}

const isNewSignal = sql`not excluded.signals <@ c.signals`;
const saysMore = sql`(c.state in ('dismissed', 'restored', 'blocked') and ${isNewSignal})`;
const queuedAgain = sql`
  state = case when excluded.state = 'held' or ${saysMore} then excluded.state else c.state end,
  opened_at = case when excluded.state = 'held' and c.state <> 'held' or ${saysMore}
    then now() else c.opened_at end`;

/** Queues jobs of a company for a signal beside those that they have. */
export async function raiseByOneSignal(
  tx: Pick<Transaction, "execute">,
  companyId: string,
  jobIds: readonly string[],
  { signal, weight, isHeld }: { signal: string; weight: number; isHeld: boolean },
): Promise<void> {
  await tx.execute(sql`
    insert into moderation_cases as c (job_id, company_id, signals, signal_score, state)
    select job_id, ${companyId}, array[${signal}], ${weight}, ${isHeld ? "held" : "open"}
    from unnest(${sql.param(jobIds)}::uuid[]) job_id order by job_id
    on conflict (job_id) do update set
      signals = case when ${isNewSignal} then c.signals || excluded.signals else c.signals end,
      signal_score = c.signal_score + case when ${isNewSignal} then excluded.signal_score else 0 end,
      ${queuedAgain}`);
}

/** Updates the signals of a case whose job no longer gives enough of them. */
export async function lowerSignals(
  tx: Pick<Transaction, "execute">,
  jobId: string,
  signals: readonly string[],
  score: number,
): Promise<void> {
  await tx.execute(sql`
    update moderation_cases set signals = ${sql.param(signals)}::text[], signal_score = ${score}
    where job_id = ${jobId} and state <> 'dismissed'`);
}

/** A job whose company was asked for changes goes back to the moderators once it is changed. */
export async function returnChangedJob(tx: Transaction, jobId: string): Promise<void> {
  await tx
    .update(moderationCases)
    .set({ state: "open", openedAt: sql`now()` })
    .where(and(eq(moderationCases.jobId, jobId), eq(moderationCases.state, "changes_requested")));
}

/** A case as its company sees it. */
export type OwnCase = {
  state: Extract<CaseState, "held" | "changes_requested" | "suspended" | "appealed">;
  reason: DecisionReason | null;
};

const shownToOwner: readonly CaseState[] = ["held", "changes_requested", "suspended", "appealed"];

export function ownCaseOf(row: { state: string; reason: string | null } | null): OwnCase | null {
  const state = row && caseStateOf(row.state);
  if (!state || !shownToOwner.includes(state)) return null;
  return { state: state as OwnCase["state"], reason: decisionReasonOf(row.reason) };
}

/** Suspends a job, or restores it: the only place that writes a suspension. */
export async function setSuspended(
  tx: Transaction,
  jobId: string,
  suspended: boolean,
): Promise<void> {
  if (suspended) {
    await tx
      .update(moderationCases)
      .set({
        // A held job that was refused is published once the refusal is taken back.
        suspendedFrom: sql`(select case when closed_reason = 'held' then 'active' else status end
          from jobs where id = ${jobId})`,
      })
      .where(and(eq(moderationCases.jobId, jobId), sql`suspended_from is null`));
    await tx
      .update(jobs)
      .set({ status: "closed", closedReason: "suspended" })
      .where(eq(jobs.id, jobId));
    return;
  }
  await tx.execute(sql`
    update jobs set status = c.suspended_from, closed_reason = null, closed_at = null
    from moderation_cases c
    where jobs.id = ${jobId} and c.job_id = jobs.id and c.suspended_from is not null`);
  await tx
    .update(moderationCases)
    .set({ suspendedFrom: null })
    .where(eq(moderationCases.jobId, jobId));
}

/** Ends the wait of a held job: it becomes public, or a plain draft of its company. */
export async function endHold(
  tx: Transaction,
  jobId: string,
  status: "active" | "draft",
): Promise<void> {
  await tx
    .update(jobs)
    .set({ status, closedReason: null, ...(status === "active" && { createdAt: sql`now()` }) })
    .where(and(eq(jobs.id, jobId), eq(jobs.closedReason, "held")));
}
