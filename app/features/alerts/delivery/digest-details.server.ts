import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { AlertFrequency } from "#app/features/alerts/alert.ts";
import {
  alertDigests,
  alertMatchedJobs,
  alertSearches,
  alertSentJobs,
  alerts,
} from "#app/features/alerts/alerts.table.ts";
import type { JobCard } from "#app/features/job/job.ts";
import { cardColumns, cardOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";

type DigestAlert = { id: string; name: string; params: string; frequency: AlertFrequency };

/** The content of a digest: jobs that are still open, and the alerts they match. */
export type Digest = { id: string; recipientId: string; jobs: JobCard[]; alerts: DigestAlert[] };

/**
 * Where a notification about a digest leads: its only job, or the search that most of its jobs answer.
 * Undefined for one that is gone.
 */
export async function findDigestSearch(
  id: string,
): Promise<{ job: string } | { params: string } | undefined> {
  const sent = await db
    .select({
      job: alertSentJobs.jobId,
      params: alertSearches.params,
      answers: sql<boolean>`exists (
        select from ${alertMatchedJobs} where ${alertMatchedJobs.jobId} = ${alertSentJobs}.job_id
          and ${alertSearches}.query_id = any(${alertMatchedJobs.queryIds}))`,
    })
    .from(alertSentJobs)
    .innerJoin(alerts, eq(alerts.id, alertSentJobs.alertId))
    .innerJoin(alertSearches, eq(alertSearches.id, alerts.searchId))
    .where(eq(alertSentJobs.digestId, id));
  // The email's jobs that only fit the profile are no answers. Matches are removed before digests are.
  const answers = sent.filter((row) => row.answers);
  const rows = answers.length > 0 ? answers : sent;
  const [first, second] = rows;
  if (first && !second) return { job: first.job };
  const counts = Map.groupBy(rows, ({ params }) => params);
  const [largest] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return largest && { params: largest[0] };
}

/** A digest whose email was not sent yet; undefined if none of its jobs is open or its alerts are off. */
export async function findDigest(id: string, language: Language): Promise<Digest | undefined> {
  const isEmailed = eq(alertSentJobs.byEmail, true);
  return findPart(and(eq(alertDigests.id, id), isNull(alertDigests.sentAt)), isEmailed, language);
}

/** The part of a digest that goes to a Telegram chat, sent or not; undefined as of `findDigest`. */
export async function findChatDigest(id: string, language: Language): Promise<Digest | undefined> {
  return findPart(eq(alertDigests.id, id), eq(alertSentJobs.byChat, true), language);
}

async function findPart(
  which: SQL | undefined,
  isOfWay: SQL,
  language: Language,
): Promise<Digest | undefined> {
  const [digest] = await db
    .select({ id: alertDigests.id, recipientId: alertDigests.recipientId })
    .from(alertDigests)
    .where(which);
  if (!digest) return undefined;
  const rows = await db
    .select({ ...cardColumns, alertId: alertSentJobs.alertId })
    .from(alertSentJobs)
    .innerJoin(alerts, and(eq(alerts.id, alertSentJobs.alertId), isNull(alerts.pausedAt)))
    .innerJoin(jobs, and(eq(jobs.id, alertSentJobs.jobId), eq(jobs.status, "active")))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(alertSentJobs.digestId, digest.id), isOfWay))
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
  if (rows.length === 0) return undefined;
  const answered = await db
    .select({
      id: alerts.id,
      name: alerts.name,
      params: alertSearches.params,
      frequency: alerts.frequency,
    })
    .from(alerts)
    .innerJoin(alertSearches, eq(alertSearches.id, alerts.searchId))
    .where(inArray(alerts.id, [...new Set(rows.map(({ alertId }) => alertId))]))
    .orderBy(alerts.createdAt);
  return {
    ...digest,
    jobs: rows.map((row) => cardOf(row, language)),
    alerts: answered.map((each) => ({ ...each, frequency: each.frequency as AlertFrequency })),
  };
}
