import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import {
  consumeOfNetwork,
  sharedLimits,
} from "#app/features/accounts/devices/network-limits.server.ts";
import {
  consume,
  limitKey,
  refund,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { jobCan } from "#app/features/job/job.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { type CaseTarget, raiseByReports } from "#app/features/moderation/cases/cases.server.ts";
import { findReportableMessages } from "#app/features/moderation/messages/reported-messages.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { signFor } from "#app/platform/settings/app-secret.server.ts";
import { networkOf } from "#app/platform/settings/client-address.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { ReportReason, ReportTarget } from "./report.ts";
import type { ReportValues } from "./report-form.ts";
import { reports } from "./reports.table.ts";

const hour = 60 * 60;
/** Reports by one person, or without an account by one browser and from one network. */
const byPerson = { max: 5, seconds: hour };
const byVisitors = sharedLimits(hour, 5, 30);
/** Reports of one target by one person or browser: the second has no new information. */
const ofTarget = { max: 1, seconds: 24 * hour };
/** Reports of one target from one network, and from all: more tell a moderator nothing more. */
const ofTargetFromNetwork = { max: 5, seconds: 24 * hour };
const ofTargetInAll = { max: 50, seconds: 24 * hour };
/** Reports with one address for the outcome, by any sender. */
const toAddress = { max: 3, seconds: 24 * hour };

/**
 * Stores a report about a public job or a company, by a person with or without an account, and
 * queues it for moderators; or one about the messages of the other side of an application, by its applicant or a
 * member of its company. Reports beyond the limits of one target are thanked for and dropped. Refusals:
 * jobs.missing, reports.companyMissing, lifecycle.missing, accounts.tooManyTries.
 */
export async function sendReport(
  actor: Actor,
  target: ReportTarget,
  { reason, details, email }: ReportValues,
  client: Client,
  language: Language = defaultLanguage,
): Promise<Outcome<{ reported: true }>> {
  const raised = await findTarget(actor, target);
  if (isRefused(raised)) return raised;
  const id = raised.jobId ?? raised.applicationId ?? raised.companyId;
  const network = networkOf(client.address);
  const who =
    actor.kind === "person" ? [actor.id] : [network, client.headers.get("user-agent") ?? ""];
  const isPerson = actor.kind === "person";
  const counted = isPerson ? [] : await consumeOfNetwork("reports", client, byVisitors);
  if (isRefused(counted)) return counted;
  // A double press is thanked twice.
  const again = await consume(limitKey("report-of-job", id, ...who), ofTarget);
  if (isRefused(again)) {
    await refund(counted);
    return { reported: true };
  }
  const ofPerson = isPerson && (await consume(limitKey("reports-by-person", actor.id), byPerson));
  if (ofPerson && isRefused(ofPerson)) return ofPerson;
  for (const [key, limit] of [
    [limitKey("reports-of-target", id, network), ofTargetFromNetwork],
    [limitKey("reports-of-target-in-all", id), ofTargetInAll],
  ] as const) {
    if (isRefused(await consume(key, limit))) return { reported: true };
  }
  const hasAccount = actor.kind === "person" && actor.userType !== "none";
  const address = hasAccount || !email ? null : await allowedAddress(email);
  await db.transaction(async (tx) => {
    await tx
      .insert(reports)
      .values({
        jobId: raised.jobId,
        companyId: raised.jobId ? null : raised.companyId,
        applicationId: raised.applicationId ?? null,
        reporterId: hasAccount ? actor.id : null,
        reason,
        details,
        networkKey: networkKey(id, network),
        email: address,
        language,
      });
    await raiseByReports(tx, raised);
  });
  log("reported", { [raised.jobId ? "job" : "account"]: raised.jobId ?? raised.companyId, reason });
  return { reported: true };
}

/** The company that a report may be about, with its name; undefined for any other account. */
export async function findReportedCompany(
  id: string,
): Promise<{ id: string; name: string; logo: string | null } | undefined> {
  if (!isUuid(id)) return undefined;
  const [company] = await db
    .select({ id: userProfiles.id, name: companyCalled, logo: logoColumn })
    .from(userProfiles)
    .where(
      and(
        ...[eq(userProfiles.id, id), eq(userProfiles.userType, "company")],
        sql`btrim(${userProfiles.companyName}) <> ''`,
        sql`not exists (select from auth_users a where a.id = ${id} and a.blocked_at is not null)`,
      ),
    );
  return company;
}

async function findTarget(actor: Actor, target: ReportTarget): Promise<CaseTarget | Refusal> {
  if ("applicationId" in target) {
    const messages = await findReportableMessages(actor, target.applicationId);
    if (!messages) return refused("lifecycle.missing");
    return { jobId: null, companyId: messages.accountId, applicationId: target.applicationId };
  }
  if ("companyId" in target) {
    const company = await findReportedCompany(target.companyId);
    return company ? { jobId: null, companyId: company.id } : refused("reports.companyMissing");
  }
  const job = await findJob(actor, target.jobId);
  if (!job || !jobCan.beShown(job.state)) return refused("jobs.missing");
  return { jobId: job.id, companyId: job.companyId };
}

async function allowedAddress(email: string): Promise<string | null> {
  const taken = await consume(limitKey("reports-to-address", email), toAddress);
  return isRefused(taken) ? null : email;
}

/** Distinguishes reports of one target by network; the network cannot be read from it. */
function networkKey(target: string, network: string): string {
  return signFor("reports", `${target}\n${network}`).slice(0, 22);
}

type ListedReport = {
  jobId: string | null;
  title: string | null;
  company: string;
  companyEmail: string | null;
  reason: ReportReason;
  details: string | null;
  createdAt: Date;
};

/** For the operator: reports that no decision has settled, the newest first. */
export async function listReports(limit: number): Promise<ListedReport[]> {
  const rows = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      company: companyCalled,
      companyEmail: userProfiles.email,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .leftJoin(jobs, eq(jobs.id, reports.jobId))
    .innerJoin(
      userProfiles,
      sql`${userProfiles.id} = coalesce(${jobs.companyId}, ${reports.companyId})`,
    )
    .where(
      and(
        ...[isNull(reports.settledAt), gt(reports.createdAt, sql`now() - ${listed}`)],
        sql`(${reports.jobId} is null or ${jobs.status} = 'active')`,
      ),
    )
    .orderBy(desc(reports.createdAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, reason: row.reason as ReportReason }));
}

const listed = sql`interval '180 days'`;

/** Removes reports that are half a year old. */
export async function removeOldReports(): Promise<void> {
  await db.delete(reports).where(lt(reports.createdAt, sql`now() - ${listed}`));
}
