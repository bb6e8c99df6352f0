import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { moderationCases, type queueSort } from "#app/features/moderation/cases/cases.table.ts";
import type { QueueKind } from "#app/features/moderation/queue-kind.ts";
import type { ReportReason } from "#app/features/moderation/reports/report.ts";
import { type SignalName, signalNames } from "#app/features/moderation/signals/job-signals.ts";

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
  /** Reports that no decision has settled, also several of one network. */
  reportCount: number;
  openedAt: string;
  /** Since it was opened. */
  ageHours: number;
};

export type CaseColumns = Parameters<typeof queueSort>[0] &
  Record<"companyId" | "jobId" | "applicationId", AnyPgColumn>;

/** The kind of the queue that a case is of. */
export function kindHere({ state, jobId, applicationId, reportCount }: CaseColumns) {
  return sql<QueueKind>`case when ${state} in ('appealed', 'block_appealed') then 'appeals'
    when ${state} = 'held' then 'held' when ${applicationId} is not null then 'messages' when ${jobId} is null then 'companies'
    when ${reportCount} > 0 then 'reports' else 'signals' end`;
}

const ofJob = sql`r.job_id = "moderation_cases"."job_id"`;
const ofAccount = sql`r.company_id = "moderation_cases"."company_id"
  and r.application_id is not distinct from "moderation_cases"."application_id"`;

/** What a list shows of a case, its profile and its job. */
export const entryColumns = {
  id: moderationCases.id,
  kind: kindHere(moderationCases),
  title: jobs.title,
  company: companyCalled,
  isAboutMessages: sql<boolean>`"moderation_cases"."application_id" is not null`,
  signals: moderationCases.signals,
  reportCount: sql<number>`case when "moderation_cases"."job_id" is null
    then ${openReports(ofAccount)} else ${openReports(ofJob)} end`,
  openedAt: moderationCases.openedAt,
  topReason: sql<ReportReason | null>`case when "moderation_cases"."job_id" is null
    then ${topReasonOf(ofAccount)} else ${topReasonOf(ofJob)} end`,
};

function openReports(isAbout: SQL): SQL {
  return sql`(select count(*)::int from reports r where ${isAbout} and r.settled_at is null)`;
}

function topReasonOf(isAbout: SQL): SQL {
  return sql`(select r.reason from reports r where ${isAbout} and r.settled_at is null
    group by r.reason order by count(*) desc, r.reason limit 1)`;
}

/** A row of these columns, with its gravest signal. */
export function shownEntry<Row extends { signals: string[]; openedAt: Date }>({
  signals,
  openedAt,
  ...row
}: Row) {
  return {
    ...row,
    topSignal: signalNames.find((name) => signals.includes(name)) ?? null,
    openedAt: openedAt.toISOString(),
    ageHours: (Date.now() - openedAt.getTime()) / 3_600_000,
  };
}
