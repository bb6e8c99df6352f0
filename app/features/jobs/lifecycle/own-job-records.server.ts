import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { arrangementOf, type JobStatus, jobStatus } from "#app/features/job/job.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { knownOf, payOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobExternalIds } from "#app/features/jobs/posting/external-ids.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { lifecycleState } from "./job-lifecycle.ts";

/** Where the next part begins: microseconds since 1970, in digits, and an id. */
export type OwnJobsCursor = { at: string; id: string };
export type OwnJobRecord = ReturnType<typeof recordOf>;

type OwnJobsPart = { status?: JobStatus | undefined; after?: OwnJobsCursor; limit: number };

/** The company's own jobs in any status, newest first; none for anybody else. */
export async function listOwnJobRecords(
  actor: Actor,
  { status, after, limit }: OwnJobsPart,
): Promise<{ records: OwnJobRecord[]; next: OwnJobsCursor | null }> {
  const company = actingCompany(actor);
  if (!company) return { records: [], next: null };
  const rows = await selectRows(
    and(
      eq(jobs.companyId, company.id),
      status ? eq(jobs.status, status) : undefined,
      after &&
        sql`(${jobs.createdAt}, ${jobs.id}) <
          (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::uuid)`,
    ),
    limit + 1,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    records: rows.slice(0, limit).map(recordOf),
    next: last ? { at: last.at, id: last.job.id } : null,
  };
}

/** One of them; undefined for anyone else's, a missing one and an invalid id. */
export async function findOwnJobRecord(
  actor: Actor,
  jobId: string,
): Promise<OwnJobRecord | undefined> {
  const company = actingCompany(actor);
  if (!company || !isUuid(jobId)) return undefined;
  const [row] = await selectRows(and(eq(jobs.id, jobId), eq(jobs.companyId, company.id)), 1);
  return row && recordOf(row);
}

function selectRows(isListed: SQL | undefined, limit: number) {
  return db
    .select({
      job: jobs,
      at: sql<string>`(extract(epoch from ${jobs.createdAt}) * 1000000)::bigint::text`,
      externalId: sql<string | null>`(select own.external_id from ${jobExternalIds} own
        where own.job_id = ${jobs}.id limit 1)`,
    })
    .from(jobs)
    .where(isListed)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function recordOf({ job, externalId }: Row) {
  const { min, max, currency, period = "month", basis = null, pound = null } = payOf(job);
  return {
    id: job.id,
    externalId,
    status: jobStatus(job.status),
    state: lifecycleState(job),
    closedReason: job.closedReason,
    title: job.title,
    description: job.description,
    ...knownOf(job),
    location: job.location,
    placeId: job.placeId,
    workArrangement: arrangementOf(job.workArrangement, job.employmentType),
    requirements: readList(job.requirements),
    benefits: readList(job.benefits),
    salaryMin: min,
    salaryMax: max,
    currency,
    payPeriod: period,
    payBasis: basis,
    pound,
    applicationDeadline: job.applicationDeadline,
    contactEmail: job.contactEmail === null ? null : shownEmail(job.contactEmail),
    companyWebsite: job.companyWebsite,
    postedAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  };
}
