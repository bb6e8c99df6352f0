import { eq, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { isMerging } from "#app/features/moderation/merges/merged-companies.server.ts";
import { mergeUndoHours } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";

type LockedCompany = {
  id: string;
  userType: string;
  isBlocked: boolean;
  isLeaving: boolean;
  /** An invitation to be an owner is open. */
  isHandedOver: boolean;
};

/** Locks both profiles, in their order; posts and changes of their teams wait. 404 where one is missing. */
export async function lockCompanies(
  tx: Transaction,
  ids: readonly [string, string],
): Promise<LockedCompany[]> {
  await tx.execute(sql`
    select from user_profiles where id = any(${sql.param([...ids])}::uuid[]) order by id for update`);
  const rows = await tx.execute<LockedCompany>(sql`
    select p.id, p.user_type as "userType",
      exists (select from auth_users a where a.id = p.id and a.blocked_at is not null) as "isBlocked",
      exists (select from leaving_accounts l where l.id = p.id) as "isLeaving",
      exists (select from company_invitations i
        where i.company_id = p.id and i.role = 'owner' and i.expires_at > now()) as "isHandedOver"
    from user_profiles p where p.id = any(${sql.param([...ids])}::uuid[])`);
  const isOfCompanies = rows.every(({ userType }) => /^company/.test(userType));
  if (rows.length < 2 || !isOfCompanies) throw notFound();
  return [...rows];
}

type Wanted = { from: string; into: string; jobId?: string };

/** Why two companies are not merged, or a job not moved from one to the other; undefined if nothing is against it. */
export async function whyNotMerge(
  tx: Transaction,
  companies: readonly LockedCompany[],
  { from, into, jobId }: Wanted,
): Promise<MessageKey | undefined> {
  if (companies.some(({ userType }) => userType !== "company")) return "merges.closed";
  if (companies.some(({ isBlocked }) => isBlocked)) return "merges.blocked";
  if (companies.some(({ isLeaving }) => isLeaving)) return "merges.leaving";
  if (!jobId && companies.some(({ isHandedOver }) => isHandedOver)) return "merges.handOver";
  if ((await isMerging(from, tx)) || (await isMerging(into, tx))) return "merges.running";
  if (!jobId && (await isOpenMergeInto(tx, from))) return "merges.chained";
  return undefined;
}

/** Whether another company was merged into this one, and that can still be undone. */
async function isOpenMergeInto(tx: Transaction, company: string): Promise<boolean> {
  const open = await tx.execute(sql`
    select from company_merges where into_id = ${company} and job_id is null and state = 'done'
      and created_at > now() - make_interval(hours => ${mergeUndoHours}) limit 1`);
  return open.length > 0;
}

export async function countJobs(tx: Transaction, company: string): Promise<number> {
  return tx.$count(jobs, eq(jobs.companyId, company));
}

/** The company of a job, which is locked. 404 for a job that there is not. */
export async function findCompanyOfJob(tx: Transaction, jobId: string): Promise<string> {
  const [job] = await tx
    .select({ companyId: jobs.companyId })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .for("update");
  if (!job) throw notFound();
  return job.companyId;
}
